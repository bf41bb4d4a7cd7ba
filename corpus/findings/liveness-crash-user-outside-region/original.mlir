func.func private @use_i32(memref<i32>)
func.func private @use_sdxi32(memref<?xi32, strided<[?], offset: ?>>)
func.func @helper0(%arg0: index, %arg1: memref<4xi32>, %arg2: memref<i32>, %arg3: i1, %arg4: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = memref.alloc() : memref<4xi32>
  memref.store %c1_i32, %1[%c0] : memref<4xi32>
  memref.store %c9_i32, %1[%c1] : memref<4xi32>
  memref.store %c4_i32, %1[%c2] : memref<4xi32>
  memref.store %c1_i32, %1[%c3] : memref<4xi32>
  %2 = memref.cast %arg1 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  %3 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%3 : memref<?xi32>)
  %4 = memref.cast %3 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %5 = bufferization.clone %4 : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %6 = arith.cmpi ne, %0, %c0 : index
  %7 = scf.if %6 -> (i32) {
    %8 = arith.subi %0, %c1 : index
    %9 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%9 : memref<4xi32>)
    %10 = memref.alloc() : memref<i32>
    linalg.fill ins(%c9_i32 : i32) outs(%10 : memref<i32>)
    %11 = func.call @helper0(%8, %9, %10, %arg3, %arg3) : (index, memref<4xi32>, memref<i32>, i1, i1) -> (i32)
    scf.yield %11 : i32
  } else {
    scf.yield %c5_i32 : i32
  }
  %12 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1]>>
  %13 = arith.trunci %7 : i32 to i1
  %14 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%14 : memref<?xi32>)
  %15 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%7 : i32) outs(%15 : memref<?xi32>)
  %16 = memref.cast %15 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  func.call @use_i32(%arg2) : (memref<i32>) -> ()
  %17 = memref.load %1[%c1] : memref<4xi32>
  vector.print %17 : i32
  func.call @use_sdxi32(%2) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  %18 = arith.remui %0, %c4 : index
  %19 = memref.load %12[%18] : memref<4xi32, strided<[1]>>
  vector.print %19 : i32
  %20 = memref.dim %14, %c0 : memref<?xi32>
  %21 = arith.cmpi ugt, %20, %c0 : index
  %22 = arith.maxui %20, %c1 : index
  %23 = arith.remui %0, %22 : index
  %24 = scf.if %21 -> (i32) {
    %25 = memref.load %14[%23] : memref<?xi32>
    scf.yield %25 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %24 : i32
  %26 = memref.dim %16, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %27 = arith.cmpi ugt, %26, %c0 : index
  %28 = arith.maxui %26, %c1 : index
  %29 = arith.remui %0, %28 : index
  %30 = scf.if %27 -> (i32) {
    %31 = memref.load %16[%29] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %31 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %30 : i32
  return %7 : i32
}
func.func @entry0(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i1) -> (memref<i32>, i32) {
  %c3_i32 = arith.constant 3 : i32
  %0 = memref.alloc() : memref<i32>
  linalg.fill ins(%c3_i32 : i32) outs(%0 : memref<i32>)
  return %0, %arg2 : memref<i32>, i32
}
