func.func private @make_4xi32() -> memref<4xi32>
func.func private @make_dxi32() -> memref<?xi32>
func.func private @mix_2x1x2xi32(memref<2x1x2xi32>, i32) -> i32
func.func private @mix_4xi32(memref<4xi32>, i32) -> i32
func.func private @mix_dxi32(memref<?xi32>, i32) -> i32
func.func private @next_index() -> index
func.func private @pair_dxi32_dxi32(memref<?xi32>, memref<?xi32>) -> (memref<?xi32>, memref<?xi32>)
func.func private @use_2x2xi32(memref<2x2xi32>)
func.func private @use_4x1xi32(memref<4x1xi32>)
func.func private @use_4xi32(memref<4xi32>)
func.func private @use_dxi32(memref<?xi32>)
func.func private @use_o2_s1_1xi32(memref<1xi32, strided<[1], offset: 2>>)
func.func private @use_o3_s1_1xi32(memref<1xi32, strided<[1], offset: 3>>)
func.func private @use_sdxi32(memref<?xi32, strided<[?], offset: ?>>)
memref.global "private" @global_2x2xi32 : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" @global_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @constant_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @constant_i32 : memref<i32> = dense<9>
memref.global "private" constant @shape_2x2 : memref<2xindex> = dense<2>
func.func private @helper0(%arg0: memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_f64 = arith.constant 0.25 : f64
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c5_f64 = arith.constant 1.25 : f64
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.get_global @global_4xi32 : memref<4xi32>
  %1 = arith.cmpi eq, %c4, %c0 : index
  %2 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%2 : memref<?xi32>)
  cf.cond_br %1, ^bb2, ^bb3(%2 : memref<?xi32>)
