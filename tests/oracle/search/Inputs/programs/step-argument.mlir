// Precondition: the step is positive and divides the size.
// Words: cf.assert: the step is positive
func.func @strided(%a: memref<?xi32>, %step: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %pos = arith.cmpi sgt, %step, %c0 : index
  cf.assert %pos, "the step is positive"
  %r = arith.remui %n, %step : index
  %even = arith.cmpi eq, %r, %c0 : index
  cf.assert %even, "the step divides the size"
  %m = arith.divui %n, %step : index
  %out = memref.alloc(%m) : memref<?xi32>
  scf.for %i = %c0 to %n step %step {
    %k = arith.divui %i, %step : index
    %v = memref.load %a[%i] : memref<?xi32>
    memref.store %v, %out[%k] : memref<?xi32>
  }
  return %out : memref<?xi32>
}
