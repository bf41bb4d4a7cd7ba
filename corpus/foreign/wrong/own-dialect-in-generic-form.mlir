// mistake: the operand tile is freed before the matrix op uses it
// expected: use-after-free
module {
  func.func @tile(%arg0: memref<16x16xi8>, %arg1: memref<16x16xi8>, %arg2: memref<16x16xi32>) attributes {freehold.deallocated = ["memref"], npu.cluster = 2 : i32, npu.schedule = ["load", "mac", "store"]} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %c0 to %c16 step %c8 {
      %alloc = memref.alloc() {npu.bank = 0 : i32} : memref<8x16xi8>
      %alloc_0 = memref.alloc() {npu.bank = 1 : i32} : memref<8x16xi32>
      %subview = memref.subview %arg0[%arg3, 0] [8, 16] [1, 1] : memref<16x16xi8> to memref<8x16xi8, strided<[16, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[%arg3, 0] [8, 16] [1, 1] : memref<16x16xi32> to memref<8x16xi32, strided<[16, 1], offset: ?>>
      "npu.dma_in"(%subview, %alloc) {channel = 0 : i32} : (memref<8x16xi8, strided<[16, 1], offset: ?>>, memref<8x16xi8>) -> ()
      memref.dealloc %alloc : memref<8x16xi8>
      "npu.mac"(%alloc, %arg1, %alloc_0) {accumulate = false} : (memref<8x16xi8>, memref<16x16xi8>, memref<8x16xi32>) -> ()
      "npu.dma_out"(%alloc_0, %subview_1) {channel = 1 : i32} : (memref<8x16xi32>, memref<8x16xi32, strided<[16, 1], offset: ?>>) -> ()
      memref.dealloc %alloc_0 : memref<8x16xi32>
    }
    return
  }
}
