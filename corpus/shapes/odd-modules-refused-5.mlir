// From tests/passes/beyond/odd-modules-refused.mlir, program 5.
func.func @box_ret() -> memref<1xmemref<4xi32>> {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<1xmemref<4xi32>>
  %alloc_0 = memref.alloc() : memref<4xi32>
  memref.store %alloc_0, %alloc[%c0] : memref<1xmemref<4xi32>>
  return %alloc : memref<1xmemref<4xi32>>
}
