// Counts what the whole process asks of the heap.

#ifndef SCROLLKIT_ALLOCATIONS_H
#define SCROLLKIT_ALLOCATIONS_H

#include <stdbool.h>

/// Whether allocations are counted here: where the C library is glibc.
bool scrollkit_counts_allocations(void);

/// How many blocks have been asked for so far; growing one in place counts too.
long scrollkit_allocations(void);

/// How many bytes the blocks that are not given back take.
long scrollkit_live_bytes(void);

#endif
