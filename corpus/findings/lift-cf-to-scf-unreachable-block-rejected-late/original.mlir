func.func private @next_i32() -> i32
func.func private @next_index() -> index
func.func private @use_4xi32(memref<4xi32>)
func.func private @use_dxi32(memref<?xi32>)
memref.global "private" constant @shape_2x2 : memref<2xindex> = dense<2>
func.func @helper0(%arg0: index, %arg1: i32, %arg2: i1) -> (memref<2x2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.cmpi eq, %arg1, %arg1 : i32
  %2 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%2 : memref<4xi32>)
  cf.cond_br %1, ^bb2(%2 : memref<4xi32>), ^bb1
^bb2(%3: memref<4xi32>):
  %4 = memref.alloc() : memref<2xmemref<4xi32>>
  %5 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%5 : memref<4xi32>)
  memref.store %5, %4[%c0] : memref<2xmemref<4xi32>>
  %6 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg1 : i32) outs(%6 : memref<4xi32>)
  memref.store %6, %4[%c1] : memref<2xmemref<4xi32>>
  %7 = affine.load %3[3] : memref<4xi32>
  cf.br ^bb1
^bb1:
  %8 = arith.minui %0, %c3 : index
  %9 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg1 : i32) outs(%9 : memref<4xi32>)
  scf.forall (%10) = (%c0) to (%8) step (%c1) {
    %11 = arith.minui %10, %c3 : index
    %12 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%12 : memref<4xi32>)
    scf.parallel (%13) = (%c1) to (%11) step (%c2) {
      %14 = arith.cmpi ult, %c0_i32, %arg1 : i32
      scf.reduce
    }
    %15 = memref.load %12[%c1] : memref<4xi32>
    %16 = memref.atomic_rmw addi %15, %9[%c1] : (i32, memref<4xi32>) -> i32
  }
  %17 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%17 : memref<2x2xi32>)
  func.call @use_4xi32(%9) : (memref<4xi32>) -> ()
  return %17, %c2_i32 : memref<2x2xi32>, i32
}
func.func @helper1(%arg0: index, %arg1: i32, %arg2: i1) -> (memref<2x2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = memref.alloc() : memref<4xi32>
  memref.store %arg1, %1[%c0] : memref<4xi32>
  memref.store %arg1, %1[%c1] : memref<4xi32>
  memref.store %arg1, %1[%c2] : memref<4xi32>
  memref.store %c6_i32, %1[%c3] : memref<4xi32>
  affine.parallel (%2) = (0) to (min(%c0, 3)) step (1) {
    %3 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c4_i32 : i32) outs(%3 : memref<4xi32>)
    %4 = bufferization.clone %3 : memref<4xi32> to memref<4xi32>
    %5 = memref.alloca() {alignment = 64 : i64} : memref<4xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%5 : memref<4xi32>)
    %6 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%6 : memref<4xi32>)
    %7 = arith.minui %c3, %c3 : index
    %8:2 = scf.for %9 = %c0 to %7 step %c1 iter_args(%10 = %4, %11 = %6) -> (memref<4xi32>, memref<4xi32>) {
      %12 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c7_i32 : i32) outs(%12 : memref<4xi32>)
      %13 = arith.remui %2, %c4 : index
      %14 = memref.load %11[%13] : memref<4xi32>
      %15 = memref.load %1[%2] : memref<4xi32>
      %16 = arith.addi %15, %14 : i32
      memref.store %16, %1[%2] : memref<4xi32>
      %17 = arith.remui %9, %c4 : index
      %18 = memref.load %12[%17] : memref<4xi32>
      %19 = memref.load %1[%2] : memref<4xi32>
      %20 = arith.addi %19, %18 : i32
      memref.store %20, %1[%2] : memref<4xi32>
      scf.yield %6, %4 : memref<4xi32>, memref<4xi32>
    }
    %21 = arith.remui %2, %c4 : index
    %22 = memref.load %5[%21] : memref<4xi32>
    %23 = memref.load %1[%2] : memref<4xi32>
    %24 = arith.addi %23, %22 : i32
    memref.store %24, %1[%2] : memref<4xi32>
    %25 = arith.remui %0, %c4 : index
    %26 = memref.load %8#0[%25] : memref<4xi32>
    %27 = memref.load %1[%2] : memref<4xi32>
    %28 = arith.addi %27, %26 : i32
    memref.store %28, %1[%2] : memref<4xi32>
    %29 = arith.remui %0, %c4 : index
    %30 = memref.load %8#1[%29] : memref<4xi32>
    %31 = memref.load %1[%2] : memref<4xi32>
    %32 = arith.addi %31, %30 : i32
    memref.store %32, %1[%2] : memref<4xi32>
  }
  %33 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%arg1 : i32) outs(%33 : memref<2x2xi32>)
  %34 = arith.remui %0, %c4 : index
  %35 = memref.load %1[%34] : memref<4xi32>
  vector.print %35 : i32
  return %33, %c6_i32 : memref<2x2xi32>, i32
}
func.func @helper2(%arg0: index, %arg1: i32, %arg2: i1) -> (memref<2x2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%arg1 : i32) outs(%1 : memref<2x2xi32>)
  %2 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%2 : memref<2x2xi32>)
  %3 = arith.select %arg2, %2, %1 : memref<2x2xi32>
  %4 = memref.cast %2 : memref<2x2xi32> to memref<?x?xi32>
  %5 = arith.minui %c0, %c3 : index
  %6 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%6 : memref<4xi32>)
  scf.forall (%7) = (%c0) to (%5) step (%c1) {
  }
  %8:2 = func.call @helper1(%0, %arg1, %arg2) : (index, i32, i1) -> (memref<2x2xi32>, i32)
  %9 = memref.load %3[%c1, %c1] : memref<2x2xi32>
  vector.print %9 : i32
  %10 = memref.dim %4, %c0 : memref<?x?xi32>
  %11 = arith.cmpi ugt, %10, %c0 : index
  %12 = arith.maxui %10, %c1 : index
  %13 = arith.remui %c4, %12 : index
  %14 = memref.dim %4, %c1 : memref<?x?xi32>
  %15 = arith.cmpi ugt, %14, %c0 : index
  %16 = arith.andi %11, %15 : i1
  %17 = arith.maxui %14, %c1 : index
  %18 = arith.remui %c2, %17 : index
  %19 = scf.if %16 -> (i32) {
    %20 = memref.load %4[%13, %18] : memref<?x?xi32>
    scf.yield %20 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %19 : i32
  %21 = memref.load %6[%c1] : memref<4xi32>
  vector.print %21 : i32
  %22 = memref.load %8#0[%c1, %c0] : memref<2x2xi32>
  vector.print %22 : i32
  return %2, %8#1 : memref<2x2xi32>, i32
}
func.func @helper3(%arg0: index, %arg1: i1, %arg2: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.minui %arg2, %c4 : index
  %2:2 = func.call @helper0(%1, %c6_i32, %arg1) : (index, i32, i1) -> (memref<2x2xi32>, i32)
  %3 = memref.cast %2#0 : memref<2x2xi32> to memref<*xi32>
  %4 = memref.alloc() : memref<2x2xi32>
  memref.store %2#1, %4[%c0, %c0] : memref<2x2xi32>
  memref.store %2#1, %4[%c0, %c1] : memref<2x2xi32>
  memref.store %2#1, %4[%c1, %c0] : memref<2x2xi32>
  memref.store %c5_i32, %4[%c1, %c1] : memref<2x2xi32>
  %5 = memref.alloc() : memref<2x2xi32>
  memref.store %2#1, %5[%c0, %c0] : memref<2x2xi32>
  memref.store %c3_i32, %5[%c0, %c1] : memref<2x2xi32>
  memref.store %c1_i32, %5[%c1, %c0] : memref<2x2xi32>
  memref.store %c0_i32, %5[%c1, %c1] : memref<2x2xi32>
  %6 = arith.minui %1, %c3 : index
  %7:2 = scf.for %8 = %c0 to %6 step %c1 iter_args(%9 = %4, %10 = %5) -> (memref<2x2xi32>, memref<2x2xi32>) {
    %11 = arith.cmpi slt, %c3, %0 : index
    %12 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%2#1 : i32) outs(%12 : memref<2x2xi32>)
    %13 = memref.cast %12 : memref<2x2xi32> to memref<*xi32>
    %14 = memref.get_global @shape_2x2 : memref<2xindex>
    %15 = memref.reshape %9(%14) : (memref<2x2xi32>, memref<2xindex>) -> memref<2x2xi32>
    %16 = memref.cast %13 : memref<*xi32> to memref<2x2xi32>
    %17 = arith.remui %8, %c2 : index
    %18 = memref.load %16[%17, %c0] : memref<2x2xi32>
    vector.print %18 : i32
    scf.yield %9, %10 : memref<2x2xi32>, memref<2x2xi32>
  }
  %19 = memref.cast %3 : memref<*xi32> to memref<2x2xi32>
  %20 = memref.load %19[%c0, %c0] : memref<2x2xi32>
  vector.print %20 : i32
  %21 = memref.load %7#0[%c0, %c0] : memref<2x2xi32>
  vector.print %21 : i32
  %22 = arith.remui %1, %c2 : index
  %23 = memref.load %7#1[%c1, %22] : memref<2x2xi32>
  vector.print %23 : i32
  return %2#1 : i32
}
func.func @entry0(%arg0: index, %arg1: i32, %arg2: i1, %arg3: i1) -> (memref<?xi32>, memref<?xi32>, memref<i32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_f32 = arith.constant 0.25 : f32
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_f32 = arith.constant 0.75 : f32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) mod 8)>(%0, %0)
  %2 = affine.for %3 = 1 to 2 iter_args(%4 = %c2_f32) -> (f32) {
    %5 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%5 : memref<2x2xi32>)
    %6 = memref.alloc(%3, %c1) {alignment = 64 : i64} : memref<?x?xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%6 : memref<?x?xi32>)
    %7 = memref.alloc() {alignment = 64 : i64} : memref<2x2xi32>
    linalg.fill ins(%arg1 : i32) outs(%7 : memref<2x2xi32>)
    %8 = arith.minui %c1, %c3 : index
    %9:3 = scf.for %10 = %c0 to %8 step %c1 iter_args(%11 = %5, %12 = %6, %13 = %7) -> (memref<2x2xi32>, memref<?x?xi32>, memref<2x2xi32>) {
      %14 = func.call @next_index() : () -> index
      %15:2 = func.call @helper0(%10, %arg1, %arg2) : (index, i32, i1) -> (memref<2x2xi32>, i32)
      scf.yield %11, %12, %13 : memref<2x2xi32>, memref<?x?xi32>, memref<2x2xi32>
    }
    %16:2 = func.call @helper2(%1, %c2_i32, %arg3) : (index, i32, i1) -> (memref<2x2xi32>, i32)
    memref.copy %9#2, %9#0 : memref<2x2xi32> to memref<2x2xi32>
    %17 = arith.trunci %arg1 : i32 to i1
    %18 = arith.remui %1, %c2 : index
    %19 = memref.load %9#0[%c1, %18] : memref<2x2xi32>
    vector.print %19 : i32
    %20 = memref.dim %9#1, %c0 : memref<?x?xi32>
    %21 = arith.cmpi ugt, %20, %c0 : index
    %22 = arith.maxui %20, %c1 : index
    %23 = arith.remui %0, %22 : index
    %24 = memref.dim %9#1, %c1 : memref<?x?xi32>
    %25 = arith.cmpi ugt, %24, %c0 : index
    %26 = arith.andi %21, %25 : i1
    %27 = arith.maxui %24, %c1 : index
    %28 = arith.remui %0, %27 : index
    %29 = scf.if %26 -> (i32) {
      %30 = memref.load %9#1[%23, %28] : memref<?x?xi32>
      scf.yield %30 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %29 : i32
    %31 = memref.load %16#0[%c1, %c0] : memref<2x2xi32>
    vector.print %31 : i32
    affine.yield %c1_f32 : f32
  }
  %32 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%arg1 : i32) outs(%32 : memref<?xi32>)
  %33 = arith.minui %1, %c3 : index
  %34 = scf.for %35 = %c0 to %33 step %c1 iter_args(%36 = %32) -> (memref<?xi32>) {
    %37:2 = affine.for %38 = 0 to 3 iter_args(%39 = %c7_i32, %40 = %c3_f32) -> (i32, f32) {
      %41 = func.call @next_i32() : () -> i32
      %42 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%41 : i32) outs(%42 : memref<4xi32>)
      affine.yield %c7_i32, %c3_f32 : i32, f32
    }
    %43 = scf.if %arg2 -> (memref<?xi32>) {
      %44 = memref.dim %36, %c0 : memref<?xi32>
      %45 = arith.addi %44, %c1 : index
      %46 = memref.realloc %36(%45) : memref<?xi32> to memref<?xi32>
      memref.store %c4_i32, %46[%44] : memref<?xi32>
      scf.yield %46 : memref<?xi32>
    } else {
      scf.yield %36 : memref<?xi32>
    }
    scf.yield %43 : memref<?xi32>
  }
  %47 = memref.alloc() : memref<i32>
  linalg.fill ins(%c7_i32 : i32) outs(%47 : memref<i32>)
  return %34, %34, %47, %arg1 : memref<?xi32>, memref<?xi32>, memref<i32>, i32
}
func.func @entry1(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1) -> (memref<?xi32>, memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%0 : memref<?xi32>)
  %1 = memref.dim %0, %c0 : memref<?xi32>
  %2 = memref.expand_shape %0 [[0, 1]] output_shape [%1, 1] : memref<?xi32> into memref<?x1xi32>
  %3 = memref.alloc(%c3) : memref<?x1xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%3 : memref<?x1xi32>)
  cf.cond_br %arg3, ^bb7(%3 : memref<?x1xi32>), ^bb2(%2 : memref<?x1xi32>)
