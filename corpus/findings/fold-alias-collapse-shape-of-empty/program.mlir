func.func @f(%m: memref<?x0xi32>, %i: index) -> i32 {
  %c = memref.collapse_shape %m [[0, 1]] : memref<?x0xi32> into memref<?xi32>
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %n = memref.dim %c, %c0 : memref<?xi32>
  %inside = arith.cmpi ult, %i, %n : index
  %r = scf.if %inside -> i32 {
    %v = memref.load %c[%i] : memref<?xi32>
    scf.yield %v : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}
