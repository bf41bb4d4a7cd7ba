func.func @f(%m: memref<2xi32>, %o: memref<2xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%o : memref<2xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %v = affine.load %m[symbol(%i)] : memref<2xi32>
    linalg.yield %v : i32
  }
  return
}
