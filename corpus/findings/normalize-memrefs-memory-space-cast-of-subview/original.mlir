func.func private @make_2x2xi32() -> memref<2x2xi32>
func.func private @use_2x1x2xi32(memref<2x1x2xi32>)
func.func private @use_2x2xi32(memref<2x2xi32>)
func.func private @use_4xf32(memref<4xf32>)
func.func private @use_dx0xi32(memref<?x0xi32>)
func.func private @use_dxi32(memref<?xi32>)
func.func private @use_i32(memref<i32>)
func.func private @use_sdxi32(memref<?xi32, strided<[?], offset: ?>>)
memref.global "private" @global_2x2xi32 : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" @global_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @constant_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @shape_2x2 : memref<2xindex> = dense<2>
func.func @helper0(%arg0: memref<?xi32>, %arg1: memref<4xi32>) -> (memref<4xi32>, memref<i32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i8 = arith.constant 2 : i8
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6_i8 = arith.constant 6 : i8
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc(%c4) {bufferization.manual_deallocation} : memref<?xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%0 : memref<?xi32>)
  %1 = memref.cast %arg0 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %2 = arith.subi %c6_i8, %c2_i8 : i8
  %3 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%3 : memref<?xi32>)
  %4 = memref.cast %3 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %5 = arith.cmpi eq, %c0, %c2 : index
  %6 = arith.select %5, %1, %4 : memref<?xi32, strided<[?], offset: ?>>
  %7 = memref.dim %0, %c0 : memref<?xi32>
  %8 = arith.cmpi ugt, %7, %c0 : index
  %9 = arith.maxui %7, %c1 : index
  %10 = arith.remui %c1, %9 : index
  %11 = scf.if %8 -> (i32) {
    %12 = memref.load %0[%10] : memref<?xi32>
    scf.yield %12 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<?xi32>
  %13 = memref.dim %1, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %14 = scf.for %15 = %c0 to %13 step %c1 iter_args(%16 = %c0_i32) -> (i32) {
    %17 = memref.load %1[%15] : memref<?xi32, strided<[?], offset: ?>>
    %18 = arith.addi %16, %17 : i32
    scf.yield %18 : i32
  }
  %19 = arith.cmpi ne, %c0, %c1 : index
  %20 = arith.select %5, %6, %1 : memref<?xi32, strided<[?], offset: ?>>
  scf.forall (%21) in (%c3) {
    %22 = arith.muli %14, %14 : i32
    %23 = memref.alloca_scope -> (memref<4xi32>) {
      %24 = scf.if %19 -> (memref<?xi32>) {
        %25 = memref.alloc(%21) : memref<?xi32>
        linalg.fill ins(%11 : i32) outs(%25 : memref<?xi32>)
        scf.yield %25 : memref<?xi32>
      } else {
        %26 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%22 : i32) outs(%26 : memref<4xi32>)
        %27 = affine.parallel (%28) = (0) to (min(%c1, 3)) step (2) reduce ("addi") -> (i32) {
          affine.yield %14 : i32
        }
        %29 = memref.alloc(%c3) : memref<?xi32>
        linalg.fill ins(%c0_i32 : i32) outs(%29 : memref<?xi32>)
        %30 = arith.remui %21, %c4 : index
        %31 = memref.load %26[%30] : memref<4xi32>
        %32 = memref.load %arg1[%21] : memref<4xi32>
        %33 = arith.addi %32, %31 : i32
        memref.store %33, %arg1[%21] : memref<4xi32>
        scf.yield %29 : memref<?xi32>
      }
      scf.if %19 {
        %34 = memref.dim %24, %c0 : memref<?xi32>
        %35 = arith.shrui %34, %c1 : index
        %36 = memref.subview %24[%35] [%35] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
        %37 = memref.cast %36 : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
        %38 = arith.select %5, %36, %36 : memref<?xi32, strided<[1], offset: ?>>
        %39 = memref.dim %37, %c0 : memref<?xi32, strided<[?], offset: ?>>
        %40 = arith.cmpi ugt, %39, %c0 : index
        %41 = arith.maxui %39, %c1 : index
        %42 = arith.remui %21, %41 : index
        %43 = scf.if %40 -> (i32) {
          %44 = memref.load %37[%42] : memref<?xi32, strided<[?], offset: ?>>
          scf.yield %44 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %45 = memref.load %arg1[%21] : memref<4xi32>
        %46 = arith.addi %45, %43 : i32
        memref.store %46, %arg1[%21] : memref<4xi32>
        %47 = memref.dim %38, %c0 : memref<?xi32, strided<[1], offset: ?>>
        %48 = arith.cmpi ugt, %47, %c0 : index
        %49 = arith.maxui %47, %c1 : index
        %50 = arith.remui %c1, %49 : index
        %51 = scf.if %48 -> (i32) {
          %52 = memref.load %38[%50] : memref<?xi32, strided<[1], offset: ?>>
          scf.yield %52 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %53 = memref.load %arg1[%21] : memref<4xi32>
        %54 = arith.addi %53, %51 : i32
        memref.store %54, %arg1[%21] : memref<4xi32>
        scf.yield
      }
      %55 = memref.alloc() : memref<4xi32>
      memref.store %14, %55[%c0] : memref<4xi32>
      memref.store %14, %55[%c1] : memref<4xi32>
      memref.store %11, %55[%c2] : memref<4xi32>
      memref.store %11, %55[%c3] : memref<4xi32>
      memref.alloca_scope.return %55 : memref<4xi32>
    }
    %56 = arith.remui %21, %c4 : index
    %57 = memref.load %23[%56] : memref<4xi32>
    %58 = memref.load %arg1[%21] : memref<4xi32>
    %59 = arith.addi %58, %57 : i32
    memref.store %59, %arg1[%21] : memref<4xi32>
  }
  %60 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%14 : i32) outs(%60 : memref<4xi32>)
  %61 = memref.alloc() {alignment = 64 : i64} : memref<i32>
  linalg.fill ins(%14 : i32) outs(%61 : memref<i32>)
  %62 = memref.load %arg1[%c3] : memref<4xi32>
  vector.print %62 : i32
  func.call @use_sdxi32(%20) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  return %60, %61 : memref<4xi32>, memref<i32>
}
func.func @helper1(%arg0: i32, %arg1: index) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_f32 = arith.constant 0.25 : f32
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c5_f32 = arith.constant 1.25 : f32
  %c6_f32 = arith.constant 1.5 : f32
  %c7_f32 = arith.constant 1.75 : f32
  %c9_f32 = arith.constant 2.25 : f32
  %0 = arith.minui %arg1, %c4 : index
  %1 = memref.alloc() : memref<4xf32>
  memref.store %c9_f32, %1[%c0] : memref<4xf32>
  memref.store %c2_f32, %1[%c1] : memref<4xf32>
  memref.store %c6_f32, %1[%c2] : memref<4xf32>
  memref.store %c7_f32, %1[%c3] : memref<4xf32>
  %2 = memref.load %1[%c0] : memref<4xf32>
  %3 = arith.andi %arg0, %arg0 : i32
  %4 = memref.alloc() : memref<4xf32>
  memref.store %2, %4[%c0] : memref<4xf32>
  memref.store %2, %4[%c1] : memref<4xf32>
  memref.store %c5_f32, %4[%c2] : memref<4xf32>
  memref.store %c2_f32, %4[%c3] : memref<4xf32>
  %5 = arith.remui %0, %c4 : index
  memref.store %c5_f32, %4[%5] : memref<4xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : memref<4xf32>) outs(%4 : memref<4xf32>) {
  ^bb0(%6: f32, %7: f32):
    %8 = arith.addf %6, %7 : f32
    linalg.yield %8 : f32
  }
  %9 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%2 : f32) outs(%9 : memref<4xf32>)
  %10 = arith.remui %0, %c4 : index
  %11 = memref.load %9[%10] : memref<4xf32>
  vector.print %11 : f32
  %12 = arith.cmpi uge, %3, %3 : i32
  %13 = scf.if %12 -> (i32) {
    %14 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%2 : f32) outs(%14 : memref<4xf32>)
    %15:4 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
    %16 = memref.reinterpret_cast %15#0 to offset: [%15#1], sizes: [%15#2], strides: [%15#3] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    memref.store %2, %4[%c1] : memref<4xf32>
    %17 = arith.index_castui %arg0 : i32 to index
    %18 = arith.remui %17, %c5 : index
    %19 = memref.alloc(%c3) : memref<?xi32>
    linalg.fill ins(%arg0 : i32) outs(%19 : memref<?xi32>)
    %20 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg0 : i32) outs(%20 : memref<4xi32>)
    %21:2 = func.call @helper0(%19, %20) : (memref<?xi32>, memref<4xi32>) -> (memref<4xi32>, memref<i32>)
    %22:2 = scf.if %12 -> (i32, memref<4xi32>) {
      %23 = memref.load %9[%c1] : memref<4xf32>
      scf.yield %3, %21#0 : i32, memref<4xi32>
    } else {
      scf.yield %arg0, %21#0 : i32, memref<4xi32>
    }
    %24 = arith.remui %0, %c4 : index
    %25 = memref.load %14[%24] : memref<4xf32>
    vector.print %25 : f32
    %26 = memref.dim %16, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %27 = arith.cmpi ugt, %26, %c0 : index
    %28 = arith.maxui %26, %c1 : index
    %29 = arith.remui %c3, %28 : index
    %30 = scf.if %27 -> (f32) {
      %31 = memref.load %16[%29] : memref<?xf32, strided<[?], offset: ?>>
      scf.yield %31 : f32
    } else {
      scf.yield %c1_f32 : f32
    }
    vector.print %30 : f32
    %32 = memref.load %15#0[] : memref<f32>
    vector.print %32 : f32
    scf.yield %22#0 : i32
  } else {
    scf.yield %3 : i32
  }
  %33 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%33 : memref<4xi32>)
  func.call @use_4xf32(%4) : (memref<4xf32>) -> ()
  return %33 : memref<4xi32>
}
func.func private @helper2() {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  scf.execute_region {
    %0 = arith.cmpi uge, %c4, %c3 : index
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:
    %1:2 = scf.execute_region -> (i32, memref<2x1x2xi32>) {
      %2 = affine.if affine_set<(d0, d1) : (d0 + d1 - 3 >= 0, 6 - d0 >= 0)>(%c1, %c1) -> (memref<?xi32>) {
        %3 = memref.alloc(%c1) : memref<?xi32>
        linalg.fill ins(%c8_i32 : i32) outs(%3 : memref<?xi32>)
        %4 = memref.alloc() : memref<4xi32>
        memref.store %c8_i32, %4[%c0] : memref<4xi32>
        memref.store %c9_i32, %4[%c1] : memref<4xi32>
        memref.store %c5_i32, %4[%c2] : memref<4xi32>
        memref.store %c6_i32, %4[%c3] : memref<4xi32>
        %5:2 = func.call @helper0(%3, %4) : (memref<?xi32>, memref<4xi32>) -> (memref<4xi32>, memref<i32>)
        memref.store %c8_i32, %5#0[%c2] : memref<4xi32>
        %6 = memref.load %5#0[%c3] : memref<4xi32>
        vector.print %6 : i32
        affine.for %7 = 0 to min affine_map<(d0) -> (d0, 6)>(%c3) step 2 {
          %8 = memref.cast %5#0 : memref<4xi32> to memref<*xi32>
          %9 = memref.reinterpret_cast %5#0 to offset: [3], sizes: [1], strides: [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
          %10 = func.call @helper1(%c9_i32, %7) : (i32, index) -> (memref<4xi32>)
          %11 = arith.cmpi eq, %c2_i32, %c3_i32 : i32
          %12 = memref.cast %8 : memref<*xi32> to memref<4xi32>
          %13 = func.call @helper1(%c1_i32, %7) : (i32, index) -> (memref<4xi32>)
          %14 = memref.alloc() : memref<4xi32>
          linalg.fill ins(%c3_i32 : i32) outs(%14 : memref<4xi32>)
          %15 = memref.get_global @global_2x2xi32 : memref<2x2xi32>
          %16 = arith.remui %7, %c4 : index
          %17 = memref.load %10[%16] : memref<4xi32>
          vector.print %17 : i32
          %18 = arith.remui %7, %c4 : index
          %19 = memref.load %12[%18] : memref<4xi32>
          vector.print %19 : i32
          %20 = arith.remui %7, %c4 : index
          %21 = memref.load %13[%20] : memref<4xi32>
          vector.print %21 : i32
          %22 = arith.remui %7, %c4 : index
          %23 = memref.load %14[%22] : memref<4xi32>
          vector.print %23 : i32
        }
        %24 = memref.alloc(%c4) : memref<?xi32>
        linalg.fill ins(%c7_i32 : i32) outs(%24 : memref<?xi32>)
        %25 = memref.load %5#1[] : memref<i32>
        vector.print %25 : i32
        affine.yield %24 : memref<?xi32>
      } else {
        %26 = memref.alloc(%c2) : memref<?xi32>
        linalg.fill ins(%c9_i32 : i32) outs(%26 : memref<?xi32>)
        affine.yield %26 : memref<?xi32>
      }
      %27 = memref.alloc() : memref<2x1x2xi32>
      memref.store %c0_i32, %27[%c0, %c0, %c0] : memref<2x1x2xi32>
      memref.store %c0_i32, %27[%c0, %c0, %c1] : memref<2x1x2xi32>
      memref.store %c0_i32, %27[%c1, %c0, %c0] : memref<2x1x2xi32>
      memref.store %c8_i32, %27[%c1, %c0, %c1] : memref<2x1x2xi32>
      func.call @use_dxi32(%2) : (memref<?xi32>) -> ()
      scf.yield %c9_i32, %27 : i32, memref<2x1x2xi32>
    }
    %28 = memref.load %1#1[%c1, %c0, %c0] : memref<2x1x2xi32>
    vector.print %28 : i32
    scf.yield
  ^bb2:
    scf.yield
  }
  return
}
func.func private @helper3(%arg0: index, %arg1: i32, %arg2: i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %0 = affine.min affine_map<(d0, d1) -> (d0 + 1, d1 * 2, 2)>(%c0, %arg0)
  %1 = arith.cmpi uge, %arg1, %arg1 : i32
  %2:2 = scf.if %1 -> (memref<2x?x2xi32>, memref<4xi32>) {
    %3 = arith.cmpi ne, %arg0, %c0 : index
    scf.if %3 {
      %4 = arith.subi %arg0, %c1 : index
      func.call @helper3(%4, %arg2, %arg1) : (index, i32, i32) -> ()
      scf.yield
    } else {
      %5 = arith.index_cast %c1 : index to i32
      %6 = func.call @helper1(%5, %arg0) : (i32, index) -> (memref<4xi32>)
      %7 = arith.remui %0, %c4 : index
      %8 = memref.load %6[%7] : memref<4xi32>
      vector.print %8 : i32
      scf.yield
    }
    %9 = affine.for %10 = 0 to min affine_map<(d0) -> (d0, 3)>(%arg0) iter_args(%11 = %arg0) -> (index) {
      %12 = memref.alloc() : memref<2x1x2xi32>
      memref.store %arg1, %12[%c0, %c0, %c0] : memref<2x1x2xi32>
      memref.store %c4_i32, %12[%c0, %c0, %c1] : memref<2x1x2xi32>
      memref.store %arg2, %12[%c1, %c0, %c0] : memref<2x1x2xi32>
      memref.store %c5_i32, %12[%c1, %c0, %c1] : memref<2x1x2xi32>
      memref.alloca_scope {
        %13 = arith.index_cast %arg0 : index to i32
        scf.if %1 {
          %14 = memref.alloc() : memref<2x1x2xi32>
          memref.copy %12, %14 : memref<2x1x2xi32> to memref<2x1x2xi32>
          linalg.copy ins(%12 : memref<2x1x2xi32>) outs(%14 : memref<2x1x2xi32>)
          %15 = func.call @helper1(%13, %10) : (i32, index) -> (memref<4xi32>)
          %16 = arith.index_cast %0 : index to i32
          %17 = memref.load %15[%c1] : memref<4xi32>
          vector.print %17 : i32
          scf.yield
        }
        %18 = memref.dim %12, %c0 : memref<2x1x2xi32>
        %19 = arith.minui %18, %c7 : index
        %20 = memref.alloc() : memref<2x1x2xi32>
        memref.store %c7_i32, %20[%c0, %c0, %c0] : memref<2x1x2xi32>
        memref.store %arg2, %20[%c0, %c0, %c1] : memref<2x1x2xi32>
        memref.store %13, %20[%c1, %c0, %c0] : memref<2x1x2xi32>
        memref.store %c0_i32, %20[%c1, %c0, %c1] : memref<2x1x2xi32>
        func.call @use_2x1x2xi32(%20) : (memref<2x1x2xi32>) -> ()
        memref.alloca_scope.return
      }
      affine.yield %11 : index
    }
    %21 = memref.alloc(%0) : memref<2x?x2xi32>
    linalg.fill ins(%arg2 : i32) outs(%21 : memref<2x?x2xi32>)
    %22 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%22 : memref<4xi32>)
    scf.yield %21, %22 : memref<2x?x2xi32>, memref<4xi32>
  } else {
    %23 = memref.alloc(%c1) : memref<2x?x2xi32>
    linalg.fill ins(%arg2 : i32) outs(%23 : memref<2x?x2xi32>)
    %24 = memref.alloc() : memref<4xi32>
    memref.store %arg2, %24[%c0] : memref<4xi32>
    memref.store %arg2, %24[%c1] : memref<4xi32>
    memref.store %c6_i32, %24[%c2] : memref<4xi32>
    memref.store %arg2, %24[%c3] : memref<4xi32>
    scf.yield %23, %24 : memref<2x?x2xi32>, memref<4xi32>
  }
  %25 = arith.remui %0, %c2 : index
  %26 = memref.dim %2#0, %c1 : memref<2x?x2xi32>
  %27 = arith.cmpi ugt, %26, %c0 : index
  %28 = arith.maxui %26, %c1 : index
  %29 = arith.remui %c4, %28 : index
  %30 = scf.if %27 -> (i32) {
    %31 = memref.load %2#0[%25, %29, %c0] : memref<2x?x2xi32>
    scf.yield %31 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %30 : i32
  %32 = arith.remui %arg0, %c4 : index
  %33 = memref.load %2#1[%32] : memref<4xi32>
  vector.print %33 : i32
  return
}
func.func private @helper4(%arg0: index, %arg1: i1, %arg2: i32, %arg3: index) {
  %0 = memref.get_global @global_4xi32 : memref<4xi32>
  return
}
func.func private @helper5(%arg0: memref<4xi32>, %arg1: memref<?x0xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c1_i64 = arith.constant 1 : i64
  %c1_i8 = arith.constant 1 : i8
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  %c2_i32 = arith.constant 2 : i32
  %c2_i8 = arith.constant 2 : i8
  %c4 = arith.constant 4 : index
  %c4_i64 = arith.constant 4 : i64
  %c80 = arith.constant 80 : index
  %c9_i8 = arith.constant 9 : i8
  %0 = memref.cast %arg0 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  %1 = memref.alloc() : memref<80xi8>
  linalg.fill ins(%c1_i8 : i8) outs(%1 : memref<80xi8>)
  %2 = memref.view %1[%c24][] : memref<80xi8> to memref<4xi32>
  %3 = memref.alloc() : memref<80xi8>
  linalg.fill ins(%c9_i8 : i8) outs(%3 : memref<80xi8>)
  %4 = arith.andi %c4_i64, %c1_i64 : i64
  %5 = memref.subview %1[41] [17] [2] : memref<80xi8> to memref<17xi8, strided<[2], offset: 41>>
  %6 = memref.subview %5[0] [4] [2] : memref<17xi8, strided<[2], offset: 41>> to memref<4xi8, strided<[4], offset: 41>>
  %7 = affine.apply affine_map<(d0, d1) -> ((d0 * 1 + d1) mod 8)>(%c0, %c2)
  %8 = memref.subview %6[2] [1] [2] : memref<4xi8, strided<[4], offset: 41>> to memref<1xi8, strided<[8], offset: 49>>
  %9 = memref.memory_space_cast %6 : memref<4xi8, strided<[4], offset: 41>> to memref<4xi8, strided<[4], offset: 41>, 1>
  %10 = arith.cmpi ne, %7, %7 : index
  scf.if %10 {
    %11 = arith.remui %7, %c4 : index
    memref.store %c2_i8, %9[%11] : memref<4xi8, strided<[4], offset: 41>, 1>
    %12 = affine.min affine_map<(d0, d1) -> (d0 + 1, d1 * 2, 5)>(%7, %c0)
    scf.yield
  } else {
    %13 = memref.reinterpret_cast %1 to offset: [3], sizes: [29], strides: [1] : memref<80xi8> to memref<29xi8, strided<[1], offset: 3>>
    scf.if %10 {
      %14 = memref.memory_space_cast %1 : memref<80xi8> to memref<80xi8, 1>
      %15 = arith.remui %7, %c80 : index
      %16 = memref.load %14[%15] : memref<80xi8, 1>
      vector.print %16 : i8
      scf.yield
    } else {
      %17 = memref.alloc(%c1) : memref<?xi32>
      linalg.fill ins(%c2_i32 : i32) outs(%17 : memref<?xi32>)
      %18 = memref.cast %17 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
      func.call @use_sdxi32(%18) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
      scf.yield
    }
    scf.yield
  }
  func.call @use_dx0xi32(%arg1) : (memref<?x0xi32>) -> ()
  %19 = memref.dim %0, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %20 = arith.cmpi ugt, %19, %c0 : index
  %21 = arith.maxui %19, %c1 : index
  %22 = arith.remui %7, %21 : index
  %23 = scf.if %20 -> (i32) {
    %24 = memref.load %0[%22] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %24 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %23 : i32
  %25 = arith.remui %7, %c4 : index
  %26 = memref.load %2[%25] : memref<4xi32>
  vector.print %26 : i32
  %27 = arith.remui %7, %c80 : index
  %28 = memref.load %3[%27] : memref<80xi8>
  vector.print %28 : i8
  %29 = memref.load %8[%c0] : memref<1xi8, strided<[8], offset: 49>>
  vector.print %29 : i8
  %30 = arith.remui %7, %c4 : index
  %31 = memref.load %9[%30] : memref<4xi8, strided<[4], offset: 41>, 1>
  vector.print %31 : i8
  return
}
func.func @entry0(%arg0: memref<2x2xi32>, %arg1: memref<i32>, %arg2: i1) -> (memref<?xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_f32 = arith.constant 1.25 : f32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.cast %arg0 : memref<2x2xi32> to memref<?x?xi32>
  func.call @use_i32(%arg1) : (memref<i32>) -> ()
  %1 = memref.alloc(%c1) : memref<?xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%1 : memref<?xi32>)
  %2 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%2 : memref<4xi32>)
  %3:2 = func.call @helper0(%1, %2) : (memref<?xi32>, memref<4xi32>) -> (memref<4xi32>, memref<i32>)
  %4 = affine.min affine_map<(d0, d1) -> (d0 + 1, d1 * 2, 1)>(%c3, %c3)
  %5 = affine.for %6 = 0 to 0 iter_args(%7 = %c5_f32) -> (f32) {
    %8:4 = memref.extract_strided_metadata %3#0 : memref<4xi32> -> memref<i32>, index, index, index
    %9 = memref.reinterpret_cast %8#0 to offset: [%8#1], sizes: [%8#2], strides: [%8#3] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
    %10 = memref.cast %3#0 : memref<4xi32> to memref<?xi32>
    affine.for %11 = 0 to 3 {
      %12 = memref.alloc() : memref<i32>
      linalg.fill ins(%c2_i32 : i32) outs(%12 : memref<i32>)
      memref.copy %12, %8#0 : memref<i32> to memref<i32>
    }
    %13 = memref.alloca_scope -> (memref<i32>) {
      %14 = memref.alloc() : memref<i32>
      linalg.fill ins(%c5_i32 : i32) outs(%14 : memref<i32>)
      %15 = memref.alloc() : memref<i32>
      memref.store %c5_i32, %15[] : memref<i32>
      %16:3 = affine.for %17 = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%c0) to 4 step 2 iter_args(%18 = %14, %19 = %15, %20 = %arg1) -> (memref<i32>, memref<i32>, memref<i32>) {
        %21 = arith.addi %c3, %4 : index
        %22 = arith.minui %21, %c7 : index
        %23 = func.call @helper1(%c9_i32, %4) : (i32, index) -> (memref<4xi32>)
        func.call @use_i32(%20) : (memref<i32>) -> ()
        %24 = arith.remui %6, %c4 : index
        %25 = memref.load %23[%24] : memref<4xi32>
        vector.print %25 : i32
        affine.yield %18, %arg1, %19 : memref<i32>, memref<i32>, memref<i32>
      }
      %26 = memref.alloc() : memref<4xi32>
      memref.store %c8_i32, %26[%c0] : memref<4xi32>
      memref.store %c4_i32, %26[%c1] : memref<4xi32>
      memref.store %c9_i32, %26[%c2] : memref<4xi32>
      memref.store %c7_i32, %26[%c3] : memref<4xi32>
      %27 = arith.cmpi ne, %4, %c4 : index
      %28 = arith.select %27, %3#0, %26 : memref<4xi32>
      %29 = memref.alloc() : memref<i32>
      linalg.fill ins(%c3_i32 : i32) outs(%29 : memref<i32>)
      func.call @use_i32(%16#1) : (memref<i32>) -> ()
      %30 = memref.load %16#2[] : memref<i32>
      vector.print %30 : i32
      memref.alloca_scope.return %29 : memref<i32>
    }
    %31 = arith.cmpi ne, %c0, %6 : index
    %32:2 = scf.if %31 -> (memref<?xi32>, memref<i32>) {
      %33 = memref.dim %0, %c0 : memref<?x?xi32>
      %34 = memref.dim %0, %c1 : memref<?x?xi32>
      %35 = memref.alloc(%33, %34) : memref<?x?xi32>
      linalg.fill ins(%c9_i32 : i32) outs(%35 : memref<?x?xi32>)
      memref.copy %35, %0 : memref<?x?xi32> to memref<?x?xi32>
      %36 = arith.select %arg2, %8#0, %arg1 : memref<i32>
      affine.store %c6_i32, %8#0[] : memref<i32>
      %37 = memref.load %36[] : memref<i32>
      %38 = memref.dim %10, %c0 : memref<?xi32>
      %39 = arith.shrui %38, %c1 : index
      %40 = memref.subview %10[%39] [%39] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
      %41 = memref.alloc() : memref<i32>
      linalg.fill ins(%37 : i32) outs(%41 : memref<i32>)
      %42 = memref.alloc(%6) : memref<?xi32>
      linalg.fill ins(%c5_i32 : i32) outs(%42 : memref<?xi32>)
      %43 = memref.dim %40, %c0 : memref<?xi32, strided<[1], offset: ?>>
      %44 = arith.cmpi ugt, %43, %c0 : index
      %45 = arith.maxui %43, %c1 : index
      %46 = arith.remui %c4, %45 : index
      %47 = scf.if %44 -> (i32) {
        %48 = memref.load %40[%46] : memref<?xi32, strided<[1], offset: ?>>
        scf.yield %48 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %47 : i32
      scf.yield %42, %41 : memref<?xi32>, memref<i32>
    } else {
      %49 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c4_i32 : i32) outs(%49 : memref<4xi32>)
      %50 = memref.alloc(%6) : memref<?x0xi32>
      linalg.fill ins(%c9_i32 : i32) outs(%50 : memref<?x0xi32>)
      func.call @helper5(%49, %50) : (memref<4xi32>, memref<?x0xi32>) -> ()
      %51 = memref.alloc(%4) : memref<?xi32>
      linalg.fill ins(%c2_i32 : i32) outs(%51 : memref<?xi32>)
      scf.yield %51, %arg1 : memref<?xi32>, memref<i32>
    }
    %52 = memref.alloc() {alignment = 64 : i64} : memref<i32>
    linalg.fill ins(%c0_i32 : i32) outs(%52 : memref<i32>)
    %53 = memref.alloc(%4) : memref<?x0xi32>
    linalg.fill ins(%c7_i32 : i32) outs(%53 : memref<?x0xi32>)
    func.call @helper5(%3#0, %53) : (memref<4xi32>, memref<?x0xi32>) -> ()
    %54 = memref.alloc(%4) {alignment = 64 : i64} : memref<?xi32>
    linalg.fill ins(%c7_i32 : i32) outs(%54 : memref<?xi32>)
    %55 = memref.alloc() : memref<i32>
    linalg.fill ins(%c9_i32 : i32) outs(%55 : memref<i32>)
    %56 = func.call @helper1(%c1_i32, %6) : (i32, index) -> (memref<4xi32>)
    %57 = memref.dim %9, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %58 = arith.cmpi ugt, %57, %c0 : index
    %59 = arith.maxui %57, %c1 : index
    %60 = arith.remui %4, %59 : index
    %61 = scf.if %58 -> (i32) {
      %62 = memref.load %9[%60] : memref<?xi32, strided<[?], offset: ?>>
      scf.yield %62 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %63 = memref.load %13[] : memref<i32>
    vector.print %63 : i32
    %64 = memref.dim %32#0, %c0 : memref<?xi32>
    %65 = arith.cmpi ugt, %64, %c0 : index
    %66 = arith.maxui %64, %c1 : index
    %67 = arith.remui %4, %66 : index
    %68 = scf.if %65 -> (i32) {
      %69 = memref.load %32#0[%67] : memref<?xi32>
      scf.yield %69 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %68 : i32
    %70 = memref.load %32#1[] : memref<i32>
    vector.print %70 : i32
    func.call @use_i32(%52) : (memref<i32>) -> ()
    func.call @use_dxi32(%54) : (memref<?xi32>) -> ()
    %71 = arith.remui %4, %c4 : index
    %72 = memref.load %56[%71] : memref<4xi32>
    vector.print %72 : i32
    affine.yield %7 : f32
  }
  %73 = memref.load %arg1[] : memref<i32>
  %74 = arith.cmpi ult, %73, %73 : i32
  %75 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%73 : i32) outs(%75 : memref<2x2xi32>)
  memref.copy %75, %arg0 : memref<2x2xi32> to memref<2x2xi32>
  %76 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%76 : memref<?xi32>)
  %77 = memref.alloc() : memref<4xi32>
  memref.store %73, %77[%c0] : memref<4xi32>
  memref.store %73, %77[%c1] : memref<4xi32>
  memref.store %73, %77[%c2] : memref<4xi32>
  memref.store %c5_i32, %77[%c3] : memref<4xi32>
  %78:2 = func.call @helper0(%76, %77) : (memref<?xi32>, memref<4xi32>) -> (memref<4xi32>, memref<i32>)
  %79 = memref.alloc(%4) : memref<?xi32>
  linalg.fill ins(%73 : i32) outs(%79 : memref<?xi32>)
  %80 = memref.alloc(%4) : memref<?xi32>
  linalg.fill ins(%73 : i32) outs(%80 : memref<?xi32>)
  %81 = memref.dim %0, %c0 : memref<?x?xi32>
  %82 = arith.cmpi ugt, %81, %c0 : index
  %83 = arith.maxui %81, %c1 : index
  %84 = arith.remui %c3, %83 : index
  %85 = memref.dim %0, %c1 : memref<?x?xi32>
  %86 = arith.cmpi ugt, %85, %c0 : index
  %87 = arith.andi %82, %86 : i1
  %88 = arith.maxui %85, %c1 : index
  %89 = arith.remui %c4, %88 : index
  %90 = scf.if %87 -> (i32) {
    %91 = memref.load %0[%84, %89] : memref<?x?xi32>
    scf.yield %91 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %90 : i32
  %92 = memref.load %3#1[] : memref<i32>
  vector.print %92 : i32
  %93 = arith.remui %4, %c4 : index
  %94 = memref.load %78#0[%93] : memref<4xi32>
  vector.print %94 : i32
  %95 = memref.load %78#1[] : memref<i32>
  vector.print %95 : i32
  return %79, %80 : memref<?xi32>, memref<?xi32>
}
func.func @entry1(%arg0: memref<?xi32, 1>, %arg1: i1, %arg2: index, %arg3: i1) -> (memref<4xf32>, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_f32 = arith.constant 0.75 : f32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_f32 = arith.constant 1.75 : f32
  %c8_f32 = arith.constant 2.0 : f32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg2, %c4 : index
  %1 = memref.dim %arg0, %c0 : memref<?xi32, 1>
  %2 = arith.cmpi ugt, %1, %c0 : index
  %3 = arith.maxui %1, %c1 : index
  %4 = arith.remui %c1, %3 : index
  %5 = scf.if %2 -> (i32) {
    %6 = memref.load %arg0[%4] : memref<?xi32, 1>
    scf.yield %6 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  %7 = memref.dim %arg0, %c0 : memref<?xi32, 1>
  %8 = arith.cmpi ugt, %7, %c0 : index
  %9 = arith.maxui %7, %c1 : index
  %10 = arith.remui %0, %9 : index
  scf.if %8 {
    memref.store %5, %arg0[%10] : memref<?xi32, 1>
  }
  %11 = memref.alloc(%0) : memref<?xi32, 1>
  linalg.fill ins(%c0_i32 : i32) outs(%11 : memref<?xi32, 1>)
  %12 = arith.minui %0, %c3 : index
  %13 = memref.alloca() : memref<index>
  memref.store %c0, %13[] : memref<index>
  %14 = scf.while (%15 = %11) : (memref<?xi32, 1>) -> (memref<?xi32, 1>) {
    %17 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%5 : i32) outs(%17 : memref<4xi32>)
    %18 = memref.alloc(%0) : memref<?x0xi32>
    linalg.fill ins(%c4_i32 : i32) outs(%18 : memref<?x0xi32>)
    func.call @helper5(%17, %18) : (memref<4xi32>, memref<?x0xi32>) -> ()
    %19 = arith.select %arg1, %arg0, %15 : memref<?xi32, 1>
    %20 = arith.index_cast %c4 : index to i32
    %21 = memref.load %13[] : memref<index>
    %22 = arith.addi %21, %c1 : index
    memref.store %22, %13[] : memref<index>
    %23 = arith.cmpi ult, %21, %12 : index
    %24 = arith.cmpi ne, %c6_i32, %20 : i32
    %25 = arith.andi %23, %24 : i1
    %26 = memref.dim %19, %c0 : memref<?xi32, 1>
    %27 = arith.cmpi ugt, %26, %c0 : index
    %28 = arith.maxui %26, %c1 : index
    %29 = arith.remui %0, %28 : index
    %30 = scf.if %27 -> (i32) {
      %31 = memref.load %19[%29] : memref<?xi32, 1>
      scf.yield %31 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %30 : i32
    scf.condition(%25) %15 : memref<?xi32, 1>
  } do {
  ^bb1(%16: memref<?xi32, 1>):
    %32 = memref.alloc(%c0) {alignment = 64 : i64} : memref<?xi32, 1>
    linalg.fill ins(%c5_i32 : i32) outs(%32 : memref<?xi32, 1>)
    %33 = memref.dim %16, %c0 : memref<?xi32, 1>
    %34 = arith.cmpi ugt, %33, %c0 : index
    %35 = arith.maxui %33, %c1 : index
    %36 = arith.remui %c0, %35 : index
    %37 = scf.if %34 -> (i32) {
      %38 = memref.load %16[%36] : memref<?xi32, 1>
      scf.yield %38 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %37 : i32
    scf.yield %32 : memref<?xi32, 1>
  }
  %39 = arith.trunci %c9_i32 : i32 to i1
  %40 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c7_f32 : f32) outs(%40 : memref<4xf32>)
  %41 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  memref.store %c3_f32, %41[%c0] : memref<4xf32>
  memref.store %c8_f32, %41[%c1] : memref<4xf32>
  memref.store %c7_f32, %41[%c2] : memref<4xf32>
  memref.store %c7_f32, %41[%c3] : memref<4xf32>
  %42 = memref.dim %14, %c0 : memref<?xi32, 1>
  %43 = arith.cmpi ugt, %42, %c0 : index
  %44 = arith.maxui %42, %c1 : index
  %45 = arith.remui %0, %44 : index
  %46 = scf.if %43 -> (i32) {
    %47 = memref.load %14[%45] : memref<?xi32, 1>
    scf.yield %47 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %46 : i32
  return %40, %41 : memref<4xf32>, memref<4xf32>
}
func.func @entry2(%arg0: index, %arg1: i1) -> (memref<4xi32>, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c0_f32 = arith.constant 0.0 : f32
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%1 : memref<4xi32>)
  %2 = memref.alloc(%0) : memref<?x0xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%2 : memref<?x0xi32>)
  func.call @helper5(%1, %2) : (memref<4xi32>, memref<?x0xi32>) -> ()
  %3 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%3 : memref<2x2xi32>)
  scf.forall (%4, %5) in (%c2, %c2) {
    %6:2 = scf.execute_region -> (memref<4xi32>, memref<4xi32>) {
      %7 = arith.trunci %c7_i32 : i32 to i1
      %8 = memref.alloc() : memref<4xi32>
      memref.store %c6_i32, %8[%c0] : memref<4xi32>
      memref.store %c6_i32, %8[%c1] : memref<4xi32>
      memref.store %c7_i32, %8[%c2] : memref<4xi32>
      memref.store %c1_i32, %8[%c3] : memref<4xi32>
      %9 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c5_i32 : i32) outs(%9 : memref<4xi32>)
      scf.yield %8, %9 : memref<4xi32>, memref<4xi32>
    }
    %10 = memref.load %6#0[%c2] : memref<4xi32>
    %11 = memref.load %3[%4, %5] : memref<2x2xi32>
    %12 = arith.addi %11, %10 : i32
    memref.store %12, %3[%4, %5] : memref<2x2xi32>
    %13 = memref.load %6#1[%c3] : memref<4xi32>
    %14 = memref.load %3[%4, %5] : memref<2x2xi32>
    %15 = arith.addi %14, %13 : i32
    memref.store %15, %3[%4, %5] : memref<2x2xi32>
  }
  %16 = affine.for %17 = 0 to min affine_map<(d0) -> (d0, 3)>(%0) iter_args(%18 = %c0_f32) -> (f32) {
    %19 = arith.remui %17, %c2 : index
    memref.store %c3_i32, %3[%19, %c0] : memref<2x2xi32>
    %20 = memref.alloc() : memref<2x2xi32>
    memref.copy %3, %20 : memref<2x2xi32> to memref<2x2xi32>
    %21 = func.call @helper1(%c8_i32, %0) : (i32, index) -> (memref<4xi32>)
    %22 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%22 : memref<2x2xi32>)
    affine.store %c5_i32, %3[(%17 * 2 + %17) mod 2, %c3 floordiv 4] : memref<2x2xi32>
    %23 = arith.remui %17, %c2 : index
    %24 = arith.remui %0, %c2 : index
    %25 = memref.load %20[%23, %24] : memref<2x2xi32>
    vector.print %25 : i32
    %26 = memref.load %21[%c3] : memref<4xi32>
    vector.print %26 : i32
    func.call @use_2x2xi32(%22) : (memref<2x2xi32>) -> ()
    affine.yield %18 : f32
  }
  memref.store %c7_i32, %3[%c1, %c1] : memref<2x2xi32>
  func.call @helper2() : () -> ()
  %27 = memref.get_global @constant_4xi32 : memref<4xi32>
  %28 = memref.alloc() : memref<4xi32>
  memref.store %c0_i32, %28[%c0] : memref<4xi32>
  memref.store %c1_i32, %28[%c1] : memref<4xi32>
  memref.store %c2_i32, %28[%c2] : memref<4xi32>
  memref.store %c6_i32, %28[%c3] : memref<4xi32>
  affine.parallel (%29) = (0) to (3) step (1) {
    %30 = memref.transpose %3 (i, j) -> (j, i) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
    %31 = arith.remui %29, %c2 : index
    %32 = memref.load %30[%31, %c1] : memref<2x2xi32, strided<[1, 2]>>
    %33 = memref.load %28[%29] : memref<4xi32>
    %34 = arith.addi %33, %32 : i32
    memref.store %34, %28[%29] : memref<4xi32>
  }
  %35 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%35 : memref<4xi32>)
  %36 = memref.get_global @shape_2x2 : memref<2xindex>
  %37 = memref.reshape %28(%36) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32>
  func.call @helper2() : () -> ()
  %38 = affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%0, %0) -> (index) {
    %39 = arith.addi %c4, %c4 : index
    %40 = arith.minui %39, %c7 : index
    %41 = memref.cast %35 : memref<4xi32> to memref<?xi32>
    %42 = arith.remui %0, %c2 : index
    memref.store %c1_i32, %3[%c1, %42] : memref<2x2xi32>
    %43 = arith.minui %0, %c3 : index
    %44 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c8_i32 : i32) outs(%44 : memref<4xi32>)
    scf.forall (%45) in (%43) {
    }
    %46 = memref.alloc() {alignment = 64 : i64} : memref<i32>
    linalg.fill ins(%c8_i32 : i32) outs(%46 : memref<i32>)
    %47 = memref.load %46[] : memref<i32>
    vector.print %47 : i32
    affine.yield %40 : index
  } else {
    affine.yield %0 : index
  }
  %48 = memref.subview %3[0, 0] [1, 2] [1, 1] : memref<2x2xi32> to memref<1x2xi32, strided<[2, 1]>>
  %49 = func.call @helper1(%c7_i32, %c0) : (i32, index) -> (memref<4xi32>)
  %50:2 = affine.for %51 = 1 to min affine_map<(d0) -> (d0, 7)>(%c3) step 2 iter_args(%52 = %38, %53 = %c0_i32) -> (index, i32) {
    affine.yield %52, %53 : index, i32
  }
  %54 = arith.cmpi eq, %50#1, %c7_i32 : i32
  %55 = memref.alloc() : memref<4xi32>
  memref.store %c6_i32, %55[%c0] : memref<4xi32>
  memref.store %c1_i32, %55[%c1] : memref<4xi32>
  memref.store %50#1, %55[%c2] : memref<4xi32>
  memref.store %50#1, %55[%c3] : memref<4xi32>
  %56 = memref.alloc() : memref<0xi32>
  %57 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%57 : memref<2x2xi32>)
  %58 = memref.alloc() : memref<0xi32>
  linalg.fill ins(%50#1 : i32) outs(%58 : memref<0xi32>)
  cf.cond_br %54, ^bb3(%56, %57, %58 : memref<0xi32>, memref<2x2xi32>, memref<0xi32>), ^bb1(%55 : memref<4xi32>)
^bb1(%83: memref<4xi32>):
  %84 = arith.cmpi slt, %c8_i32, %50#1 : i32
  %85 = func.call @make_2x2xi32() : () -> memref<2x2xi32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : memref<2x2xi32>) outs(%3 : memref<2x2xi32>) {
  ^bb0(%86: i32, %87: i32):
    %88 = arith.addi %86, %87 : i32
    linalg.yield %88 : i32
  }
  linalg.copy ins(%3 : memref<2x2xi32>) outs(%37 : memref<2x2xi32>)
  %89 = memref.alloc() : memref<0xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%89 : memref<0xi32>)
  %90 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%50#1 : i32) outs(%90 : memref<2x2xi32>)
  %91 = memref.alloc() : memref<0xi32>
  linalg.fill ins(%50#1 : i32) outs(%91 : memref<0xi32>)
  %92 = memref.alloc() {alignment = 64 : i64} : memref<0xi32>
  %93 = memref.alloc() : memref<0xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%93 : memref<0xi32>)
  %94 = memref.load %83[%c0] : memref<4xi32>
  vector.print %94 : i32
  cf.cond_br %54, ^bb2(%89, %90, %91 : memref<0xi32>, memref<2x2xi32>, memref<0xi32>), ^bb3(%92, %3, %93 : memref<0xi32>, memref<2x2xi32>, memref<0xi32>)
