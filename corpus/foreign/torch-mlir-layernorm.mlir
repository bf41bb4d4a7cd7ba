// Style: torch-mlir through linalg, layer normalisation in f32 of an f16 activation, with affine weights.
#rc = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
#c = affine_map<(i, j) -> (j)>
func.func @forward(%x: memref<?x8xf16>, %g: memref<8xf16>, %b: memref<8xf16>) -> memref<?x8xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %eight = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %n = memref.dim %x, %c0 : memref<?x8xf16>
  %up = memref.alloc(%n) : memref<?x8xf32>
  linalg.generic {indexing_maps = [#rc, #rc], iterator_types = ["parallel", "parallel"]} ins(%x : memref<?x8xf16>) outs(%up : memref<?x8xf32>) {
  ^bb0(%a: f16, %o: f32):
    %e = arith.extf %a : f16 to f32
    linalg.yield %e : f32
  }
  %mean = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<?xf32>)
  linalg.generic {indexing_maps = [#rc, #r], iterator_types = ["parallel", "reduction"]} ins(%up : memref<?x8xf32>) outs(%mean : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %q = arith.divf %a, %eight : f32
    %s = arith.addf %q, %o : f32
    linalg.yield %s : f32
  }
  %var = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%var : memref<?xf32>)
  linalg.generic {indexing_maps = [#rc, #r, #r], iterator_types = ["parallel", "reduction"]} ins(%up, %mean : memref<?x8xf32>, memref<?xf32>) outs(%var : memref<?xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %dd = arith.mulf %d, %d : f32
    %q = arith.divf %dd, %eight : f32
    %s = arith.addf %q, %o : f32
    linalg.yield %s : f32
  }
  %y = memref.alloc(%n) : memref<?x8xf16>
  linalg.generic {indexing_maps = [#rc, #r, #r, #c, #c, #rc], iterator_types = ["parallel", "parallel"]} ins(%up, %mean, %var, %g, %b : memref<?x8xf32>, memref<?xf32>, memref<?xf32>, memref<8xf16>, memref<8xf16>) outs(%y : memref<?x8xf16>) {
  ^bb0(%a: f32, %m: f32, %v: f32, %gg: f16, %bb: f16, %o: f16):
    %d = arith.subf %a, %m : f32
    %ve = arith.addf %v, %eps : f32
    %rs = math.rsqrt %ve : f32
    %nrm = arith.mulf %d, %rs : f32
    %h = arith.truncf %nrm : f32 to f16
    %p = arith.mulf %h, %gg : f16
    %q = arith.addf %p, %bb : f16
    linalg.yield %q : f16
  }
  return %y : memref<?x8xf16>
}
