func.func private @use_o2_s1_2xi32(memref<2xi32, strided<[1], offset: 2>>)
memref.global "private" @global_2x2xi32 : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @helper0(%arg0: index, %arg1: memref<4xi32>, %arg2: memref<4xi64>, %arg3: index) -> (memref<i32>, memref<4xi32, 1>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.minui %arg3, %c4 : index
  %2 = arith.remui %1, %c4 : index
  %3 = memref.load %arg1[%2] : memref<4xi32>
  vector.print %3 : i32
  %4 = memref.alloc() : memref<4xi32>
  memref.store %c1_i32, %4[%c0] : memref<4xi32>
  memref.store %c1_i32, %4[%c1] : memref<4xi32>
  memref.store %c6_i32, %4[%c2] : memref<4xi32>
  memref.store %c2_i32, %4[%c3] : memref<4xi32>
  %5 = arith.cmpi slt, %0, %c3 : index
  %6 = arith.select %5, %arg1, %4 : memref<4xi32>
  %7 = memref.alloc() : memref<i32>
  memref.store %c8_i32, %7[] : memref<i32>
  %8 = memref.alloc() : memref<4xi32, 1>
  memref.store %c0_i32, %8[%c0] : memref<4xi32, 1>
  memref.store %c5_i32, %8[%c1] : memref<4xi32, 1>
  memref.store %c0_i32, %8[%c2] : memref<4xi32, 1>
  memref.store %c9_i32, %8[%c3] : memref<4xi32, 1>
  %9 = arith.remui %1, %c4 : index
  %10 = memref.load %arg2[%9] : memref<4xi64>
  vector.print %10 : i64
  return %7, %8, %c7_i32 : memref<i32>, memref<4xi32, 1>, i32
}
func.func private @helper1(%arg0: index, %arg1: memref<4xi32>) -> (memref<i32>, memref<4xi32, 1>, i32) {
  %c0_i32 = arith.constant 0 : i32
  %c3_i32 = arith.constant 3 : i32
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = memref.alloc() : memref<i32>
  memref.store %c0_i32, %0[] : memref<i32>
  %1 = memref.subview %arg1[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %2 = memref.alloc() : memref<i32>
  linalg.fill ins(%c3_i32 : i32) outs(%2 : memref<i32>)
  %3 = memref.alloc() {alignment = 64 : i64} : memref<4xi32, 1>
  linalg.fill ins(%c8_i32 : i32) outs(%3 : memref<4xi32, 1>)
  %4 = memref.load %0[] : memref<i32>
  vector.print %4 : i32
  func.call @use_o2_s1_2xi32(%1) : (memref<2xi32, strided<[1], offset: 2>>) -> ()
  return %2, %3, %c6_i32 : memref<i32>, memref<4xi32, 1>, i32
}
func.func @entry0(%arg0: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4_i32 = arith.constant 4 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = memref.get_global @global_2x2xi32 : memref<2x2xi32>
  %1 = memref.subview %0[1, 1] [1, 1] [1, 1] : memref<2x2xi32> to memref<1x1xi32, strided<[2, 1], offset: 3>>
  %2 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%2 : memref<2x2xi32>)
  %3:2 = affine.if affine_set<(d0, d1) : (d0 + d1 - 2 >= 0, 6 - d0 >= 0)>(%c3, %c1) -> (memref<2x2xi32>, memref<2x2xi32>) {
    %4 = memref.alloc() : memref<2x2xi32>
    memref.store %c3_i32, %4[%c0, %c0] : memref<2x2xi32>
    memref.store %c2_i32, %4[%c0, %c1] : memref<2x2xi32>
    memref.store %c7_i32, %4[%c1, %c0] : memref<2x2xi32>
    memref.store %c4_i32, %4[%c1, %c1] : memref<2x2xi32>
    affine.yield %2, %4 : memref<2x2xi32>, memref<2x2xi32>
  } else {
    %5 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%5 : memref<2x2xi32>)
    affine.yield %2, %5 : memref<2x2xi32>, memref<2x2xi32>
  }
  %6 = memref.load %1[%c0, %c0] : memref<1x1xi32, strided<[2, 1], offset: 3>>
  vector.print %6 : i32
  %7 = memref.load %3#0[%c1, %c0] : memref<2x2xi32>
  vector.print %7 : i32
  return %c7_i32 : i32
}
