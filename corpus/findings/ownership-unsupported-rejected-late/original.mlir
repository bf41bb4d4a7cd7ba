func.func private @helper0(%arg0: memref<?xi32>, %arg1: i1, %arg2: i32, %arg3: index) -> (memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c4 = arith.constant 4 : index
  %c9_i32 = arith.constant 9 : i32
  %0:2 = scf.execute_region -> (memref<?xi32>, memref<?xi32>) no_inline {
    affine.for %1 = 1 to min affine_map<(d0) -> (d0, 7)>(%c4) step 2 {
    }
    %2 = memref.alloc(%c4) : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%2 : memref<?xi32>)
    %3 = memref.alloc(%c1) {alignment = 64 : i64} : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%3 : memref<?xi32>)
    scf.yield %2, %3 : memref<?xi32>, memref<?xi32>
  }
  %4 = memref.alloc(%arg3) {alignment = 64 : i64} : memref<?xi32>
  linalg.fill ins(%arg2 : i32) outs(%4 : memref<?xi32>)
  %5 = memref.dim %arg0, %c0 : memref<?xi32>
  %6 = arith.cmpi ugt, %5, %c0 : index
  %7 = arith.maxui %5, %c1 : index
  %8 = arith.remui %arg3, %7 : index
  %9 = scf.if %6 -> (i32) {
    %10 = memref.load %arg0[%8] : memref<?xi32>
    scf.yield %10 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %9 : i32
  %11 = memref.dim %0#0, %c0 : memref<?xi32>
  %12 = arith.cmpi ugt, %11, %c0 : index
  %13 = arith.maxui %11, %c1 : index
  %14 = arith.remui %arg3, %13 : index
  %15 = scf.if %12 -> (i32) {
    %16 = memref.load %0#0[%14] : memref<?xi32>
    scf.yield %16 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %15 : i32
  %17 = memref.dim %0#1, %c0 : memref<?xi32>
  %18 = arith.cmpi ugt, %17, %c0 : index
  %19 = arith.maxui %17, %c1 : index
  %20 = arith.remui %arg3, %19 : index
  %21 = scf.if %18 -> (i32) {
    %22 = memref.load %0#1[%20] : memref<?xi32>
    scf.yield %22 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %21 : i32
  return %4, %c9_i32 : memref<?xi32>, i32
}
func.func @entry0(%arg0: memref<?xi32>, %arg1: memref<2x?x2xi32>, %arg2: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4_i32 = arith.constant 4 : i32
  %0 = arith.minui %c3, %c2 : index
  %1 = arith.addi %0, %c1 : index
  cf.br ^bb2(%1 : index)
^bb1(%2: index):
  cf.br ^bb2(%2 : index)
^bb2(%3: index):
  %4 = arith.cmpi ne, %3, %c0 : index
  %5 = arith.subi %3, %c1 : index
  %6 = arith.cmpi ne, %c0, %3 : index
  %7 = arith.andi %6, %4 : i1
  cf.cond_br %7, ^bb2(%5 : index), ^bb3
^bb3:
  %8 = arith.remui %3, %c2 : index
  %9 = memref.dim %arg1, %c1 : memref<2x?x2xi32>
  %10 = arith.cmpi ugt, %9, %c0 : index
  %11 = arith.maxui %9, %c1 : index
  %12 = arith.remui %3, %11 : index
  %13 = arith.remui %3, %c2 : index
  %14 = scf.if %10 -> (i32) {
    %15 = memref.load %arg1[%8, %12, %13] : memref<2x?x2xi32>
    scf.yield %15 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %14 : i32
  return %c4_i32 : i32
}
