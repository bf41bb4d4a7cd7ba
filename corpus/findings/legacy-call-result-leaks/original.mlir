func.func private @make_4xi32() -> memref<4xi32>
func.func private @next_index() -> index
func.func private @use_4xi32(memref<4xi32>)
func.func @entry0(%arg0: i32, %arg1: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = func.call @next_index() : () -> index
  %1 = memref.alloc() : memref<4xi32>
  memref.store %c3_i32, %1[%c0] : memref<4xi32>
  memref.store %c7_i32, %1[%c1] : memref<4xi32>
  memref.store %arg0, %1[%c2] : memref<4xi32>
  memref.store %c9_i32, %1[%c3] : memref<4xi32>
  %2 = memref.alloc() : memref<4xi32>
  memref.store %arg0, %2[%c0] : memref<4xi32>
  memref.store %c6_i32, %2[%c1] : memref<4xi32>
  memref.store %c5_i32, %2[%c2] : memref<4xi32>
  memref.store %arg0, %2[%c3] : memref<4xi32>
  %3 = arith.cmpi ne, %c0_i32, %arg0 : i32
  %4 = scf.if %3 -> (memref<4xi32>) {
    %5 = func.call @make_4xi32() : () -> memref<4xi32>
    %6 = memref.subview %2[0] [4] [1] : memref<4xi32> to memref<4xi32, strided<[1]>>
    %7 = memref.expand_shape %1 [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
    %8 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%8 : memref<4xi32>)
    func.call @use_4xi32(%5) : (memref<4xi32>) -> ()
    %9 = arith.remui %0, %c2 : index
    %10 = memref.load %7[%9, %c1] : memref<2x2xi32>
    vector.print %10 : i32
    %11 = arith.remui %0, %c4 : index
    %12 = memref.load %8[%11] : memref<4xi32>
    vector.print %12 : i32
    scf.yield %1 : memref<4xi32>
  } else {
    scf.yield %2 : memref<4xi32>
  }
  %13 = arith.remui %0, %c4 : index
  %14 = memref.load %4[%13] : memref<4xi32>
  vector.print %14 : i32
  return %arg0 : i32
}
