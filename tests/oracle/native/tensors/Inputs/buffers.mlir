func.func @mat(%t: tensor<4xi32>, %d: tensor<4xi32>, %m: memref<4xi32>, %n: memref<?xi32>) -> (tensor<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %r = bufferization.materialize_in_destination %t in %d : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  bufferization.materialize_in_destination %r in restrict writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
  %x = memref.load %m[%c0] : memref<4xi32>
  %a = bufferization.alloc_tensor() copy(%t) : tensor<4xi32>
  %b = tensor.insert %x into %a[%c0] : tensor<4xi32>
  return %b, %x : tensor<4xi32>, i32
}
func.func @tot(%m: memref<4xi32>, %v: i32) -> (i32, tensor<4xi32>) {
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m restrict writable : memref<4xi32> to tensor<4xi32>
  %u = tensor.insert %v into %t[%c1] : tensor<4xi32>
  %x = tensor.extract %t[%c1] : tensor<4xi32>
  return %x, %u : i32, tensor<4xi32>
}
func.func @tob(%t: tensor<4xi32>, %v: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %b = bufferization.to_buffer %t : tensor<4xi32> to memref<4xi32>
  memref.store %v, %b[%c1] : memref<4xi32>
  %x = tensor.extract %t[%c1] : tensor<4xi32>
  %y = memref.load %b[%c1] : memref<4xi32>
  return %x, %y : i32, i32
}
func.func @tobro(%t: tensor<4xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %b = bufferization.to_buffer %t read_only : tensor<4xi32> to memref<4xi32>
  %y = memref.load %b[%c1] : memref<4xi32>
  return %y : i32
}
func.func @deal(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = bufferization.alloc_tensor(%c4) : tensor<?xi32>
  %b = tensor.insert %v into %a[%c0] : tensor<?xi32>
  %x = tensor.extract %b[%c0] : tensor<?xi32>
  bufferization.dealloc_tensor %b : tensor<?xi32>
  return %x : i32
}
func.func @mis1(%m: memref<4xi32>, %v: i32) -> tensor<4xi32> {
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m restrict writable : memref<4xi32> to tensor<4xi32>
  memref.store %v, %m[%c1] : memref<4xi32>
  return %t : tensor<4xi32>
}
func.func @mis2(%m: memref<4xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m restrict writable : memref<4xi32> to tensor<4xi32>
  %y = memref.load %m[%c1] : memref<4xi32>
  return %y : i32
}
func.func @mis3(%m: memref<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %t = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  %u = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  return %t, %u : tensor<4xi32>, tensor<4xi32>
}
func.func @mis4(%m: memref<4xi32>, %t: tensor<4xi32>) -> tensor<4xi32> {
  %u = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
  return %u : tensor<4xi32>
}
