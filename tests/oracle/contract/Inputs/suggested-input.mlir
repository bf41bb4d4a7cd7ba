func.func private @mix_2x2xi32(memref<2x2xi32>, i32) -> i32
func.func private @mix_4xi32(memref<4xi32>, i32) -> i32
func.func private @use_dxi32(memref<?xi32>)
func.func private @use_o3_s2_1xi32(memref<1xi32, strided<[2], offset: 3>>)
memref.global "private" constant @constant_2x2xi32 : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @constant_4xf32 : memref<4xf32> = dense<[0.5, 1.0, 1.5, 2.0]>
func.func @helper0(%arg0: memref<4xi32>, %arg1: index, %arg2: i32, %arg3: i1) -> (memref<2x2xi32>, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.minui %arg1, %c4 : index
  %1 = arith.index_cast %0 : index to i32
  %2 = memref.alloc() : memref<4xi32>
  memref.store %1, %2[%c0] : memref<4xi32>
  memref.store %arg2, %2[%c1] : memref<4xi32>
  memref.store %1, %2[%c2] : memref<4xi32>
  memref.store %1, %2[%c3] : memref<4xi32>
  %3 = memref.alloc() : memref<4xi32>
  memref.copy %2, %3 : memref<4xi32> to memref<4xi32>
  cf.br ^bb1
^bb1:
  %4 = affine.for %5 = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%c3) to min affine_map<(d0) -> (d0, 6)>(%0) step 2 iter_args(%6 = %c3) -> (index) {
    %7 = memref.alloca() : memref<4xi32>
    memref.store %c7_i32, %7[%c0] : memref<4xi32>
    memref.store %arg2, %7[%c1] : memref<4xi32>
    memref.store %arg2, %7[%c2] : memref<4xi32>
    memref.store %arg2, %7[%c3] : memref<4xi32>
    %8 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg2 : i32) outs(%8 : memref<4xi32>)
    %9 = bufferization.clone %8 : memref<4xi32> to memref<4xi32>
    affine.yield %6 : index
  }
  %10 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%1 : i32) outs(%10 : memref<2x2xi32>)
  %11 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%11 : memref<4xi32>)
  %12 = arith.remui %0, %c4 : index
  %13 = memref.load %arg0[%12] : memref<4xi32>
  vector.print %13 : i32
  return %10, %11 : memref<2x2xi32>, memref<4xi32>
}
func.func @helper1(%arg0: memref<4xi32>, %arg1: index, %arg2: i32, %arg3: i1) -> (memref<2x2xi32>, memref<4xi32>) {
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %0 = arith.minui %arg1, %c4 : index
  %1 = arith.trunci %arg2 : i32 to i1
  %2 = affine.apply affine_map<(d0, d1) -> ((d0 * 1 + d1) mod 8)>(%c4, %0)
  %3 = memref.subview %arg0[3] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2], offset: 3>>
  %4 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%arg2 : i32) outs(%4 : memref<2x2xi32>)
  %5 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%5 : memref<4xi32>)
  func.call @use_o3_s2_1xi32(%3) : (memref<1xi32, strided<[2], offset: 3>>) -> ()
  return %4, %5 : memref<2x2xi32>, memref<4xi32>
}
func.func private @helper2(%arg0: memref<4xi32>, %arg1: memref<2x2xi32>, %arg2: index, %arg3: index) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<2x2xi32>
  memref.store %c7_i32, %0[%c0, %c0] : memref<2x2xi32>
  memref.store %c9_i32, %0[%c0, %c1] : memref<2x2xi32>
  memref.store %c9_i32, %0[%c1, %c0] : memref<2x2xi32>
  memref.store %c4_i32, %0[%c1, %c1] : memref<2x2xi32>
  %1 = func.call @mix_2x2xi32(%0, %c6_i32) : (memref<2x2xi32>, i32) -> i32
  %2 = memref.alloc() : memref<4xi32>
  %3 = arith.maxsi %c1_i32, %1 : i32
  %4 = memref.cast %arg1 : memref<2x2xi32> to memref<?x?xi32>
  %5 = memref.alloca() : memref<4xi32>
  memref.store %c9_i32, %5[%c0] : memref<4xi32>
  memref.store %c4_i32, %5[%c1] : memref<4xi32>
  memref.store %3, %5[%c2] : memref<4xi32>
  memref.store %3, %5[%c3] : memref<4xi32>
  %6 = memref.subview %arg0[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
  %7 = arith.cmpi slt, %c4_i32, %1 : i32
  %8 = memref.alloc(%arg2, %c1) : memref<?x?xi32>
  linalg.fill ins(%3 : i32) outs(%8 : memref<?x?xi32>)
  cf.cond_br %7, ^bb2, ^bb3(%8 : memref<?x?xi32>)
^bb2:
  cf.br ^bb1
^bb3(%9: memref<?x?xi32>):
  %10 = memref.dim %9, %c0 : memref<?x?xi32>
  %11 = arith.cmpi ugt, %10, %c0 : index
  %12 = arith.maxui %10, %c1 : index
  %13 = arith.remui %arg3, %12 : index
  %14 = memref.dim %9, %c1 : memref<?x?xi32>
  %15 = arith.cmpi ugt, %14, %c0 : index
  %16 = arith.andi %11, %15 : i1
  %17 = arith.maxui %14, %c1 : index
  %18 = arith.remui %arg3, %17 : index
  %19 = scf.if %16 -> (i32) {
    %20 = memref.load %9[%13, %18] : memref<?x?xi32>
    scf.yield %20 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %19 : i32
  cf.br ^bb1
^bb1:
  %21 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%21 : memref<4xi32>)
  %22 = memref.dim %4, %c0 : memref<?x?xi32>
  %23 = arith.cmpi ugt, %22, %c0 : index
  %24 = arith.maxui %22, %c1 : index
  %25 = arith.remui %c4, %24 : index
  %26 = memref.dim %4, %c1 : memref<?x?xi32>
  %27 = arith.cmpi ugt, %26, %c0 : index
  %28 = arith.andi %23, %27 : i1
  %29 = arith.maxui %26, %c1 : index
  %30 = arith.remui %c2, %29 : index
  %31 = scf.if %28 -> (i32) {
    %32 = memref.load %4[%25, %30] : memref<?x?xi32>
    scf.yield %32 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %31 : i32
  %33 = memref.load %5[%c3] : memref<4xi32>
  vector.print %33 : i32
  %34 = memref.load %6[%c0] : memref<1xi32, strided<[1], offset: 2>>
  vector.print %34 : i32
  return %21, %c9_i32 : memref<4xi32>, i32
}
func.func @entry0(%arg0: memref<4xi32>, %arg1: i1) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c2_i64 = arith.constant 2 : i64
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i64 = arith.constant 9 : i64
  %0 = memref.alloc() : memref<4xi32>
  %1 = memref.alloc() : memref<4xi32>
  memref.store %c0_i32, %1[%c0] : memref<4xi32>
  memref.store %c8_i32, %1[%c1] : memref<4xi32>
  memref.store %c4_i32, %1[%c2] : memref<4xi32>
  memref.store %c3_i32, %1[%c3] : memref<4xi32>
  %2 = arith.maxui %c0, %c3 : index
  %3:2 = scf.for %4 = %c1 to %c3 step %2 iter_args(%5 = %1, %6 = %arg0) -> (memref<4xi32>, memref<4xi32>) {
    %7 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%7 : memref<4xi32>)
    %8 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%8 : memref<4xi32>)
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : memref<4xi32>) outs(%arg0 : memref<4xi32>) {
    ^bb1(%9: i32, %10: i32):
      %11 = linalg.index 0 : index
      %12 = memref.get_global @constant_4xf32 : memref<4xf32>
      %13 = arith.remui %4, %c4 : index
      %14 = memref.load %12[%13] : memref<4xf32>
      %15 = arith.bitcast %14 : f32 to i32
      %16 = memref.load %8[%11] : memref<4xi32>
      %17 = arith.addi %16, %15 : i32
      memref.store %17, %8[%11] : memref<4xi32>
      linalg.yield %c0_i32 : i32
    }
    %18 = arith.muli %c9_i64, %c2_i64 : i64
    scf.yield %8, %5 : memref<4xi32>, memref<4xi32>
  }
  %19 = arith.cmpi uge, %c1, %c4 : index
  cf.cond_br %19, ^bb3, ^bb4
