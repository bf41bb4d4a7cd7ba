func.func private @never() -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @f(%a: memref<64xi8>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %z = call @never() : () -> i1
  scf.if %z {
    %t = memref.view %a[%c0][%c3] : memref<64xi8> to memref<?xf32>
    %e = memref.expand_shape %t [[0, 1]] output_shape [%c3, 2] : memref<?xf32> into memref<?x2xf32>
    memref.store %v, %e[%c0, %c0] : memref<?x2xf32>
  }
  return
}
