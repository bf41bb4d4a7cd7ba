// expected: use-after-free
// This is what fh makes of corpus/foreign/aligned-assume-kernel.mlir, with a mistake: the aligned line is freed after it was copied out, before its maximum is taken.
module {
  func.func @axpby(%arg0: f32, %arg1: memref<8xf32>, %arg2: f32, %arg3: memref<8xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %assume_align = memref.assume_alignment %arg1, 4 : memref<8xf32>
    %assume_align_0 = memref.assume_alignment %arg3, 4 : memref<8xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    %assume_align_1 = memref.assume_alignment %alloc, 64 : memref<8xf32>
    linalg.map ins(%assume_align, %assume_align_0 : memref<8xf32>, memref<8xf32>) outs(%assume_align_1 : memref<8xf32>)
      (%in: f32, %in_2: f32, %init: f32) {
        %1 = arith.mulf %arg0, %in : f32
        %2 = arith.mulf %arg2, %in_2 : f32
        %3 = arith.addf %1, %2 : f32
        linalg.yield %3 : f32
      }
    memref.copy %assume_align_1, %arg3 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    %0 = affine.for %arg4 = 0 to 8 iter_args(%arg5 = %cst) -> (f32) {
      %1 = affine.load %assume_align_1[%arg4] : memref<8xf32>
      %2 = math.absf %1 : f32
      %3 = arith.maximumf %arg5, %2 : f32
      affine.yield %3 : f32
    }
    return %0 : f32
  }
}
