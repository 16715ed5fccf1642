// Counts the steps that Swift code makes, where it was built for that.

#ifndef SCROLLKIT_STEPS_H
#define SCROLLKIT_STEPS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether steps are counted: in a build with the flags that `scrollkit-bench --help` names.
bool scrollkit_counts_steps(void);

/// How many steps have been made so far: from one piece of code to the next, as branches part them,
/// and, on Linux, a step for each whole 1024 bytes that are copied, moved or filled in one go.
uint64_t scrollkit_steps(void);

#endif
