// From tests/passes/beyond/odd-modules.mlir, program 22.
func.func @view_shift_ret(%arg0: i1, %arg1: index) -> memref<4xi32> {
  %alloc = memref.alloc() : memref<64xi8>
  %view = memref.view %alloc[%arg1][] : memref<64xi8> to memref<4xi32>
  return %view : memref<4xi32>
}
