// Style: torch-mlir: embedding lookup with i64 ids and an assertion on the range, as aten.embedding lowers.
func.func @forward(%ids: memref<?xi64>, %table: memref<?x4xf32>) -> memref<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %ids, %c0 : memref<?xi64>
  %rows = memref.dim %table, %c0 : memref<?x4xf32>
  %rows64 = arith.index_cast %rows : index to i64
  %c0_i64 = arith.constant 0 : i64
  %out = memref.alloc(%n) {alignment = 64 : i64} : memref<?x4xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%ids : memref<?xi64>) outs(%out : memref<?x4xf32>) {
  ^bb0(%id: i64, %o: f32):
    %lt = arith.cmpi slt, %id, %rows64 : i64
    cf.assert %lt, "index must be smaller than dim size"
    %ge = arith.cmpi sge, %id, %c0_i64 : i64
    cf.assert %ge, "index must be larger or equal to 0"
    %row = arith.index_cast %id : i64 to index
    %col = linalg.index 1 : index
    %v = memref.load %table[%row, %col] : memref<?x4xf32>
    linalg.yield %v : f32
  }
  return %out : memref<?x4xf32>
}
