// Style: vector distribution, one lane of a warp computes for all, a spill buffer in between.
func.func @lane0(%lane: index, %in: memref<32xf32>) -> memref<32xf32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %ok = arith.cmpi ult, %lane, %c32 : index
  cf.assert %ok, "32 lanes"
  %spill = memref.alloc() : memref<32xf32>
  gpu.warp_execute_on_lane_0(%lane)[32] {
    %z = arith.constant 0.0 : f32
    %v = vector.transfer_read %in[%c0], %z {in_bounds = [true]} : memref<32xf32>, vector<32xf32>
    %w = arith.addf %v, %v : vector<32xf32>
    vector.transfer_write %w, %spill[%c0] {in_bounds = [true]} : vector<32xf32>, memref<32xf32>
  }
  return %spill : memref<32xf32>
}
