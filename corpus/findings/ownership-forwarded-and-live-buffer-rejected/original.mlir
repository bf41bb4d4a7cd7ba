func.func private @use_dxi32(memref<?xi32>)
func.func @entry0(%arg0: memref<?xi32>, %arg1: memref<4xi32>, %arg2: index, %arg3: i1, %arg4: i1) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.minui %arg2, %c4 : index
  %1 = memref.alloc() : memref<4xi32>
  memref.store %c5_i32, %1[%c0] : memref<4xi32>
  memref.store %c8_i32, %1[%c1] : memref<4xi32>
  memref.store %c3_i32, %1[%c2] : memref<4xi32>
  memref.store %c0_i32, %1[%c3] : memref<4xi32>
  %2 = memref.load %arg1[%c2] : memref<4xi32>
  %3 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%3 : memref<?xi32>)
  %4 = arith.index_castui %c5_i32 : i32 to index
  %5 = arith.remui %4, %c5 : index
  linalg.fill ins(%2 : i32) outs(%1 : memref<4xi32>)
  cf.br ^bb1
^bb1:
  %6 = memref.alloc() : memref<4xi32>
  memref.store %2, %6[%c0] : memref<4xi32>
  memref.store %2, %6[%c1] : memref<4xi32>
  memref.store %2, %6[%c2] : memref<4xi32>
  memref.store %2, %6[%c3] : memref<4xi32>
  cf.cond_br %arg3, ^bb3(%arg0 : memref<?xi32>), ^bb2(%6 : memref<4xi32>)
^bb3(%7: memref<?xi32>):
  %8 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%2 : i32) outs(%8 : memref<?xi32>)
  cf.cond_br %arg4, ^bb4(%3 : memref<?xi32>), ^bb5(%8 : memref<?xi32>)
^bb5(%9: memref<?xi32>):
  %10 = memref.dim %arg0, %c0 : memref<?xi32>
  %11 = arith.cmpi ugt, %10, %c0 : index
  %12 = arith.maxui %10, %c1 : index
  %13 = arith.remui %5, %12 : index
  %14 = scf.if %11 -> (i32) {
    %15 = memref.load %arg0[%13] : memref<?xi32>
    scf.yield %15 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %14 : i32
  %16 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%16 : memref<4xi32>)
  cf.cond_br %arg4, ^bb2(%16 : memref<4xi32>), ^bb6
^bb6:
  %17 = arith.index_castui %2 : i32 to index
  %18 = arith.remui %17, %c5 : index
  %19 = arith.cmpi slt, %c8_i32, %2 : i32
  cf.cond_br %19, ^bb4(%9 : memref<?xi32>), ^bb7
^bb7:
  %20 = arith.cmpi slt, %5, %c3 : index
  %21 = arith.cmpi eq, %0, %5 : index
  %22 = memref.alloc(%5) : memref<?xi32>
  linalg.fill ins(%2 : i32) outs(%22 : memref<?xi32>)
  cf.br ^bb4(%22 : memref<?xi32>)
^bb4(%23: memref<?xi32>):
  %24 = memref.alloc() : memref<4xi32>
  memref.store %2, %24[%c0] : memref<4xi32>
  memref.store %2, %24[%c1] : memref<4xi32>
  memref.store %2, %24[%c2] : memref<4xi32>
  memref.store %c7_i32, %24[%c3] : memref<4xi32>
  %25 = memref.dim %7, %c0 : memref<?xi32>
  %26 = arith.cmpi ugt, %25, %c0 : index
  %27 = arith.maxui %25, %c1 : index
  %28 = arith.remui %0, %27 : index
  %29 = scf.if %26 -> (i32) {
    %30 = memref.load %7[%28] : memref<?xi32>
    scf.yield %30 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %29 : i32
  func.call @use_dxi32(%23) : (memref<?xi32>) -> ()
  cf.br ^bb2(%24 : memref<4xi32>)
^bb2(%31: memref<4xi32>):
  %32 = memref.load %1[%c2] : memref<4xi32>
  vector.print %32 : i32
  %33 = arith.remui %5, %c4 : index
  %34 = memref.load %31[%33] : memref<4xi32>
  vector.print %34 : i32
  return %arg1 : memref<4xi32>
}
