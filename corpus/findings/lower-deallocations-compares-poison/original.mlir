module {
  func.func @f(%arg0: memref<i32>, %arg1: i1) {
    %0 = scf.if %arg1 -> (memref<i32>) {
      scf.yield %arg0 : memref<i32>
    } else {
      %1 = ub.poison : memref<i32>
      scf.yield %1 : memref<i32>
    }
    return
  }
}
