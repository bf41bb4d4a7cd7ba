// Unsupported: sparse_tensor.values (where unknown ops are)
#csr = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @f(%t: tensor<8xf32, #csr>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.values %t : tensor<8xf32, #csr> to memref<?xf32>
  %a = memref.alloc() : memref<1xf32>
  %z = arith.constant 0.0 : f32
  memref.store %z, %a[%c0] : memref<1xf32>
  %r = memref.load %a[%c0] : memref<1xf32>
  return %r : f32
}
