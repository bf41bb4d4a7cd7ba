func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %box = memref.alloca() : memref<memref<1xi32>>
  %A = memref.alloc() : memref<1xi32>
  affine.store %v, %A[0] : memref<1xi32>
  %x = affine.load %A[0] : memref<1xi32>
  affine.store %A, %box[] : memref<memref<1xi32>>
  %B = memref.load %box[] : memref<memref<1xi32>>
  %y = memref.load %B[%z] : memref<1xi32>
  memref.dealloc %B : memref<1xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}
