// Style: linalg front end, correlation matrix: mean and deviation vectors are reductions, data are centred in a copy.
#mat = affine_map<(i, j) -> (i, j)>
#col = affine_map<(i, j) -> (j)>
func.func @correlation(%data: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %eps = arith.constant 0.1 : f32
  %one = arith.constant 1.0 : f32
  %n = memref.dim %data, %c0 : memref<?x?xf32>
  %m = memref.dim %data, %c1 : memref<?x?xf32>
  %ni = arith.index_cast %n : index to i32
  %nf = arith.sitofp %ni : i32 to f32
  %mean = memref.alloc(%m) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%mean : memref<?xf32>)
  linalg.generic {indexing_maps = [#mat, #col], iterator_types = ["reduction", "parallel"]} ins(%data : memref<?x?xf32>) outs(%mean : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %q = arith.divf %a, %nf : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  }
  %dev = memref.alloc(%m) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%dev : memref<?xf32>)
  linalg.generic {indexing_maps = [#mat, #col, #col], iterator_types = ["reduction", "parallel"]} ins(%data, %mean : memref<?x?xf32>, memref<?xf32>) outs(%dev : memref<?xf32>) {
  ^bb0(%a: f32, %mu: f32, %o: f32):
    %d = arith.subf %a, %mu : f32
    %dd = arith.mulf %d, %d : f32
    %q = arith.divf %dd, %nf : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%dev : memref<?xf32>) {
  ^bb0(%o: f32):
    %r = math.sqrt %o : f32
    %small = arith.cmpf ole, %r, %eps : f32
    %s = arith.select %small, %one, %r : f32
    linalg.yield %s : f32
  }
  %z = memref.alloc(%n, %m) : memref<?x?xf32>
  linalg.generic {indexing_maps = [#mat, #col, #col, #mat], iterator_types = ["parallel", "parallel"]} ins(%data, %mean, %dev : memref<?x?xf32>, memref<?xf32>, memref<?xf32>) outs(%z : memref<?x?xf32>) {
  ^bb0(%a: f32, %mu: f32, %sd: f32, %o: f32):
    %d = arith.subf %a, %mu : f32
    %q = arith.divf %d, %sd : f32
    linalg.yield %q : f32
  }
  %corr = memref.alloc(%m, %m) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%corr : memref<?x?xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%z, %z : memref<?x?xf32>, memref<?x?xf32>) outs(%corr : memref<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return %corr : memref<?x?xf32>
}
