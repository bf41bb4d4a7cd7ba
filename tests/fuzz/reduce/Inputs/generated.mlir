// A generated program, kept so that tests do not depend on the generator.
func.func private @pair_dxi32_dxi32(memref<?xi32>, memref<?xi32>) -> (memref<?xi32>, memref<?xi32>)
func.func private @use_dxi32(memref<?xi32>)
func.func private @use_m1_4xi32(memref<4xi32, 1>)
func.func @entry0(%arg0: memref<4xi32>, %arg1: memref<?xi32>, %arg2: index, %arg3: i32, %arg4: index, %arg5: i1) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c2_i8 = arith.constant 2 : i8
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i64 = arith.constant 5 : i64
  %c6_i32 = arith.constant 6 : i32
  %c6_i64 = arith.constant 6 : i64
  %c7_i32 = arith.constant 7 : i32
  %c7_i8 = arith.constant 7 : i8
  %0 = arith.minui %arg2, %c4 : index
  %1 = arith.minui %arg4, %c4 : index
  %2 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%arg3 : i32) outs(%2 : memref<?xi32>)
  %3 = memref.subview %arg0[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
  %4 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg3 : i32) outs(%4 : memref<4xi32>)
  cf.cond_br %arg5, ^bb2, ^bb3(%4 : memref<4xi32>)
^bb2:
  %5 = memref.memory_space_cast %arg0 : memref<4xi32> to memref<4xi32, 1>
  func.call @use_m1_4xi32(%5) : (memref<4xi32, 1>) -> ()
  cf.br ^bb1
^bb3(%6: memref<4xi32>):
  %7 = arith.maxsi %c2_i8, %c7_i8 : i8
  cf.cond_br %arg5, ^bb4, ^bb5
