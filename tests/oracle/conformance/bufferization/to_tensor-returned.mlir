// Whoever gets a tensor gets the buffer that it stands for; what only a tensor of the function stands for is leaked.
// RUN: freehold-run %s --entry returned | FileCheck %s
// RUN: not freehold-run %s --entry leaked 2>&1 | FileCheck %s --check-prefix=LEAK
// CHECK: result 0 = [3, 3] : tensor<2xi32>
// CHECK-NEXT: returned
// CHECK-NOT: leak
func.func @returned() -> tensor<2xi32> {
  %c = arith.constant 3 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<2xi32>)
  %t = bufferization.to_tensor %m restrict writable : memref<2xi32> to tensor<2xi32>
  return %t : tensor<2xi32>
}
// LEAK: error: leak: 8 bytes are never freed
func.func @leaked() -> i32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 3 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<2xi32>)
  %t = bufferization.to_tensor %m restrict writable : memref<2xi32> to tensor<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  return %x : i32
}
