func.func private @make_4xi32() -> memref<4xi32>
func.func private @mix_dxi32(memref<?xi32>, i32) -> i32
func.func private @use_4xi32(memref<4xi32>)
func.func private @use_i32(memref<i32>)
func.func private @use_o0_s1_1xi32(memref<1xi32, strided<[1]>>)
func.func private @use_sdxi32(memref<?xi32, strided<[?], offset: ?>>)
memref.global "private" constant @constant_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @shape_2x2 : memref<2xindex> = dense<2>
func.func private @helper0(%arg0: memref<4xi32>, %arg1: index) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c0_f32 = arith.constant 0.0 : f32
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_f32 = arith.constant 0.25 : f32
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_f32 = arith.constant 0.75 : f32
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_f32 = arith.constant 1.25 : f32
  %c5_i32 = arith.constant 5 : i32
  %c6_f32 = arith.constant 1.5 : f32
  %c6_i32 = arith.constant 6 : i32
  %c7_f32 = arith.constant 1.75 : f32
  %c7_i32 = arith.constant 7 : i32
  %c8_f32 = arith.constant 2.0 : f32
  %c8_i32 = arith.constant 8 : i32
  %c9_f32 = arith.constant 2.25 : f32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.cmpi ne, %c2, %arg1 : index
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%1 : memref<4xi32>)
  cf.cond_br %0, ^bb2(%1 : memref<4xi32>), ^bb1
^bb2(%2: memref<4xi32>):
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %3 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%3 : memref<4xi32>)
  cf.cond_br %0, ^bb3, ^bb4(%3, %2 : memref<4xi32>, memref<4xi32>)
^bb22(%94: f32, %95: f32, %96: f32):
  %97 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%97 : memref<4xi32>)
  cf.cond_br %0, ^bb26(%92, %97 : memref<4xi32>, memref<4xi32>), ^bb23(%95, %95, %c6_f32 : f32, f32, f32)
^bb17(%47: index, %48: memref<4xi32>, %49: index):
  %50 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%50 : memref<2x2xi32>)
  %51 = memref.load %48[%c2] : memref<4xi32>
  vector.print %51 : i32
  %52 = arith.remui %arg1, %c2 : index
  %53 = memref.load %50[%52, %c1] : memref<2x2xi32>
  vector.print %53 : i32
  cf.cond_br %0, ^bb21(%14 : index), ^bb20
^bb11(%39: memref<4xi32>, %40: memref<4xi32>, %41: memref<4xi32>):
  %42 = arith.remui %14, %c4 : index
  %43 = memref.load %39[%42] : memref<4xi32>
  vector.print %43 : i32
  %44 = memref.load %40[%c1] : memref<4xi32>
  vector.print %44 : i32
  %45 = arith.remui %arg1, %c4 : index
  %46 = memref.load %41[%45] : memref<4xi32>
  vector.print %46 : i32
  cf.cond_br %0, ^bb16, ^bb25(%arg0, %arg0 : memref<4xi32>, memref<4xi32>)
^bb15(%66: i32, %67: memref<4xi32>, %68: i32):
  cf.br ^bb18
^bb13(%111: i32, %112: memref<4xi32>, %113: i32):
  %114 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%113 : i32) outs(%114 : memref<4xi32>)
  cf.br ^bb25(%114, %112 : memref<4xi32>, memref<4xi32>)
^bb18:
  %69 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%66 : i32) outs(%69 : memref<4xi32>)
  cf.br ^bb26(%67, %69 : memref<4xi32>, memref<4xi32>)
^bb8(%57: memref<4xi32>, %58: memref<4xi32>):
  %59 = memref.alloc() : memref<4xi32>
  memref.store %c1_i32, %59[%c0] : memref<4xi32>
  memref.store %c1_i32, %59[%c1] : memref<4xi32>
  memref.store %c5_i32, %59[%c2] : memref<4xi32>
  memref.store %c3_i32, %59[%c3] : memref<4xi32>
  %60 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%60 : memref<4xi32>)
  %61 = memref.load %57[%c0] : memref<4xi32>
  vector.print %61 : i32
  func.call @use_4xi32(%58) : (memref<4xi32>) -> ()
  cf.cond_br %0, ^bb15(%c0_i32, %60, %c5_i32 : i32, memref<4xi32>, i32), ^bb12(%c2_i32, %59, %c1_i32 : i32, memref<4xi32>, i32)
^bb19:
  cf.br ^bb23(%c7_f32, %c5_f32, %c0_f32 : f32, f32, f32)
^bb5(%14: index):
  %15 = memref.get_global @shape_2x2 : memref<2xindex>
  %16 = memref.reshape %arg0(%15) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32>
  %17 = memref.subview %2[0] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1]>>
  %18 = memref.dim %5, %c0 : memref<?xi32>
  %19 = arith.shrui %18, %c1 : index
  %20 = memref.subview %5[%19] [%19] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %21 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%21 : memref<2x2xi32>)
  cf.br ^bb27(%16, %21 : memref<2x2xi32>, memref<2x2xi32>)
