// Style: torch-mlir without shape assertions, scaled dot-product attention over a batch; sizes of q, k and v are trusted to fit.
#q = affine_map<(b, i, j, k) -> (b, i, k)>
#k = affine_map<(b, i, j, k) -> (b, j, k)>
#s = affine_map<(b, i, j, k) -> (b, i, j)>
#p = affine_map<(b, i, j) -> (b, i, j)>
#r = affine_map<(b, i, j) -> (b, i)>
func.func @sdpa(%q: memref<?x?x?xf32>, %k: memref<?x?x?xf32>, %v: memref<?x?x?xf32>) -> memref<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %b = memref.dim %q, %c0 : memref<?x?x?xf32>
  %n = memref.dim %q, %c1 : memref<?x?x?xf32>
  %m = memref.dim %k, %c1 : memref<?x?x?xf32>
  %d = memref.dim %v, %c2 : memref<?x?x?xf32>
  %s = memref.alloc(%b, %n, %m) {alignment = 64 : i64} : memref<?x?x?xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<?x?x?xf32>)
  linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%s : memref<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %t = arith.addf %o, %xy : f32
    linalg.yield %t : f32
  }
  %mx = memref.alloc(%b, %n) {alignment = 64 : i64} : memref<?x?xf32>
  linalg.fill ins(%low : f32) outs(%mx : memref<?x?xf32>)
  linalg.generic {indexing_maps = [#p, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s : memref<?x?x?xf32>) outs(%mx : memref<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.maximumf %x, %o : f32
    linalg.yield %t : f32
  }
  %sum = memref.alloc(%b, %n) {alignment = 64 : i64} : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<?x?xf32>)
  linalg.generic {indexing_maps = [#r, #p, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mx : memref<?x?xf32>) outs(%s, %sum : memref<?x?x?xf32>, memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %dlt = arith.subf %y, %x : f32
    %e = math.exp %dlt : f32
    %t = arith.addf %e, %o : f32
    linalg.yield %e, %t : f32, f32
  }
  %out = memref.alloc(%b, %n, %d) {alignment = 64 : i64} : memref<?x?x?xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<?x?x?xf32>)
  linalg.batch_matmul ins(%s, %v : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%out : memref<?x?x?xf32>)
  linalg.generic {indexing_maps = [#r, #p], iterator_types = ["parallel", "parallel", "parallel"]} ins(%sum : memref<?x?xf32>) outs(%out : memref<?x?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.divf %o, %x : f32
    linalg.yield %t : f32
  }
  return %out : memref<?x?x?xf32>
}
