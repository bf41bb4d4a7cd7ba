// Style: onnx-mlir, Gather of embedding rows by int64 indices (negative ones count from the end), then Reshape by reinterpret_cast.
func.func @main_graph(%table: memref<?x4xf32>, %ids: memref<?xi64>) -> memref<?x2x2xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %rows = memref.dim %table, %c0 : memref<?x4xf32>
  %n = memref.dim %ids, %c0 : memref<?xi64>
  %r64 = arith.index_cast %rows : index to i64
  %some = arith.cmpi sgt, %rows, %c0 : index
  cf.assert %some, "empty table"
  %out = memref.alloc(%n) {alignment = 16 : i64} : memref<?x4xf32>
  affine.for %i = 0 to %n {
    %id = affine.load %ids[%i] : memref<?xi64>
    %w = arith.remsi %id, %r64 : i64
    %neg = arith.cmpi slt, %w, %zero : i64
    %up = arith.addi %w, %r64 : i64
    %k64 = arith.select %neg, %up, %w : i64
    %k = arith.index_cast %k64 : i64 to index
    affine.for %j = 0 to 4 {
      %v = memref.load %table[%k, %j] : memref<?x4xf32>
      affine.store %v, %out[%i, %j] : memref<?x4xf32>
    }
  }
  %r = memref.reinterpret_cast %out to offset: [0], sizes: [%n, 2, 2], strides: [4, 2, 1] : memref<?x4xf32> to memref<?x2x2xf32>
  return %r : memref<?x2x2xf32>
}
