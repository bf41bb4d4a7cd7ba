// Style: ONNX-MLIR Reshape with a shape that is computed at run time, -1 stands for the rest; the reshaped view is returned as a copy.
func.func @reshape(%x: memref<?x?xf32>, %shape: memref<2xi64>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %neg = arith.constant -1 : i64
  %one = arith.constant 1 : i64
  %d0 = memref.dim %x, %c0 : memref<?x?xf32>
  %d1 = memref.dim %x, %c1 : memref<?x?xf32>
  %total = arith.muli %d0, %d1 : index
  %t64 = arith.index_cast %total : index to i64
  %s0 = memref.load %shape[%c0] : memref<2xi64>
  %s1 = memref.load %shape[%c1] : memref<2xi64>
  %infer = arith.cmpi eq, %s1, %neg : i64
  %rest = arith.divsi %t64, %s0 : i64
  %e1 = arith.select %infer, %rest, %s1 : i64
  %prod = arith.muli %s0, %e1 : i64
  %fit = arith.cmpi eq, %prod, %t64 : i64
  cf.assert %fit, "element counts differ"
  %new = memref.alloca() : memref<2xindex>
  %i0 = arith.index_cast %s0 : i64 to index
  %i1 = arith.index_cast %e1 : i64 to index
  memref.store %i0, %new[%c0] : memref<2xindex>
  memref.store %i1, %new[%c1] : memref<2xindex>
  %tmp = memref.alloc(%d0, %d1) : memref<?x?xf32>
  memref.copy %x, %tmp : memref<?x?xf32> to memref<?x?xf32>
  %r = memref.reshape %tmp(%new) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %r : memref<?x?xf32>
}
