func.func private @never() -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @f(%a: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %z = call @never() : () -> i1
  scf.if %z {
    %t = memref.reinterpret_cast %a to offset: [%cm3], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.store %v, %t[%c0] : memref<4xf32, strided<[1], offset: ?>>
  }
  return
}
