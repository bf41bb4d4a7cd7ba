func.func @f(%m: memref<4xindex>, %c: i1) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xindex>) {
  ^bb0(%old: index):
    %i = linalg.index 0 : index
    %r = scf.if %c -> index {
      scf.yield %i : index
    } else {
      scf.yield %old : index
    }
    linalg.yield %r : index
  }
  return
}
