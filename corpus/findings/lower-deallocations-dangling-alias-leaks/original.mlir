func.func @entry0(%arg0: memref<?xi32>, %arg1: index, %arg2: i1) -> (memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.minui %arg1, %c4 : index
  %1:4 = memref.extract_strided_metadata %arg0 : memref<?xi32> -> memref<i32>, index, index, index
  %2 = memref.reinterpret_cast %1#0 to offset: [%1#1], sizes: [%1#2], strides: [%1#3] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  %3 = memref.alloc(%0) {bufferization.manual_deallocation} : memref<?xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%3 : memref<?xi32>)
  %4 = memref.dim %3, %c0 : memref<?xi32>
  %5 = arith.cmpi ugt, %4, %c0 : index
  %6 = arith.maxui %4, %c1 : index
  %7 = arith.remui %c3, %6 : index
  %8 = scf.if %5 -> (i32) {
    %9 = memref.load %3[%7] : memref<?xi32>
    scf.yield %9 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %8 : i32
  %10 = memref.realloc %3(%0) {bufferization.manual_deallocation} : memref<?xi32> to memref<?xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%10 : memref<?xi32>)
  %11 = memref.dim %10, %c0 : memref<?xi32>
  %12 = arith.cmpi ugt, %11, %c0 : index
  %13 = arith.maxui %11, %c1 : index
  %14 = arith.remui %c0, %13 : index
  %15 = scf.if %12 -> (i32) {
    %16 = memref.load %10[%14] : memref<?xi32>
    scf.yield %16 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %15 : i32
  memref.dealloc %10 {bufferization.manual_deallocation} : memref<?xi32>
  %17 = arith.minui %c4, %c3 : index
  %18 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%18 : memref<4xi32>)
  %19:2 = scf.parallel (%20) = (%c0) to (%17) step (%c1) init (%c8_i32, %c6_i32) -> (i32, i32) {
    scf.reduce(%c1_i32, %c1_i32 : i32, i32) {
    ^bb1(%21: i32, %22: i32):
      %23 = arith.andi %21, %22 : i32
      scf.reduce.return %23 : i32
    }, {
    ^bb2(%24: i32, %25: i32):
      %26 = arith.andi %24, %25 : i32
      scf.reduce.return %26 : i32
    }
  }
  %27 = memref.alloc() : memref<4xindex>
  memref.store %c4, %27[%c0] : memref<4xindex>
  memref.store %0, %27[%c1] : memref<4xindex>
  memref.store %0, %27[%c2] : memref<4xindex>
  memref.store %0, %27[%c3] : memref<4xindex>
  %28 = memref.load %18[%c2] : memref<4xi32>
  vector.print %28 : i32
  return %27 : memref<4xindex>
}
