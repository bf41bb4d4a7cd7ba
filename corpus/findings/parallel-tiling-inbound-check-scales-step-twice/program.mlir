module {
  func.func @f(%arg0: memref<?xi32>, %arg1: i32, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    scf.parallel (%arg3) = (%c0) to (%arg2) step (%c3) {
      memref.store %arg1, %arg0[%arg3] : memref<?xi32>
      scf.reduce 
    }
    return
  }
}
