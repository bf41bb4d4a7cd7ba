// From tests/passes/ownership/gpu.mlir, refused program 1.
func.func @either(%c: i1) -> memref<4xi32> {
  %r = scf.if %c -> memref<4xi32> {
    %m = memref.alloc() : memref<4xi32>
    scf.yield %m : memref<4xi32>
  } else {
    %g = gpu.alloc () : memref<4xi32>
    scf.yield %g : memref<4xi32>
  }
  return %r : memref<4xi32>
}
