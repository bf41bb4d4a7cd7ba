func.func private @use_4xi32(memref<4xi32>)
func.func @helper0(%arg0: memref<4xi32>, %arg1: i32, %arg2: i32, %arg3: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %0 = arith.index_castui %arg1 : i32 to index
  %1 = arith.remui %0, %c5 : index
  %2 = memref.alloc() : memref<4xi32>
  memref.copy %arg0, %2 : memref<4xi32> to memref<4xi32>
  %3 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg2 : i32) outs(%3 : memref<4xi32>)
  %4 = arith.cmpi uge, %arg1, %c6_i32 : i32
  %5 = arith.select %4, %3, %2 : memref<4xi32>
  cf.cond_br %4, ^bb2(%arg0 : memref<4xi32>), ^bb1(%2 : memref<4xi32>)
^bb2(%6: memref<4xi32>):
  %7 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%7 : memref<4xi32>)
  %8 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg1 : i32) outs(%8 : memref<4xi32>)
  cf.cond_br %arg3, ^bb3, ^bb1(%8 : memref<4xi32>)
^bb3:
  cf.cond_br %arg3, ^bb5, ^bb4
^bb5:
  %9 = arith.cmpi eq, %arg1, %c5_i32 : i32
  %10 = scf.if %9 -> (memref<2x2xi32>) {
    %11 = arith.cmpi eq, %1, %1 : index
    %12 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%12 : memref<2x2xi32>)
    scf.yield %12 : memref<2x2xi32>
  } else {
    %13 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%arg1 : i32) outs(%13 : memref<2x2xi32>)
    scf.yield %13 : memref<2x2xi32>
  }
  cf.cond_br %4, ^bb6, ^bb4
^bb6:
  cf.cond_br %9, ^bb7(%3 : memref<4xi32>), ^bb4
^bb7(%14: memref<4xi32>):
  %15 = memref.load %10[%c1, %c1] : memref<2x2xi32>
  vector.print %15 : i32
  cf.br ^bb4
^bb4:
  %16 = memref.load %7[%c3] : memref<4xi32>
  vector.print %16 : i32
  cf.br ^bb1(%2 : memref<4xi32>)
^bb1(%17: memref<4xi32>):
  %18 = memref.load %5[%c0] : memref<4xi32>
  vector.print %18 : i32
  return
}
func.func @entry0(%arg0: i1, %arg1: i1, %arg2: index, %arg3: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg2, %c4 : index
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%1 : memref<4xi32>)
  %2 = memref.alloc() : memref<4xi32>
  memref.store %c2_i32, %2[%c0] : memref<4xi32>
  memref.store %c0_i32, %2[%c1] : memref<4xi32>
  memref.store %c9_i32, %2[%c2] : memref<4xi32>
  memref.store %c9_i32, %2[%c3] : memref<4xi32>
  func.call @helper0(%2, %c1_i32, %c1_i32, %arg3) : (memref<4xi32>, i32, i32, i1) -> ()
  %3 = memref.alloc() : memref<4xi32>
  memref.store %c2_i32, %3[%c0] : memref<4xi32>
  memref.store %c6_i32, %3[%c1] : memref<4xi32>
  memref.store %c9_i32, %3[%c2] : memref<4xi32>
  memref.store %c9_i32, %3[%c3] : memref<4xi32>
  func.call @helper0(%3, %c6_i32, %c6_i32, %arg1) : (memref<4xi32>, i32, i32, i1) -> ()
  func.call @use_4xi32(%1) : (memref<4xi32>) -> ()
  return %c1_i32 : i32
}
