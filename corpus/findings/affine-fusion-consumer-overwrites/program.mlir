func.func @f(%C: memref<4xi32>, %n: i32) {
  %A = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 1 {
    affine.store %n, %A[%i] : memref<1xi32>
  }
  affine.for %i = 0 to 4 {
    %x = affine.load %A[0] : memref<1xi32>
    affine.store %x, %C[%i] : memref<4xi32>
    %y = arith.addi %x, %n : i32
    linalg.fill ins(%y : i32) outs(%A : memref<1xi32>)
  }
  memref.dealloc %A : memref<1xi32>
  return
}
