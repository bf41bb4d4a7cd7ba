// From tests/passes/lower/shifted-views-escape.mlir, program 0.
func.func @through_a_tensor(%a: memref<16xi8>, %b: memref<2xi32>, %c: i1) -> i1 {
  %four = arith.constant 4 : index
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  %t = bufferization.to_tensor %v : memref<2xi32> to tensor<2xi32>
  %w = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %owned = bufferization.dealloc (%b : memref<2xi32>) if (%c) retain (%w : memref<2xi32>)
  return %owned : i1
}