^bb4(%59: memref<0xi32>, %60: memref<2x2xi32>, %61: memref<0xi32>):
  %62 = arith.remui %38, %c4 : index
  %63 = memref.load %27[%62] : memref<4xi32>
  vector.print %63 : i32
  %64 = arith.remui %0, %c2 : index
  %65 = memref.load %37[%64, %c1] : memref<2x2xi32>
  vector.print %65 : i32
  %66 = arith.remui %50#0, %c2 : index
  %67 = memref.load %48[%c0, %66] : memref<1x2xi32, strided<[2, 1]>>
  vector.print %67 : i32
  %68 = arith.remui %38, %c4 : index
  %69 = memref.load %49[%68] : memref<4xi32>
  vector.print %69 : i32
  %70 = memref.dim %59, %c0 : memref<0xi32>
  %71 = arith.cmpi ugt, %70, %c0 : index
  %72 = arith.maxui %70, %c1 : index
  %73 = arith.remui %0, %72 : index
  %74 = scf.if %71 -> (i32) {
    %75 = memref.load %59[%73] : memref<0xi32>
    scf.yield %75 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %74 : i32
  %76 = memref.load %60[%c0, %c0] : memref<2x2xi32>
  vector.print %76 : i32
  %77 = memref.dim %61, %c0 : memref<0xi32>
  %78 = arith.cmpi ugt, %77, %c0 : index
  %79 = arith.maxui %77, %c1 : index
  %80 = arith.remui %c1, %79 : index
  %81 = scf.if %78 -> (i32) {
    %82 = memref.load %61[%80] : memref<0xi32>
    scf.yield %82 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %81 : i32
  return %35, %35 : memref<4xi32>, memref<4xi32>
^bb3(%110: memref<0xi32>, %111: memref<2x2xi32>, %112: memref<0xi32>):
  cf.br ^bb5(%37, %35 : memref<2x2xi32>, memref<4xi32>)
^bb5(%113: memref<2x2xi32>, %114: memref<4xi32>):
  %115 = arith.remui %0, %c2 : index
  %116 = memref.load %48[%c0, %115] : memref<1x2xi32, strided<[2, 1]>>
  vector.print %116 : i32
  %117 = arith.remui %38, %c2 : index
  %118 = arith.remui %50#0, %c2 : index
  %119 = memref.load %113[%117, %118] : memref<2x2xi32>
  vector.print %119 : i32
  return %27, %28 : memref<4xi32>, memref<4xi32>
^bb2(%95: memref<0xi32>, %96: memref<2x2xi32>, %97: memref<0xi32>):
  %98 = memref.dim %95, %c0 : memref<0xi32>
  %99 = arith.cmpi ugt, %98, %c0 : index
  %100 = arith.maxui %98, %c1 : index
  %101 = arith.remui %c4, %100 : index
  %102 = scf.if %99 -> (i32) {
    %103 = memref.load %95[%101] : memref<0xi32>
    scf.yield %103 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %102 : i32
  func.call @use_2x2xi32(%96) : (memref<2x2xi32>) -> ()
  %104 = memref.dim %97, %c0 : memref<0xi32>
  %105 = arith.cmpi ugt, %104, %c0 : index
  %106 = arith.maxui %104, %c1 : index
  %107 = arith.remui %50#0, %106 : index
  %108 = scf.if %105 -> (i32) {
    %109 = memref.load %97[%107] : memref<0xi32>
    scf.yield %109 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %108 : i32
  cf.br ^bb5(%37, %49 : memref<2x2xi32>, memref<4xi32>)
}
