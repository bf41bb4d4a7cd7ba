// The address of a buffer may be used wherever the buffer is in scope, so it is not freed before: another one would get
// its address.
func.func @compared_later(%x: i32, %c: i1) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  cf.cond_br %c, ^then, ^else
^then:
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %q = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %same = arith.cmpi eq, %p, %q : index
  %v = arith.extui %same : i1 to i32
  return %v : i32
^else:
  return %x : i32
}
func.func @compared_in_one_block(%x: i32, %c: i1) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  cf.br ^next
^next:
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %q = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %same = arith.cmpi eq, %p, %q : index
  %v = arith.extui %same : i1 to i32
  return %v : i32
}