^bb1(%4: index):
  %5 = memref.alloc(%4) : memref<?x1xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%5 : memref<?x1xi32>)
  %6 = arith.select %arg1, %2, %5 : memref<?x1xi32>
  %7 = arith.select %arg0, %2, %6 : memref<?x1xi32>
  %8 = arith.maxui %4, %c3 : index
  scf.for %9 = %c4 to %4 step %8 {
    %10 = arith.subi %4, %c1 : index
    %11 = arith.subi %10, %9 : index
    scf.yield
  }
  %12 = bufferization.clone %6 : memref<?x1xi32> to memref<?x1xi32>
  %13:2 = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%c2) -> (memref<4xi32>, memref<?xi32>) {
    %14 = arith.cmpi slt, %c9_i32, %c4_i32 : i32
    %15 = memref.dim %0, %c0 : memref<?xi32>
    %16 = memref.expand_shape %0 [[0, 1]] output_shape [%15, 1] : memref<?xi32> into memref<?x1xi32>
    %17 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c7_i32 : i32) outs(%17 : memref<4xi32>)
    %18 = memref.alloc(%c2) : memref<?xi32>
    linalg.fill ins(%c8_i32 : i32) outs(%18 : memref<?xi32>)
    %19 = memref.dim %16, %c0 : memref<?x1xi32>
    %20 = arith.cmpi ugt, %19, %c0 : index
    %21 = arith.maxui %19, %c1 : index
    %22 = arith.remui %c2, %21 : index
    %23 = scf.if %20 -> (i32) {
      %24 = memref.load %16[%22, %c0] : memref<?x1xi32>
      scf.yield %24 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %23 : i32
    affine.yield %17, %18 : memref<4xi32>, memref<?xi32>
  } else {
    %25 = memref.alloc(%4) : memref<?x1xi32>
    linalg.fill ins(%c2_i32 : i32) outs(%25 : memref<?x1xi32>)
    %26:2 = func.call @helper2(%4, %c4_i32, %arg0) : (index, i32, i1) -> (memref<2x2xi32>, i32)
    %27 = memref.alloc() : memref<4xi32>
    memref.store %26#1, %27[%c0] : memref<4xi32>
    memref.store %c0_i32, %27[%c1] : memref<4xi32>
    memref.store %c5_i32, %27[%c2] : memref<4xi32>
    memref.store %c9_i32, %27[%c3] : memref<4xi32>
    %28 = memref.alloc(%4) : memref<?xi32>
    linalg.fill ins(%26#1 : i32) outs(%28 : memref<?xi32>)
    %29 = memref.dim %25, %c0 : memref<?x1xi32>
    %30 = arith.cmpi ugt, %29, %c0 : index
    %31 = arith.maxui %29, %c1 : index
    %32 = arith.remui %c4, %31 : index
    %33 = scf.if %30 -> (i32) {
      %34 = memref.load %25[%32, %c0] : memref<?x1xi32>
      scf.yield %34 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %33 : i32
    %35 = arith.remui %4, %c2 : index
    %36 = memref.load %26#0[%c1, %35] : memref<2x2xi32>
    vector.print %36 : i32
    affine.yield %27, %28 : memref<4xi32>, memref<?xi32>
  }
  %37 = arith.cmpi uge, %4, %4 : index
  %38 = memref.dim %12, %c0 : memref<?x1xi32>
  %39 = arith.cmpi ugt, %38, %c0 : index
  %40 = arith.maxui %38, %c1 : index
  %41 = arith.remui %c2, %40 : index
  %42 = scf.if %39 -> (i32) {
    %43 = memref.load %12[%41, %c0] : memref<?x1xi32>
    scf.yield %43 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %42 : i32
  %44 = arith.remui %4, %c4 : index
  %45 = memref.load %13#0[%44] : memref<4xi32>
  vector.print %45 : i32
  func.call @use_dxi32(%13#1) : (memref<?xi32>) -> ()
  cf.cond_br %37, ^bb12, ^bb19(%7, %0 : memref<?x1xi32>, memref<?xi32>)
^bb12:
  %46 = memref.alloc(%c2) {alignment = 64 : i64} : memref<?xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%46 : memref<?xi32>)
  cf.cond_br %arg0, ^bb4(%46 : memref<?xi32>), ^bb9
^bb17:
  %47 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%47 : memref<?xi32>)
  cf.cond_br %arg3, ^bb9, ^bb4(%47 : memref<?xi32>)
^bb18:
  cf.br ^bb1(%c2 : index)
^bb2(%48: memref<?x1xi32>):
  %49 = arith.cmpi slt, %c1, %c2 : index
  %50 = memref.alloc(%c3) {alignment = 64 : i64} : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%50 : memref<?xi32>)
  %51 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%51 : memref<?xi32>)
  %52 = memref.dim %48, %c0 : memref<?x1xi32>
  %53 = arith.cmpi ugt, %52, %c0 : index
  %54 = arith.maxui %52, %c1 : index
  %55 = arith.remui %c1, %54 : index
  %56 = scf.if %53 -> (i32) {
    %57 = memref.load %48[%55, %c0] : memref<?x1xi32>
    scf.yield %57 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %56 : i32
  cf.cond_br %49, ^bb3(%50 : memref<?xi32>), ^bb14(%51 : memref<?xi32>)
^bb3(%58: memref<?xi32>):
  cf.cond_br %arg1, ^bb4(%58 : memref<?xi32>), ^bb5
^bb4(%59: memref<?xi32>):
  %60 = memref.alloc(%c2) : memref<?x1xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%60 : memref<?x1xi32>)
  cf.cond_br %49, ^bb8(%60 : memref<?x1xi32>), ^bb15(%0 : memref<?xi32>)
