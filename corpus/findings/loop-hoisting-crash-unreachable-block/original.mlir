func.func @entry0(%arg0: memref<4xi8>, %arg1: memref<?xi32, strided<[?], offset: ?>>, %arg2: i1) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c1_i8 = arith.constant 1 : i8
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i8 = arith.constant 4 : i8
  %c5_i32 = arith.constant 5 : i32
  %c5_i8 = arith.constant 5 : i8
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %c9_i8 = arith.constant 9 : i8
  %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 1 + d1) mod 8)>(%c2, %c1)
  %1 = arith.minui %0, %c2 : index
  %2 = arith.addi %1, %c1 : index
  cf.br ^bb2(%2 : index)
^bb1(%3: index):
  %4 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%4 : memref<4xi32>)
  %5 = memref.load %arg0[%c0] : memref<4xi8>
  vector.print %5 : i8
  %6 = memref.dim %arg1, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %7 = arith.cmpi ugt, %6, %c0 : index
  %8 = arith.maxui %6, %c1 : index
  %9 = arith.remui %c4, %8 : index
  %10 = scf.if %7 -> (i32) {
    %11 = memref.load %arg1[%9] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %11 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %10 : i32
  return %4, %c5_i32 : memref<4xi32>, i32
^bb3(%12: index, %13: memref<4xi8>, %14: memref<4xi8>):
  cf.br ^bb4(%arg0, %arg0 : memref<4xi8>, memref<4xi8>)
^bb2(%15: index):
  %16 = arith.cmpi ne, %15, %c0 : index
  %17 = arith.subi %15, %c1 : index
  %18 = arith.cmpi ne, %0, %0 : index
  %19 = arith.andi %18, %16 : i1
  %20 = memref.alloc() {alignment = 64 : i64} : memref<4xi8>
  linalg.fill ins(%c9_i8 : i8) outs(%20 : memref<4xi8>)
  %21 = memref.alloc() : memref<4xi8>
  memref.store %c1_i8, %21[%c0] : memref<4xi8>
  memref.store %c5_i8, %21[%c1] : memref<4xi8>
  memref.store %c4_i8, %21[%c2] : memref<4xi8>
  memref.store %c5_i8, %21[%c3] : memref<4xi8>
  cf.cond_br %19, ^bb2(%17 : index), ^bb4(%20, %21 : memref<4xi8>, memref<4xi8>)
^bb4(%22: memref<4xi8>, %23: memref<4xi8>):
  %24 = memref.dim %arg1, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %25 = arith.minui %24, %c7 : index
  %26 = memref.alloc() : memref<4xi32>
  memref.store %c9_i32, %26[%c0] : memref<4xi32>
  memref.store %c1_i32, %26[%c1] : memref<4xi32>
  memref.store %c0_i32, %26[%c2] : memref<4xi32>
  memref.store %c0_i32, %26[%c3] : memref<4xi32>
  %27 = arith.remui %15, %c4 : index
  %28 = memref.load %22[%27] : memref<4xi8>
  vector.print %28 : i8
  return %26, %c3_i32 : memref<4xi32>, i32
}
