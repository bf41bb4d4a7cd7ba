func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %i7 = arith.constant 7 : i32
  %i8 = arith.constant 8 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %i7, %m[%c0] : memref<1xi32>
  %e = tensor.empty() : tensor<1xi32>
  %a = linalg.fill ins(%i8 : i32) outs(%e : tensor<1xi32>) -> tensor<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  bufferization.materialize_in_destination %a in restrict writable %m : (tensor<1xi32>, memref<1xi32>) -> ()
  return %x : i32
}
