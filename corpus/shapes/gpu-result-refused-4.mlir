// From tests/passes/ownership/gpu.mlir, refused program 4.
func.func private @taken() -> memref<4xi32> {
  %g = gpu.alloc () : memref<4xi32>
  return %g : memref<4xi32>
}
func.func @indirect() {
  %f = constant @taken : () -> memref<4xi32>
  %m = call_indirect %f() : () -> memref<4xi32>
  return
}
