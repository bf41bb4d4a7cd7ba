// expected: safe
// This is what fh makes of corpus/foreign/xla-like-slab-allocation.mlir.
module {
  func.func @fused(%arg0: memref<8xf32>, %arg1: memref<8xf32>) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<96xi8>
    %view = memref.view %alloc[%c0][] : memref<96xi8> to memref<8xf32>
    %view_0 = memref.view %alloc[%c32][] : memref<96xi8> to memref<8xf32>
    linalg.add ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%view : memref<8xf32>)
    linalg.exp ins(%view : memref<8xf32>) outs(%view_0 : memref<8xf32>)
    %view_1 = memref.view %alloc[%c64][] : memref<96xi8> to memref<8xf32>
    linalg.mul ins(%view_0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%view_1 : memref<8xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    linalg.map ins(%view_1, %view : memref<8xf32>, memref<8xf32>) outs(%alloc_2 : memref<8xf32>)
      (%in: f32, %in_3: f32, %init: f32) {
        %0 = arith.addf %in_3, %cst : f32
        %1 = arith.divf %in, %0 : f32
        linalg.yield %1 : f32
      }
    memref.dealloc %alloc : memref<96xi8>
    return %alloc_2 : memref<8xf32>
  }
}

