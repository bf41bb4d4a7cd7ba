func.func private @use_2x2xi32(memref<2x2xi32>)
func.func private @use_dxi32(memref<?xi32>)
func.func private @helper0(%arg0: index, %arg1: memref<4xi32>, %arg2: memref<?xi32>, %arg3: i32, %arg4: index, %arg5: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.cmpi uge, %arg3, %c9_i32 : i32
  %1 = memref.alloc(%arg4) : memref<?xi32>
  linalg.fill ins(%arg3 : i32) outs(%1 : memref<?xi32>)
  cf.cond_br %0, ^bb1(%1 : memref<?xi32>), ^bb2(%arg2 : memref<?xi32>)
^bb2(%2: memref<?xi32>):
  %3 = arith.addi %arg5, %arg4 : index
  %4 = arith.minui %3, %c7 : index
  %5 = memref.alloc(%arg4) : memref<?xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%5 : memref<?xi32>)
  cf.br ^bb1(%5 : memref<?xi32>)
^bb1(%6: memref<?xi32>):
  func.call @use_dxi32(%arg2) : (memref<?xi32>) -> ()
  %7 = memref.dim %6, %c0 : memref<?xi32>
  %8 = arith.cmpi ugt, %7, %c0 : index
  %9 = arith.maxui %7, %c1 : index
  %10 = arith.remui %arg4, %9 : index
  %11 = scf.if %8 -> (i32) {
    %12 = memref.load %6[%10] : memref<?xi32>
    scf.yield %12 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  %13 = arith.remui %arg5, %c4 : index
  %14 = memref.load %arg1[%13] : memref<4xi32>
  vector.print %14 : i32
  return %11 : i32
}
func.func private @helper1(%arg0: i32, %arg1: i1, %arg2: i32) -> (memref<2x2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg2 : i32) outs(%0 : memref<4xi32>)
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%1 : memref<4xi32>)
  %2 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%2 : memref<?xi32>)
  %3 = func.call @helper0(%c4, %1, %2, %arg2, %c3, %c0) : (index, memref<4xi32>, memref<?xi32>, i32, index, index) -> (i32)
  %4 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%3 : i32) outs(%4 : memref<2x2xi32>)
  %5 = memref.load %0[%c0] : memref<4xi32>
  vector.print %5 : i32
  return %4, %arg0 : memref<2x2xi32>, i32
}
func.func @entry0(%arg0: i1) -> (memref<4xi32>, memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %true = arith.constant true
  %0:2 = func.call @helper1(%c4_i32, %arg0, %c8_i32) : (i32, i1, i32) -> (memref<2x2xi32>, i32)
  %1 = memref.alloc() : memref<2x2xi32>
  memref.store %0#1, %1[%c0, %c0] : memref<2x2xi32>
  memref.store %0#1, %1[%c0, %c1] : memref<2x2xi32>
  memref.store %c0_i32, %1[%c1, %c0] : memref<2x2xi32>
  memref.store %0#1, %1[%c1, %c1] : memref<2x2xi32>
  %2 = bufferization.clone %1 : memref<2x2xi32> to memref<2x2xi32>
  %3:2 = func.call @helper1(%0#1, %true, %0#1) : (i32, i1, i32) -> (memref<2x2xi32>, i32)
  %4 = memref.load %0#0[%c1, %c1] : memref<2x2xi32>
  memref.store %c6_i32, %0#0[%c1, %c0] : memref<2x2xi32>
  %5 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%3#1 : i32) outs(%5 : memref<4xi32>)
  %6 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%4 : i32) outs(%6 : memref<?xi32>)
  %7 = func.call @helper0(%c2, %5, %6, %4, %c3, %c4) : (index, memref<4xi32>, memref<?xi32>, i32, index, index) -> (i32)
  %8:2 = func.call @helper1(%0#1, %arg0, %4) : (i32, i1, i32) -> (memref<2x2xi32>, i32)
  %9 = memref.alloc() : memref<2x2xi32>
  memref.copy %2, %9 : memref<2x2xi32> to memref<2x2xi32>
  %10 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%3#1 : i32) outs(%10 : memref<4xi32>)
  %11 = memref.alloc(%c1, %c2) : memref<?x?xi32>
  linalg.fill ins(%4 : i32) outs(%11 : memref<?x?xi32>)
  %12 = memref.load %3#0[%c0, %c1] : memref<2x2xi32>
  vector.print %12 : i32
  func.call @use_2x2xi32(%8#0) : (memref<2x2xi32>) -> ()
  %13 = memref.load %9[%c0, %c1] : memref<2x2xi32>
  vector.print %13 : i32
  return %10, %11 : memref<4xi32>, memref<?x?xi32>
}
func.func @entry1(%arg0: memref<4xi32>, %arg1: i32, %arg2: i1, %arg3: i32, %arg4: i1) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<4xi32>
  memref.store %c1_i32, %0[%c0] : memref<4xi32>
  memref.store %c9_i32, %0[%c1] : memref<4xi32>
  memref.store %c2_i32, %0[%c2] : memref<4xi32>
  memref.store %c9_i32, %0[%c3] : memref<4xi32>
  %1 = memref.load %arg0[%c3] : memref<4xi32>
  vector.print %1 : i32
  return %0, %c7_i32 : memref<4xi32>, i32
}
