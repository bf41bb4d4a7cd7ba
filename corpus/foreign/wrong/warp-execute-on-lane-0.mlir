// mistake: lane 0 does not write its vector
// expected: observation
module {
  func.func @lane0(%arg0: index, %arg1: memref<32xf32>) -> memref<32xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %0 = arith.cmpi ult, %arg0, %c32 : index
    cf.assert %0, "32 lanes"
    %alloc = memref.alloc() : memref<32xf32>
    gpu.warp_execute_on_lane_0(%arg0)[32] {
      %1 = vector.transfer_read %arg1[%c0], %cst {in_bounds = [true]} : memref<32xf32>, vector<32xf32>
      %2 = arith.addf %1, %1 : vector<32xf32>
    }
    return %alloc : memref<32xf32>
  }
}

