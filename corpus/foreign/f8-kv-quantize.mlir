// Style: LLM serving kernel author, quantises keys to 8-bit floats with one scale per row, both results are new buffers.
func.func @quant(%k: memref<?x4xf32>) -> (memref<?x4xf8E4M3FN>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %eps = arith.constant 1.0e-6 : f32
  %max = arith.constant 448.0 : f32
  %n = memref.dim %k, %c0 : memref<?x4xf32>
  %q = memref.alloc(%n) : memref<?x4xf8E4M3FN>
  %s = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %m = affine.for %j = 0 to 4 iter_args(%a = %eps) -> (f32) {
      %v = memref.load %k[%i, %j] : memref<?x4xf32>
      %b = math.absf %v : f32
      %c = arith.maximumf %a, %b : f32
      affine.yield %c : f32
    }
    %sc = arith.divf %m, %max : f32
    memref.store %sc, %s[%i] : memref<?xf32>
    affine.for %j = 0 to 4 {
      %v = memref.load %k[%i, %j] : memref<?x4xf32>
      %d = arith.divf %v, %sc : f32
      %t = arith.truncf %d : f32 to f8E4M3FN
      memref.store %t, %q[%i, %j] : memref<?x4xf8E4M3FN>
    }
  }
  return %q, %s : memref<?x4xf8E4M3FN>, memref<?xf32>
}
