// With `-sanitize-coverage=edge,trace-pc-guard` the compiler calls the first two functions: at the
// start, and on each way between two pieces of code. No code of the library knows of them. The
// counters of `-profile-generate` would do for the library's own code, but they are not in what it
// takes from the standard library, such as a search through an array.

#include "ScrollKitSteps.h"

#include <stddef.h>

static bool counts;
static uint64_t steps;

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *end) {
  (void)start, (void)end;
  counts = true;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  steps++;
}

bool scrollkit_counts_steps(void) { return counts; }
uint64_t scrollkit_steps(void) { return steps; }

#if defined(SCROLLKIT_COUNTS_MOVES) && defined(__linux__)

// Arrays that are copied, or whose elements make room. Every library the program loads uses these.

// Bytes moved in one step: more than a branch takes, so that an array that grows by doubling, which
// moves everything once or twice, still grows in line with its length.
static const size_t moved_at_once = 1024;

void *__memmove_chk(void *to, const void *from, size_t size, size_t space);
void *__memset_chk(void *to, int byte, size_t size, size_t space);

// Volatile, since the compiler knows glibc's functions and would call the ones below instead.
static void *(*volatile move)(void *, const void *, size_t, size_t) = __memmove_chk;
static void *(*volatile fill)(void *, int, size_t, size_t) = __memset_chk;

void *memmove(void *to, const void *from, size_t size) {
  steps += size / moved_at_once;
  return move(to, from, size, SIZE_MAX);
}

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  steps += size / moved_at_once;
  return move(to, from, size, SIZE_MAX);
}

void *memset(void *to, int byte, size_t size) {
  steps += size / moved_at_once;
  return fill(to, byte, size, SIZE_MAX);
}

#endif
