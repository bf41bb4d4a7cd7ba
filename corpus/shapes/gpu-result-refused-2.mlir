// From tests/passes/ownership/gpu.mlir, refused program 2.
func.func @or_argument(%c: i1, %a: memref<4xi32>) -> memref<4xi32> {
  %g = gpu.alloc () : memref<4xi32>
  %r = arith.select %c, %g, %a : memref<4xi32>
  return %r : memref<4xi32>
}
