module {
  func.func @f(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = affine.min affine_map<(d0) -> (4, d0)>(%arg0)
    %1 = scf.parallel (%arg1) = (%c0) to (%0) step (%c1) init (%c0) -> index {
      scf.reduce(%arg0 : index) {
      ^bb0(%arg2: index, %arg3: index):
        scf.reduce.return %c0 : index
      }
    }
    return %1 : index
  }
}
