// Buffers that callees return are told apart by a helper function: helper-right.mlir is what MLIR 22 makes of this, and
// helper-after.mlir forgets a buffer, or what is returned.
func.func private @make() -> memref<4xi32>
func.func @three(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = func.call @make() : () -> memref<4xi32>
  %b = func.call @make() : () -> memref<4xi32>
  %c = func.call @make() : () -> memref<4xi32>
  memref.store %x, %b[%c0] : memref<4xi32>
  memref.copy %b, %c : memref<4xi32> to memref<4xi32>
  %r = memref.load %c[%c0] : memref<4xi32>
  return %r : i32
}
func.func @returned(%f: i1) -> memref<4xi32> {
  %a = func.call @make() : () -> memref<4xi32>
  %b = func.call @make() : () -> memref<4xi32>
  %r = arith.select %f, %a, %b : memref<4xi32>
  return %r : memref<4xi32>
}
