// expected: double-free
// This is what fh makes of corpus/foreign/memory-space-scratchpad.mlir, with a mistake: both slots after the loop are taken to be the first scratchpad.
module {
  func.func @process(%arg0: memref<16xi16>) -> memref<16xi16> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c3_i16 = arith.constant 3 : i16
    %alloc = memref.alloc() : memref<16xi16>
    %alloc_0 = memref.alloc() : memref<4xi16, 1>
    %alloc_1 = memref.alloc() : memref<4xi16, 1>
    %0:2 = scf.for %arg1 = %c0 to %c16 step %c4 iter_args(%arg2 = %alloc_0, %arg3 = %alloc_1) -> (memref<4xi16, 1>, memref<4xi16, 1>) {
      %subview = memref.subview %arg0[%arg1] [4] [1] : memref<16xi16> to memref<4xi16, strided<[1], offset: ?>>
      memref.copy %subview, %arg2 : memref<4xi16, strided<[1], offset: ?>> to memref<4xi16, 1>
      linalg.map ins(%arg2 : memref<4xi16, 1>) outs(%arg2 : memref<4xi16, 1>)
        (%in: i16, %init: i16) {
          %1 = arith.muli %in, %c3_i16 : i16
          linalg.yield %1 : i16
        }
      %subview_2 = memref.subview %alloc[%arg1] [4] [1] : memref<16xi16> to memref<4xi16, strided<[1], offset: ?>>
      memref.copy %arg2, %subview_2 : memref<4xi16, 1> to memref<4xi16, strided<[1], offset: ?>>
      scf.yield %arg3, %arg2 : memref<4xi16, 1>, memref<4xi16, 1>
    }
    memref.dealloc %alloc_0 : memref<4xi16, 1>
    memref.dealloc %alloc_0 : memref<4xi16, 1>
    return %alloc : memref<16xi16>
  }
}