^bb27(%22: memref<2x2xi32>, %23: memref<2x2xi32>):
  %24 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%24 : memref<2x2xi32>)
  %25 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%25 : memref<4xi32>)
  %26 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%26 : memref<4xi32>)
  %27 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%27 : memref<4xi32>)
  %28 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%28 : memref<4xi32>)
  func.call @use_o0_s1_1xi32(%17) : (memref<1xi32, strided<[1]>>) -> ()
  %29 = memref.dim %20, %c0 : memref<?xi32, strided<[1], offset: ?>>
  %30 = arith.cmpi ugt, %29, %c0 : index
  %31 = arith.maxui %29, %c1 : index
  %32 = arith.remui %c4, %31 : index
  %33 = scf.if %30 -> (i32) {
    %34 = memref.load %20[%32] : memref<?xi32, strided<[1], offset: ?>>
    scf.yield %34 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %33 : i32
  %35 = arith.remui %arg1, %c2 : index
  %36 = memref.load %22[%c1, %35] : memref<2x2xi32>
  vector.print %36 : i32
  %37 = memref.load %23[%c1, %c0] : memref<2x2xi32>
  vector.print %37 : i32
  %38 = memref.load %24[%c1, %c1] : memref<2x2xi32>
  vector.print %38 : i32
  cf.cond_br %0, ^bb17(%arg1, %28, %c0 : index, memref<4xi32>, index), ^bb11(%25, %26, %27 : memref<4xi32>, memref<4xi32>, memref<4xi32>)
^bb3:
  %4 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%4 : memref<4xi32>)
  %5 = memref.realloc %4(%c0) : memref<4xi32> to memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%5 : memref<?xi32>)
  %6 = memref.subview %2[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
  %7 = memref.expand_shape %6 [[0, 1]] output_shape [1, 1] : memref<1xi32, strided<[1], offset: 3>> into memref<1x1xi32, strided<[1, 1], offset: 3>>
  %8 = memref.dim %5, %c0 : memref<?xi32>
  %9 = arith.cmpi ugt, %8, %c0 : index
  %10 = arith.maxui %8, %c1 : index
  %11 = arith.remui %c1, %10 : index
  %12 = scf.if %9 -> (i32) {
    %13 = memref.load %5[%11] : memref<?xi32>
    scf.yield %13 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %12 : i32
  cf.cond_br %0, ^bb8(%arg0, %arg0 : memref<4xi32>, memref<4xi32>), ^bb5(%arg1 : index)
^bb10(%76: memref<?xi32>, %77: memref<?xi32>):
  %78 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%78 : memref<4xi32>)
  %79 = memref.dim %76, %c0 : memref<?xi32>
  %80 = arith.cmpi ugt, %79, %c0 : index
  %81 = arith.maxui %79, %c1 : index
  %82 = arith.remui %arg1, %81 : index
  %83 = scf.if %80 -> (i32) {
    %84 = memref.load %76[%82] : memref<?xi32>
    scf.yield %84 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %83 : i32
  %85 = memref.dim %77, %c0 : memref<?xi32>
  %86 = arith.cmpi ugt, %85, %c0 : index
  %87 = arith.maxui %85, %c1 : index
  %88 = arith.remui %arg1, %87 : index
  %89 = scf.if %86 -> (i32) {
    %90 = memref.load %77[%88] : memref<?xi32>
    scf.yield %90 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %89 : i32
  cf.cond_br %0, ^bb24(%c9_f32, %c9_f32, %c3_f32 : f32, f32, f32), ^bb14(%c4_i32, %78, %c7_i32 : i32, memref<4xi32>, i32)
^bb24(%98: f32, %99: f32, %100: f32):
  %101 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%101 : memref<4xi32>)
  cf.br ^bb26(%2, %101 : memref<4xi32>, memref<4xi32>)
^bb9(%107: memref<4xi32>, %108: memref<4xi32>):
  %109 = memref.alloc() : memref<4xi32>
  memref.store %c4_i32, %109[%c0] : memref<4xi32>
  memref.store %c6_i32, %109[%c1] : memref<4xi32>
  memref.store %c8_i32, %109[%c2] : memref<4xi32>
  memref.store %c1_i32, %109[%c3] : memref<4xi32>
  %110 = memref.load %107[%c0] : memref<4xi32>
  vector.print %110 : i32
  func.call @use_4xi32(%108) : (memref<4xi32>) -> ()
  return %109 : memref<4xi32>
^bb21(%56: index):
  cf.br ^bb23(%c8_f32, %c1_f32, %c6_f32 : f32, f32, f32)
^bb12(%62: i32, %63: memref<4xi32>, %64: i32):
  %65 = memref.load %63[%c1] : memref<4xi32>
  vector.print %65 : i32
  cf.br ^bb19
^bb16:
  cf.br ^bb21(%14 : index)
^bb4(%70: memref<4xi32>, %71: memref<4xi32>):
  %72 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%72 : memref<4xi32>)
  %73 = memref.load %71[%c1] : memref<4xi32>
  vector.print %73 : i32
  cf.cond_br %0, ^bb6, ^bb7(%72 : memref<4xi32>)
^bb26(%127: memref<4xi32>, %128: memref<4xi32>):
  %129 = arith.remui %arg1, %c4 : index
  %130 = memref.load %128[%129] : memref<4xi32>
  vector.print %130 : i32
  cf.br ^bb1
^bb1:
  %131 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%131 : memref<4xi32>)
  return %131 : memref<4xi32>
