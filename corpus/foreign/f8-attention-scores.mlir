// Style: low-precision inference, f8 keys and bf16 queries, scores scaled in f32 and masked by an i1 buffer with select; NaN-free softmax.
func.func @scores(%q: memref<?xbf16>, %k: memref<?x?xf8E5M2>, %mask: memref<?xi1>, %scale: f8E4M3FN) -> memref<?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e4 : f32
  %keys = memref.dim %k, %c0 : memref<?x?xf8E5M2>
  %s = arith.extf %scale : f8E4M3FN to f32
  %acc = memref.alloc(%keys) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%acc : memref<?xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%k, %q : memref<?x?xf8E5M2>, memref<?xbf16>) outs(%acc : memref<?xf32>) {
  ^bb0(%a: f8E5M2, %b: bf16, %o: f32):
    %ae = arith.extf %a : f8E5M2 to f32
    %be = arith.extf %b : bf16 to f32
    %p = arith.mulf %ae, %be : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  }
  %out = memref.alloc(%keys) : memref<?xbf16>
  scf.for %i = %c0 to %keys step %c1 {
    %v = memref.load %acc[%i] : memref<?xf32>
    %m = memref.load %mask[%i] : memref<?xi1>
    %w = arith.mulf %v, %s : f32
    %x = arith.select %m, %w, %low : f32
    %r = math.roundeven %x : f32
    %e = arith.truncf %r : f32 to bf16
    memref.store %e, %out[%i] : memref<?xbf16>
  }
  return %out : memref<?xbf16>
}
