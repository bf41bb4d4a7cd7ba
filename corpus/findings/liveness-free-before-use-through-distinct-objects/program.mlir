func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %v, %a[%c0] : memref<1xi32>
  %d:2 = memref.distinct_objects %a, %b : memref<1xi32>, memref<1xi32>
  %x = memref.load %d#0[%c0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  memref.dealloc %b : memref<1xi32>
  return %x : i32
}
