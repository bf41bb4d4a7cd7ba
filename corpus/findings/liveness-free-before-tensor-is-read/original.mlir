func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %b = memref.alloc() : memref<8xi32>
  memref.store %zero, %b[%c0] : memref<8xi32>
  %t = bufferization.to_tensor %b restrict writable : memref<8xi32> to tensor<8xi32>
  %x = tensor.extract %t[%c0] : tensor<8xi32>
  return %x : i32
}
