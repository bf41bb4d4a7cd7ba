func.func private @make_4xi32() -> memref<4xi32>
func.func @entry0(%arg0: i1, %arg1: i32, %arg2: i1) -> (memref<?xi32>, memref<?xi32>, memref<?xi32>, i32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6_i32 = arith.constant 6 : i32
  %0 = func.call @make_4xi32() : () -> memref<4xi32>
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%1 : memref<4xi32>)
  %2 = memref.cast %0 : memref<4xi32> to memref<?xi32>
  cf.br ^bb1
^bb1:
  %3 = memref.alloc(%c1) : memref<?xi32>
  linalg.fill ins(%arg1 : i32) outs(%3 : memref<?xi32>)
  %4 = memref.load %1[%c3] : memref<4xi32>
  vector.print %4 : i32
  return %2, %2, %3, %arg1 : memref<?xi32>, memref<?xi32>, memref<?xi32>, i32
}
