// Memory for Embedded Swift where there is no C library: blocks are taken from the end of the
// memory in use and put on a list of their size when freed, sizes being powers of two.

typedef unsigned long size_t;

extern unsigned char __heap_base;

// In front of each block; 16 bytes, so that blocks keep the alignment of 16.
typedef struct Header {
  struct Header *next;
  unsigned long order;
  unsigned long unused[2];
} Header;

static Header *freed[32];
static size_t top;

static void *allocate(size_t size) {
  unsigned long order = 5;
  while (order < 31 && (1ul << order) < size + sizeof(Header)) order++;
  Header *block = freed[order];
  if (block) {
    freed[order] = block->next;
    return block + 1;
  }
  if (!top) top = ((size_t)&__heap_base + 15) & ~15ul;
  size_t end = top + (1ul << order), pages = __builtin_wasm_memory_size(0);
  if (order == 31 || end < top) return 0;
  if (end > pages << 16) {
    size_t missing = ((end + 0xffff) >> 16) - pages;
    if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) return 0;
  }
  block = (Header *)top;
  block->order = order;
  top = end;
  return block + 1;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16 || !(*result = allocate(size))) return 12;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Header *block = (Header *)pointer - 1;
  block->next = freed[block->order];
  freed[block->order] = block;
}
