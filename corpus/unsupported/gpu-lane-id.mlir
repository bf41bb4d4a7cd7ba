// Unsupported: gpu.lane_id
func.func @f(%x: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  %i = gpu.lane_id
  %j = arith.constant 0 : index
  memref.store %x, %a[%j] : memref<4xi32>
  %v = memref.load %a[%j] : memref<4xi32>
  return %v : i32
}
