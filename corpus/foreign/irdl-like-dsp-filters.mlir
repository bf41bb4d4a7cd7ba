// Style: audio DSP compiler with its own dialect in generic form, filters in a chain of buffers.
func.func @chain(%in: memref<64xf32>) -> memref<64xf32> {
  %a = "dsp.window"(%in) {kind = "hann"} : (memref<64xf32>) -> memref<64xf32>
  %t = memref.alloc() : memref<64xf32>
  "dsp.biquad"(%a, %t) {b = [0.2 : f32, 0.3 : f32], a = [1.0 : f32, 0.1 : f32]} : (memref<64xf32>, memref<64xf32>) -> ()
  %r = memref.alloc() : memref<64xf32>
  "dsp.gain"(%t, %r) {db = -3.0 : f32} : (memref<64xf32>, memref<64xf32>) -> ()
  %peak = "dsp.peak"(%r) : (memref<64xf32>) -> f32
  %one = arith.constant 1.0 : f32
  %loud = arith.cmpf ogt, %peak, %one : f32
  scf.if %loud {
    "dsp.limit"(%r, %peak) : (memref<64xf32>, f32) -> ()
  }
  return %r : memref<64xf32>
}