^bb6:
  %74 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%74 : memref<?xi32>)
  %75 = memref.alloc(%arg1) : memref<?xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%75 : memref<?xi32>)
  cf.br ^bb10(%74, %75 : memref<?xi32>, memref<?xi32>)
^bb25(%120: memref<4xi32>, %121: memref<4xi32>):
  %122 = arith.cmpi eq, %c1, %c0 : index
  %123 = memref.alloc() : memref<4xi32>
  memref.store %c2_i32, %123[%c0] : memref<4xi32>
  memref.store %c8_i32, %123[%c1] : memref<4xi32>
  memref.store %c5_i32, %123[%c2] : memref<4xi32>
  memref.store %c7_i32, %123[%c3] : memref<4xi32>
  %124 = memref.alloc() : memref<4xi32>
  memref.store %c0_i32, %124[%c0] : memref<4xi32>
  memref.store %c9_i32, %124[%c1] : memref<4xi32>
  memref.store %c8_i32, %124[%c2] : memref<4xi32>
  memref.store %c2_i32, %124[%c3] : memref<4xi32>
  %125 = arith.remui %arg1, %c4 : index
  %126 = memref.load %120[%125] : memref<4xi32>
  vector.print %126 : i32
  cf.cond_br %122, ^bb26(%arg0, %124 : memref<4xi32>, memref<4xi32>), ^bb26(%121, %123 : memref<4xi32>, memref<4xi32>)
^bb23(%115: f32, %116: f32, %117: f32):
  %118 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%118 : memref<4xi32>)
  %119 = memref.alloc() : memref<4xi32>
  memref.store %c2_i32, %119[%c0] : memref<4xi32>
  memref.store %c5_i32, %119[%c1] : memref<4xi32>
  memref.store %c5_i32, %119[%c2] : memref<4xi32>
  memref.store %c3_i32, %119[%c3] : memref<4xi32>
  cf.br ^bb26(%118, %119 : memref<4xi32>, memref<4xi32>)
^bb14(%91: i32, %92: memref<4xi32>, %93: i32):
  func.call @use_4xi32(%92) : (memref<4xi32>) -> ()
  cf.cond_br %0, ^bb22(%c8_f32, %c5_f32, %c6_f32 : f32, f32, f32), ^bb22(%c9_f32, %c3_f32, %c2_f32 : f32, f32, f32)
^bb20:
  %54 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%54 : memref<4xi32>)
  %55 = memref.load %7[%c0, %c0] : memref<1x1xi32, strided<[1, 1], offset: 3>>
  vector.print %55 : i32
  return %54 : memref<4xi32>
