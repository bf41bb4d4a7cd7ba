// A20: the root is freed before its view was read.
func.func @subview(%arg0: i32) -> i32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : index
  %alloc = memref.alloc() : memref<8xi32>
  %subview = memref.subview %alloc[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  memref.store %arg0, %subview[%c1] : memref<4xi32, strided<[1], offset: 2>>
  bufferization.dealloc (%alloc : memref<8xi32>) if (%true)
  %0 = memref.load %subview[%c1] : memref<4xi32, strided<[1], offset: 2>>
  return %0 : i32
}