^bb3:
  cf.br ^bb2
^bb4:
  cf.br ^bb2
^bb2:
  memref.store %c2_i32, %arg0[%c0] : memref<4xi32>
  %20 = arith.cmpi eq, %c4, %c0 : index
  %21 = scf.if %20 -> (memref<?xi32>) {
    %22 = arith.addi %c4, %c1 : index
    %23 = arith.minui %22, %c7 : index
    %24:2 = scf.if %20 -> (memref<4xi32>, memref<4xi32>) {
      scf.yield %arg0, %3#0 : memref<4xi32>, memref<4xi32>
    } else {
      %25 = arith.addi %23, %c0 : index
      %26 = arith.minui %25, %c7 : index
      %27 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c6_i32 : i32) outs(%27 : memref<4xi32>)
      scf.yield %27, %3#1 : memref<4xi32>, memref<4xi32>
    }
    %28 = func.call @mix_4xi32(%24#0, %c0_i32) : (memref<4xi32>, i32) -> i32
    %29 = memref.alloc() : memref<i32>
    linalg.fill ins(%28 : i32) outs(%29 : memref<i32>)
    linalg.dot ins(%arg0, %24#0 : memref<4xi32>, memref<4xi32>) outs(%29 : memref<i32>)
    %30 = memref.load %29[] : memref<i32>
    vector.print %30 : i32
    %31 = affine.max affine_map<(d0, d1) -> (d0, d1 floordiv 2, 7)>(%c3, %c1)
    %32 = memref.alloc(%31) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%32 : memref<?xi32>)
    %33 = memref.load %24#1[%c3] : memref<4xi32>
    vector.print %33 : i32
    scf.yield %32 : memref<?xi32>
  } else {
    %34 = memref.alloc(%c2) : memref<?xi32>
    linalg.fill ins(%c7_i32 : i32) outs(%34 : memref<?xi32>)
    scf.yield %34 : memref<?xi32>
  }
  %35 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%35 : memref<4xi32>)
  func.call @use_dxi32(%21) : (memref<?xi32>) -> ()
  return %35, %c8_i32 : memref<4xi32>, i32
}
func.func @entry1(%arg0: index, %arg1: i32, %arg2: i1) -> (i32) {
  %c0 = arith.constant 0 : index
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
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.minui %0, %c3 : index
  %2 = scf.while (%3 = %c0, %4 = %0, %5 = %c3, %6 = %0) : (index, index, index, index) -> (index) {
    scf.if %arg2 {
      %8 = arith.cmpi ne, %c9_i32, %arg1 : i32
      %9:2 = scf.if %8 -> (memref<?xi32>, memref<?xi32>) {
        %10 = memref.alloc(%4) : memref<?xi32>
        linalg.fill ins(%c4_i32 : i32) outs(%10 : memref<?xi32>)
        %11 = memref.alloc(%c0) : memref<?xi32>
        linalg.fill ins(%arg1 : i32) outs(%11 : memref<?xi32>)
        scf.yield %10, %11 : memref<?xi32>, memref<?xi32>
      } else {
        %12 = memref.get_global @constant_2x2xi32 : memref<2x2xi32>
        %13 = memref.alloc(%6) : memref<?xi32>
        linalg.fill ins(%c2_i32 : i32) outs(%13 : memref<?xi32>)
        %14 = memref.alloc(%3) : memref<?xi32>
        linalg.fill ins(%c4_i32 : i32) outs(%14 : memref<?xi32>)
        %15 = arith.remui %4, %c2 : index
        %16 = memref.load %12[%15, %c0] : memref<2x2xi32>
        vector.print %16 : i32
        scf.yield %13, %14 : memref<?xi32>, memref<?xi32>
      }
      linalg.fill ins(%arg1 : i32) outs(%9#1 : memref<?xi32>)
      %17 = memref.alloc(%3) : memref<?xi32>
      linalg.fill ins(%c5_i32 : i32) outs(%17 : memref<?xi32>)
      %18 = memref.dim %17, %c0 : memref<?xi32>
      %19 = arith.cmpi ugt, %18, %c0 : index
      %20 = arith.maxui %18, %c1 : index
      %21 = arith.remui %c1, %20 : index
      %22 = scf.if %19 -> (i32) {
        %23 = memref.load %17[%21] : memref<?xi32>
        scf.yield %23 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %22 : i32
      %24:3 = affine.for %25 = 0 to 4 step 2 iter_args(%26 = %9#0, %27 = %17, %28 = %17) -> (memref<?xi32>, memref<?xi32>, memref<?xi32>) {
        %29 = arith.cmpi slt, %c9_i32, %arg1 : i32
        %30:2 = scf.if %29 -> (memref<?xi32>, memref<?xi32>) {
          %31 = memref.alloc(%6) {alignment = 64 : i64} : memref<?xi32>
          linalg.fill ins(%arg1 : i32) outs(%31 : memref<?xi32>)
          scf.yield %31, %9#0 : memref<?xi32>, memref<?xi32>
        } else {
          %32 = scf.if %arg2 -> (memref<4xindex>) {
            %33 = memref.alloc() : memref<4xindex>
            memref.store %4, %33[%c0] : memref<4xindex>
            memref.store %6, %33[%c1] : memref<4xindex>
            memref.store %3, %33[%c2] : memref<4xindex>
            memref.store %25, %33[%c3] : memref<4xindex>
            scf.yield %33 : memref<4xindex>
          } else {
            %34 = memref.alloc() : memref<4xindex>
            memref.store %0, %34[%c0] : memref<4xindex>
            memref.store %3, %34[%c1] : memref<4xindex>
            memref.store %c3, %34[%c2] : memref<4xindex>
            memref.store %4, %34[%c3] : memref<4xindex>
            scf.yield %34 : memref<4xindex>
          }
          %35 = memref.expand_shape %32 [[0, 1]] output_shape [1, 4] : memref<4xindex> into memref<1x4xindex>
          %36 = memref.alloc(%0) : memref<?xi32>
          linalg.fill ins(%arg1 : i32) outs(%36 : memref<?xi32>)
          scf.yield %36, %9#1 : memref<?xi32>, memref<?xi32>
        }
        %37:2 = scf.if %29 -> (memref<?xi32>, i1) {
          func.call @use_dxi32(%30#1) : (memref<?xi32>) -> ()
          %38 = memref.cast %9#1 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
          scf.yield %17, %arg2 : memref<?xi32>, i1
        } else {
          scf.yield %17, %29 : memref<?xi32>, i1
        }
        %39 = scf.if %37#1 -> (memref<?xi32>) {
          %40 = memref.alloc(%4) : memref<?xi32>
          linalg.fill ins(%arg1 : i32) outs(%40 : memref<?xi32>)
          scf.yield %40 : memref<?xi32>
        } else {
          scf.yield %26 : memref<?xi32>
        }
        %41 = arith.cmpi ne, %c7_i32, %c5_i32 : i32
        %42 = scf.if %41 -> (memref<?xi32>) {
          %43 = memref.alloc(%c3) {alignment = 64 : i64} : memref<?xi32>
          linalg.fill ins(%arg1 : i32) outs(%43 : memref<?xi32>)
          scf.yield %43 : memref<?xi32>
        } else {
          scf.yield %27 : memref<?xi32>
        }
        %44 = scf.if %arg2 -> (memref<?xi32>) {
          %45 = memref.alloc(%c4) : memref<?xi32>
          linalg.fill ins(%arg1 : i32) outs(%45 : memref<?xi32>)
          scf.yield %45 : memref<?xi32>
        } else {
          scf.yield %28 : memref<?xi32>
        }
        %46 = memref.dim %30#0, %c0 : memref<?xi32>
        %47 = arith.cmpi ugt, %46, %c0 : index
        %48 = arith.maxui %46, %c1 : index
        %49 = arith.remui %3, %48 : index
        %50 = scf.if %47 -> (i32) {
          %51 = memref.load %30#0[%49] : memref<?xi32>
          scf.yield %51 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %50 : i32
        %52 = memref.dim %37#0, %c0 : memref<?xi32>
        %53 = arith.cmpi ugt, %52, %c0 : index
        %54 = arith.maxui %52, %c1 : index
        %55 = arith.remui %6, %54 : index
        %56 = scf.if %53 -> (i32) {
          %57 = memref.load %37#0[%55] : memref<?xi32>
          scf.yield %57 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %56 : i32
        affine.yield %39, %42, %44 : memref<?xi32>, memref<?xi32>, memref<?xi32>
      }
      %58 = memref.dim %24#1, %c0 : memref<?xi32>
      %59 = arith.cmpi ugt, %58, %c0 : index
      %60 = arith.maxui %58, %c1 : index
      %61 = arith.remui %c1, %60 : index
      %62 = scf.if %59 -> (i32) {
        %63 = memref.load %24#1[%61] : memref<?xi32>
        scf.yield %63 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %62 : i32
      %64 = memref.dim %24#2, %c0 : memref<?xi32>
      %65 = arith.cmpi ugt, %64, %c0 : index
      %66 = arith.maxui %64, %c1 : index
      %67 = arith.remui %5, %66 : index
      %68 = scf.if %65 -> (i32) {
        %69 = memref.load %24#2[%67] : memref<?xi32>
        scf.yield %69 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %68 : i32
      scf.yield
    }
    %70 = arith.cmpi ult, %3, %1 : index
    scf.condition(%70) %3 : index
  } do {
  ^bb1(%7: index):
    %71 = arith.addi %7, %c1 : index
    scf.yield %71, %0, %0, %c2 : index, index, index, index
  }
  return %c6_i32 : i32
}
