// Style: onnx-mlir, NonZero: counts first, since the size of the result depends on the data.
func.func @main_graph(%x: memref<?x?xi1>) -> memref<2x?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x?xi1>
  %m = memref.dim %x, %c1 : memref<?x?xi1>
  %count = memref.alloc() : memref<index>
  memref.store %c0, %count[] : memref<index>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %b = affine.load %x[%i, %j] : memref<?x?xi1>
      %k = affine.load %count[] : memref<index>
      %k1 = arith.addi %k, %c1 : index
      %s = arith.select %b, %k1, %k : index
      affine.store %s, %count[] : memref<index>
    }
  }
  %total = affine.load %count[] : memref<index>
  %out = memref.alloc(%total) : memref<2x?xi64>
  %pos = memref.alloc() : memref<index>
  memref.store %c0, %pos[] : memref<index>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %b = affine.load %x[%i, %j] : memref<?x?xi1>
      scf.if %b {
        %p = memref.load %pos[] : memref<index>
        %i64 = arith.index_cast %i : index to i64
        %j64 = arith.index_cast %j : index to i64
        memref.store %i64, %out[%c0, %p] : memref<2x?xi64>
        memref.store %j64, %out[%c1, %p] : memref<2x?xi64>
        %p1 = arith.addi %p, %c1 : index
        memref.store %p1, %pos[] : memref<index>
      }
    }
  }
  return %out : memref<2x?xi64>
}