^bb2:
  %3 = arith.cmpi ult, %c0, %c1 : index
  %4 = memref.load %0[%c1] : memref<4xi32>
  %5 = memref.subview %0[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %6 = memref.alloc() : memref<4xi32>
  memref.store %4, %6[%c0] : memref<4xi32>
  memref.store %4, %6[%c1] : memref<4xi32>
  memref.store %c5_i32, %6[%c2] : memref<4xi32>
  memref.store %c9_i32, %6[%c3] : memref<4xi32>
  %7 = arith.select %1, %0, %6 : memref<4xi32>
  %8 = memref.alloc(%c1) : memref<?xi32>
  linalg.fill ins(%4 : i32) outs(%8 : memref<?xi32>)
  %9 = memref.alloc() : memref<4xi32>
  memref.copy %7, %9 : memref<4xi32> to memref<4xi32>
  %10 = scf.index_switch %c3 -> memref<4xi32>
  case 0 {
    %11 = memref.alloc() : memref<4xi32>
    memref.copy %7, %11 : memref<4xi32> to memref<4xi32>
    %12 = memref.dim %8, %c0 : memref<?xi32>
    %13 = arith.cmpi ugt, %12, %c0 : index
    %14 = arith.maxui %12, %c1 : index
    %15 = arith.remui %c4, %14 : index
    %16 = scf.if %13 -> (i32) {
      %17 = memref.load %8[%15] : memref<?xi32>
      scf.yield %17 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %18 = arith.minui %c2, %c3 : index
    %19:4 = scf.while (%20 = %c0) : (index) -> (index, memref<4xi32>, memref<4xi32>, memref<4xi32>) {
      affine.for %25 = 0 to min affine_map<(d0) -> (d0, 6)>(%c0) step 2 {
        %26 = scf.if %3 -> (index) {
          %27 = func.call @mix_4xi32(%0, %4) : (memref<4xi32>, i32) -> i32
          scf.yield %c4 : index
        } else {
          %28 = memref.alloc(%20) : memref<?xi32>
          %29 = memref.subview %9[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
          %30 = memref.cast %11 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
          %31 = memref.alloc(%20) : memref<?xi32>
          linalg.fill ins(%c1_i32 : i32) outs(%31 : memref<?xi32>)
          %32 = memref.realloc %31(%25) : memref<?xi32> to memref<?xi32>
          linalg.fill ins(%16 : i32) outs(%32 : memref<?xi32>)
          %33:2 = scf.if %3 -> (f64, memref<?xi32>) {
            %34 = memref.reinterpret_cast %9 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32>
            %35 = memref.alloc(%c3) : memref<?xi32>
            linalg.fill ins(%c8_i32 : i32) outs(%35 : memref<?xi32>)
            %36 = arith.remui %20, %c2 : index
            %37 = arith.remui %25, %c2 : index
            %38 = memref.load %34[%36, %37] : memref<2x2xi32>
            vector.print %38 : i32
            scf.yield %c1_f64, %35 : f64, memref<?xi32>
          } else {
            %39 = memref.dim %32, %c0 : memref<?xi32>
            %40 = arith.addi %39, %c-1 : index
            %41 = arith.maxsi %40, %c0 : index
            %42 = memref.subview %32[%41] [%39] [%c-1] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
            %43 = func.call @make_dxi32() : () -> memref<?xi32>
            %44 = memref.alloc() : memref<4xi32>
            memref.copy %11, %44 : memref<4xi32> to memref<4xi32>
            %45 = memref.alloc() : memref<4xindex>
            memref.store %25, %45[%c0] : memref<4xindex>
            memref.store %25, %45[%c1] : memref<4xindex>
            memref.store %25, %45[%c2] : memref<4xindex>
            memref.store %20, %45[%c3] : memref<4xindex>
            %46 = arith.cmpi sge, %c1, %20 : index
            %47 = memref.subview %44[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
            %48 = memref.dim %42, %c0 : memref<?xi32, strided<[?], offset: ?>>
            %49 = arith.cmpi ugt, %48, %c0 : index
            %50 = arith.maxui %48, %c1 : index
            %51 = arith.remui %20, %50 : index
            %52 = scf.if %49 -> (i32) {
              %53 = memref.load %42[%51] : memref<?xi32, strided<[?], offset: ?>>
              scf.yield %53 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %52 : i32
            %54 = memref.dim %43, %c0 : memref<?xi32>
            %55 = arith.cmpi ugt, %54, %c0 : index
            %56 = arith.maxui %54, %c1 : index
            %57 = arith.remui %c2, %56 : index
            %58 = scf.if %55 -> (i32) {
              %59 = memref.load %43[%57] : memref<?xi32>
              scf.yield %59 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %58 : i32
            %60 = memref.load %45[%c1] : memref<4xindex>
            %61 = arith.minui %60, %c7 : index
            vector.print %61 : index
            func.call @use_o3_s1_1xi32(%47) : (memref<1xi32, strided<[1], offset: 3>>) -> ()
            scf.yield %c5_f64, %8 : f64, memref<?xi32>
          }
          scf.index_switch %20
          case 0 {
            %62 = memref.alloc() : memref<3xi32>
            linalg.fill ins(%4 : i32) outs(%62 : memref<3xi32>)
            %63 = memref.subview %62[2] [1] [1] : memref<3xi32> to memref<1xi32, strided<[1], offset: 2>>
            %64 = arith.subi %c3_i32, %4 : i32
            func.call @use_o2_s1_1xi32(%63) : (memref<1xi32, strided<[1], offset: 2>>) -> ()
            scf.yield
          }
          case 1 {
            scf.yield
          }
          case 2 {
            scf.yield
          }
          default {
            scf.yield
          }
          %65 = memref.load %29[%c0] : memref<1xi32, strided<[1], offset: 2>>
          vector.print %65 : i32
          func.call @use_sdxi32(%30) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
          %66 = memref.dim %33#1, %c0 : memref<?xi32>
          %67 = arith.cmpi ugt, %66, %c0 : index
          %68 = arith.maxui %66, %c1 : index
          %69 = arith.remui %c3, %68 : index
          %70 = scf.if %67 -> (i32) {
            %71 = memref.load %33#1[%69] : memref<?xi32>
            scf.yield %71 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          vector.print %70 : i32
          scf.yield %25 : index
        }
      }
      %72 = arith.cmpi ult, %20, %18 : index
      scf.condition(%72) %20, %11, %9, %0 : index, memref<4xi32>, memref<4xi32>, memref<4xi32>
    } do {
    ^bb4(%21: index, %22: memref<4xi32>, %23: memref<4xi32>, %24: memref<4xi32>):
      %73 = arith.addi %21, %c1 : index
      %74 = arith.remui %21, %c4 : index
      %75 = memref.load %22[%74] : memref<4xi32>
      vector.print %75 : i32
      %76 = memref.load %23[%c2] : memref<4xi32>
      vector.print %76 : i32
      func.call @use_4xi32(%24) : (memref<4xi32>) -> ()
      scf.yield %73 : index
    }
    %77 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    memref.store %c6_i32, %77[%c0] : memref<4xi32>
    memref.store %c2_i32, %77[%c1] : memref<4xi32>
    memref.store %16, %77[%c2] : memref<4xi32>
    memref.store %16, %77[%c3] : memref<4xi32>
    %78 = memref.load %19#2[%c1] : memref<4xi32>
    vector.print %78 : i32
    func.call @use_4xi32(%19#3) : (memref<4xi32>) -> ()
    scf.yield %77 : memref<4xi32>
  }
  case 1 {
    %79 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%4 : i32) outs(%79 : memref<4xi32>)
    scf.yield %79 : memref<4xi32>
  }
  default {
    %80 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%80 : memref<4xi32>)
    scf.yield %80 : memref<4xi32>
  }
  %81 = memref.alloc() : memref<2x2xi32>
  memref.store %c0_i32, %81[%c0, %c0] : memref<2x2xi32>
  memref.store %4, %81[%c0, %c1] : memref<2x2xi32>
  memref.store %c1_i32, %81[%c1, %c0] : memref<2x2xi32>
  memref.store %4, %81[%c1, %c1] : memref<2x2xi32>
  func.call @use_4xi32(%10) : (memref<4xi32>) -> ()
  cf.br ^bb1(%81 : memref<2x2xi32>)
^bb3(%82: memref<?xi32>):
  %83 = memref.alloc() : memref<2x2xi32>
  memref.store %c3_i32, %83[%c0, %c0] : memref<2x2xi32>
  memref.store %c1_i32, %83[%c0, %c1] : memref<2x2xi32>
  memref.store %c0_i32, %83[%c1, %c0] : memref<2x2xi32>
  memref.store %c3_i32, %83[%c1, %c1] : memref<2x2xi32>
  %84 = memref.dim %82, %c0 : memref<?xi32>
  %85 = arith.cmpi ugt, %84, %c0 : index
  %86 = arith.maxui %84, %c1 : index
  %87 = arith.remui %c0, %86 : index
  %88 = scf.if %85 -> (i32) {
    %89 = memref.load %82[%87] : memref<?xi32>
    scf.yield %89 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %88 : i32
  cf.br ^bb1(%83 : memref<2x2xi32>)
^bb1(%90: memref<2x2xi32>):
  %91 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%91 : memref<4xi32>)
  %92 = memref.load %90[%c0, %c0] : memref<2x2xi32>
  vector.print %92 : i32
  return %91, %arg0, %c0_i32 : memref<4xi32>, memref<?xi32>, i32
}
func.func private @helper1(%arg0: memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_f32 = arith.constant 0.0 : f32
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %c3, %c3 : index
  %1 = memref.alloc() : memref<4xi32>
  memref.store %c8_i32, %1[%c0] : memref<4xi32>
  memref.store %c4_i32, %1[%c1] : memref<4xi32>
  memref.store %c8_i32, %1[%c2] : memref<4xi32>
  memref.store %c8_i32, %1[%c3] : memref<4xi32>
  scf.forall (%2) in (%0) {
    %3 = memref.alloc(%2) : memref<?xi32>
    linalg.fill ins(%c9_i32 : i32) outs(%3 : memref<?xi32>)
    %4 = bufferization.clone %3 : memref<?xi32> to memref<?xi32>
    %5 = memref.dim %arg0, %c0 : memref<?xi32>
    %6 = memref.expand_shape %arg0 [[0, 1]] output_shape [%5, 1] : memref<?xi32> into memref<?x1xi32>
    %7 = memref.dim %4, %c0 : memref<?xi32>
    %8 = memref.alloc(%7) : memref<?xi32>
    memref.copy %4, %8 : memref<?xi32> to memref<?xi32>
    %9 = arith.index_castui %c0_i32 : i32 to index
    %10 = arith.remui %9, %c5 : index
    %11 = arith.cmpi uge, %c4, %2 : index
    scf.if %11 {
      %12 = memref.get_global @constant_i32 : memref<i32>
      %13 = memref.load %12[] : memref<i32>
      %14 = memref.load %1[%2] : memref<4xi32>
      %15 = arith.addi %14, %13 : i32
      memref.store %15, %1[%2] : memref<4xi32>
      scf.yield
    } else {
      %16:2 = affine.for %17 = 0 to 6 step 2 iter_args(%18 = %2, %19 = %c0_f32) -> (index, f32) {
        %20 = memref.dim %8, %c0 : memref<?xi32>
        %21 = arith.cmpi ugt, %20, %c0 : index
        %22 = arith.maxui %20, %c1 : index
        %23 = arith.remui %17, %22 : index
        %24 = scf.if %21 -> (i32) {
          %25 = memref.load %8[%23] : memref<?xi32>
          scf.yield %25 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %26 = memref.dim %8, %c0 : memref<?xi32>
        %27 = arith.cmpi ugt, %26, %c0 : index
        %28 = arith.maxui %26, %c1 : index
        %29 = arith.remui %17, %28 : index
        %30 = scf.if %27 -> (i32) {
          %31 = memref.load %8[%29] : memref<?xi32>
          scf.yield %31 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %32 = memref.load %1[%2] : memref<4xi32>
        %33 = arith.addi %32, %30 : i32
        memref.store %33, %1[%2] : memref<4xi32>
        affine.yield %c1, %19 : index, f32
      }
      %34 = memref.dim %6, %c0 : memref<?x1xi32>
      %35 = memref.alloc(%34) : memref<?x1xi32>
      memref.copy %6, %35 : memref<?x1xi32> to memref<?x1xi32>
      %36 = memref.dim %8, %c0 : memref<?xi32>
      %37 = arith.minui %2, %36 : index
      %38 = arith.subi %36, %37 : index
      %39 = memref.reinterpret_cast %8 to offset: [%37], sizes: [%38], strides: [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
      %40 = arith.addf %c0_f32, %c2_f32 : f32
      scf.if %11 {
        scf.yield
      } else {
        %41 = memref.alloc(%c0) : memref<?xi32>
        linalg.fill ins(%c6_i32 : i32) outs(%41 : memref<?xi32>)
        %42 = memref.alloc() : memref<4xindex>
        linalg.fill ins(%10 : index) outs(%42 : memref<4xindex>)
        %43 = arith.minui %2, %c3 : index
        %44:2 = scf.for %45 = %c0 to %43 step %c1 iter_args(%46 = %41, %47 = %42) -> (memref<?xi32>, memref<4xindex>) {
          %48 = memref.dim %46, %c0 : memref<?xi32>
          %49 = arith.cmpi ugt, %48, %c0 : index
          %50 = arith.maxui %48, %c1 : index
          %51 = arith.remui %c0, %50 : index
          %52 = scf.if %49 -> (i32) {
            %53 = memref.load %46[%51] : memref<?xi32>
            scf.yield %53 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %54 = memref.load %1[%2] : memref<4xi32>
          %55 = arith.addi %54, %52 : i32
          memref.store %55, %1[%2] : memref<4xi32>
          %56 = arith.remui %10, %c4 : index
          %57 = memref.load %47[%56] : memref<4xindex>
          %58 = arith.minui %57, %c7 : index
          %59 = arith.index_cast %58 : index to i32
          %60 = memref.load %1[%2] : memref<4xi32>
          %61 = arith.addi %60, %59 : i32
          memref.store %61, %1[%2] : memref<4xi32>
          scf.yield %41, %42 : memref<?xi32>, memref<4xindex>
        }
        %62 = arith.minui %c2, %c3 : index
        scf.for %63 = %c0 to %62 step %c1 {
          %64 = arith.cmpi eq, %2, %c2 : index
          %65 = arith.select %64, %arg0, %4 : memref<?xi32>
          %66 = memref.alloca(%c2) : memref<?xi32>
          linalg.fill ins(%c9_i32 : i32) outs(%66 : memref<?xi32>)
          %67 = memref.memory_space_cast %65 : memref<?xi32> to memref<?xi32, 1>
          %68 = arith.select %11, %66, %65 : memref<?xi32>
          %69 = memref.dim %67, %c0 : memref<?xi32, 1>
          %70 = arith.cmpi ugt, %69, %c0 : index
          %71 = arith.maxui %69, %c1 : index
          %72 = arith.remui %10, %71 : index
          %73 = scf.if %70 -> (i32) {
            %74 = memref.load %67[%72] : memref<?xi32, 1>
            scf.yield %74 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %75 = memref.load %1[%2] : memref<4xi32>
          %76 = arith.addi %75, %73 : i32
          memref.store %76, %1[%2] : memref<4xi32>
          %77 = memref.dim %68, %c0 : memref<?xi32>
          %78 = arith.cmpi ugt, %77, %c0 : index
          %79 = arith.maxui %77, %c1 : index
          %80 = arith.remui %2, %79 : index
          %81 = scf.if %78 -> (i32) {
            %82 = memref.load %68[%80] : memref<?xi32>
            scf.yield %82 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %83 = memref.load %1[%2] : memref<4xi32>
          %84 = arith.addi %83, %81 : i32
          memref.store %84, %1[%2] : memref<4xi32>
          scf.yield
        }
        scf.yield
      }
      %85 = memref.memory_space_cast %8 : memref<?xi32> to memref<?xi32, 1>
      %86 = memref.alloc(%10) : memref<?xi32>
      linalg.fill ins(%c5_i32 : i32) outs(%86 : memref<?xi32>)
      %87 = memref.alloc(%c1) : memref<?xi32>
      linalg.fill ins(%c0_i32 : i32) outs(%87 : memref<?xi32>)
      %88 = arith.minui %2, %c3 : index
      %89:2 = scf.for %90 = %c0 to %88 step %c1 iter_args(%91 = %86, %92 = %87) -> (memref<?xi32>, memref<?xi32>) {
        %93 = arith.minui %10, %c3 : index
        %94 = scf.while (%95 = %c0) : (index) -> (index) {
          %97 = memref.alloc(%2) : memref<?xi32>
          linalg.fill ins(%c6_i32 : i32) outs(%97 : memref<?xi32>)
          %98 = memref.realloc %97(%16#0) : memref<?xi32> to memref<?xi32>
          linalg.fill ins(%c7_i32 : i32) outs(%98 : memref<?xi32>)
          %99 = memref.dim %98, %c0 : memref<?xi32>
          %100 = arith.minui %99, %c7 : index
          %101 = memref.alloc() : memref<4xi32>
          memref.store %c1_i32, %101[%c0] : memref<4xi32>
          memref.store %c3_i32, %101[%c1] : memref<4xi32>
          memref.store %c5_i32, %101[%c2] : memref<4xi32>
          memref.store %c9_i32, %101[%c3] : memref<4xi32>
          %102 = arith.cmpi ult, %95, %93 : index
          %103 = memref.dim %98, %c0 : memref<?xi32>
          %104 = arith.cmpi ugt, %103, %c0 : index
          %105 = arith.maxui %103, %c1 : index
          %106 = arith.remui %2, %105 : index
          %107 = scf.if %104 -> (i32) {
            %108 = memref.load %98[%106] : memref<?xi32>
            scf.yield %108 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %109 = memref.load %1[%2] : memref<4xi32>
          %110 = arith.addi %109, %107 : i32
          memref.store %110, %1[%2] : memref<4xi32>
          %111 = memref.load %101[%c2] : memref<4xi32>
          %112 = memref.load %1[%2] : memref<4xi32>
          %113 = arith.addi %112, %111 : i32
          memref.store %113, %1[%2] : memref<4xi32>
          scf.condition(%102) %95 : index
        } do {
        ^bb1(%96: index):
          %114 = arith.addi %96, %c1 : index
          %115 = arith.select %11, %8, %arg0 : memref<?xi32>
          scf.execute_region no_inline {
            scf.yield
          }
          %116 = memref.alloc(%16#0) : memref<?xi32>
          linalg.fill ins(%c0_i32 : i32) outs(%116 : memref<?xi32>)
          %117 = memref.dim %115, %c0 : memref<?xi32>
          %118 = arith.cmpi ugt, %117, %c0 : index
          %119 = arith.maxui %117, %c1 : index
          %120 = arith.remui %96, %119 : index
          %121 = scf.if %118 -> (i32) {
            %122 = memref.load %115[%120] : memref<?xi32>
            scf.yield %122 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %123 = memref.load %1[%2] : memref<4xi32>
          %124 = arith.addi %123, %121 : i32
          memref.store %124, %1[%2] : memref<4xi32>
          %125 = memref.dim %116, %c0 : memref<?xi32>
          %126 = arith.cmpi ugt, %125, %c0 : index
          %127 = arith.maxui %125, %c1 : index
          %128 = arith.remui %16#0, %127 : index
          %129 = scf.if %126 -> (i32) {
            %130 = memref.load %116[%128] : memref<?xi32>
            scf.yield %130 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %131 = memref.load %1[%2] : memref<4xi32>
          %132 = arith.addi %131, %129 : i32
          memref.store %132, %1[%2] : memref<4xi32>
          scf.yield %114 : index
        }
        %133 = memref.alloc() : memref<2x2xi32>
        linalg.fill ins(%c4_i32 : i32) outs(%133 : memref<2x2xi32>)
        affine.parallel (%134, %135) = (1, 0) to (2, min(%c2, 2)) step (2, 2) {
          %136 = memref.alloc(%94) : memref<?xi32>
          linalg.fill ins(%c3_i32 : i32) outs(%136 : memref<?xi32>)
          %137 = memref.dim %136, %c0 : memref<?xi32>
          %138 = arith.cmpi ugt, %137, %c0 : index
          %139 = arith.maxui %137, %c1 : index
          %140 = arith.remui %2, %139 : index
          %141 = scf.if %138 -> (i32) {
            %142 = memref.load %136[%140] : memref<?xi32>
            scf.yield %142 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %143 = memref.load %133[%134, %135] : memref<2x2xi32>
          %144 = arith.addi %143, %141 : i32
          memref.store %144, %133[%134, %135] : memref<2x2xi32>
        }
        %145 = memref.dim %91, %c0 : memref<?xi32>
        %146 = arith.cmpi ugt, %145, %c0 : index
        %147 = arith.maxui %145, %c1 : index
        %148 = arith.remui %c1, %147 : index
        %149 = scf.if %146 -> (i32) {
          %150 = memref.load %91[%148] : memref<?xi32>
          scf.yield %150 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %151 = memref.load %1[%2] : memref<4xi32>
        %152 = arith.addi %151, %149 : i32
        memref.store %152, %1[%2] : memref<4xi32>
        %153 = arith.remui %10, %c2 : index
        %154 = arith.remui %16#0, %c2 : index
        %155 = memref.load %133[%153, %154] : memref<2x2xi32>
        %156 = memref.load %1[%2] : memref<4xi32>
        %157 = arith.addi %156, %155 : i32
        memref.store %157, %1[%2] : memref<4xi32>
        scf.yield %92, %92 : memref<?xi32>, memref<?xi32>
      }
      %158 = memref.dim %35, %c0 : memref<?x1xi32>
      %159 = arith.cmpi ugt, %158, %c0 : index
      %160 = arith.maxui %158, %c1 : index
      %161 = arith.remui %16#0, %160 : index
      %162 = scf.if %159 -> (i32) {
        %163 = memref.load %35[%161, %c0] : memref<?x1xi32>
        scf.yield %163 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %164 = memref.load %1[%2] : memref<4xi32>
      %165 = arith.addi %164, %162 : i32
      memref.store %165, %1[%2] : memref<4xi32>
      %166 = memref.dim %39, %c0 : memref<?xi32, strided<[1], offset: ?>>
      %167 = arith.cmpi ugt, %166, %c0 : index
      %168 = arith.maxui %166, %c1 : index
      %169 = arith.remui %2, %168 : index
      %170 = scf.if %167 -> (i32) {
        %171 = memref.load %39[%169] : memref<?xi32, strided<[1], offset: ?>>
        scf.yield %171 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %172 = memref.load %1[%2] : memref<4xi32>
      %173 = arith.addi %172, %170 : i32
      memref.store %173, %1[%2] : memref<4xi32>
      %174 = memref.dim %89#0, %c0 : memref<?xi32>
      %175 = arith.cmpi ugt, %174, %c0 : index
      %176 = arith.maxui %174, %c1 : index
      %177 = arith.remui %10, %176 : index
      %178 = scf.if %175 -> (i32) {
        %179 = memref.load %89#0[%177] : memref<?xi32>
        scf.yield %179 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %180 = memref.load %1[%2] : memref<4xi32>
      %181 = arith.addi %180, %178 : i32
      memref.store %181, %1[%2] : memref<4xi32>
      scf.yield
    }
  }
  %182 = memref.alloc() : memref<4xi32>
  memref.store %c7_i32, %182[%c0] : memref<4xi32>
  memref.store %c3_i32, %182[%c1] : memref<4xi32>
  memref.store %c5_i32, %182[%c2] : memref<4xi32>
  memref.store %c3_i32, %182[%c3] : memref<4xi32>
  %183 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%183 : memref<?xi32>)
  return %182, %183, %c9_i32 : memref<4xi32>, memref<?xi32>, i32
}
func.func private @helper2() -> (memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i64 = arith.constant 9 : i64
  %c9_i8 = arith.constant 9 : i8
  %0 = func.call @next_index() : () -> index
  %1 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%1 : memref<?xi32>)
  %2:3 = func.call @helper0(%1) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
  %3 = memref.subview %2#0[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
  %4 = memref.dim %2#1, %c0 : memref<?xi32>
  %5 = arith.cmpi ugt, %4, %c0 : index
  %6 = arith.maxui %4, %c1 : index
  %7 = arith.remui %c4, %6 : index
  %8 = scf.if %5 -> (i32) {
    %9 = memref.load %2#1[%7] : memref<?xi32>
    scf.yield %9 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  %10 = arith.cmpi slt, %8, %2#2 : i32
  cf.cond_br %10, ^bb2, ^bb3(%0 : index)
^bb2:
  %11 = memref.load %3[%c0] : memref<1xi32, strided<[1], offset: 3>>
  %12 = memref.alloc() : memref<4xi32>
  memref.copy %2#0, %12 : memref<4xi32> to memref<4xi32>
  %13 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%11 : i32) outs(%13 : memref<4xi32>)
  cf.br ^bb1(%13, %3 : memref<4xi32>, memref<1xi32, strided<[1], offset: 3>>)
^bb3(%14: index):
  %15 = memref.dim %2#1, %c0 : memref<?xi32>
  %16 = arith.cmpi ugt, %15, %c0 : index
  %17 = arith.maxui %15, %c1 : index
  %18 = arith.remui %14, %17 : index
  %19 = scf.if %16 -> (i32) {
    %20 = memref.load %2#1[%18] : memref<?xi32>
    scf.yield %20 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %19 : i32
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2#0 : memref<4xi32>) outs(%2#0 : memref<4xi32>) {
  ^bb0(%21: i32, %22: i32):
    %23 = arith.addi %21, %22 : i32
    linalg.yield %23 : i32
  }
  %24 = memref.alloca() : memref<1xi32>
  linalg.fill ins(%8 : i32) outs(%24 : memref<1xi32>)
  %25:3 = func.call @helper0(%2#1) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
  %26 = arith.cmpi sge, %0, %0 : index
  %27 = memref.dim %2#1, %c0 : memref<?xi32>
  %28 = arith.cmpi ugt, %27, %c0 : index
  %29 = arith.maxui %27, %c1 : index
  %30 = arith.remui %14, %29 : index
  %31 = scf.if %28 -> (i32) {
    %32 = memref.load %2#1[%30] : memref<?xi32>
    scf.yield %32 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  %33 = arith.cmpi uge, %8, %25#2 : i32
  %34 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%34 : memref<?xi32>)
  %35 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%8 : i32) outs(%35 : memref<?xi32>)
  cf.cond_br %33, ^bb5(%35, %c9_i64 : memref<?xi32>, i64), ^bb4(%34, %c9_i64 : memref<?xi32>, i64)
^bb5(%40: memref<?xi32>, %41: i64):
  %42 = arith.cmpi eq, %8, %c0_i32 : i32
  %43 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%31 : i32) outs(%43 : memref<?xi32>)
  func.call @use_dxi32(%40) : (memref<?xi32>) -> ()
  cf.cond_br %42, ^bb8, ^bb6(%43, %41 : memref<?xi32>, i64)
^bb4(%36: memref<?xi32>, %37: i64):
  cf.cond_br %33, ^bb8, ^bb7(%36, %37 : memref<?xi32>, i64)
^bb7(%38: memref<?xi32>, %39: i64):
  func.call @use_dxi32(%38) : (memref<?xi32>) -> ()
  cf.br ^bb8
^bb6(%44: memref<?xi32>, %45: i64):
  %46 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%25#2 : i32) outs(%46 : memref<?xi32>)
  cf.cond_br %26, ^bb9, ^bb16(%2#0, %2#0 : memref<4xi32>, memref<4xi32>)
^bb9:
  %47 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%8 : i32) outs(%47 : memref<4xi32>)
  cf.cond_br %42, ^bb23(%47, %2#0, %25#0 : memref<4xi32>, memref<4xi32>, memref<4xi32>), ^bb31
^bb31:
  %48 = arith.cmpi uge, %8, %25#2 : i32
  %49 = arith.select %48, %2#0, %25#0 : memref<4xi32>
  %50 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%2#2 : i32) outs(%50 : memref<4xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%25#0 : memref<4xi32>) outs(%2#0 : memref<4xi32>) {
  ^bb40(%51: i32, %52: i32):
    %53 = linalg.index 0 : index
    %54 = arith.xori %c9_i8, %c9_i8 : i8
    %55 = arith.andi %31, %31 : i32
    linalg.yield %8 : i32
  }
  %56 = func.call @make_4xi32() : () -> memref<4xi32>
  %57 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%25#2 : i32) outs(%57 : memref<?xi32>)
  %58 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%25#2 : i32) outs(%58 : memref<?xi32>)
  %59 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%8 : i32) outs(%59 : memref<?xi32>)
  func.call @use_4xi32(%49) : (memref<4xi32>) -> ()
  %60 = memref.load %56[%c3] : memref<4xi32>
  vector.print %60 : i32
  cf.br ^bb34(%57, %58, %59 : memref<?xi32>, memref<?xi32>, memref<?xi32>)
^bb34(%61: memref<?xi32>, %62: memref<?xi32>, %63: memref<?xi32>):
  %64:3 = func.call @helper0(%2#1) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
  %65 = memref.dim %25#1, %c0 : memref<?xi32>
  %66 = arith.cmpi ugt, %65, %c0 : index
  %67 = arith.maxui %65, %c1 : index
  %68 = arith.remui %14, %67 : index
  %69 = scf.if %66 -> (i32) {
    %70 = memref.load %25#1[%68] : memref<?xi32>
    scf.yield %70 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %69 : i32
  %71 = memref.dim %44, %c0 : memref<?xi32>
  %72 = arith.cmpi ugt, %71, %c0 : index
  %73 = arith.maxui %71, %c1 : index
  %74 = arith.remui %c3, %73 : index
  %75 = scf.if %72 -> (i32) {
    %76 = memref.load %44[%74] : memref<?xi32>
    scf.yield %76 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %75 : i32
  %77 = memref.dim %61, %c0 : memref<?xi32>
  %78 = arith.cmpi ugt, %77, %c0 : index
  %79 = arith.maxui %77, %c1 : index
  %80 = arith.remui %0, %79 : index
  %81 = scf.if %78 -> (i32) {
    %82 = memref.load %61[%80] : memref<?xi32>
    scf.yield %82 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %81 : i32
  %83 = memref.dim %63, %c0 : memref<?xi32>
  %84 = arith.cmpi ugt, %83, %c0 : index
  %85 = arith.maxui %83, %c1 : index
  %86 = arith.remui %0, %85 : index
  %87 = scf.if %84 -> (i32) {
    %88 = memref.load %63[%86] : memref<?xi32>
    scf.yield %88 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %87 : i32
  func.call @use_4xi32(%64#0) : (memref<4xi32>) -> ()
  %89 = memref.dim %64#1, %c0 : memref<?xi32>
  %90 = arith.cmpi ugt, %89, %c0 : index
  %91 = arith.maxui %89, %c1 : index
  %92 = arith.remui %14, %91 : index
  %93 = scf.if %90 -> (i32) {
    %94 = memref.load %64#1[%92] : memref<?xi32>
    scf.yield %94 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %93 : i32
  return %46 : memref<?xi32>
^bb23(%95: memref<4xi32>, %96: memref<4xi32>, %97: memref<4xi32>):
  %98 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%2#2 : i32) outs(%98 : memref<4xi32>)
  %99 = bufferization.clone %98 : memref<4xi32> to memref<4xi32>
  %100 = memref.load %99[%c0] : memref<4xi32>
  vector.print %100 : i32
  %101 = memref.load %95[%c2] : memref<4xi32>
  vector.print %101 : i32
  func.call @use_4xi32(%97) : (memref<4xi32>) -> ()
  cf.br ^bb24(%96, %97, %95 : memref<4xi32>, memref<4xi32>, memref<4xi32>)
^bb24(%102: memref<4xi32>, %103: memref<4xi32>, %104: memref<4xi32>):
  %105 = memref.alloc() : memref<4xi32>
  memref.copy %25#0, %105 : memref<4xi32> to memref<4xi32>
  %106 = bufferization.clone %99 : memref<4xi32> to memref<4xi32>
  %107:2 = scf.if %10 -> (memref<1xi32, strided<[1], offset: 3>>, memref<1xi32, strided<[1], offset: 3>>) {
    %108 = memref.alloc() : memref<i32>
    linalg.fill ins(%25#2 : i32) outs(%108 : memref<i32>)
    linalg.dot ins(%105, %96 : memref<4xi32>, memref<4xi32>) outs(%108 : memref<i32>)
    %109 = memref.load %108[] : memref<i32>
    vector.print %109 : i32
    %110 = memref.load %99[%c1] : memref<4xi32>
    vector.print %110 : i32
    %111 = arith.trunci %25#2 : i32 to i8
    %112 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%2#2 : i32) outs(%112 : memref<4xi32>)
    %113 = memref.subview %112[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
    %114 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c4_i32 : i32) outs(%114 : memref<4xi32>)
    %115 = memref.subview %114[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
    scf.yield %113, %115 : memref<1xi32, strided<[1], offset: 3>>, memref<1xi32, strided<[1], offset: 3>>
  } else {
    %116 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%31 : i32) outs(%116 : memref<4xi32>)
    %117 = memref.subview %116[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
    %118 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%8 : i32) outs(%118 : memref<4xi32>)
    %119 = memref.subview %118[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
    scf.yield %117, %119 : memref<1xi32, strided<[1], offset: 3>>, memref<1xi32, strided<[1], offset: 3>>
  }
  %120 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%31 : i32) outs(%120 : memref<?xi32>)
  func.call @use_4xi32(%102) : (memref<4xi32>) -> ()
  %121 = memref.load %103[%c0] : memref<4xi32>
  vector.print %121 : i32
  %122 = arith.remui %14, %c4 : index
  %123 = memref.load %104[%122] : memref<4xi32>
  vector.print %123 : i32
  %124 = memref.load %106[%c2] : memref<4xi32>
  vector.print %124 : i32
  %125 = memref.load %107#0[%c0] : memref<1xi32, strided<[1], offset: 3>>
  vector.print %125 : i32
  cf.cond_br %26, ^bb28, ^bb25(%120 : memref<?xi32>)
^bb25(%126: memref<?xi32>):
  %127 = memref.dim %126, %c0 : memref<?xi32>
  %128 = arith.cmpi ugt, %127, %c0 : index
  %129 = arith.maxui %127, %c1 : index
  %130 = arith.remui %0, %129 : index
  %131 = scf.if %128 -> (i32) {
    %132 = memref.load %126[%130] : memref<?xi32>
    scf.yield %132 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %131 : i32
  cf.cond_br %42, ^bb26, ^bb32
^bb26:
  cf.br ^bb27
^bb27:
  cf.cond_br %10, ^bb30, ^bb35(%25#0 : memref<4xi32>)
^bb30:
  %133 = arith.cmpi ne, %c4_i32, %2#2 : i32
  cf.cond_br %133, ^bb38(%105 : memref<4xi32>), ^bb37(%2#0 : memref<4xi32>)
^bb37(%134: memref<4xi32>):
  %135 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%8 : i32) outs(%135 : memref<?xi32>)
  %136 = memref.load %24[%c0] : memref<1xi32>
  vector.print %136 : i32
  %137 = memref.dim %25#1, %c0 : memref<?xi32>
  %138 = arith.cmpi ugt, %137, %c0 : index
  %139 = arith.maxui %137, %c1 : index
  %140 = arith.remui %0, %139 : index
  %141 = scf.if %138 -> (i32) {
    %142 = memref.load %25#1[%140] : memref<?xi32>
    scf.yield %142 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %141 : i32
  %143 = memref.dim %44, %c0 : memref<?xi32>
  %144 = arith.cmpi ugt, %143, %c0 : index
  %145 = arith.maxui %143, %c1 : index
  %146 = arith.remui %0, %145 : index
  %147 = scf.if %144 -> (i32) {
    %148 = memref.load %44[%146] : memref<?xi32>
    scf.yield %148 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %147 : i32
  %149 = memref.dim %46, %c0 : memref<?xi32>
  %150 = arith.cmpi ugt, %149, %c0 : index
  %151 = arith.maxui %149, %c1 : index
  %152 = arith.remui %c1, %151 : index
  %153 = scf.if %150 -> (i32) {
    %154 = memref.load %46[%152] : memref<?xi32>
    scf.yield %154 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %153 : i32
  %155 = memref.load %107#1[%c0] : memref<1xi32, strided<[1], offset: 3>>
  vector.print %155 : i32
  return %135 : memref<?xi32>
^bb38(%156: memref<4xi32>):
  %157 = memref.alloc(%14) {alignment = 64 : i64} : memref<?xi32>
  linalg.fill ins(%2#2 : i32) outs(%157 : memref<?xi32>)
  %158 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%158 : memref<?xi32>)
  %159 = arith.remui %14, %c4 : index
  %160 = memref.load %156[%159] : memref<4xi32>
  vector.print %160 : i32
  cf.cond_br %10, ^bb39(%46, %2#1 : memref<?xi32>, memref<?xi32>), ^bb39(%157, %158 : memref<?xi32>, memref<?xi32>)
^bb32:
  %161 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%161 : memref<4xi32>)
  cf.cond_br %42, ^bb35(%105 : memref<4xi32>), ^bb36(%161 : memref<4xi32>)
^bb36(%162: memref<4xi32>):
  %163 = memref.load %24[%c0] : memref<1xi32>
  vector.print %163 : i32
  %164 = memref.dim %25#1, %c0 : memref<?xi32>
  %165 = arith.cmpi ugt, %164, %c0 : index
  %166 = arith.maxui %164, %c1 : index
  %167 = arith.remui %14, %166 : index
  %168 = scf.if %165 -> (i32) {
    %169 = memref.load %25#1[%167] : memref<?xi32>
    scf.yield %169 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %168 : i32
  %170 = memref.dim %44, %c0 : memref<?xi32>
  %171 = arith.cmpi ugt, %170, %c0 : index
  %172 = arith.maxui %170, %c1 : index
  %173 = arith.remui %c0, %172 : index
  %174 = scf.if %171 -> (i32) {
    %175 = memref.load %44[%173] : memref<?xi32>
    scf.yield %175 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %174 : i32
  %176 = memref.load %107#1[%c0] : memref<1xi32, strided<[1], offset: 3>>
  vector.print %176 : i32
  %177 = memref.load %162[%c1] : memref<4xi32>
  vector.print %177 : i32
  return %46 : memref<?xi32>
^bb35(%178: memref<4xi32>):
  %179 = arith.remui %14, %c4 : index
  %180 = memref.load %178[%179] : memref<4xi32>
  vector.print %180 : i32
  cf.br ^bb39(%25#1, %25#1 : memref<?xi32>, memref<?xi32>)
^bb28:
  cf.cond_br %10, ^bb29, ^bb33
^bb29:
  %181 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%2#2 : i32) outs(%181 : memref<?xi32>)
  %182 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%2#2 : i32) outs(%182 : memref<?xi32>)
  %183 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%2#2 : i32) outs(%183 : memref<?xi32>)
  cf.cond_br %10, ^bb34(%181, %182, %183 : memref<?xi32>, memref<?xi32>, memref<?xi32>), ^bb39(%46, %46 : memref<?xi32>, memref<?xi32>)
^bb33:
  %184 = memref.alloc(%c1) {alignment = 64 : i64} : memref<?xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%184 : memref<?xi32>)
  cf.br ^bb39(%184, %46 : memref<?xi32>, memref<?xi32>)
^bb39(%185: memref<?xi32>, %186: memref<?xi32>):
  %187 = arith.cmpi slt, %31, %25#2 : i32
  %188 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%31 : i32) outs(%188 : memref<?xi32>)
  %189 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%25#2 : i32) outs(%189 : memref<?xi32>)
  %190 = memref.load %107#1[%c0] : memref<1xi32, strided<[1], offset: 3>>
  vector.print %190 : i32
  %191 = memref.dim %185, %c0 : memref<?xi32>
  %192 = arith.cmpi ugt, %191, %c0 : index
  %193 = arith.maxui %191, %c1 : index
  %194 = arith.remui %0, %193 : index
  %195 = scf.if %192 -> (i32) {
    %196 = memref.load %185[%194] : memref<?xi32>
    scf.yield %196 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %195 : i32
  %197 = memref.dim %186, %c0 : memref<?xi32>
  %198 = arith.cmpi ugt, %197, %c0 : index
  %199 = arith.maxui %197, %c1 : index
  %200 = arith.remui %0, %199 : index
  %201 = scf.if %198 -> (i32) {
    %202 = memref.load %186[%200] : memref<?xi32>
    scf.yield %202 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %201 : i32
  cf.cond_br %187, ^bb11(%188, %189 : memref<?xi32>, memref<?xi32>), ^bb10
^bb10:
  %203 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%31 : i32) outs(%203 : memref<4xi32>)
  cf.cond_br %33, ^bb13(%106, %25#0 : memref<4xi32>, memref<4xi32>), ^bb14(%105, %203 : memref<4xi32>, memref<4xi32>)
^bb13(%204: memref<4xi32>, %205: memref<4xi32>):
  %206 = memref.load %24[%c0] : memref<1xi32>
  vector.print %206 : i32
  func.call @use_dxi32(%44) : (memref<?xi32>) -> ()
  %207 = memref.load %204[%c1] : memref<4xi32>
  vector.print %207 : i32
  %208 = memref.load %205[%c1] : memref<4xi32>
  vector.print %208 : i32
  return %46 : memref<?xi32>
^bb14(%209: memref<4xi32>, %210: memref<4xi32>):
  %211 = arith.cmpi ne, %2#2, %25#2 : i32
  %212 = arith.remui %14, %c4 : index
  %213 = memref.load %209[%212] : memref<4xi32>
  vector.print %213 : i32
  cf.cond_br %211, ^bb17(%210, %209 : memref<4xi32>, memref<4xi32>), ^bb22(%106, %105 : memref<4xi32>, memref<4xi32>)
^bb17(%214: memref<4xi32>, %215: memref<4xi32>):
  %216 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%8 : i32) outs(%216 : memref<?xi32>)
  %217 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%8 : i32) outs(%217 : memref<?xi32>)
  %218 = arith.remui %0, %c4 : index
  %219 = memref.load %214[%218] : memref<4xi32>
  vector.print %219 : i32
  %220 = memref.load %215[%c0] : memref<4xi32>
  vector.print %220 : i32
  cf.cond_br %33, ^bb18(%215, %214 : memref<4xi32>, memref<4xi32>), ^bb20(%216, %217 : memref<?xi32>, memref<?xi32>)
^bb11(%221: memref<?xi32>, %222: memref<?xi32>):
  cf.cond_br %187, ^bb12(%3 : memref<1xi32, strided<[1], offset: 3>>), ^bb15(%105, %25#0 : memref<4xi32>, memref<4xi32>)
^bb12(%223: memref<1xi32, strided<[1], offset: 3>>):
  %224 = memref.load %223[%c0] : memref<1xi32, strided<[1], offset: 3>>
  vector.print %224 : i32
  cf.br ^bb19(%99, %2#0 : memref<4xi32>, memref<4xi32>)
^bb19(%225: memref<4xi32>, %226: memref<4xi32>):
  %227 = memref.load %225[%c1] : memref<4xi32>
  vector.print %227 : i32
  %228 = arith.remui %0, %c4 : index
  %229 = memref.load %226[%228] : memref<4xi32>
  vector.print %229 : i32
  cf.cond_br %26, ^bb21(%221, %222 : memref<?xi32>, memref<?xi32>), ^bb22(%99, %25#0 : memref<4xi32>, memref<4xi32>)
^bb15(%230: memref<4xi32>, %231: memref<4xi32>):
  %232 = memref.load %230[%c0] : memref<4xi32>
  vector.print %232 : i32
  cf.cond_br %10, ^bb18(%231, %231 : memref<4xi32>, memref<4xi32>), ^bb18(%106, %231 : memref<4xi32>, memref<4xi32>)
^bb18(%233: memref<4xi32>, %234: memref<4xi32>):
  %235 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%25#2 : i32) outs(%235 : memref<4xi32>)
  %236 = memref.load %233[%c2] : memref<4xi32>
  vector.print %236 : i32
  cf.br ^bb22(%235, %105 : memref<4xi32>, memref<4xi32>)
^bb16(%237: memref<4xi32>, %238: memref<4xi32>):
  %239 = memref.alloc(%14) : memref<?xi32>
  linalg.fill ins(%8 : i32) outs(%239 : memref<?xi32>)
  %240 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%2#2 : i32) outs(%240 : memref<?xi32>)
  %241 = memref.load %237[%c3] : memref<4xi32>
  vector.print %241 : i32
  %242 = arith.remui %0, %c4 : index
  %243 = memref.load %238[%242] : memref<4xi32>
  vector.print %243 : i32
  cf.br ^bb20(%239, %240 : memref<?xi32>, memref<?xi32>)
^bb20(%244: memref<?xi32>, %245: memref<?xi32>):
  %246 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%2#2 : i32) outs(%246 : memref<4xi32>)
  cf.cond_br %33, ^bb21(%245, %244 : memref<?xi32>, memref<?xi32>), ^bb22(%246, %25#0 : memref<4xi32>, memref<4xi32>)
^bb21(%247: memref<?xi32>, %248: memref<?xi32>):
  %249 = memref.alloc() : memref<4xi32>
  memref.store %c4_i32, %249[%c0] : memref<4xi32>
  memref.store %8, %249[%c1] : memref<4xi32>
  memref.store %31, %249[%c2] : memref<4xi32>
  memref.store %c8_i32, %249[%c3] : memref<4xi32>
  %250 = memref.alloc() : memref<4xi32>
  memref.store %31, %250[%c0] : memref<4xi32>
  memref.store %31, %250[%c1] : memref<4xi32>
  memref.store %2#2, %250[%c2] : memref<4xi32>
  memref.store %8, %250[%c3] : memref<4xi32>
  %251 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%25#2 : i32) outs(%251 : memref<4xi32>)
  %252 = memref.dim %247, %c0 : memref<?xi32>
  %253 = arith.cmpi ugt, %252, %c0 : index
  %254 = arith.maxui %252, %c1 : index
  %255 = arith.remui %0, %254 : index
  %256 = scf.if %253 -> (i32) {
    %257 = memref.load %247[%255] : memref<?xi32>
    scf.yield %257 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %256 : i32
  func.call @use_dxi32(%248) : (memref<?xi32>) -> ()
  cf.cond_br %42, ^bb22(%249, %25#0 : memref<4xi32>, memref<4xi32>), ^bb22(%250, %251 : memref<4xi32>, memref<4xi32>)
^bb22(%258: memref<4xi32>, %259: memref<4xi32>):
  %260 = memref.dim %44, %c0 : memref<?xi32>
  %261 = arith.cmpi ugt, %260, %c0 : index
  %262 = arith.maxui %260, %c1 : index
  %263 = arith.remui %14, %262 : index
  %264 = scf.if %261 -> (i32) {
    %265 = memref.load %44[%263] : memref<?xi32>
    scf.yield %265 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %264 : i32
  %266 = memref.load %258[%c0] : memref<4xi32>
  vector.print %266 : i32
  func.call @use_4xi32(%259) : (memref<4xi32>) -> ()
  cf.br ^bb8
^bb8:
  %267 = memref.load %24[%c0] : memref<1xi32>
  vector.print %267 : i32
  cf.br ^bb1(%25#0, %3 : memref<4xi32>, memref<1xi32, strided<[1], offset: 3>>)
^bb1(%268: memref<4xi32>, %269: memref<1xi32, strided<[1], offset: 3>>):
  %270 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%8 : i32) outs(%270 : memref<?xi32>)
  %271 = memref.load %269[%c0] : memref<1xi32, strided<[1], offset: 3>>
  vector.print %271 : i32
  return %270 : memref<?xi32>
}
func.func private @helper3(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<?xi32>, %arg3: i1, %arg4: i1) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_f32 = arith.constant 1.0 : f32
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c7_f32 = arith.constant 1.75 : f32
  %0 = arith.cmpi ne, %arg0, %c0 : index
  %1 = scf.if %0 -> (memref<4xi32>) {
    %2 = arith.subi %arg0, %c1 : index
    %3 = func.call @helper4(%2, %arg3, %arg4, %c2) : (index, i1, i1, index) -> (memref<4xi32>)
    scf.yield %3 : memref<4xi32>
  } else {
    %4 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%4 : memref<4xi32>)
    scf.yield %4 : memref<4xi32>
  }
  %5 = memref.alloc() : memref<4xf32>
  memref.store %c7_f32, %5[%c0] : memref<4xf32>
  memref.store %c7_f32, %5[%c1] : memref<4xf32>
  memref.store %c7_f32, %5[%c2] : memref<4xf32>
  memref.store %c4_f32, %5[%c3] : memref<4xf32>
  %6 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%6 : memref<4xi32>)
  %7 = arith.remui %arg0, %c4 : index
  %8 = memref.load %arg1[%7] : memref<4xf32>
  vector.print %8 : f32
  %9 = memref.dim %arg2, %c0 : memref<?xi32>
  %10 = arith.cmpi ugt, %9, %c0 : index
  %11 = arith.maxui %9, %c1 : index
  %12 = arith.remui %arg0, %11 : index
  %13 = scf.if %10 -> (i32) {
    %14 = memref.load %arg2[%12] : memref<?xi32>
    scf.yield %14 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %13 : i32
  %15 = memref.load %1[%c2] : memref<4xi32>
  vector.print %15 : i32
  return %6 : memref<4xi32>
}
func.func @helper4(%arg0: index, %arg1: i1, %arg2: i1, %arg3: index) -> (memref<4xi32>) {
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
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_f32 = arith.constant 1.5 : f32
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %false = arith.constant false
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.minui %arg3, %c4 : index
  %2 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%2 : memref<2x2xi32>)
  %3 = arith.cmpi ne, %0, %c0 : index
  %4 = scf.if %3 -> (memref<4xi32>) {
    %5 = arith.subi %0, %c1 : index
    %6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%c6_f32 : f32) outs(%6 : memref<4xf32>)
    %7 = memref.alloc(%c4) : memref<?xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%7 : memref<?xi32>)
    %8 = func.call @helper3(%5, %6, %7, %arg1, %false) : (index, memref<4xf32>, memref<?xi32>, i1, i1) -> (memref<4xi32>)
    scf.yield %8 : memref<4xi32>
  } else {
    %9 = arith.index_castui %c8_i32 : i32 to index
    %10 = arith.remui %9, %c5 : index
    %11 = memref.alloc() : memref<2x2xi32>
    memref.copy %2, %11 : memref<2x2xi32> to memref<2x2xi32>
    %12 = memref.alloc() : memref<2x2xi32>
    memref.store %c1_i32, %12[%c0, %c0] : memref<2x2xi32>
    memref.store %c2_i32, %12[%c0, %c1] : memref<2x2xi32>
    memref.store %c5_i32, %12[%c1, %c0] : memref<2x2xi32>
    memref.store %c5_i32, %12[%c1, %c1] : memref<2x2xi32>
    %13 = bufferization.clone %12 : memref<2x2xi32> to memref<2x2xi32>
    %14 = memref.alloc() : memref<4xi32>
    memref.store %c8_i32, %14[%c0] : memref<4xi32>
    memref.store %c3_i32, %14[%c1] : memref<4xi32>
    memref.store %c3_i32, %14[%c2] : memref<4xi32>
    memref.store %c1_i32, %14[%c3] : memref<4xi32>
    func.call @use_2x2xi32(%11) : (memref<2x2xi32>) -> ()
    %15 = memref.load %13[%c0, %c1] : memref<2x2xi32>
    vector.print %15 : i32
    scf.yield %14 : memref<4xi32>
  }
  %16 = arith.cmpi uge, %1, %0 : index
  %17 = scf.if %16 -> (memref<2x2xi32>) {
    %18 = memref.cast %4 : memref<4xi32> to memref<?xi32>
    %19 = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%19 : memref<?xi32>)
    %20:3 = func.call @helper0(%19) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
    %21 = memref.dim %18, %c0 : memref<?xi32>
    %22 = arith.cmpi ugt, %21, %c0 : index
    %23 = arith.maxui %21, %c1 : index
    %24 = arith.remui %0, %23 : index
    %25 = scf.if %22 -> (i32) {
      %26 = memref.load %18[%24] : memref<?xi32>
      scf.yield %26 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %25 : i32
    scf.yield %2 : memref<2x2xi32>
  } else {
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : memref<2x2xi32>) outs(%2 : memref<2x2xi32>) {
    ^bb0(%27: i32, %28: i32):
      %29 = arith.addi %27, %28 : i32
      linalg.yield %29 : i32
    }
    scf.yield %2 : memref<2x2xi32>
  }
  %30 = memref.alloc() : memref<4xi32>
  memref.store %c0_i32, %30[%c0] : memref<4xi32>
  memref.store %c8_i32, %30[%c1] : memref<4xi32>
  memref.store %c4_i32, %30[%c2] : memref<4xi32>
  memref.store %c8_i32, %30[%c3] : memref<4xi32>
  %31 = arith.remui %1, %c2 : index
  %32 = arith.remui %0, %c2 : index
  %33 = memref.load %17[%31, %32] : memref<2x2xi32>
  vector.print %33 : i32
  return %30 : memref<4xi32>
}
func.func @helper5(%arg0: index, %arg1: i1, %arg2: i1, %arg3: index) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c17 = arith.constant 17 : index
  %c1_f64 = arith.constant 0.25 : f64
  %c1_i32 = arith.constant 1 : i32
  %c1_i8 = arith.constant 1 : i8
  %c2 = arith.constant 2 : index
  %c23 = arith.constant 23 : index
  %c2_f64 = arith.constant 0.5 : f64
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_f64 = arith.constant 0.75 : f64
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c45 = arith.constant 45 : index
  %c4_i8 = arith.constant 4 : i8
  %c5_i32 = arith.constant 5 : i32
  %c5_i8 = arith.constant 5 : i8
  %c60 = arith.constant 60 : index
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8 = arith.constant 8 : index
  %c80 = arith.constant 80 : index
  %c8_f64 = arith.constant 2.0 : f64
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.minui %arg3, %c4 : index
  cf.cond_br %arg1, ^bb1, ^bb7
^bb4:
  %2 = memref.alloc() : memref<4xi32>
  memref.store %c7_i32, %2[%c0] : memref<4xi32>
  memref.store %c0_i32, %2[%c1] : memref<4xi32>
  memref.store %c6_i32, %2[%c2] : memref<4xi32>
  memref.store %c1_i32, %2[%c3] : memref<4xi32>
  %3 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%3 : memref<4xi32>)
  cf.br ^bb10(%2, %3 : memref<4xi32>, memref<4xi32>)
^bb15:
  %4 = arith.minui %1, %c3 : index
  %5 = scf.while (%6 = %c0) : (index) -> (index) {
    %8 = arith.cmpi ult, %6, %4 : index
    %9 = arith.andi %8, %arg2 : i1
    scf.condition(%9) %6 : index
  } do {
  ^bb18(%7: index):
    %10 = arith.addi %7, %c1 : index
    %11 = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%11 : memref<?xi32>)
    %12:3 = func.call @helper1(%11) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
    %13 = func.call @helper2() : () -> (memref<?xi32>)
    %14 = affine.load %12#0[%0 mod 4] : memref<4xi32>
    %15 = memref.alloc(%1) : memref<?xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%15 : memref<?xi32>)
    %16 = memref.dim %12#1, %c0 : memref<?xi32>
    %17 = arith.cmpi ugt, %16, %c0 : index
    %18 = arith.maxui %16, %c1 : index
    %19 = arith.remui %1, %18 : index
    %20 = scf.if %17 -> (i32) {
      %21 = memref.load %12#1[%19] : memref<?xi32>
      scf.yield %21 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %20 : i32
    %22 = memref.dim %13, %c0 : memref<?xi32>
    %23 = arith.cmpi ugt, %22, %c0 : index
    %24 = arith.maxui %22, %c1 : index
    %25 = arith.remui %7, %24 : index
    %26 = scf.if %23 -> (i32) {
      %27 = memref.load %13[%25] : memref<?xi32>
      scf.yield %27 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %26 : i32
    %28 = memref.dim %15, %c0 : memref<?xi32>
    %29 = arith.cmpi ugt, %28, %c0 : index
    %30 = arith.maxui %28, %c1 : index
    %31 = arith.remui %7, %30 : index
    %32 = scf.if %29 -> (i32) {
      %33 = memref.load %15[%31] : memref<?xi32>
      scf.yield %33 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %32 : i32
    scf.yield %10 : index
  }
  %34 = arith.trunci %c1_i32 : i32 to i8
  %35 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%35 : memref<4xi32>)
  scf.forall (%36) = (%c0) to (%c3) step (%c1) {
  }
  %37 = memref.alloc() : memref<80xi8>
  linalg.fill ins(%34 : i8) outs(%37 : memref<80xi8>)
  %38 = memref.view %37[%c0][] : memref<80xi8> to memref<4xi32>
  %39 = memref.alloc() : memref<80xi8>
  linalg.fill ins(%c5_i8 : i8) outs(%39 : memref<80xi8>)
  %40 = memref.alloc() : memref<80xi8>
  linalg.fill ins(%34 : i8) outs(%40 : memref<80xi8>)
  %41 = arith.minui %5, %c3 : index
  %42 = memref.alloc() : memref<index>
  memref.store %c0, %42[] : memref<index>
  %43:2 = scf.while (%44 = %39, %45 = %40) : (memref<80xi8>, memref<80xi8>) -> (memref<80xi8>, memref<80xi8>) {
    %48 = scf.index_switch %5 -> memref<80xi8>
    case 0 {
      %49 = affine.load %38[%1 mod 4] : memref<4xi32>
      %50 = memref.load %44[%c23] : memref<80xi8>
      %51 = memref.alloc() : memref<80xi8>
      linalg.fill ins(%50 : i8) outs(%51 : memref<80xi8>)
      %52 = memref.view %51[%c8][%5] : memref<80xi8> to memref<?xi8>
      %53 = memref.alloc() : memref<80xi8>
      linalg.fill ins(%50 : i8) outs(%53 : memref<80xi8>)
      %54 = memref.dim %52, %c0 : memref<?xi8>
      %55 = arith.cmpi ugt, %54, %c0 : index
      %56 = arith.maxui %54, %c1 : index
      %57 = arith.remui %0, %56 : index
      %58 = scf.if %55 -> (i8) {
        %59 = memref.load %52[%57] : memref<?xi8>
        scf.yield %59 : i8
      } else {
        scf.yield %c1_i8 : i8
      }
      vector.print %58 : i8
      scf.yield %53 : memref<80xi8>
    }
    default {
      %60 = scf.if %arg2 -> (memref<80xi8>) {
        scf.yield %37 : memref<80xi8>
      } else {
        %61 = memref.alloc() : memref<80xi8>
        linalg.fill ins(%c4_i8 : i8) outs(%61 : memref<80xi8>)
        %62 = bufferization.clone %61 : memref<80xi8> to memref<80xi8>
        %63 = memref.get_global @constant_4xi32 : memref<4xi32>
        %64 = arith.maxui %1, %c3 : index
        %65 = scf.for %66 = %1 to %1 step %64 iter_args(%67 = %c3_f64) -> (f64) {
          scf.if %arg2 {
            scf.yield
          }
          %68 = memref.get_global @global_2x2xi32 : memref<2x2xi32>
          %69 = memref.alloc() : memref<4xi32>
          linalg.fill ins(%c7_i32 : i32) outs(%69 : memref<4xi32>)
          scf.forall (%70) in (%c3) {
            %71 = memref.subview %45[48] [3] [2] : memref<80xi8> to memref<3xi8, strided<[2], offset: 48>>
            %72 = memref.alloc() : memref<80xi8>
            memref.copy %37, %72 : memref<80xi8> to memref<80xi8>
            %73 = memref.load %71[%c2] : memref<3xi8, strided<[2], offset: 48>>
            %74 = arith.extui %73 : i8 to i32
            %75 = memref.atomic_rmw addi %74, %69[%c1] : (i32, memref<4xi32>) -> i32
            %76 = memref.load %72[%c17] : memref<80xi8>
            %77 = arith.extui %76 : i8 to i32
            %78 = memref.atomic_rmw addi %77, %69[%c1] : (i32, memref<4xi32>) -> i32
          }
          %79 = func.call @helper2() : () -> (memref<?xi32>)
          %80 = scf.execute_region -> (memref<4xi32>) {
            %81 = memref.expand_shape %38 [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
            %82 = memref.alloc(%66) {alignment = 64 : i64} : memref<?xi32>
            linalg.fill ins(%c1_i32 : i32) outs(%82 : memref<?xi32>)
            %83:3 = func.call @helper0(%82) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
            %84 = memref.alloc(%1) : memref<?xf64>
            linalg.fill ins(%67 : f64) outs(%84 : memref<?xf64>)
            %85 = memref.realloc %84(%c3) : memref<?xf64> to memref<?xf64>
            linalg.fill ins(%c8_f64 : f64) outs(%85 : memref<?xf64>)
            %86 = memref.cast %35 : memref<4xi32> to memref<?xi32>
            %87 = memref.dim %85, %c0 : memref<?xf64>
            %88 = arith.cmpi ugt, %87, %c0 : index
            %89 = arith.maxui %87, %c1 : index
            %90 = arith.remui %0, %89 : index
            %91 = scf.if %88 -> (f64) {
              %92 = memref.load %85[%90] : memref<?xf64>
              scf.yield %92 : f64
            } else {
              scf.yield %c1_f64 : f64
            }
            %93 = arith.select %arg1, %35, %83#0 : memref<4xi32>
            %94 = arith.remui %5, %c2 : index
            %95 = memref.load %81[%c0, %94] : memref<2x2xi32>
            vector.print %95 : i32
            %96 = memref.dim %83#1, %c0 : memref<?xi32>
            %97 = arith.cmpi ugt, %96, %c0 : index
            %98 = arith.maxui %96, %c1 : index
            %99 = arith.remui %c1, %98 : index
            %100 = scf.if %97 -> (i32) {
              %101 = memref.load %83#1[%99] : memref<?xi32>
              scf.yield %101 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %100 : i32
            %102 = memref.dim %86, %c0 : memref<?xi32>
            %103 = arith.cmpi ugt, %102, %c0 : index
            %104 = arith.maxui %102, %c1 : index
            %105 = arith.remui %5, %104 : index
            %106 = scf.if %103 -> (i32) {
              %107 = memref.load %86[%105] : memref<?xi32>
              scf.yield %107 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %106 : i32
            %108 = memref.load %93[%c2] : memref<4xi32>
            vector.print %108 : i32
            scf.yield %38 : memref<4xi32>
          }
          func.call @use_2x2xi32(%68) : (memref<2x2xi32>) -> ()
          %109 = memref.load %69[%c2] : memref<4xi32>
          vector.print %109 : i32
          %110 = memref.dim %79, %c0 : memref<?xi32>
          %111 = arith.cmpi ugt, %110, %c0 : index
          %112 = arith.maxui %110, %c1 : index
          %113 = arith.remui %66, %112 : index
          %114 = scf.if %111 -> (i32) {
            %115 = memref.load %79[%113] : memref<?xi32>
            scf.yield %115 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          vector.print %114 : i32
          %116 = memref.load %80[%c1] : memref<4xi32>
          vector.print %116 : i32
          scf.yield %c2_f64 : f64
        }
        %117 = memref.load %62[%c60] : memref<80xi8>
        vector.print %117 : i8
        scf.yield %37 : memref<80xi8>
      }
      %118 = memref.alloc() : memref<80xi8>
      linalg.fill ins(%34 : i8) outs(%118 : memref<80xi8>)
      scf.yield %118 : memref<80xi8>
    }
    %119 = memref.load %42[] : memref<index>
    %120 = arith.addi %119, %c1 : index
    memref.store %120, %42[] : memref<index>
    %121 = arith.cmpi ult, %119, %41 : index
    scf.condition(%121) %44, %45 : memref<80xi8>, memref<80xi8>
  } do {
  ^bb19(%46: memref<80xi8>, %47: memref<80xi8>):
    scf.yield %46, %47 : memref<80xi8>, memref<80xi8>
  }
  %122 = memref.alloc() : memref<i32>
  linalg.fill ins(%c7_i32 : i32) outs(%122 : memref<i32>)
  %123 = memref.load %43#0[%c45] : memref<80xi8>
  vector.print %123 : i8
  %124 = arith.remui %1, %c80 : index
  %125 = memref.load %43#1[%124] : memref<80xi8>
  vector.print %125 : i8
  cf.br ^bb17(%122 : memref<i32>)
^bb7:
  %126 = memref.alloc() : memref<4xi32>
  memref.store %c7_i32, %126[%c0] : memref<4xi32>
  memref.store %c7_i32, %126[%c1] : memref<4xi32>
  memref.store %c0_i32, %126[%c2] : memref<4xi32>
  memref.store %c1_i32, %126[%c3] : memref<4xi32>
  return %126 : memref<4xi32>
^bb1:
  cf.cond_br %arg2, ^bb2, ^bb8
^bb2:
  %127 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%127 : memref<4xi32>)
  %128 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%128 : memref<4xi32>)
  cf.cond_br %arg1, ^bb10(%127, %128 : memref<4xi32>, memref<4xi32>), ^bb3
^bb3:
  cf.cond_br %arg1, ^bb6, ^bb5
^bb5:
  %129 = arith.cmpi slt, %0, %c2 : index
  cf.cond_br %129, ^bb16, ^bb14
^bb16:
  %130 = memref.alloc() : memref<i32>
  linalg.fill ins(%c2_i32 : i32) outs(%130 : memref<i32>)
  cf.br ^bb17(%130 : memref<i32>)
^bb6:
  %131 = memref.alloc() : memref<i32>
  linalg.fill ins(%c6_i32 : i32) outs(%131 : memref<i32>)
  cf.cond_br %arg2, ^bb14, ^bb17(%131 : memref<i32>)
^bb10(%132: memref<4xi32>, %133: memref<4xi32>):
  %134 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%134 : memref<2x2xi32>)
  %135 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%135 : memref<2x2xi32>)
  func.call @use_4xi32(%132) : (memref<4xi32>) -> ()
  cf.cond_br %arg2, ^bb11(%133, %133 : memref<4xi32>, memref<4xi32>), ^bb12(%134, %135 : memref<2x2xi32>, memref<2x2xi32>)
^bb11(%136: memref<4xi32>, %137: memref<4xi32>):
  %138 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%138 : memref<4xi32>)
  %139 = memref.load %136[%c3] : memref<4xi32>
  vector.print %139 : i32
  func.call @use_4xi32(%137) : (memref<4xi32>) -> ()
  return %138 : memref<4xi32>
^bb12(%140: memref<2x2xi32>, %141: memref<2x2xi32>):
  %142 = memref.alloc() : memref<i32>
  linalg.fill ins(%c3_i32 : i32) outs(%142 : memref<i32>)
  %143 = arith.remui %0, %c2 : index
  %144 = arith.remui %1, %c2 : index
  %145 = memref.load %140[%143, %144] : memref<2x2xi32>
  vector.print %145 : i32
  %146 = arith.remui %1, %c2 : index
  %147 = arith.remui %1, %c2 : index
  %148 = memref.load %141[%146, %147] : memref<2x2xi32>
  vector.print %148 : i32
  cf.br ^bb17(%142 : memref<i32>)
^bb8:
  %149 = arith.cmpi uge, %c1, %0 : index
  cf.cond_br %149, ^bb14, ^bb9
^bb9:
  cf.cond_br %arg2, ^bb13, ^bb14
^bb13:
  %150 = memref.alloc() : memref<i32>
  linalg.fill ins(%c5_i32 : i32) outs(%150 : memref<i32>)
  cf.cond_br %149, ^bb17(%150 : memref<i32>), ^bb14
^bb14:
  %151 = memref.alloc() : memref<i32>
  linalg.fill ins(%c8_i32 : i32) outs(%151 : memref<i32>)
  cf.br ^bb17(%151 : memref<i32>)
^bb17(%152: memref<i32>):
  %153 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%153 : memref<4xi32>)
  %154 = memref.load %152[] : memref<i32>
  vector.print %154 : i32
  return %153 : memref<4xi32>
}
func.func private @helper6(%arg0: index, %arg1: memref<4xi32>, %arg2: memref<?xi32>, %arg3: i32, %arg4: i32, %arg5: i32) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2147483646_i32 = arith.constant 2147483646 : i32
  %c2_i32 = arith.constant 2 : i32
  %c2_i8 = arith.constant 2 : i8
  %c3 = arith.constant 3 : index
  %c3_f32 = arith.constant 0.75 : f32
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i8 = arith.constant 4 : i8
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c7 = arith.constant 7 : index
  %c7_f32 = arith.constant 1.75 : f32
  %c9_i32 = arith.constant 9 : i32
  %true = arith.constant true
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1 floordiv 2, 0)>(%arg0, %arg0)
  %1 = memref.alloc() : memref<4xi32>
  memref.copy %arg1, %1 : memref<4xi32> to memref<4xi32>
  %2 = memref.alloca(%arg0) : memref<?xi32>
  linalg.fill ins(%arg5 : i32) outs(%2 : memref<?xi32>)
  %3 = arith.cmpi eq, %c2_i32, %arg4 : i32
  %4 = arith.select %3, %arg1, %1 : memref<4xi32>
  %5 = memref.alloc() : memref<4xi32>
  memref.copy %1, %5 : memref<4xi32> to memref<4xi32>
  %6 = scf.if %3 -> (memref<4xi32>) {
    %7 = arith.cmpi ne, %arg0, %c0 : index
    %8 = scf.if %7 -> (memref<4xi32>) {
      %9 = arith.subi %arg0, %c1 : index
      %10 = func.call @helper5(%9, %3, %true, %arg0) : (index, i1, i1, index) -> (memref<4xi32>)
      scf.yield %10 : memref<4xi32>
    } else {
      %11 = memref.alloc(%c2) : memref<?xi32>
      linalg.fill ins(%arg4 : i32) outs(%11 : memref<?xi32>)
      %12:3 = func.call @helper0(%11) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
      %13 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%arg3 : i32) outs(%13 : memref<4xi32>)
      %14 = memref.load %12#0[%c0] : memref<4xi32>
      vector.print %14 : i32
      %15 = memref.dim %12#1, %c0 : memref<?xi32>
      %16 = arith.cmpi ugt, %15, %c0 : index
      %17 = arith.maxui %15, %c1 : index
      %18 = arith.remui %arg0, %17 : index
      %19 = scf.if %16 -> (i32) {
        %20 = memref.load %12#1[%18] : memref<?xi32>
        scf.yield %20 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %19 : i32
      scf.yield %13 : memref<4xi32>
    }
    %21 = memref.load %8[%c0] : memref<4xi32>
    vector.print %21 : i32
    scf.yield %arg1 : memref<4xi32>
  } else {
    %22 = memref.alloc(%arg0) : memref<?xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%22 : memref<?xi32>)
    %23 = memref.alloc(%c3) : memref<?xi32>
    linalg.fill ins(%arg3 : i32) outs(%23 : memref<?xi32>)
    %24:3 = affine.for %25 = 1 to 5 step 2 iter_args(%26 = %5, %27 = %22, %28 = %23) -> (memref<4xi32>, memref<?xi32>, memref<?xi32>) {
      %29 = memref.alloc(%25) : memref<?xi32>
      linalg.fill ins(%arg5 : i32) outs(%29 : memref<?xi32>)
      %30 = arith.remui %arg0, %c4 : index
      %31 = memref.load %26[%30] : memref<4xi32>
      vector.print %31 : i32
      %32 = memref.dim %27, %c0 : memref<?xi32>
      %33 = arith.cmpi ugt, %32, %c0 : index
      %34 = arith.maxui %32, %c1 : index
      %35 = arith.remui %c4, %34 : index
      %36 = scf.if %33 -> (i32) {
        %37 = memref.load %27[%35] : memref<?xi32>
        scf.yield %37 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %36 : i32
      affine.yield %1, %29, %28 : memref<4xi32>, memref<?xi32>, memref<?xi32>
    }
    %38 = arith.cmpi uge, %c0_i32, %arg5 : i32
    %39 = arith.select %38, %24#0, %1 : memref<4xi32>
    %40 = memref.dim %24#1, %c0 : memref<?xi32>
    %41 = arith.cmpi ugt, %40, %c0 : index
    %42 = arith.maxui %40, %c1 : index
    %43 = arith.remui %arg0, %42 : index
    %44 = scf.if %41 -> (i32) {
      %45 = memref.load %24#1[%43] : memref<?xi32>
      scf.yield %45 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %44 : i32
    %46 = memref.dim %24#2, %c0 : memref<?xi32>
    %47 = arith.cmpi ugt, %46, %c0 : index
    %48 = arith.maxui %46, %c1 : index
    %49 = arith.remui %0, %48 : index
    %50 = scf.if %47 -> (i32) {
      %51 = memref.load %24#2[%49] : memref<?xi32>
      scf.yield %51 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %50 : i32
    %52 = memref.load %39[%c1] : memref<4xi32>
    vector.print %52 : i32
    scf.yield %1 : memref<4xi32>
  }
  %53 = memref.alloc() : memref<4xi32>
  %54:3 = func.call @helper0(%arg2) : (memref<?xi32>) -> (memref<4xi32>, memref<?xi32>, i32)
  %55 = memref.load %6[%c2] : memref<4xi32>
  vector.print %55 : i32
  %56 = memref.load %6[%c1] : memref<4xi32>
  %57:2 = scf.execute_region -> (memref<?xi32>, memref<4xf32>) {
    %58 = memref.expand_shape %54#0 [[0, 1]] output_shape [4, 1] : memref<4xi32> into memref<4x1xi32>
    %59 = memref.dim %arg2, %c0 : memref<?xi32>
    %60 = arith.cmpi ugt, %59, %c0 : index
    %61 = arith.maxui %59, %c1 : index
    %62 = arith.remui %0, %61 : index
    %63 = scf.if %60 -> (i32) {
      %64 = memref.load %arg2[%62] : memref<?xi32>
      scf.yield %64 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %65 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg5 : i32) outs(%65 : memref<4xi32>)
    %66 = arith.muli %c4_i8, %c2_i8 : i8
    %67 = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c9_i32 : i32) outs(%67 : memref<?xi32>)
    %68 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%c7_f32 : f32) outs(%68 : memref<4xf32>)
    func.call @use_4x1xi32(%58) : (memref<4x1xi32>) -> ()
    %69 = memref.load %65[%c2] : memref<4xi32>
    vector.print %69 : i32
    scf.yield %67, %68 : memref<?xi32>, memref<4xf32>
  }
  affine.store %c3_f32, %57#1[%arg0 mod 4] : memref<4xf32>
  %70:2 = scf.index_switch %c1 -> memref<?xi32, strided<[?], offset: ?>>, memref<4xi32>
  case 0 {
    %71 = arith.andi %56, %c3_i32 : i32
    %72 = arith.addi %71, %c2147483646_i32 : i32
    scf.for unsigned %73 = %c2147483646_i32 to %72 step %c1_i32 : i32 {
      %74 = arith.cmpi sge, %c1, %arg0 : index
      %75 = arith.index_castui %arg3 : i32 to index
      %76 = arith.remui %75, %c5 : index
      %77 = memref.memory_space_cast %1 : memref<4xi32> to memref<4xi32, 1>
      %78 = memref.subview %54#0[1] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 1>>
      %79 = arith.remui %arg0, %c4 : index
      %80 = memref.load %77[%79] : memref<4xi32, 1>
      vector.print %80 : i32
      %81 = memref.load %78[%c0] : memref<1xi32, strided<[1], offset: 1>>
      vector.print %81 : i32
      scf.yield
    }
    %82 = memref.alloc() : memref<4xi32>
    memref.store %arg3, %82[%c0] : memref<4xi32>
    memref.store %56, %82[%c1] : memref<4xi32>
    memref.store %56, %82[%c2] : memref<4xi32>
    memref.store %56, %82[%c3] : memref<4xi32>
    %83 = arith.addi %c0, %arg0 : index
    %84 = arith.minui %83, %c7 : index
    %85 = func.call @make_dxi32() : () -> memref<?xi32>
    %86 = arith.select %3, %5, %54#0 : memref<4xi32>
    scf.execute_region {
      scf.yield
    }
    %87 = memref.alloc(%arg0) : memref<?xi32>
    linalg.fill ins(%54#2 : i32) outs(%87 : memref<?xi32>)
    %88 = memref.cast %87 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    %89 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    linalg.fill ins(%arg3 : i32) outs(%89 : memref<4xi32>)
    %90 = memref.load %82[%c3] : memref<4xi32>
    vector.print %90 : i32
    func.call @use_dxi32(%85) : (memref<?xi32>) -> ()
    func.call @use_4xi32(%86) : (memref<4xi32>) -> ()
    scf.yield %88, %89 : memref<?xi32, strided<[?], offset: ?>>, memref<4xi32>
  }
  case 1 {
    %91 = memref.alloc(%arg0) : memref<?xi32>
    linalg.fill ins(%arg5 : i32) outs(%91 : memref<?xi32>)
    %92 = memref.cast %91 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    scf.yield %92, %arg1 : memref<?xi32, strided<[?], offset: ?>>, memref<4xi32>
  }
  case 2 {
    %93 = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%56 : i32) outs(%93 : memref<?xi32>)
    %94 = memref.cast %93 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    %95 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%56 : i32) outs(%95 : memref<4xi32>)
    scf.yield %94, %95 : memref<?xi32, strided<[?], offset: ?>>, memref<4xi32>
  }
  default {
    %96 = memref.alloc(%arg0) : memref<?xi32>
    linalg.fill ins(%arg3 : i32) outs(%96 : memref<?xi32>)
    %97 = memref.cast %96 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    scf.yield %97, %4 : memref<?xi32, strided<[?], offset: ?>>, memref<4xi32>
  }
  func.call @use_dxi32(%2) : (memref<?xi32>) -> ()
  %98 = memref.dim %57#0, %c0 : memref<?xi32>
  %99 = arith.cmpi ugt, %98, %c0 : index
  %100 = arith.maxui %98, %c1 : index
  %101 = arith.remui %0, %100 : index
  %102 = scf.if %99 -> (i32) {
    %103 = memref.load %57#0[%101] : memref<?xi32>
    scf.yield %103 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %102 : i32
  %104 = memref.dim %70#0, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %105 = arith.cmpi ugt, %104, %c0 : index
  %106 = arith.maxui %104, %c1 : index
  %107 = arith.remui %c0, %106 : index
  %108 = scf.if %105 -> (i32) {
    %109 = memref.load %70#0[%107] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %109 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %108 : i32
  %110 = arith.remui %arg0, %c4 : index
  %111 = memref.load %70#1[%110] : memref<4xi32>
  vector.print %111 : i32
  return %arg1 : memref<4xi32>
}
func.func @entry0(%arg0: memref<4xi32>, %arg1: index, %arg2: i1, %arg3: i1) -> (i32) {
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
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg1, %c4 : index
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%1 : memref<4xi32>)
  %2:2 = scf.for %3 = %c1 to %c3 step %c1 iter_args(%4 = %1, %5 = %arg0) -> (memref<4xi32>, memref<4xi32>) {
    %6 = arith.minui %0, %c3 : index
    %7:2 = scf.for %8 = %c0 to %6 step %c1 iter_args(%9 = %arg0, %10 = %4) -> (memref<4xi32>, memref<4xi32>) {
      %11 = arith.subi %6, %c1 : index
      %12 = arith.subi %11, %8 : index
      scf.yield %10, %9 : memref<4xi32>, memref<4xi32>
    }
    %13 = arith.trunci %c1_i32 : i32 to i1
    %14 = arith.minui %3, %c3 : index
    %15:3 = scf.while (%16 = %c0, %17 = %arg0, %18 = %arg0) : (index, memref<4xi32>, memref<4xi32>) -> (index, memref<4xi32>, memref<4xi32>) {
      %22 = memref.alloc() : memref<4xi32>
      memref.store %c7_i32, %22[%c0] : memref<4xi32>
      memref.store %c7_i32, %22[%c1] : memref<4xi32>
      memref.store %c9_i32, %22[%c2] : memref<4xi32>
      memref.store %c5_i32, %22[%c3] : memref<4xi32>
      %23 = arith.cmpi ult, %16, %14 : index
      func.call @use_4xi32(%18) : (memref<4xi32>) -> ()
      scf.condition(%23) %16, %17, %17 : index, memref<4xi32>, memref<4xi32>
    } do {
    ^bb1(%19: index, %20: memref<4xi32>, %21: memref<4xi32>):
      %24 = arith.addi %19, %c1 : index
      %25 = memref.load %arg0[%c1] : memref<4xi32>
      %26 = memref.alloc(%19) : memref<?xi32>
      linalg.fill ins(%25 : i32) outs(%26 : memref<?xi32>)
      %27 = arith.extui %arg3 : i1 to i32
      %28 = scf.if %arg2 -> (memref<4xi32>) {
        memref.copy %7#0, %21 : memref<4xi32> to memref<4xi32>
        %29 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%25 : i32) outs(%29 : memref<4xi32>)
        scf.yield %29 : memref<4xi32>
      } else {
        %30 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%25 : i32) outs(%30 : memref<4xi32>)
        %31 = memref.alloc() : memref<4xi32>
        memref.store %27, %31[%c0] : memref<4xi32>
        memref.store %c8_i32, %31[%c1] : memref<4xi32>
        memref.store %25, %31[%c2] : memref<4xi32>
        memref.store %25, %31[%c3] : memref<4xi32>
        %32 = bufferization.clone %31 : memref<4xi32> to memref<4xi32>
        %33 = memref.load %32[%c1] : memref<4xi32>
        vector.print %33 : i32
        scf.yield %30 : memref<4xi32>
      }
      %34 = arith.cmpi eq, %c6_i32, %25 : i32
      %35 = scf.if %34 -> (memref<4xi32>) {
        %36 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%25 : i32) outs(%36 : memref<4xi32>)
        scf.yield %36 : memref<4xi32>
      } else {
        scf.yield %20 : memref<4xi32>
      }
      %37 = scf.if %34 -> (memref<4xi32>) {
        %38 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c6_i32 : i32) outs(%38 : memref<4xi32>)
        scf.yield %38 : memref<4xi32>
      } else {
        scf.yield %21 : memref<4xi32>
      }
      scf.yield %24, %35, %37 : index, memref<4xi32>, memref<4xi32>
    }
    %39 = arith.minui %0, %c3 : index
    scf.for %40 = %c0 to %39 step %c1 {
      %41 = arith.subi %39, %c1 : index
      %42 = arith.subi %41, %40 : index
      %43 = memref.subview %7#1[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
      %44 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c8_i32 : i32) outs(%44 : memref<4xi32>)
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7#0 : memref<4xi32>) outs(%15#1 : memref<4xi32>) {
      ^bb2(%45: i32, %46: i32):
        %47 = linalg.index 0 : index
        %48 = memref.alloc(%42) : memref<?xi32>
        linalg.fill ins(%46 : i32) outs(%48 : memref<?xi32>)
        scf.if %arg3 {
          scf.execute_region no_inline {
            memref.alloca_scope {
              memref.alloca_scope.return
            }
            %49 = affine.min affine_map<(d0, d1) -> (d0 + 1, d1 * 2, 5)>(%c2, %0)
            %50 = memref.alloc(%c0) : memref<?xi32>
            linalg.fill ins(%45 : i32) outs(%50 : memref<?xi32>)
            %51 = arith.cmpi slt, %46, %c8_i32 : i32
            %52 = arith.select %51, %50, %48 : memref<?xi32>
            %53 = scf.if %13 -> (memref<?xi32>) {
              %54 = memref.alloc(%42) : memref<?xi32>
              linalg.fill ins(%46 : i32) outs(%54 : memref<?xi32>)
              scf.yield %54 : memref<?xi32>
            } else {
              %55 = memref.dim %50, %c0 : memref<?xi32>
              %56 = memref.expand_shape %50 [[0, 1]] output_shape [1, %55] : memref<?xi32> into memref<1x?xi32>
              %57 = memref.cast %52 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
              %58 = memref.memory_space_cast %48 : memref<?xi32> to memref<?xi32, 1>
              %59 = memref.get_global @constant_4xi32 : memref<4xi32>
              %60 = memref.collapse_shape %56 [[0, 1]] : memref<1x?xi32> into memref<?xi32>
              %61 = memref.alloc(%42) : memref<?xi32>
              linalg.fill ins(%45 : i32) outs(%61 : memref<?xi32>)
              %62 = memref.dim %57, %c0 : memref<?xi32, strided<[?], offset: ?>>
              %63 = arith.cmpi ugt, %62, %c0 : index
              %64 = arith.maxui %62, %c1 : index
              %65 = arith.remui %40, %64 : index
              %66 = scf.if %63 -> (i32) {
                %67 = memref.load %57[%65] : memref<?xi32, strided<[?], offset: ?>>
                scf.yield %67 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %68 = memref.load %44[%47] : memref<4xi32>
              %69 = arith.addi %68, %66 : i32
              memref.store %69, %44[%47] : memref<4xi32>
              %70 = memref.dim %58, %c0 : memref<?xi32, 1>
              %71 = arith.cmpi ugt, %70, %c0 : index
              %72 = arith.maxui %70, %c1 : index
              %73 = arith.remui %0, %72 : index
              %74 = scf.if %71 -> (i32) {
                %75 = memref.load %58[%73] : memref<?xi32, 1>
                scf.yield %75 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %76 = memref.load %44[%47] : memref<4xi32>
              %77 = arith.addi %76, %74 : i32
              memref.store %77, %44[%47] : memref<4xi32>
              %78 = arith.remui %3, %c4 : index
              %79 = memref.load %59[%78] : memref<4xi32>
              %80 = memref.load %44[%47] : memref<4xi32>
              %81 = arith.addi %80, %79 : i32
              memref.store %81, %44[%47] : memref<4xi32>
              %82 = memref.dim %60, %c0 : memref<?xi32>
              %83 = arith.cmpi ugt, %82, %c0 : index
              %84 = arith.maxui %82, %c1 : index
              %85 = arith.remui %47, %84 : index
              %86 = scf.if %83 -> (i32) {
                %87 = memref.load %60[%85] : memref<?xi32>
                scf.yield %87 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %88 = memref.load %44[%47] : memref<4xi32>
              %89 = arith.addi %88, %86 : i32
              memref.store %89, %44[%47] : memref<4xi32>
              scf.yield %61 : memref<?xi32>
            }
            scf.yield
          }
          %90 = memref.dim %48, %c0 : memref<?xi32>
          %91 = memref.alloc(%90) : memref<?xi32>
          memref.copy %48, %91 : memref<?xi32> to memref<?xi32>
          %92 = memref.dim %91, %c0 : memref<?xi32>
          %93 = arith.cmpi ugt, %92, %c0 : index
          %94 = arith.maxui %92, %c1 : index
          %95 = arith.remui %42, %94 : index
          %96 = scf.if %93 -> (i32) {
            %97 = memref.load %91[%95] : memref<?xi32>
            scf.yield %97 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %98 = memref.load %44[%47] : memref<4xi32>
          %99 = arith.addi %98, %96 : i32
          memref.store %99, %44[%47] : memref<4xi32>
          scf.yield
        }
        linalg.yield %45 : i32
      }
      %100 = memref.alloc() : memref<4xi32>
      %101 = affine.for %102 = 1 to min affine_map<(d0) -> (d0, 7)>(%c4) step 2 iter_args(%103 = %5) -> (memref<4xi32>) {
        scf.index_switch %0
        case 0 {
          scf.if %arg3 {
            %104 = memref.alloc() : memref<4xi32>
            linalg.fill ins(%c1_i32 : i32) outs(%104 : memref<4xi32>)
            memref.copy %103, %15#2 : memref<4xi32> to memref<4xi32>
            linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%104 : memref<4xi32>) outs(%arg0 : memref<4xi32>) {
            ^bb0(%105: i32, %106: i32):
              %107 = arith.addi %105, %106 : i32
              linalg.yield %107 : i32
            }
            %108 = arith.select %arg3, %arg0, %104 : memref<4xi32>
            %109 = arith.cmpi ult, %c9_i32, %c3_i32 : i32
            %110 = memref.alloc() : memref<4xi32>
            linalg.fill ins(%c6_i32 : i32) outs(%110 : memref<4xi32>)
            %111 = bufferization.clone %110 : memref<4xi32> to memref<4xi32>
            %112 = arith.select %13, %7#1, %103 : memref<4xi32>
            %113 = memref.load %108[%c1] : memref<4xi32>
            vector.print %113 : i32
            %114 = arith.remui %102, %c4 : index
            %115 = memref.load %112[%114] : memref<4xi32>
            vector.print %115 : i32
            scf.yield
          } else {
            linalg.map { arith.addi } ins(%5, %15#1 : memref<4xi32>, memref<4xi32>) outs(%arg0 : memref<4xi32>)
            %116 = arith.addi %15#0, %40 : index
            %117 = arith.minui %116, %c7 : index
            %118:2 = scf.if %13 -> (memref<4xi32>, memref<4xi32>) {
              %119 = memref.alloc() : memref<4xi32>
              linalg.fill ins(%c2_i32 : i32) outs(%119 : memref<4xi32>)
              %120 = memref.alloc() : memref<4xi32>
              linalg.fill ins(%c6_i32 : i32) outs(%120 : memref<4xi32>)
              scf.yield %119, %120 : memref<4xi32>, memref<4xi32>
            } else {
              %121 = memref.alloc() : memref<3xi32>
              memref.copy %43, %121 : memref<3xi32, strided<[1]>> to memref<3xi32>
              %122 = memref.alloc() : memref<4xi32>
              linalg.fill ins(%c5_i32 : i32) outs(%122 : memref<4xi32>)
              %123 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
              linalg.fill ins(%c7_i32 : i32) outs(%123 : memref<4xi32>)
              scf.yield %122, %123 : memref<4xi32>, memref<4xi32>
            }
            %124 = arith.extui %13 : i1 to i32
            %125 = arith.remui %40, %c4 : index
            %126 = memref.load %15#2[%125] : memref<4xi32>
            %127 = memref.get_global @shape_2x2 : memref<2xindex>
            %128 = memref.reshape %15#2(%127) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32>
            func.call @use_4xi32(%arg0) : (memref<4xi32>) -> ()
            %129 = arith.select %arg2, %4, %5 : memref<4xi32>
            %130 = arith.remui %117, %c4 : index
            %131 = memref.load %118#0[%130] : memref<4xi32>
            vector.print %131 : i32
            %132 = arith.remui %102, %c4 : index
            %133 = memref.load %118#1[%132] : memref<4xi32>
            vector.print %133 : i32
            func.call @use_2x2xi32(%128) : (memref<2x2xi32>) -> ()
            %134 = arith.remui %40, %c4 : index
            %135 = memref.load %129[%134] : memref<4xi32>
            vector.print %135 : i32
            scf.yield
          }
          %136 = arith.select %13, %15#2, %103 : memref<4xi32>
          %137 = memref.alloc() {bufferization.manual_deallocation} : memref<2x1x2xi32>
          memref.store %c5_i32, %137[%c0, %c0, %c0] : memref<2x1x2xi32>
          memref.store %c2_i32, %137[%c0, %c0, %c1] : memref<2x1x2xi32>
          memref.store %c9_i32, %137[%c1, %c0, %c0] : memref<2x1x2xi32>
          memref.store %c4_i32, %137[%c1, %c0, %c1] : memref<2x1x2xi32>
          %138 = arith.remui %3, %c2 : index
          %139 = memref.load %137[%c1, %c0, %138] : memref<2x1x2xi32>
          memref.dealloc %137 {bufferization.manual_deallocation} : memref<2x1x2xi32>
          %140 = arith.addi %0, %40 : index
          %141 = arith.minui %140, %c7 : index
          %142 = memref.alloc() : memref<4xi32>
          linalg.fill ins(%139 : i32) outs(%142 : memref<4xi32>)
          affine.store %139, %15#1[%c0 mod 4] : memref<4xi32>
          %143 = memref.alloc() : memref<4xi32>
          memref.store %139, %143[%c0] : memref<4xi32>
          memref.store %c0_i32, %143[%c1] : memref<4xi32>
          memref.store %c3_i32, %143[%c2] : memref<4xi32>
          memref.store %139, %143[%c3] : memref<4xi32>
          %144 = arith.cmpi sge, %15#0, %102 : index
          %145 = memref.alloc() : memref<2x1x2xi32>
          linalg.fill ins(%c2_i32 : i32) outs(%145 : memref<2x1x2xi32>)
          %146 = func.call @mix_2x1x2xi32(%145, %c3_i32) : (memref<2x1x2xi32>, i32) -> i32
          %147 = arith.trunci %146 : i32 to i1
          %148 = memref.load %136[%c2] : memref<4xi32>
          vector.print %148 : i32
          %149 = memref.load %143[%c0] : memref<4xi32>
          vector.print %149 : i32
          scf.yield
        }
        case 1 {
          linalg.copy ins(%7#1 : memref<4xi32>) outs(%15#1 : memref<4xi32>)
          scf.yield
        }
        default {
          affine.store %c2_i32, %15#1[%102 floordiv 2] : memref<4xi32>
          %150 = func.call @mix_4xi32(%15#1, %c4_i32) : (memref<4xi32>, i32) -> i32
          %151 = arith.addi %42, %0 : index
          %152 = arith.minui %151, %c7 : index
          scf.yield
        }
        affine.yield %103 : memref<4xi32>
      }
      %153 = memref.load %44[%c3] : memref<4xi32>
      vector.print %153 : i32
      %154 = memref.load %101[%c1] : memref<4xi32>
      vector.print %154 : i32
      scf.yield
    }
    scf.yield %4, %4 : memref<4xi32>, memref<4xi32>
  }
  %155 = arith.remui %0, %c4 : index
  %156 = memref.load %2#0[%155] : memref<4xi32>
  vector.print %156 : i32
  %157 = arith.remui %0, %c4 : index
  %158 = memref.load %2#1[%157] : memref<4xi32>
  vector.print %158 : i32
  return %c1_i32 : i32
}
func.func @entry1(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i1) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_f32 = arith.constant 1.0 : f32
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c8_f32 = arith.constant 2.0 : f32
  %c9_i32 = arith.constant 9 : i32
  %c9_i8 = arith.constant 9 : i8
  %0 = memref.alloca(%c2) : memref<?xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%0 : memref<?xi32>)
  %1 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%arg2 : i32) outs(%1 : memref<?xi32>)
  %2 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%2 : memref<?xi32>)
  cf.br ^bb1(%arg2, %1 : i32, memref<?xi32>)
^bb1(%3: i32, %4: memref<?xi32>):
  %5:2 = scf.index_switch %c3 -> memref<?xi32>, memref<?xi32>
  case 0 {
    %6 = memref.alloc(%c4) : memref<?xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%6 : memref<?xi32>)
    scf.yield %6, %4 : memref<?xi32>, memref<?xi32>
  }
  default {
    %7 = memref.alloc(%c3) : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%7 : memref<?xi32>)
    scf.yield %4, %7 : memref<?xi32>, memref<?xi32>
  }
  %8 = arith.minui %c2, %c3 : index
  %9:3 = scf.while (%10 = %c0, %11 = %2, %12 = %0) : (index, memref<?xi32>, memref<?xi32>) -> (index, memref<?xi32>, memref<?xi32>) {
    %16 = arith.cmpi ult, %10, %8 : index
    %17 = memref.dim %11, %c0 : memref<?xi32>
    %18 = arith.cmpi ugt, %17, %c0 : index
    %19 = arith.maxui %17, %c1 : index
    %20 = arith.remui %10, %19 : index
    %21 = scf.if %18 -> (i32) {
      %22 = memref.load %11[%20] : memref<?xi32>
      scf.yield %22 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %21 : i32
    scf.condition(%16) %10, %12, %2 : index, memref<?xi32>, memref<?xi32>
  } do {
  ^bb2(%13: index, %14: memref<?xi32>, %15: memref<?xi32>):
    %23 = arith.addi %13, %c1 : index
    %24 = arith.xori %arg2, %3 : i32
    %25 = memref.dim %15, %c0 : memref<?xi32>
    %26 = arith.cmpi ugt, %25, %c0 : index
    %27 = arith.maxui %25, %c1 : index
    %28 = arith.remui %c2, %27 : index
    %29 = scf.if %26 -> (i32) {
      %30 = memref.load %15[%28] : memref<?xi32>
      scf.yield %30 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %31 = arith.uitofp %c9_i8 : i8 to f64
    scf.if %arg3 {
      %32 = memref.dim %4, %c0 : memref<?xi32>
      %33 = arith.addi %32, %c1 : index
      %34 = arith.shrui %33, %c1 : index
      %35 = memref.subview %4[0] [%34] [2] : memref<?xi32> to memref<?xi32, strided<[2]>>
      %36 = arith.maxui %c4, %c3 : index
      scf.for %37 = %13 to %c0 step %36 {
        %38 = memref.alloc(%37) : memref<?xi32>
        linalg.fill ins(%arg2 : i32) outs(%38 : memref<?xi32>)
        %39 = memref.dim %38, %c0 : memref<?xi32>
        %40 = arith.cmpi ugt, %39, %c0 : index
        %41 = arith.maxui %39, %c1 : index
        %42 = arith.remui %13, %41 : index
        %43 = scf.if %40 -> (i32) {
          %44 = memref.load %38[%42] : memref<?xi32>
          scf.yield %44 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %43 : i32
        scf.yield
      }
      linalg.fill ins(%29 : i32) outs(%1 : memref<?xi32>)
      %45 = arith.select %arg3, %5#1, %15 : memref<?xi32>
      %46 = arith.select %arg3, %1, %4 : memref<?xi32>
      %47 = affine.for %48 = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%c0) to min affine_map<(d0) -> (d0, 3)>(%c4) iter_args(%49 = %46) -> (memref<?xi32>) {
        %50 = func.call @mix_dxi32(%5#0, %29) : (memref<?xi32>, i32) -> i32
        %51 = arith.addi %arg2, %24 : i32
        %52 = memref.alloca(%c3) : memref<?xi32, 1>
        linalg.fill ins(%3 : i32) outs(%52 : memref<?xi32, 1>)
        %53 = arith.cmpi eq, %51, %51 : i32
        %54 = arith.select %53, %35, %35 : memref<?xi32, strided<[2]>>
        %55 = arith.cmpi ne, %24, %50 : i32
        %56 = arith.select %55, %2, %5#0 : memref<?xi32>
        %57 = func.call @mix_dxi32(%5#0, %50) : (memref<?xi32>, i32) -> i32
        %58 = arith.addf %c2_f32, %c8_f32 : f32
        %59 = arith.select %arg1, %2, %45 : memref<?xi32>
        %60 = memref.dim %49, %c0 : memref<?xi32>
        %61 = arith.cmpi ugt, %60, %c0 : index
        %62 = arith.maxui %60, %c1 : index
        %63 = arith.remui %48, %62 : index
        %64 = scf.if %61 -> (i32) {
          %65 = memref.load %49[%63] : memref<?xi32>
          scf.yield %65 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %64 : i32
        %66 = memref.dim %52, %c0 : memref<?xi32, 1>
        %67 = arith.cmpi ugt, %66, %c0 : index
        %68 = arith.maxui %66, %c1 : index
        %69 = arith.remui %c4, %68 : index
        %70 = scf.if %67 -> (i32) {
          %71 = memref.load %52[%69] : memref<?xi32, 1>
          scf.yield %71 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %70 : i32
        %72 = memref.dim %54, %c0 : memref<?xi32, strided<[2]>>
        %73 = arith.cmpi ugt, %72, %c0 : index
        %74 = arith.maxui %72, %c1 : index
        %75 = arith.remui %13, %74 : index
        %76 = scf.if %73 -> (i32) {
          %77 = memref.load %54[%75] : memref<?xi32, strided<[2]>>
          scf.yield %77 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %76 : i32
        %78 = memref.dim %56, %c0 : memref<?xi32>
        %79 = arith.cmpi ugt, %78, %c0 : index
        %80 = arith.maxui %78, %c1 : index
        %81 = arith.remui %48, %80 : index
        %82 = scf.if %79 -> (i32) {
          %83 = memref.load %56[%81] : memref<?xi32>
          scf.yield %83 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %82 : i32
        %84 = memref.dim %59, %c0 : memref<?xi32>
        %85 = arith.cmpi ugt, %84, %c0 : index
        %86 = arith.maxui %84, %c1 : index
        %87 = arith.remui %13, %86 : index
        %88 = scf.if %85 -> (i32) {
          %89 = memref.load %59[%87] : memref<?xi32>
          scf.yield %89 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %88 : i32
        affine.yield %1 : memref<?xi32>
      }
      %90 = memref.dim %47, %c0 : memref<?xi32>
      %91 = arith.cmpi ugt, %90, %c0 : index
      %92 = arith.maxui %90, %c1 : index
      %93 = arith.remui %13, %92 : index
      %94 = scf.if %91 -> (i32) {
        %95 = memref.load %47[%93] : memref<?xi32>
        scf.yield %95 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %94 : i32
      scf.yield
    }
    %96 = affine.for %97 = 0 to 2 iter_args(%98 = %c4_f32) -> (f32) {
      affine.yield %98 : f32
    }
    %99 = affine.if affine_set<(d0, d1) : (d0 + d1 - 0 >= 0, 6 - d0 >= 0)>(%c3, %c1) -> (memref<?xi32>) {
      %100 = memref.cast %14 : memref<?xi32> to memref<*xi32>
      %101 = memref.alloc(%13) : memref<?xi32>
      linalg.fill ins(%3 : i32) outs(%101 : memref<?xi32>)
      %102 = arith.minui %13, %c3 : index
      %103:2 = scf.while (%104 = %c0, %105 = %101, %106 = %1, %107 = %5#1) : (index, memref<?xi32>, memref<?xi32>, memref<?xi32>) -> (index, memref<?xi32>) {
        %110 = memref.cast %15 : memref<?xi32> to memref<*xi32>
        %111 = memref.alloc(%13) {bufferization.manual_deallocation} : memref<?xi32>
        linalg.fill ins(%3 : i32) outs(%111 : memref<?xi32>)
        %112 = memref.alloca(%104) : memref<?xi32>
        linalg.fill ins(%arg2 : i32) outs(%112 : memref<?xi32>)
        func.call @use_dxi32(%1) : (memref<?xi32>) -> ()
        %113 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%3 : i32) outs(%113 : memref<4xi32>)
        %114 = memref.realloc %113 : memref<4xi32> to memref<6xi32>
        memref.store %3, %114[%c4] : memref<6xi32>
        memref.store %24, %114[%c5] : memref<6xi32>
        %115 = memref.alloc(%104) : memref<?xi32>
        linalg.fill ins(%29 : i32) outs(%115 : memref<?xi32>)
        %116 = memref.dim %115, %c0 : memref<?xi32>
        %117 = arith.cmpi ugt, %116, %c0 : index
        %118 = arith.maxui %116, %c1 : index
        %119 = arith.remui %c0, %118 : index
        %120 = scf.if %117 -> (i32) {
          %121 = memref.load %115[%119] : memref<?xi32>
          scf.yield %121 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        scf.if %arg0 {
          %122 = arith.index_castui %arg2 : i32 to index
          %123 = arith.remui %122, %c5 : index
          %124 = memref.alloc() : memref<4xi32>
          linalg.fill ins(%24 : i32) outs(%124 : memref<4xi32>)
          %125 = bufferization.clone %124 : memref<4xi32> to memref<4xi32>
          func.call @use_dxi32(%5#0) : (memref<?xi32>) -> ()
          %126 = arith.select %arg1, %5#1, %115 : memref<?xi32>
          %127 = memref.alloca(%13) : memref<?xi32>
          linalg.fill ins(%3 : i32) outs(%127 : memref<?xi32>)
          %128 = func.call @mix_dxi32(%127, %c3_i32) : (memref<?xi32>, i32) -> i32
          scf.if %arg0 {
            %129:2 = scf.if %arg0 -> (memref<?xi32>, memref<?xi32>) {
              %130 = memref.alloca(%123) : memref<?xi32>
              linalg.fill ins(%128 : i32) outs(%130 : memref<?xi32>)
              %131 = memref.dim %2, %c0 : memref<?xi32>
              %132 = arith.cmpi ugt, %131, %c0 : index
              %133 = arith.maxui %131, %c1 : index
              %134 = arith.remui %104, %133 : index
              %135 = scf.if %132 -> (i32) {
                %136 = memref.load %2[%134] : memref<?xi32>
                scf.yield %136 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %137 = memref.dim %130, %c0 : memref<?xi32>
              %138 = arith.cmpi ugt, %137, %c0 : index
              %139 = arith.maxui %137, %c1 : index
              %140 = arith.remui %13, %139 : index
              %141 = scf.if %138 -> (i32) {
                %142 = memref.load %130[%140] : memref<?xi32>
                scf.yield %142 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              vector.print %141 : i32
              scf.yield %115, %1 : memref<?xi32>, memref<?xi32>
            } else {
              %143 = memref.dim %5#1, %c0 : memref<?xi32>
              %144 = arith.shrui %143, %c1 : index
              %145 = memref.subview %5#1[%144] [%144] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
              %146 = memref.dim %105, %c0 : memref<?xi32>
              %147 = memref.expand_shape %105 [[0, 1]] output_shape [1, %146] : memref<?xi32> into memref<1x?xi32>
              %148 = memref.cast %114 : memref<6xi32> to memref<?xi32>
              %149 = memref.dim %145, %c0 : memref<?xi32, strided<[1], offset: ?>>
              %150 = arith.cmpi ugt, %149, %c0 : index
              %151 = arith.maxui %149, %c1 : index
              %152 = arith.remui %123, %151 : index
              %153 = scf.if %150 -> (i32) {
                %154 = memref.load %145[%152] : memref<?xi32, strided<[1], offset: ?>>
                scf.yield %154 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              vector.print %153 : i32
              %155 = memref.dim %147, %c1 : memref<1x?xi32>
              %156 = arith.cmpi ugt, %155, %c0 : index
              %157 = arith.maxui %155, %c1 : index
              %158 = arith.remui %13, %157 : index
              %159 = scf.if %156 -> (i32) {
                %160 = memref.load %147[%c0, %158] : memref<1x?xi32>
                scf.yield %160 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              vector.print %159 : i32
              scf.yield %148, %115 : memref<?xi32>, memref<?xi32>
            }
            %161 = memref.rank %100 : memref<*xi32>
            %162 = arith.select %arg0, %2, %105 : memref<?xi32>
            linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%114 : memref<6xi32>) outs(%114 : memref<6xi32>) {
            ^bb0(%163: i32, %164: i32):
              %165 = arith.addi %163, %164 : i32
              linalg.yield %165 : i32
            }
            %166 = bufferization.clone %125 : memref<4xi32> to memref<4xi32>
            %167 = memref.dim %129#0, %c0 : memref<?xi32>
            %168 = arith.cmpi ugt, %167, %c0 : index
            %169 = arith.maxui %167, %c1 : index
            %170 = arith.remui %c2, %169 : index
            %171 = scf.if %168 -> (i32) {
              %172 = memref.load %129#0[%170] : memref<?xi32>
              scf.yield %172 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %171 : i32
            %173 = memref.dim %129#1, %c0 : memref<?xi32>
            %174 = arith.cmpi ugt, %173, %c0 : index
            %175 = arith.maxui %173, %c1 : index
            %176 = arith.remui %13, %175 : index
            %177 = scf.if %174 -> (i32) {
              %178 = memref.load %129#1[%176] : memref<?xi32>
              scf.yield %178 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %177 : i32
            %179 = memref.dim %162, %c0 : memref<?xi32>
            %180 = arith.cmpi ugt, %179, %c0 : index
            %181 = arith.maxui %179, %c1 : index
            %182 = arith.remui %104, %181 : index
            %183 = scf.if %180 -> (i32) {
              %184 = memref.load %162[%182] : memref<?xi32>
              scf.yield %184 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %183 : i32
            %185 = memref.load %166[%c2] : memref<4xi32>
            vector.print %185 : i32
            scf.yield
          }
          %186 = affine.load %125[%c4 mod 4] : memref<4xi32>
          %187 = memref.dim %14, %c0 : memref<?xi32>
          %188 = memref.alloc(%187) : memref<?xi32>
          memref.copy %14, %188 : memref<?xi32> to memref<?xi32>
          %189 = memref.alloc(%13) : memref<?xi32>
          linalg.fill ins(%3 : i32) outs(%189 : memref<?xi32>)
          %190:2 = func.call @pair_dxi32_dxi32(%189, %5#0) : (memref<?xi32>, memref<?xi32>) -> (memref<?xi32>, memref<?xi32>)
          %191 = arith.xori %128, %29 : i32
          %192 = memref.get_global @shape_2x2 : memref<2xindex>
          %193 = memref.reshape %125(%192) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32>
          %194 = arith.select %arg0, %190#1, %2 : memref<?xi32>
          scf.execute_region {
            %195 = memref.alloc() : memref<0xi32>
            linalg.fill ins(%29 : i32) outs(%195 : memref<0xi32>)
            %196 = bufferization.clone %195 : memref<0xi32> to memref<0xi32>
            %197 = memref.dim %196, %c0 : memref<0xi32>
            %198 = arith.cmpi ugt, %197, %c0 : index
            %199 = arith.maxui %197, %c1 : index
            %200 = arith.remui %13, %199 : index
            %201 = scf.if %198 -> (i32) {
              %202 = memref.load %196[%200] : memref<0xi32>
              scf.yield %202 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            vector.print %201 : i32
            scf.yield
          }
          %203 = memref.dim %188, %c0 : memref<?xi32>
          %204 = arith.cmpi ugt, %203, %c0 : index
          %205 = arith.maxui %203, %c1 : index
          %206 = arith.remui %104, %205 : index
          %207 = scf.if %204 -> (i32) {
            %208 = memref.load %188[%206] : memref<?xi32>
            scf.yield %208 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          vector.print %207 : i32
          func.call @use_dxi32(%190#0) : (memref<?xi32>) -> ()
          %209 = arith.remui %13, %c2 : index
          %210 = arith.remui %104, %c2 : index
          %211 = memref.load %193[%209, %210] : memref<2x2xi32>
          vector.print %211 : i32
          %212 = memref.dim %194, %c0 : memref<?xi32>
          %213 = arith.cmpi ugt, %212, %c0 : index
          %214 = arith.maxui %212, %c1 : index
          %215 = arith.remui %c3, %214 : index
          %216 = scf.if %213 -> (i32) {
            %217 = memref.load %194[%215] : memref<?xi32>
            scf.yield %217 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          vector.print %216 : i32
          scf.yield
        } else {
          scf.yield
        }
        %218 = memref.dim %111, %c0 : memref<?xi32>
        %219 = arith.cmpi ugt, %218, %c0 : index
        %220 = arith.maxui %218, %c1 : index
        %221 = arith.remui %104, %220 : index
        %222 = scf.if %219 -> (i32) {
          %223 = memref.load %111[%221] : memref<?xi32>
          scf.yield %223 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %222 : i32
        memref.dealloc %111 {bufferization.manual_deallocation} : memref<?xi32>
        %224 = arith.cmpi ult, %104, %102 : index
        %225 = memref.dim %106, %c0 : memref<?xi32>
        %226 = arith.cmpi ugt, %225, %c0 : index
        %227 = arith.maxui %225, %c1 : index
        %228 = arith.remui %c3, %227 : index
        %229 = scf.if %226 -> (i32) {
          %230 = memref.load %106[%228] : memref<?xi32>
          scf.yield %230 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %229 : i32
        func.call @use_dxi32(%107) : (memref<?xi32>) -> ()
        %231 = memref.dim %112, %c0 : memref<?xi32>
        %232 = arith.cmpi ugt, %231, %c0 : index
        %233 = arith.maxui %231, %c1 : index
        %234 = arith.remui %c2, %233 : index
        %235 = scf.if %232 -> (i32) {
          %236 = memref.load %112[%234] : memref<?xi32>
          scf.yield %236 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %235 : i32
        scf.condition(%224) %104, %1 : index, memref<?xi32>
      } do {
      ^bb3(%108: index, %109: memref<?xi32>):
        %237 = arith.addi %108, %c1 : index
        %238 = memref.alloc(%13) : memref<?xi32>
        linalg.fill ins(%29 : i32) outs(%238 : memref<?xi32>)
        func.call @use_dxi32(%109) : (memref<?xi32>) -> ()
        scf.yield %237, %238, %1, %5#0 : index, memref<?xi32>, memref<?xi32>, memref<?xi32>
      }
      %239 = memref.alloc(%13) : memref<?xi32>
      linalg.fill ins(%arg2 : i32) outs(%239 : memref<?xi32>)
      %240 = memref.cast %100 : memref<*xi32> to memref<?xi32>
      %241 = memref.dim %240, %c0 : memref<?xi32>
      %242 = arith.cmpi ugt, %241, %c0 : index
      %243 = arith.maxui %241, %c1 : index
      %244 = arith.remui %103#0, %243 : index
      %245 = scf.if %242 -> (i32) {
        %246 = memref.load %240[%244] : memref<?xi32>
        scf.yield %246 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %245 : i32
      func.call @use_dxi32(%103#1) : (memref<?xi32>) -> ()
      affine.yield %239 : memref<?xi32>
    } else {
      %247 = memref.alloc(%13) : memref<?xi32>
      linalg.fill ins(%29 : i32) outs(%247 : memref<?xi32>)
      affine.yield %247 : memref<?xi32>
    }
    %248 = scf.if %arg1 -> (memref<?xi32>) {
      %249 = memref.alloc(%13) : memref<?xi32>
      linalg.fill ins(%arg2 : i32) outs(%249 : memref<?xi32>)
      scf.yield %249 : memref<?xi32>
    } else {
      scf.yield %14 : memref<?xi32>
    }
    %250 = scf.if %arg3 -> (memref<?xi32>) {
      %251 = memref.alloc(%c1) : memref<?xi32>
      linalg.fill ins(%3 : i32) outs(%251 : memref<?xi32>)
      scf.yield %251 : memref<?xi32>
    } else {
      scf.yield %15 : memref<?xi32>
    }
    scf.yield %23, %248, %250 : index, memref<?xi32>, memref<?xi32>
  }
  %252 = memref.alloc() : memref<4xi32>
  memref.store %c6_i32, %252[%c0] : memref<4xi32>
  memref.store %arg2, %252[%c1] : memref<4xi32>
  memref.store %c5_i32, %252[%c2] : memref<4xi32>
  memref.store %3, %252[%c3] : memref<4xi32>
  %253 = memref.dim %9#2, %c0 : memref<?xi32>
  %254 = arith.cmpi ugt, %253, %c0 : index
  %255 = arith.maxui %253, %c1 : index
  %256 = arith.remui %9#0, %255 : index
  %257 = scf.if %254 -> (i32) {
    %258 = memref.load %9#2[%256] : memref<?xi32>
    scf.yield %258 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %257 : i32
  return %252 : memref<4xi32>
}
