// From tests/passes/ownership/gpu.mlir: each allocator has an ownership of its own in the signature.
func.func private @maybe(%c: i1, %a: memref<4xi32>) -> memref<4xi32> {
  %g = gpu.alloc () : memref<4xi32>
  gpu.memcpy %g, %a : memref<4xi32>, memref<4xi32>
  %r = arith.select %c, %g, %a : memref<4xi32>
  return %r : memref<4xi32>
}
func.func @caller(%c: i1, %a: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = call @maybe(%c, %a) : (i1, memref<4xi32>) -> memref<4xi32>
  %v = memref.load %r[%c0] : memref<4xi32>
  return %v : i32
}