^bb15(%61: memref<?xi32>):
  %62 = arith.cmpi ne, %c2, %c1 : index
  %63 = memref.alloc(%c1) : memref<?x1xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%63 : memref<?x1xi32>)
  %64 = memref.alloc(%c0) {alignment = 64 : i64} : memref<?xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%64 : memref<?xi32>)
  %65 = memref.dim %61, %c0 : memref<?xi32>
  %66 = arith.cmpi ugt, %65, %c0 : index
  %67 = arith.maxui %65, %c1 : index
  %68 = arith.remui %c4, %67 : index
  %69 = scf.if %66 -> (i32) {
    %70 = memref.load %61[%68] : memref<?xi32>
    scf.yield %70 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %69 : i32
  cf.cond_br %62, ^bb19(%48, %0 : memref<?x1xi32>, memref<?xi32>), ^bb19(%63, %64 : memref<?x1xi32>, memref<?xi32>)
^bb5:
  %71 = memref.alloc(%c0) : memref<?x1xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%71 : memref<?x1xi32>)
  %72 = memref.alloc(%c1) : memref<?x1xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%72 : memref<?x1xi32>)
  cf.cond_br %arg1, ^bb7(%72 : memref<?x1xi32>), ^bb6(%71 : memref<?x1xi32>)
