// Only a class that comes from Objective-C may have `@objc` methods with it as a parameter.
__attribute__((objc_root_class)) @interface ObjectiveCRoot
- (instancetype)initRoot;
@end
