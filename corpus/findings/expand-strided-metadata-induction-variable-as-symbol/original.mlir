func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  affine.for %i = 1 to 3 {
    %a = memref.alloc(%i) : memref<?x2xi32>
    %b = memref.collapse_shape %a [[0, 1]] : memref<?x2xi32> into memref<?xi32>
    memref.store %v, %b[%c0] : memref<?xi32>
    memref.dealloc %a : memref<?x2xi32>
  }
  return
}
