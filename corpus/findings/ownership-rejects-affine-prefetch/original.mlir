func.func private @use_4xi32(memref<4xi32>)
func.func private @helper0(%arg0: memref<4xi32>) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<8xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%0 : memref<8xi32>)
  %1 = memref.subview %0[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  %2 = memref.assume_alignment %1, 4 : memref<4xi32, strided<[1], offset: 2>>
  %3 = memref.load %2[%c0] : memref<4xi32, strided<[1], offset: 2>>
  vector.print %3 : i32
  %4 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%4 : memref<4xi32>)
  scf.for unsigned %5 = %c0_i32 to %c3_i32 step %c1_i32 : i32 {
    memref.store %5, %4[%c1] : memref<4xi32>
  }
  %6 = memref.load %4[%c1] : memref<4xi32>
  vector.print %6 : i32
  %7 = memref.load %arg0[%c3] : memref<4xi32>
  vector.print %7 : i32
  return %c5_i32 : i32
}
func.func @entry0(%arg0: memref<?xi32>, %arg1: memref<4xi32>, %arg2: i1, %arg3: i32, %arg4: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %c4 = arith.constant 4 : index
  %c7_i32 = arith.constant 7 : i32
  func.call @use_4xi32(%arg1) : (memref<4xi32>) -> ()
  %0 = memref.alloc() : memref<1x2x4x4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%0 : memref<1x2x4x4xi32>)
  %1 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%1 : memref<2x2xi32>)
  %2 = memref.alloc() : memref<1x2x2x2xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%2 : memref<1x2x2x2xi32>)
  linalg.pooling_nchw_sum {strides = dense<1> : tensor<2xi64>, dilations = dense<2> : tensor<2xi64>} ins(%0, %1 : memref<1x2x4x4xi32>, memref<2x2xi32>) outs(%2 : memref<1x2x2x2xi32>)
  %3 = memref.load %2[%c0, %c0, %c0, %c0] : memref<1x2x2x2xi32>
  vector.print %3 : i32
  %4 = memref.alloc() : memref<i32>
  linalg.fill ins(%c2_i32 : i32) outs(%4 : memref<i32>)
  %5 = memref.load %4[] : memref<i32>
  vector.print %5 : i32
  %6 = memref.alloc() : memref<8xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%6 : memref<8xi32>)
  %7 = memref.subview %6[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  affine.prefetch %7[%c0], write, locality<0>, instr : memref<4xi32, strided<[1], offset: 2>>
  %8 = memref.load %7[%c0] : memref<4xi32, strided<[1], offset: 2>>
  vector.print %8 : i32
  %9 = memref.dim %arg0, %c0 : memref<?xi32>
  %10 = arith.cmpi ugt, %9, %c0 : index
  %11 = arith.maxui %9, %c1 : index
  %12 = arith.remui %c4, %11 : index
  %13 = scf.if %10 -> (i32) {
    %14 = memref.load %arg0[%12] : memref<?xi32>
    scf.yield %14 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %13 : i32
  return %c7_i32 : i32
}