^bb4:
  %8 = scf.if %arg5 -> (memref<?xi32>) {
    %9 = arith.cmpi ne, %c7_i32, %arg3 : i32
    %10 = memref.cast %arg1 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    %11 = memref.cast %3 : memref<1xi32, strided<[1], offset: 3>> to memref<?xi32, strided<[?], offset: ?>>
    %12 = arith.select %9, %10, %11 : memref<?xi32, strided<[?], offset: ?>>
    %13 = arith.subi %c3_i32, %c3_i32 : i32
    %14 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
    linalg.fill ins(%arg3 : i32) outs(%14 : memref<?xi32>)
    %15:2 = func.call @pair_dxi32_dxi32(%arg1, %14) : (memref<?xi32>, memref<?xi32>) -> (memref<?xi32>, memref<?xi32>)
    %16 = arith.muli %c5_i64, %c6_i64 : i64
    %17 = memref.dim %15#1, %c0 : memref<?xi32>
    %18 = arith.cmpi ugt, %17, %c0 : index
    %19 = arith.maxui %17, %c1 : index
    %20 = arith.remui %c4, %19 : index
    scf.if %18 {
      memref.store %arg3, %15#1[%20] : memref<?xi32>
    }
    %21 = memref.dim %arg1, %c0 : memref<?xi32>
    %22 = arith.cmpi ugt, %21, %c0 : index
    %23 = arith.maxui %21, %c1 : index
    %24 = arith.remui %c2, %23 : index
    %25 = scf.if %22 -> (i32) {
      %26 = memref.load %arg1[%24] : memref<?xi32>
      scf.yield %26 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %27 = memref.dim %arg1, %c0 : memref<?xi32>
    %28 = arith.cmpi ugt, %27, %c0 : index
    %29 = arith.maxui %27, %c1 : index
    %30 = arith.remui %1, %29 : index
    scf.if %28 {
      memref.store %c2_i32, %arg1[%30] : memref<?xi32>
    }
    %31 = memref.dim %12, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %32 = arith.cmpi ugt, %31, %c0 : index
    %33 = arith.maxui %31, %c1 : index
    %34 = arith.remui %c0, %33 : index
    %35 = scf.if %32 -> (i32) {
      %36 = memref.load %12[%34] : memref<?xi32, strided<[?], offset: ?>>
      scf.yield %36 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %35 : i32
    %37 = memref.dim %15#0, %c0 : memref<?xi32>
    %38 = arith.cmpi ugt, %37, %c0 : index
    %39 = arith.maxui %37, %c1 : index
    %40 = arith.remui %1, %39 : index
    %41 = scf.if %38 -> (i32) {
      %42 = memref.load %15#0[%40] : memref<?xi32>
      scf.yield %42 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %41 : i32
    func.call @use_dxi32(%15#1) : (memref<?xi32>) -> ()
    scf.yield %2 : memref<?xi32>
  } else {
    scf.yield %2 : memref<?xi32>
  }
  %43 = arith.cmpi uge, %c4_i32, %arg3 : i32
  %44 = memref.dim %8, %c0 : memref<?xi32>
  %45 = arith.cmpi ugt, %44, %c0 : index
  %46 = arith.maxui %44, %c1 : index
  %47 = arith.remui %0, %46 : index
  %48 = scf.if %45 -> (i32) {
    %49 = memref.load %8[%47] : memref<?xi32>
    scf.yield %49 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %48 : i32
  cf.cond_br %43, ^bb10(%2 : memref<?xi32>), ^bb10(%arg1 : memref<?xi32>)
^bb5:
  %50 = arith.cmpi slt, %c3_i32, %arg3 : i32
  %51 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%51 : memref<?xi32>)
  %52 = memref.alloc(%1) : memref<?xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%52 : memref<?xi32>)
  cf.cond_br %50, ^bb6, ^bb8(%51, %52, %2 : memref<?xi32>, memref<?xi32>, memref<?xi32>)
^bb6:
  %53 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%arg3 : i32) outs(%53 : memref<?xi32>)
  %54 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%arg3 : i32) outs(%54 : memref<?xi32>)
  cf.cond_br %arg5, ^bb7, ^bb9(%2, %53, %54 : memref<?xi32>, memref<?xi32>, memref<?xi32>)
^bb7:
  cf.br ^bb9(%2, %2, %2 : memref<?xi32>, memref<?xi32>, memref<?xi32>)
^bb9(%55: memref<?xi32>, %56: memref<?xi32>, %57: memref<?xi32>):
  %58 = memref.dim %55, %c0 : memref<?xi32>
  %59 = arith.cmpi ugt, %58, %c0 : index
  %60 = arith.maxui %58, %c1 : index
  %61 = arith.remui %0, %60 : index
  %62 = scf.if %59 -> (i32) {
    %63 = memref.load %55[%61] : memref<?xi32>
    scf.yield %63 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %62 : i32
  cf.br ^bb10(%56 : memref<?xi32>)
^bb8(%64: memref<?xi32>, %65: memref<?xi32>, %66: memref<?xi32>):
  %67 = memref.dim %64, %c0 : memref<?xi32>
  %68 = arith.cmpi ugt, %67, %c0 : index
  %69 = arith.maxui %67, %c1 : index
  %70 = arith.remui %c1, %69 : index
  %71 = scf.if %68 -> (i32) {
    %72 = memref.load %64[%70] : memref<?xi32>
    scf.yield %72 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %71 : i32
  %73 = memref.dim %65, %c0 : memref<?xi32>
  %74 = arith.cmpi ugt, %73, %c0 : index
  %75 = arith.maxui %73, %c1 : index
  %76 = arith.remui %1, %75 : index
  %77 = scf.if %74 -> (i32) {
    %78 = memref.load %65[%76] : memref<?xi32>
    scf.yield %78 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %77 : i32
  %79 = memref.dim %66, %c0 : memref<?xi32>
  %80 = arith.cmpi ugt, %79, %c0 : index
  %81 = arith.maxui %79, %c1 : index
  %82 = arith.remui %0, %81 : index
  %83 = scf.if %80 -> (i32) {
    %84 = memref.load %66[%82] : memref<?xi32>
    scf.yield %84 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %83 : i32
  cf.br ^bb10(%arg1 : memref<?xi32>)
^bb10(%85: memref<?xi32>):
  %86 = arith.remui %1, %c4 : index
  %87 = memref.load %6[%86] : memref<4xi32>
  vector.print %87 : i32
  %88 = memref.dim %85, %c0 : memref<?xi32>
  %89 = arith.cmpi ugt, %88, %c0 : index
  %90 = arith.maxui %88, %c1 : index
  %91 = arith.remui %c4, %90 : index
  %92 = scf.if %89 -> (i32) {
    %93 = memref.load %85[%91] : memref<?xi32>
    scf.yield %93 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %92 : i32
  cf.br ^bb1
^bb1:
  return %arg0 : memref<4xi32>
}