^bb6(%73: memref<?x1xi32>):
  cf.cond_br %arg1, ^bb9, ^bb8(%73 : memref<?x1xi32>)
^bb9:
  cf.cond_br %arg3, ^bb10, ^bb11
^bb10:
  %74 = arith.cmpi ne, %c4, %c2 : index
  %75 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%75 : memref<?xi32>)
  cf.cond_br %74, ^bb16, ^bb19(%48, %75 : memref<?x1xi32>, memref<?xi32>)
^bb11:
  %76 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%76 : memref<?xi32>)
  cf.cond_br %arg0, ^bb14(%0 : memref<?xi32>), ^bb19(%2, %76 : memref<?x1xi32>, memref<?xi32>)
^bb14(%77: memref<?xi32>):
  %78 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%78 : memref<?xi32>)
  return %78, %77, %c8_i32 : memref<?xi32>, memref<?xi32>, i32
^bb7(%79: memref<?x1xi32>):
  %80 = arith.cmpi uge, %c1, %c0 : index
  %81 = memref.alloc(%c0) : memref<?x1xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%81 : memref<?x1xi32>)
  %82 = memref.dim %79, %c0 : memref<?x1xi32>
  %83 = arith.cmpi ugt, %82, %c0 : index
  %84 = arith.maxui %82, %c1 : index
  %85 = arith.remui %c2, %84 : index
  %86 = scf.if %83 -> (i32) {
    %87 = memref.load %79[%85, %c0] : memref<?x1xi32>
    scf.yield %87 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %86 : i32
  cf.cond_br %80, ^bb8(%81 : memref<?x1xi32>), ^bb16
^bb8(%88: memref<?x1xi32>):
  cf.br ^bb13
^bb13:
  %89 = memref.alloc(%c1) : memref<?x1xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%89 : memref<?x1xi32>)
  cf.br ^bb19(%89, %0 : memref<?x1xi32>, memref<?xi32>)
