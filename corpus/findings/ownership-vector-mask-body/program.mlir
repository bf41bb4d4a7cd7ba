module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    vector.mask %arg1 { vector.transfer_write %arg0, %arg2[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32> } : vector<4xi1>
    return
  }
}
