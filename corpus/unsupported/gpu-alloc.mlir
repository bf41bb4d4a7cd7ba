// Unsupported: gpu.alloc
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = gpu.alloc host_shared () : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  return %v : i32
}
