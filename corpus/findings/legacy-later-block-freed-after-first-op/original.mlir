func.func private @use_dxi32(memref<?xi32>)
func.func @entry0(%arg0: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c4 = arith.constant 4 : index
  %0 = arith.extui %arg0 : i1 to i32
  %1 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%0 : i32) outs(%1 : memref<?xi32>)
  %2 = memref.dim %1, %c0 : memref<?xi32>
  %3 = memref.alloc(%2) : memref<?xi32>
  memref.copy %1, %3 : memref<?xi32> to memref<?xi32>
  func.call @use_dxi32(%3) : (memref<?xi32>) -> ()
  return %c0_i32 : i32
}
func.func @entry1(%arg0: i1, %arg1: i1, %arg2: i1) -> (memref<i32>, i32) {
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%0 : memref<4xi32>)
  %1 = arith.cmpi sge, %c1, %c2 : index
  %2 = memref.alloc() : memref<4xi32>
  memref.copy %0, %2 : memref<4xi32> to memref<4xi32>
  cf.cond_br %arg0, ^bb2, ^bb1(%c1 : index)
^bb2:
  cf.br ^bb1(%c2 : index)
^bb1(%3: index):
  %4 = memref.alloc() : memref<i32>
  linalg.fill ins(%c1_i32 : i32) outs(%4 : memref<i32>)
  %5 = memref.load %2[%c1] : memref<4xi32>
  vector.print %5 : i32
  return %4, %c6_i32 : memref<i32>, i32
}
