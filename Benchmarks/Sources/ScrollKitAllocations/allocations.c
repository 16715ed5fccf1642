// The program's own malloc, which every library it loads uses too: it counts and hands on to glibc.

#include "ScrollKitAllocations.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_long allocations;
static atomic_long live_bytes;

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static void *counted(void *block) {
  if (block != NULL) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(
        &live_bytes, (long)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void uncounted(size_t bytes) {
  atomic_fetch_sub_explicit(&live_bytes, (long)bytes, memory_order_relaxed);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  size_t before = block != NULL ? malloc_usable_size(block) : 0;
  void *result = __libc_realloc(block, size);
  if (result != NULL || size == 0) uncounted(before);
  return counted(result);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = counted(__libc_memalign(alignment, size));
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  if (block != NULL) uncounted(malloc_usable_size(block));
  __libc_free(block);
}

bool scrollkit_counts_allocations(void) { return true; }
long scrollkit_allocations(void) { return atomic_load(&allocations); }
long scrollkit_live_bytes(void) { return atomic_load(&live_bytes); }

#else

bool scrollkit_counts_allocations(void) { return false; }
long scrollkit_allocations(void) { return 0; }
long scrollkit_live_bytes(void) { return 0; }

#endif
