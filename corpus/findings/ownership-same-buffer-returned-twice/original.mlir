func.func private @make_dxi32() -> memref<?xi32>
func.func private @use_2x2xi32(memref<2x2xi32>)
func.func private @use_4xi32(memref<4xi32>)
func.func private @use_sdxi32(memref<?xi32, strided<[?], offset: ?>>)
func.func @entry0(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: memref<4xi32>, %arg2: index, %arg3: i32, %arg4: i1) -> (memref<?xi32, strided<[?], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c7 = arith.constant 7 : index
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.minui %arg2, %c4 : index
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg3 : i32) outs(%1 : memref<4xi32>)
  %2 = bufferization.clone %1 : memref<4xi32> to memref<4xi32>
  %3 = memref.alloc() : memref<4xindex>
  linalg.fill ins(%c1 : index) outs(%3 : memref<4xindex>)
  %4 = memref.reinterpret_cast %3 to offset: [0], sizes: [2], strides: [1] : memref<4xindex> to memref<2xindex, strided<[1]>>
  %5 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xi32> to memref<2x2xi32>
  %6 = memref.alloc() : memref<2x2xi32>
  memref.store %c1_i32, %6[%c0, %c0] : memref<2x2xi32>
  memref.store %c8_i32, %6[%c0, %c1] : memref<2x2xi32>
  memref.store %c0_i32, %6[%c1, %c0] : memref<2x2xi32>
  memref.store %c5_i32, %6[%c1, %c1] : memref<2x2xi32>
  %7 = memref.alloc(%c1) : memref<?xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%7 : memref<?xi32>)
  %8 = memref.cast %7 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %9 = bufferization.clone %8 : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  cf.br ^bb1
^bb1:
  %10 = memref.subview %arg1[0] [4] [1] : memref<4xi32> to memref<4xi32, strided<[1]>>
  %11 = memref.alloc() : memref<4xi32>
  memref.copy %arg1, %11 : memref<4xi32> to memref<4xi32>
  %12 = memref.subview %11[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %13 = arith.minui %c2, %c3 : index
  %14 = scf.while (%15 = %c0) : (index) -> (index) {
    %17 = memref.reinterpret_cast %2 to offset: [0], sizes: [3], strides: [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
    %18 = memref.subview %6[1, 0] [1, 2] [1, 1] : memref<2x2xi32> to memref<2xi32, strided<[1], offset: 2>>
    %19 = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c8_i32 : i32) outs(%19 : memref<?xi32>)
    %20 = memref.cast %19 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    %21 = arith.cmpi ult, %15, %13 : index
    scf.condition(%21) %15 : index
  } do {
  ^bb2(%16: index):
    %22 = arith.addi %16, %c1 : index
    scf.yield %22 : index
  }
  func.call @use_sdxi32(%arg0) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  %23 = memref.load %4[%c1] : memref<2xindex, strided<[1]>>
  %24 = arith.minui %23, %c7 : index
  vector.print %24 : index
  func.call @use_2x2xi32(%5) : (memref<2x2xi32>) -> ()
  %25 = memref.load %10[%c0] : memref<4xi32, strided<[1]>>
  vector.print %25 : i32
  %26 = arith.remui %0, %c3 : index
  %27 = memref.load %12[%26] : memref<3xi32, strided<[1]>>
  vector.print %27 : i32
  return %9, %9 : memref<?xi32, strided<[?], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>
}
func.func @entry1(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: i1, %arg2: i32, %arg3: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5_f32 = arith.constant 1.25 : f32
  %c6_f32 = arith.constant 1.5 : f32
  %c6_i32 = arith.constant 6 : i32
  %0 = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %1 = arith.cmpi ugt, %0, %c0 : index
  %2 = arith.maxui %0, %c1 : index
  %3 = arith.remui %c1, %2 : index
  scf.if %1 {
    memref.store %arg2, %arg0[%3] : memref<?xi32, strided<[?], offset: ?>>
  }
  %4:2 = scf.index_switch %c4 -> index, memref<?xi32, strided<[?], offset: ?>>
  case 0 {
    %5 = memref.alloca(%c2) : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%5 : memref<?xi32>)
    %6 = func.call @make_dxi32() : () -> memref<?xi32>
    %7 = memref.cast %5 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    %8 = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %9 = arith.cmpi ugt, %8, %c0 : index
    %10 = arith.maxui %8, %c1 : index
    %11 = arith.remui %c0, %10 : index
    %12 = scf.if %9 -> (i32) {
      %13 = memref.load %arg0[%11] : memref<?xi32, strided<[?], offset: ?>>
      scf.yield %13 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %14 = memref.alloc(%c3) : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%14 : memref<?xi32>)
    %15 = memref.cast %14 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    %16 = memref.dim %6, %c0 : memref<?xi32>
    %17 = arith.cmpi ugt, %16, %c0 : index
    %18 = arith.maxui %16, %c1 : index
    %19 = arith.remui %c0, %18 : index
    %20 = scf.if %17 -> (i32) {
      %21 = memref.load %6[%19] : memref<?xi32>
      scf.yield %21 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %20 : i32
    scf.yield %c3, %15 : index, memref<?xi32, strided<[?], offset: ?>>
  }
  case 1 {
    %22 = memref.alloc(%c4) : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%22 : memref<?xi32>)
    %23 = memref.cast %22 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    scf.yield %c3, %23 : index, memref<?xi32, strided<[?], offset: ?>>
  }
  default {
    %24 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%24 : memref<4xi32>)
    %25 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%25 : memref<4xi32>)
    %26 = arith.minui %c3, %c3 : index
    %27:2 = scf.for %28 = %c0 to %26 step %c1 iter_args(%29 = %24, %30 = %25) -> (memref<4xi32>, memref<4xi32>) {
      %31 = arith.cmpi ult, %28, %c1 : index
      scf.yield %29, %29 : memref<4xi32>, memref<4xi32>
    }
    %32 = memref.alloc(%c0) : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%32 : memref<?xi32>)
    %33 = memref.cast %32 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    func.call @use_4xi32(%27#1) : (memref<4xi32>) -> ()
    scf.yield %c1, %33 : index, memref<?xi32, strided<[?], offset: ?>>
  }
  %34 = arith.minui %4#0, %c3 : index
  %35 = scf.for %36 = %c0 to %34 step %c1 iter_args(%37 = %arg0) -> (memref<?xi32, strided<[?], offset: ?>>) {
    %38 = arith.addf %c6_f32, %c5_f32 : f32
    %39 = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %40 = arith.cmpi ugt, %39, %c0 : index
    %41 = arith.maxui %39, %c1 : index
    %42 = arith.remui %c0, %41 : index
    scf.if %40 {
      memref.store %arg2, %arg0[%42] : memref<?xi32, strided<[?], offset: ?>>
    }
    %43 = arith.select %arg1, %arg0, %37 : memref<?xi32, strided<[?], offset: ?>>
    %44 = arith.select %arg1, %arg0, %43 : memref<?xi32, strided<[?], offset: ?>>
    %45 = memref.dim %37, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %46 = arith.cmpi ugt, %45, %c0 : index
    %47 = arith.maxui %45, %c1 : index
    %48 = arith.remui %36, %47 : index
    %49 = scf.if %46 -> (i32) {
      %50 = memref.load %37[%48] : memref<?xi32, strided<[?], offset: ?>>
      scf.yield %50 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %49 : i32
    scf.yield %37 : memref<?xi32, strided<[?], offset: ?>>
  }
  return %arg2 : i32
}
