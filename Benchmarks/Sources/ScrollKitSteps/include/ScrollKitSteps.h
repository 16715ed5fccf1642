// Counts the steps of the Swift code that was built with `-profile-generate`.

#ifndef SCROLLKIT_STEPS_H
#define SCROLLKIT_STEPS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether steps are counted here: on Linux, in a build with `-Xswiftc -profile-generate`.
bool scrollkit_counts_steps(void);

/// How many steps have been made so far. A step is a piece of code between two branches: a function's
/// body, a round of a loop, a side of an `if`. The compiler counts them before it optimises.
uint64_t scrollkit_steps(void);

#endif
