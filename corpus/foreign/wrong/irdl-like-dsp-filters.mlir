// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @chain(%arg0: memref<64xf32>) -> memref<64xf32> attributes {freehold.deallocated = ["memref"]} {
    %0 = "dsp.window"(%arg0) {kind = "hann"} : (memref<64xf32>) -> memref<64xf32>
    %alloc = memref.alloc() : memref<64xf32>
    "dsp.biquad"(%0, %alloc) {a = [1.000000e+00 : f32, 1.000000e-01 : f32], b = [2.000000e-01 : f32, 3.000000e-01 : f32]} : (memref<64xf32>, memref<64xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<64xf32>
    "dsp.gain"(%alloc, %alloc_0) {db = -3.000000e+00 : f32} : (memref<64xf32>, memref<64xf32>) -> ()
    %1 = "dsp.peak"(%alloc_0) : (memref<64xf32>) -> f32
    %cst = arith.constant 1.000000e+00 : f32
    %2 = arith.cmpf ogt, %1, %cst : f32
    scf.if %2 {
      "dsp.limit"(%alloc_0, %1) : (memref<64xf32>, f32) -> ()
    }
    return %alloc_0 : memref<64xf32>
  }
}
