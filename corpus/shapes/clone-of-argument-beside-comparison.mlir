// A function compares buffers of its own, and clones one that other code knows as well:
// an argument. No other function compares any.
func.func @argument(%m: memref<i32>, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  %z = arith.constant 0 : index
  %null = arith.cmpi eq, %p, %z : index
  %e = arith.extui %null : i1 to i32
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  memref.dealloc %a : memref<i32>
  %r = arith.addi %v, %e : i32
  return %r : i32
}
