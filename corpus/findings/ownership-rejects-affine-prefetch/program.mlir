module {
  func.func private @f(%arg0: memref<1xi32>) {
    return
  }
  func.func @g(%arg0: memref<1xi32>) {
    %c0 = arith.constant 0 : index
    affine.prefetch %arg0[%c0], write, locality<0>, instr : memref<1xi32>
    return
  }
}
