// The counters that `-profile-generate` puts into each function, all of them added up. They belong to
// the whole program; no code of the library knows of them.

#include "ScrollKitSteps.h"

#if defined(__ELF__)

#include <stddef.h>

// The profile's runtime is there only if something was built with the flag: so all of it is weak.
__attribute__((weak)) void *__llvm_profile_begin_counters(void);
__attribute__((weak)) void *__llvm_profile_end_counters(void);

// Where the runtime writes the counters at the end, unless LLVM_PROFILE_FILE says otherwise: nowhere,
// and not into the current folder.
const char __llvm_profile_filename[] = "/dev/null";

bool scrollkit_counts_steps(void) {
  return __llvm_profile_begin_counters != NULL && __llvm_profile_end_counters != NULL;
}

uint64_t scrollkit_steps(void) {
  if (!scrollkit_counts_steps()) return 0;
  const uint64_t *end = __llvm_profile_end_counters();
  uint64_t sum = 0;
  for (const uint64_t *counter = __llvm_profile_begin_counters(); counter < end; counter++) {
    sum += *counter;
  }
  return sum;
}

#else

bool scrollkit_counts_steps(void) { return false; }
uint64_t scrollkit_steps(void) { return 0; }

#endif
