module {
  func.func @f(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %0 = affine.for %arg1 = 1 to min affine_map<(d0) -> (d0, 7)>(%arg0) step 2 iter_args(%arg2 = %c0) -> (index) {
      %alloc = memref.alloc(%arg2) : memref<?xi32>
      %dim = memref.dim %alloc, %c0 : memref<?xi32>
      %1 = arith.cmpi ugt, %dim, %c0 : index
      %2 = scf.if %1 -> (i32) {
        scf.yield %c0_i32 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %2 : i32
      affine.yield %c1 : index
    }
    return
  }
}