^bb7(%102: memref<4xi32>):
  %103 = arith.cmpi eq, %c4, %arg1 : index
  %104 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%104 : memref<4xi32>)
  %105 = arith.remui %arg1, %c4 : index
  %106 = memref.load %102[%105] : memref<4xi32>
  vector.print %106 : i32
  cf.cond_br %103, ^bb9(%arg0, %arg0 : memref<4xi32>, memref<4xi32>), ^bb13(%c4_i32, %104, %c4_i32 : i32, memref<4xi32>, i32)
}
func.func private @helper1(%arg0: index, %arg1: i1, %arg2: index) -> (memref<4xi32>, memref<?xi32>, memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_f32 = arith.constant 0.75 : f32
  %c3_i32 = arith.constant 3 : i32
  %c4_i32 = arith.constant 4 : i32
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c7_f32 = arith.constant 1.75 : f32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = scf.if %arg1 -> (memref<4xi32>) {
    %1 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%1 : memref<4xi32>)
    affine.parallel (%2) = (1) to (min(%c2, 3)) step (2) {
      %3 = arith.minui %2, %c2 : index
      %4 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%c3_i32 : i32) outs(%4 : memref<2x2xi32>)
      scf.forall (%5, %6) in (%3, %c2) {
        %7 = arith.minimumf %c3_f32, %c7_f32 : f32
        %8 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c0_i32 : i32) outs(%8 : memref<4xi32>)
        %9 = memref.load %8[%c2] : memref<4xi32>
        %10 = memref.atomic_rmw addi %9, %4[%c1, %c0] : (i32, memref<2x2xi32>) -> i32
      }
      %11 = arith.remui %2, %c2 : index
      %12 = memref.load %4[%11, %c1] : memref<2x2xi32>
      %13 = memref.load %1[%2] : memref<4xi32>
      %14 = arith.addi %13, %12 : i32
      memref.store %14, %1[%2] : memref<4xi32>
      %15 = arith.index_castui %c1_i32 : i32 to index
      %16 = arith.remui %15, %c5 : index
      memref.store %c4_i32, %4[%c1, %c1] : memref<2x2xi32>
      %17 = memref.alloc() : memref<2x2xi32>
      memref.store %c7_i32, %17[%c0, %c0] : memref<2x2xi32>
      memref.store %c3_i32, %17[%c0, %c1] : memref<2x2xi32>
      memref.store %c3_i32, %17[%c1, %c0] : memref<2x2xi32>
      memref.store %c4_i32, %17[%c1, %c1] : memref<2x2xi32>
      %18:2 = scf.if %arg1 -> (memref<2x2xi32>, memref<2x2xi32>) {
        %19 = memref.assume_alignment %4, 1 : memref<2x2xi32>
        %20 = arith.cmpi eq, %c3, %arg2 : index
        scf.if %20 {
          scf.yield
        } else {
          scf.yield
        }
        %21 = memref.alloc() : memref<2x2xi32>
        linalg.fill ins(%c7_i32 : i32) outs(%21 : memref<2x2xi32>)
        scf.yield %19, %21 : memref<2x2xi32>, memref<2x2xi32>
      } else {
        %22 = memref.alloc() : memref<2x2xi32>
        memref.store %c4_i32, %22[%c0, %c0] : memref<2x2xi32>
        memref.store %c0_i32, %22[%c0, %c1] : memref<2x2xi32>
        memref.store %c7_i32, %22[%c1, %c0] : memref<2x2xi32>
        memref.store %c7_i32, %22[%c1, %c1] : memref<2x2xi32>
        scf.yield %17, %22 : memref<2x2xi32>, memref<2x2xi32>
      }
      %23 = memref.load %18#0[%c1, %c1] : memref<2x2xi32>
      %24 = memref.load %1[%2] : memref<4xi32>
      %25 = arith.addi %24, %23 : i32
      memref.store %25, %1[%2] : memref<4xi32>
      %26 = arith.remui %16, %c2 : index
      %27 = memref.load %18#1[%26, %c0] : memref<2x2xi32>
      %28 = memref.load %1[%2] : memref<4xi32>
      %29 = arith.addi %28, %27 : i32
      memref.store %29, %1[%2] : memref<4xi32>
    }
    scf.yield %1 : memref<4xi32>
  } else {
    %30 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%30 : memref<4xi32>)
    scf.yield %30 : memref<4xi32>
  }
  %31 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%31 : memref<4xi32>)
  %32 = memref.alloc(%arg0) : memref<?xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%32 : memref<?xi32>)
  %33 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%33 : memref<4xi32>)
  %34 = memref.load %0[%c2] : memref<4xi32>
  vector.print %34 : i32
  return %31, %32, %33, %c5_i32 : memref<4xi32>, memref<?xi32>, memref<4xi32>, i32
}
func.func @entry0(%arg0: memref<?x?xi32>, %arg1: memref<i32>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i1) -> (memref<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg2 : i32) outs(%0 : memref<4xi32>)
  %1 = func.call @helper0(%0, %c0) : (memref<4xi32>, index) -> (memref<4xi32>)
  %2 = arith.addi %c1, %c3 : index
  %3 = arith.minui %2, %c7 : index
  %4 = memref.load %arg1[] : memref<i32>
  vector.print %4 : i32
  %5 = scf.index_switch %3 -> memref<?x?xi32>
  case 0 {
    %6:4 = func.call @helper1(%c4, %arg5, %c4) : (index, i1, index) -> (memref<4xi32>, memref<?xi32>, memref<4xi32>, i32)
    %7 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg4 : i32) outs(%7 : memref<4xi32>)
    %8 = arith.remui %3, %c4 : index
    %9 = memref.load %6#0[%8] : memref<4xi32>
    vector.print %9 : i32
    %10 = memref.dim %6#1, %c0 : memref<?xi32>
    %11 = arith.cmpi ugt, %10, %c0 : index
    %12 = arith.maxui %10, %c1 : index
    %13 = arith.remui %c1, %12 : index
    %14 = scf.if %11 -> (i32) {
      %15 = memref.load %6#1[%13] : memref<?xi32>
      scf.yield %15 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %14 : i32
    %16 = memref.load %6#2[%c3] : memref<4xi32>
    vector.print %16 : i32
    %17 = arith.remui %3, %c4 : index
    %18 = memref.load %7[%17] : memref<4xi32>
    vector.print %18 : i32
    scf.yield %arg0 : memref<?x?xi32>
  }
  case 1 {
    %19 = memref.subview %1[2] [1] [1] : memref<4xi32> to memref<i32, strided<[], offset: 2>>
    %20 = func.call @make_4xi32() : () -> memref<4xi32>
    %21 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%arg4 : i32) outs(%21 : memref<2x2xi32>)
    %22 = scf.parallel (%23, %24) = (%c0, %c0) to (%c2, %c2) step (%c2, %c1) init (%arg4) -> (i32) {
      scf.reduce(%arg2 : i32) {
      ^bb1(%25: i32, %26: i32):
        %27 = arith.xori %25, %26 : i32
        scf.reduce.return %27 : i32
      }
    }
    %28 = func.call @helper0(%20, %3) : (memref<4xi32>, index) -> (memref<4xi32>)
    %29 = memref.cast %21 : memref<2x2xi32> to memref<?x?xi32>
    %30 = arith.minui %3, %c2 : index
    %31 = arith.minui %c2, %c2 : index
    %32 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%32 : memref<2x2xi32>)
    scf.forall (%33, %34) = (%c0, %c0) to (%30, %31) step (%c1, %c1) {
      %35 = memref.expand_shape %28 [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
      %36 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c3_i32 : i32) outs(%36 : memref<4xi32>)
      %37 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%arg4 : i32) outs(%37 : memref<2x2xi32>)
      linalg.matmul ins(%35, %35 : memref<2x2xi32>, memref<2x2xi32>) outs(%37 : memref<2x2xi32>)
      %38 = memref.alloc(%34, %3) : memref<?x?xi32>
      linalg.fill ins(%arg2 : i32) outs(%38 : memref<?x?xi32>)
      %39 = memref.subview %35[0, 0] [1, 1] [2, 1] : memref<2x2xi32> to memref<1x1xi32, strided<[4, 1]>>
      %40:2 = affine.for %41 = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%3) to min affine_map<(d0) -> (d0, 3)>(%3) iter_args(%42 = %c9_i32, %43 = %34) -> (i32, index) {
        %44 = memref.cast %21 : memref<2x2xi32> to memref<?x?xi32>
        %45 = memref.dim %44, %c0 : memref<?x?xi32>
        %46 = arith.cmpi ugt, %45, %c0 : index
        %47 = arith.maxui %45, %c1 : index
        %48 = arith.remui %34, %47 : index
        %49 = memref.dim %44, %c1 : memref<?x?xi32>
        %50 = arith.cmpi ugt, %49, %c0 : index
        %51 = arith.andi %46, %50 : i1
        %52 = arith.maxui %49, %c1 : index
        %53 = arith.remui %34, %52 : index
        %54 = scf.if %51 -> (i32) {
          %55 = memref.load %44[%48, %53] : memref<?x?xi32>
          scf.yield %55 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %56 = memref.load %32[%33, %34] : memref<2x2xi32>
        %57 = arith.addi %56, %54 : i32
        memref.store %57, %32[%33, %34] : memref<2x2xi32>
        affine.yield %42, %43 : i32, index
      }
      scf.parallel (%58) = (%c0) to (%c2) step (%c2) {
        scf.reduce
      }
      memref.store %c9_i32, %36[%c3] : memref<4xi32>
      %59 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%22 : i32) outs(%59 : memref<2x2xi32>)
      %60 = memref.load %36[%c3] : memref<4xi32>
      %61 = memref.load %32[%33, %34] : memref<2x2xi32>
      %62 = arith.addi %61, %60 : i32
      memref.store %62, %32[%33, %34] : memref<2x2xi32>
      %63 = arith.remui %33, %c2 : index
      %64 = memref.load %37[%63, %c1] : memref<2x2xi32>
      %65 = memref.load %32[%33, %34] : memref<2x2xi32>
      %66 = arith.addi %65, %64 : i32
      memref.store %66, %32[%33, %34] : memref<2x2xi32>
      %67 = memref.dim %38, %c0 : memref<?x?xi32>
      %68 = arith.cmpi ugt, %67, %c0 : index
      %69 = arith.maxui %67, %c1 : index
      %70 = arith.remui %33, %69 : index
      %71 = memref.dim %38, %c1 : memref<?x?xi32>
      %72 = arith.cmpi ugt, %71, %c0 : index
      %73 = arith.andi %68, %72 : i1
      %74 = arith.maxui %71, %c1 : index
      %75 = arith.remui %34, %74 : index
      %76 = scf.if %73 -> (i32) {
        %77 = memref.load %38[%70, %75] : memref<?x?xi32>
        scf.yield %77 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %78 = memref.load %32[%33, %34] : memref<2x2xi32>
      %79 = arith.addi %78, %76 : i32
      memref.store %79, %32[%33, %34] : memref<2x2xi32>
      %80 = memref.load %39[%c0, %c0] : memref<1x1xi32, strided<[4, 1]>>
      %81 = memref.load %32[%33, %34] : memref<2x2xi32>
      %82 = arith.addi %81, %80 : i32
      memref.store %82, %32[%33, %34] : memref<2x2xi32>
      %83 = memref.load %59[%c1, %c1] : memref<2x2xi32>
      %84 = memref.load %32[%33, %34] : memref<2x2xi32>
      %85 = arith.addi %84, %83 : i32
      memref.store %85, %32[%33, %34] : memref<2x2xi32>
    }
    %86 = memref.alloc() : memref<4xi32>
    memref.store %c1_i32, %86[%c0] : memref<4xi32>
    memref.store %arg3, %86[%c1] : memref<4xi32>
    memref.store %arg4, %86[%c2] : memref<4xi32>
    memref.store %arg3, %86[%c3] : memref<4xi32>
    %87 = memref.cast %32 : memref<2x2xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %88 = memref.alloc(%3, %3) : memref<?x?xi32>
    linalg.fill ins(%22 : i32) outs(%88 : memref<?x?xi32>)
    %89 = memref.load %19[] : memref<i32, strided<[], offset: 2>>
    vector.print %89 : i32
    %90 = memref.dim %29, %c0 : memref<?x?xi32>
    %91 = arith.cmpi ugt, %90, %c0 : index
    %92 = arith.maxui %90, %c1 : index
    %93 = arith.remui %3, %92 : index
    %94 = memref.dim %29, %c1 : memref<?x?xi32>
    %95 = arith.cmpi ugt, %94, %c0 : index
    %96 = arith.andi %91, %95 : i1
    %97 = arith.maxui %94, %c1 : index
    %98 = arith.remui %c2, %97 : index
    %99 = scf.if %96 -> (i32) {
      %100 = memref.load %29[%93, %98] : memref<?x?xi32>
      scf.yield %100 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %99 : i32
    %101 = memref.load %86[%c1] : memref<4xi32>
    vector.print %101 : i32
    scf.yield %88 : memref<?x?xi32>
  }
  default {
    scf.yield %arg0 : memref<?x?xi32>
  }
  %102 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%arg4 : i32) outs(%102 : memref<2x2xi32>)
  return %102 : memref<2x2xi32>
}
func.func @entry1(%arg0: memref<i32>, %arg1: memref<?xi32>, %arg2: i32, %arg3: index, %arg4: index, %arg5: i1) -> (memref<4xi32>) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c9_i32 = arith.constant 9 : i32
  %false = arith.constant false
  %0 = arith.minui %arg3, %c4 : index
  %1 = arith.minui %arg4, %c4 : index
  %2 = memref.memory_space_cast %arg0 : memref<i32> to memref<i32, 1>
  %3 = memref.assume_alignment %arg0, 1 : memref<i32>
  %4:4 = func.call @helper1(%0, %false, %0) : (index, i1, index) -> (memref<4xi32>, memref<?xi32>, memref<4xi32>, i32)
  %5 = memref.cast %4#2 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  %6 = memref.alloc(%c1) : memref<?xi32>
  linalg.fill ins(%4#3 : i32) outs(%6 : memref<?xi32>)
  %7 = memref.cast %6 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %8 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg2 : i32) outs(%8 : memref<4xi32>)
  %9 = func.call @mix_dxi32(%arg1, %c0_i32) : (memref<?xi32>, i32) -> i32
  %10:2 = scf.if %arg5 -> (memref<4xi32>, memref<4xi32>) {
    %11 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg2 : i32) outs(%11 : memref<4xi32>)
    scf.yield %4#2, %11 : memref<4xi32>, memref<4xi32>
  } else {
    %12 = memref.memory_space_cast %4#2 : memref<4xi32> to memref<4xi32, 1>
    scf.yield %4#2, %8 : memref<4xi32>, memref<4xi32>
  }
  %13 = arith.minui %1, %c3 : index
  scf.for %14 = %c0 to %13 step %c1 {
    %15 = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%9 : i32) outs(%15 : memref<?xi32>)
    %16 = func.call @mix_dxi32(%15, %arg2) : (memref<?xi32>, i32) -> i32
    %17 = memref.alloc(%14) : memref<?xi32>
    linalg.fill ins(%c2_i32 : i32) outs(%17 : memref<?xi32>)
    memref.store %c1_i32, %arg0[] : memref<i32>
    %18 = memref.cast %4#2 : memref<4xi32> to memref<*xi32>
    %19 = arith.maxui %0, %c3 : index
    scf.for %20 = %c1 to %14 step %19 {
      %21 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%16 : i32) outs(%21 : memref<4xi32>)
      affine.parallel (%22) = (1) to (min(%0, 3)) step (1) {
        %23 = arith.remui %20, %c4 : index
        %24 = memref.load %10#0[%23] : memref<4xi32>
        %25 = memref.load %21[%22] : memref<4xi32>
        %26 = arith.addi %25, %24 : i32
        memref.store %26, %21[%22] : memref<4xi32>
        %27 = memref.dim %10#1, %c0 : memref<4xi32>
        %28 = arith.minui %27, %c7 : index
        %29 = memref.dim %17, %c0 : memref<?xi32>
        %30 = arith.addi %29, %c1 : index
        %31 = arith.shrui %30, %c1 : index
        %32 = memref.subview %17[0] [%31] [2] : memref<?xi32> to memref<?xi32, strided<[2]>>
        %33 = memref.get_global @constant_4xi32 : memref<4xi32>
        %34 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c1_i32 : i32) outs(%34 : memref<4xi32>)
        %35 = memref.realloc %34 : memref<4xi32> to memref<6xi32>
        memref.store %4#3, %35[%c4] : memref<6xi32>
        memref.store %c9_i32, %35[%c5] : memref<6xi32>
        %36 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%9 : i32) outs(%36 : memref<4xi32>)
        %37 = memref.dim %32, %c0 : memref<?xi32, strided<[2]>>
        %38 = arith.cmpi ugt, %37, %c0 : index
        %39 = arith.maxui %37, %c1 : index
        %40 = arith.remui %0, %39 : index
        %41 = scf.if %38 -> (i32) {
          %42 = memref.load %32[%40] : memref<?xi32, strided<[2]>>
          scf.yield %42 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %43 = memref.load %21[%22] : memref<4xi32>
        %44 = arith.addi %43, %41 : i32
        memref.store %44, %21[%22] : memref<4xi32>
        %45 = memref.load %33[%c2] : memref<4xi32>
        %46 = memref.load %21[%22] : memref<4xi32>
        %47 = arith.addi %46, %45 : i32
        memref.store %47, %21[%22] : memref<4xi32>
        %48 = arith.remui %14, %c6 : index
        %49 = memref.load %35[%48] : memref<6xi32>
        %50 = memref.load %21[%22] : memref<4xi32>
        %51 = arith.addi %50, %49 : i32
        memref.store %51, %21[%22] : memref<4xi32>
        %52 = arith.remui %28, %c4 : index
        %53 = memref.load %36[%52] : memref<4xi32>
        %54 = memref.load %21[%22] : memref<4xi32>
        %55 = arith.addi %54, %53 : i32
        memref.store %55, %21[%22] : memref<4xi32>
      }
      %56 = memref.alloc() : memref<i32>
      memref.store %9, %56[] : memref<i32>
      linalg.dot ins(%10#1, %8 : memref<4xi32>, memref<4xi32>) outs(%56 : memref<i32>)
      %57 = memref.load %56[] : memref<i32>
      vector.print %57 : i32
      %58 = memref.dim %arg1, %c0 : memref<?xi32>
      %59 = arith.addi %58, %c-1 : index
      %60 = arith.maxsi %59, %c0 : index
      %61 = memref.subview %arg1[%60] [%58] [%c-1] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
      %62 = arith.remui %1, %c4 : index
      %63 = memref.load %21[%62] : memref<4xi32>
      vector.print %63 : i32
      func.call @use_sdxi32(%61) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
      scf.yield
    }
    %64 = memref.cast %18 : memref<*xi32> to memref<4xi32>
    %65 = arith.remui %14, %c4 : index
    %66 = memref.load %64[%65] : memref<4xi32>
    vector.print %66 : i32
    scf.yield
  }
  %67 = memref.alloc() : memref<4xi32>
  memref.store %4#3, %67[%c0] : memref<4xi32>
  memref.store %c4_i32, %67[%c1] : memref<4xi32>
  memref.store %c5_i32, %67[%c2] : memref<4xi32>
  memref.store %4#3, %67[%c3] : memref<4xi32>
  %68 = memref.load %2[] : memref<i32, 1>
  vector.print %68 : i32
  %69 = memref.load %3[] : memref<i32>
  vector.print %69 : i32
  %70 = memref.load %4#0[%c2] : memref<4xi32>
  vector.print %70 : i32
  %71 = memref.dim %4#1, %c0 : memref<?xi32>
  %72 = arith.cmpi ugt, %71, %c0 : index
  %73 = arith.maxui %71, %c1 : index
  %74 = arith.remui %0, %73 : index
  %75 = scf.if %72 -> (i32) {
    %76 = memref.load %4#1[%74] : memref<?xi32>
    scf.yield %76 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %75 : i32
  %77 = memref.dim %5, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %78 = arith.cmpi ugt, %77, %c0 : index
  %79 = arith.maxui %77, %c1 : index
  %80 = arith.remui %0, %79 : index
  %81 = scf.if %78 -> (i32) {
    %82 = memref.load %5[%80] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %82 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %81 : i32
  %83 = memref.dim %7, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %84 = arith.cmpi ugt, %83, %c0 : index
  %85 = arith.maxui %83, %c1 : index
  %86 = arith.remui %1, %85 : index
  %87 = scf.if %84 -> (i32) {
    %88 = memref.load %7[%86] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %88 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %87 : i32
  return %67 : memref<4xi32>
}
func.func @entry2(%arg0: memref<4xi32, 1>, %arg1: memref<i32>, %arg2: i1, %arg3: i32, %arg4: i1) -> (memref<4xi32, 1>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c7 = arith.constant 7 : index
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  linalg.fill ins(%arg3 : i32) outs(%arg1 : memref<i32>)
  %0 = arith.cmpi uge, %c4_i32, %arg3 : i32
  scf.if %0 {
    func.call @use_i32(%arg1) : (memref<i32>) -> ()
    %1 = arith.addi %c1, %c2 : index
    %2 = arith.minui %1, %c7 : index
    %3 = memref.alloc() : memref<i32>
    linalg.fill ins(%arg3 : i32) outs(%3 : memref<i32>)
    scf.if %arg4 {
      %4 = arith.minui %c0, %c3 : index
      %5 = memref.alloc() : memref<index>
      memref.store %c0, %5[] : memref<index>
      %6:3 = scf.while (%7 = %arg4, %8 = %arg0, %9 = %0) : (i1, memref<4xi32, 1>, i1) -> (i1, memref<4xi32, 1>, i1) {
        %13 = arith.cmpi eq, %2, %c4 : index
        linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : memref<4xi32, 1>) outs(%arg0 : memref<4xi32, 1>) {
        ^bb0(%14: i32, %15: i32):
          %16 = arith.addi %14, %15 : i32
          linalg.yield %16 : i32
        }
        %17 = memref.alloc() : memref<i32>
        memref.store %arg3, %17[] : memref<i32>
        %18 = memref.load %5[] : memref<index>
        %19 = arith.addi %18, %c1 : index
        memref.store %19, %5[] : memref<index>
        %20 = arith.cmpi ult, %18, %4 : index
        %21 = memref.alloc() : memref<4xi32, 1>
        linalg.fill ins(%arg3 : i32) outs(%21 : memref<4xi32, 1>)
        %22 = arith.remui %2, %c4 : index
        %23 = memref.load %8[%22] : memref<4xi32, 1>
        vector.print %23 : i32
        scf.condition(%20) %arg2, %21, %13 : i1, memref<4xi32, 1>, i1
      } do {
      ^bb1(%10: i1, %11: memref<4xi32, 1>, %12: i1):
        scf.yield %10, %11, %12 : i1, memref<4xi32, 1>, i1
      }
      %24 = scf.if %0 -> (memref<4xi32>) {
        %25 = memref.alloc() {alignment = 64 : i64} : memref<i32>
        linalg.fill ins(%c2_i32 : i32) outs(%25 : memref<i32>)
        %26 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c9_i32 : i32) outs(%26 : memref<4xi32>)
        scf.forall (%27) in (%c3) {
          %28:2 = memref.extract_strided_metadata %25 : memref<i32> -> memref<i32>, index
          %29 = memref.reinterpret_cast %28#0 to offset: [%28#1], sizes: [], strides: [] : memref<i32> to memref<i32, strided<[], offset: ?>>
          %30 = affine.apply affine_map<(d0, d1) -> ((d0 * 2 + d1) mod 8)>(%c2, %c1)
          %31 = memref.alloc() : memref<i32>
          linalg.fill ins(%arg3 : i32) outs(%31 : memref<i32>)
          %32 = memref.alloc() : memref<i32>
          linalg.fill ins(%c8_i32 : i32) outs(%32 : memref<i32>)
          %33 = arith.minui %2, %c3 : index
          %34 = memref.alloc() : memref<index>
          memref.store %c0, %34[] : memref<index>
          %35:2 = scf.while (%36 = %31, %37 = %32) : (memref<i32>, memref<i32>) -> (memref<i32>, memref<i32>) {
            %40 = arith.remui %30, %c4 : index
            %41 = memref.load %arg0[%40] : memref<4xi32, 1>
            %42 = memref.load %26[%27] : memref<4xi32>
            %43 = arith.addi %42, %41 : i32
            memref.store %43, %26[%27] : memref<4xi32>
            memref.alloca_scope {
              %44 = arith.extui %6#0 : i1 to i32
              memref.alloca_scope.return
            }
            %45 = memref.cast %6#1 : memref<4xi32, 1> to memref<?xi32, strided<[?], offset: ?>, 1>
            %46 = memref.load %34[] : memref<index>
            %47 = arith.addi %46, %c1 : index
            memref.store %47, %34[] : memref<index>
            %48 = arith.cmpi ult, %46, %33 : index
            %49 = memref.load %36[] : memref<i32>
            %50 = memref.load %26[%27] : memref<4xi32>
            %51 = arith.addi %50, %49 : i32
            memref.store %51, %26[%27] : memref<4xi32>
            scf.condition(%48) %37, %37 : memref<i32>, memref<i32>
          } do {
          ^bb2(%38: memref<i32>, %39: memref<i32>):
            scf.yield %39, %38 : memref<i32>, memref<i32>
          }
          memref.store %c2_i32, %35#1[] : memref<i32>
          %52 = memref.load %29[] : memref<i32, strided<[], offset: ?>>
          %53 = memref.load %26[%27] : memref<4xi32>
          %54 = arith.addi %53, %52 : i32
          memref.store %54, %26[%27] : memref<4xi32>
        }
        %55 = memref.alloc() : memref<i32>
        linalg.fill ins(%arg3 : i32) outs(%55 : memref<i32>)
        affine.for %56 = 0 to 3 {
          %57 = memref.cast %26 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
          func.call @use_sdxi32(%57) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
        }
        %58 = memref.load %55[] : memref<i32>
        vector.print %58 : i32
        scf.yield %26 : memref<4xi32>
      } else {
        %59 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c0_i32 : i32) outs(%59 : memref<4xi32>)
        scf.yield %59 : memref<4xi32>
      }
      func.call @use_4xi32(%24) : (memref<4xi32>) -> ()
      scf.yield
    } else {
      scf.yield
    }
    %60 = memref.load %3[] : memref<i32>
    vector.print %60 : i32
    scf.yield
  }
  %61 = memref.alloc() : memref<4xi32, 1>
  linalg.fill ins(%arg3 : i32) outs(%61 : memref<4xi32, 1>)
  return %61, %arg3 : memref<4xi32, 1>, i32
}
