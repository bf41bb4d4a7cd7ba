// Style: data-tiled matmul, mmt4d on packed operands, then elementwise ops by linalg.elementwise and unpack by views.
func.func @mm(%lhs: memref<?x?x2x1xi8>, %rhs: memref<?x?x4x1xi8>) -> memref<?x?x2x4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %m = memref.dim %lhs, %c0 : memref<?x?x2x1xi8>
  %n = memref.dim %rhs, %c0 : memref<?x?x4x1xi8>
  %acc = memref.alloc(%m, %n) : memref<?x?x2x4xi32>
  linalg.fill ins(%z : i32) outs(%acc : memref<?x?x2x4xi32>)
  linalg.mmt4d ins(%lhs, %rhs : memref<?x?x2x1xi8>, memref<?x?x4x1xi8>) outs(%acc : memref<?x?x2x4xi32>)
  %abs = memref.alloc(%m, %n) : memref<?x?x2x4xi32>
  linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%acc, %acc : memref<?x?x2x4xi32>, memref<?x?x2x4xi32>) outs(%abs : memref<?x?x2x4xi32>)
  return %abs : memref<?x?x2x4xi32>
}
