module {
  func.func @helper0(%arg0: memref<2xi32, strided<[?], offset: ?>>) -> (memref<4xi32, strided<[?], offset: ?>>, i32) {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c4 = arith.constant 4 : index
    %c4_i32 = arith.constant 4 : i32
    %c6_i32 = arith.constant 6 : i32
    %c7 = arith.constant 7 : index
    %c8_i32 = arith.constant 8 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.cmpi slt, %c1, %c4 : index
    %1 = scf.if %0 -> (memref<2xi32, strided<[?], offset: ?>>) {
      %dim = memref.dim %arg0, %c0 : memref<2xi32, strided<[?], offset: ?>>
      %subview = memref.subview %arg0[%c0] [1] [1] : memref<2xi32, strided<[?], offset: ?>> to memref<i32, strided<[], offset: ?>>
      %3 = memref.load %subview[] : memref<i32, strided<[], offset: ?>>
      vector.print %3 : i32
      scf.yield %arg0 : memref<2xi32, strided<[?], offset: ?>>
    } else {
      %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
      linalg.fill ins(%c4_i32 : i32) outs(%alloc_0 : memref<2xi32>)
      %cast_1 = memref.cast %alloc_0 : memref<2xi32> to memref<2xi32, strided<[?], offset: ?>>
      scf.yield %cast_1 : memref<2xi32, strided<[?], offset: ?>>
    }
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    memref.store %c6_i32, %alloc[%c0] : memref<4xi32>
    memref.store %c8_i32, %alloc[%c1] : memref<4xi32>
    memref.store %c1_i32, %alloc[%c2] : memref<4xi32>
    memref.store %c9_i32, %alloc[%c3] : memref<4xi32>
    %2 = memref.load %1[%c0] : memref<2xi32, strided<[?], offset: ?>>
    vector.print %2 : i32
    %cast = memref.cast %alloc : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
    return %cast, %c0_i32 : memref<4xi32, strided<[?], offset: ?>>, i32
  }
  func.func @entry0(%arg0: memref<2xi32, strided<[?], offset: ?>>, %arg1: index, %arg2: index, %arg3: i1, %arg4: i1) -> (memref<2x2xi32, strided<[?, ?], offset: ?>>, memref<2x2xi32, strided<[?, ?], offset: ?>>, memref<4xi32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c2 = arith.constant 2 : index
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4 = arith.constant 4 : index
    %c4_i32 = arith.constant 4 : i32
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minui %arg1, %c4 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
    memref.copy %arg0, %alloc : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32>
    %1 = scf.execute_region -> memref<2xi32> {
      %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      linalg.fill ins(%c7_i32 : i32) outs(%alloc_5 : memref<i32>)
      %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
      memref.copy %alloc, %alloc_6 : memref<2xi32> to memref<2xi32>
      %subview = memref.subview %alloc_6[%c0] [1] [1] : memref<2xi32> to memref<i32, strided<[], offset: ?>>
      memref.copy %alloc_5, %subview : memref<i32> to memref<i32, strided<[], offset: ?>>
      %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
      memref.copy %arg0, %alloc_7 : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32>
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%alloc : memref<2xi32>) outs(%alloc_7, %alloc_6 : memref<2xi32>, memref<2xi32>) {
      ^bb0(%in: i32, %out: i32, %out_12: i32):
        %11 = arith.addi %in, %out_12 : i32
        linalg.yield %11, %out : i32, i32
      }
      %alloc_8 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
      linalg.map outs(%alloc_8 : memref<?xi32>)
        (%init: i32) {
          %11 = linalg.index 0 : index
          %12 = arith.index_cast %11 : index to i32
          %13 = arith.addi %12, %c1_i32 : i32
          linalg.yield %13 : i32
        }
      %subview_9 = memref.subview %alloc[%c1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: ?>>
      %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      linalg.fill ins(%c4_i32 : i32) outs(%alloc_10 : memref<i32>)
      %subview_11 = memref.subview %subview_9[0] [1] [1] : memref<1xi32, strided<[1], offset: ?>> to memref<i32, strided<[], offset: ?>>
      memref.copy %alloc_10, %subview_11 : memref<i32> to memref<i32, strided<[], offset: ?>>
      %3:2 = func.call @helper0(%arg0) : (memref<2xi32, strided<[?], offset: ?>>) -> (memref<4xi32, strided<[?], offset: ?>>, i32)
      %4 = memref.load %alloc_6[%c0] : memref<2xi32>
      vector.print %4 : i32
      %dim = memref.dim %alloc_8, %c0 : memref<?xi32>
      %5 = arith.cmpi ugt, %dim, %c0 : index
      %6 = arith.maxui %dim, %c1 : index
      %7 = arith.remui %c4, %6 : index
      %8 = scf.if %5 -> (i32) {
        %11 = memref.load %alloc_8[%7] : memref<?xi32>
        scf.yield %11 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %8 : i32
      %9 = memref.load %subview_9[%c0] : memref<1xi32, strided<[1], offset: ?>>
      vector.print %9 : i32
      %10 = memref.load %3#0[%c2] : memref<4xi32, strided<[?], offset: ?>>
      vector.print %10 : i32
      scf.yield %alloc_7 : memref<2xi32>
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x2xi32>
    memref.store %c9_i32, %alloc_0[%c0, %c0] : memref<2x2xi32>
    memref.store %c7_i32, %alloc_0[%c0, %c1] : memref<2x2xi32>
    memref.store %c5_i32, %alloc_0[%c1, %c0] : memref<2x2xi32>
    memref.store %c2_i32, %alloc_0[%c1, %c1] : memref<2x2xi32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x2xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%alloc_1 : memref<2x2xi32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    linalg.fill ins(%c2_i32 : i32) outs(%alloc_2 : memref<4xi32>)
    %2 = memref.load %1[%c1] : memref<2xi32>
    vector.print %2 : i32
    %cast = memref.cast %alloc_0 : memref<2x2xi32> to memref<2x2xi32, strided<[?, ?], offset: ?>>
    %cast_3 = memref.cast %alloc_1 : memref<2x2xi32> to memref<2x2xi32, strided<[?, ?], offset: ?>>
    %cast_4 = memref.cast %alloc_2 : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
    return %cast, %cast_3, %cast_4 : memref<2x2xi32, strided<[?, ?], offset: ?>>, memref<2x2xi32, strided<[?, ?], offset: ?>>, memref<4xi32, strided<[?], offset: ?>>
  }
}