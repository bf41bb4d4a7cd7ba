// Style: in-house accelerator compiler, DMA and matrix ops of its own dialect on scratchpad buffers, in generic form.
func.func @tile(%a: memref<16x16xi8>, %b: memref<16x16xi8>, %c: memref<16x16xi32>) attributes {npu.cluster = 2 : i32, npu.schedule = ["load", "mac", "store"]} {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c8 {
    %sa = memref.alloc() {npu.bank = 0 : i32} : memref<8x16xi8>
    %sc = memref.alloc() {npu.bank = 1 : i32} : memref<8x16xi32>
    %va = memref.subview %a[%i, 0] [8, 16] [1, 1] : memref<16x16xi8> to memref<8x16xi8, strided<[16, 1], offset: ?>>
    %vc = memref.subview %c[%i, 0] [8, 16] [1, 1] : memref<16x16xi32> to memref<8x16xi32, strided<[16, 1], offset: ?>>
    "npu.dma_in"(%va, %sa) {channel = 0 : i32} : (memref<8x16xi8, strided<[16, 1], offset: ?>>, memref<8x16xi8>) -> ()
    "npu.mac"(%sa, %b, %sc) {accumulate = false} : (memref<8x16xi8>, memref<16x16xi8>, memref<8x16xi32>) -> ()
    "npu.dma_out"(%sc, %vc) {channel = 1 : i32} : (memref<8x16xi32>, memref<8x16xi32, strided<[16, 1], offset: ?>>) -> ()
  }
  return
}
