// Unsupported: bufferization.to_tensor
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %t = bufferization.to_tensor %a restrict : memref<4xi32> to tensor<4xi32>
  %u = tensor.insert %x into %t[%c0] : tensor<4xi32>
  %v = tensor.extract %u[%c0] : tensor<4xi32>
  return %v : i32
}
