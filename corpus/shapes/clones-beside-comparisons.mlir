// Clones of buffers that are not compared are merged with their sources, though others of the same function are.
func.func @local(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %same = arith.cmpi eq, %p, %q : index
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  memref.dealloc %m : memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  %e = arith.extui %same : i1 to i32
  %w = memref.load %a[] : memref<i32>
  %y = memref.load %b[] : memref<i32>
  %s = arith.addi %v, %e : i32
  %t = arith.addi %w, %y : i32
  %r = arith.addi %s, %t : i32
  memref.dealloc %a : memref<i32>
  memref.dealloc %b : memref<i32>
  return %r : i32
}
func.func @of_argument(%m: memref<i32>, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %same = arith.cmpi eq, %p, %q : index
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  %e = arith.extui %same : i1 to i32
  %w = memref.load %a[] : memref<i32>
  %y = memref.load %b[] : memref<i32>
  %s = arith.addi %v, %e : i32
  %t = arith.addi %w, %y : i32
  %r = arith.addi %s, %t : i32
  memref.dealloc %a : memref<i32>
  memref.dealloc %b : memref<i32>
  return %r : i32
}
func.func @copies(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %k = bufferization.clone %a : memref<i32> to memref<i32>
  %t = memref.alloc() : memref<i32>
  memref.store %x, %t[] : memref<i32>
  %d = memref.alloc() : memref<i32>
  memref.copy %t, %d : memref<i32> to memref<i32>
  memref.dealloc %t : memref<i32>
  %v = memref.load %d[] : memref<i32>
  %w = memref.load %k[] : memref<i32>
  %u = memref.load %a[] : memref<i32>
  memref.dealloc %d : memref<i32>
  memref.dealloc %k : memref<i32>
  memref.dealloc %a : memref<i32>
  %s = arith.addi %v, %w : i32
  %r = arith.addi %s, %u : i32
  return %r : i32
}