^bb16:
  %90 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%90 : memref<?xi32>)
  %91 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%91 : memref<?xi32>)
  cf.cond_br %arg1, ^bb19(%2, %91 : memref<?x1xi32>, memref<?xi32>), ^bb19(%2, %90 : memref<?x1xi32>, memref<?xi32>)
^bb19(%92: memref<?x1xi32>, %93: memref<?xi32>):
  %94 = memref.alloc(%c1) : memref<?xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%94 : memref<?xi32>)
  %95 = memref.dim %92, %c0 : memref<?x1xi32>
  %96 = arith.cmpi ugt, %95, %c0 : index
  %97 = arith.maxui %95, %c1 : index
  %98 = arith.remui %c4, %97 : index
  %99 = scf.if %96 -> (i32) {
    %100 = memref.load %92[%98, %c0] : memref<?x1xi32>
    scf.yield %100 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %99 : i32
  %101 = memref.dim %93, %c0 : memref<?xi32>
  %102 = arith.cmpi ugt, %101, %c0 : index
  %103 = arith.maxui %101, %c1 : index
  %104 = arith.remui %c0, %103 : index
  %105 = scf.if %102 -> (i32) {
    %106 = memref.load %93[%104] : memref<?xi32>
    scf.yield %106 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %105 : i32
  return %0, %94, %c4_i32 : memref<?xi32>, memref<?xi32>, i32
}
