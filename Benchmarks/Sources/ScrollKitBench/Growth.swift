/// How the steps of one operation may grow with the number of rows, at most.
enum Growth: String {
  case constant, logarithmic, linear
}
