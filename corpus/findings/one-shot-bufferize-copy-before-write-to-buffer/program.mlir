func.func private @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %one, %b[%c0] : memref<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  return %x : i32
}
func.func @main() {
  %three = arith.constant 3 : i32
  %r = call @f(%three) : (i32) -> i32
  vector.print %r : i32
  return
}
