// Style: Polygeist: array of structs as memref<?x3xf64>, updated by a helper that gets a row.
func.func private @advance(%p: memref<3xf64, strided<[1], offset: ?>>, %dt: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %p[%c0] : memref<3xf64, strided<[1], offset: ?>>
  %v = memref.load %p[%c1] : memref<3xf64, strided<[1], offset: ?>>
  %a = memref.load %p[%c2] : memref<3xf64, strided<[1], offset: ?>>
  %dx = arith.mulf %v, %dt : f64
  %nx = arith.addf %x, %dx : f64
  %dv = arith.mulf %a, %dt : f64
  %nv = arith.addf %v, %dv : f64
  memref.store %nx, %p[%c0] : memref<3xf64, strided<[1], offset: ?>>
  memref.store %nv, %p[%c1] : memref<3xf64, strided<[1], offset: ?>>
  return
}
func.func @simulate(%init: memref<?x3xf64>, %dt: f64) -> memref<?x3xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %init, %c0 : memref<?x3xf64>
  %bodies = memref.alloc(%n) : memref<?x3xf64>
  memref.copy %init, %bodies : memref<?x3xf64> to memref<?x3xf64>
  scf.for %step = %c0 to %c3 step %c1 {
    scf.for %i = %c0 to %n step %c1 {
      %row = memref.subview %bodies[%i, 0] [1, 3] [1, 1] : memref<?x3xf64> to memref<3xf64, strided<[1], offset: ?>>
      func.call @advance(%row, %dt) : (memref<3xf64, strided<[1], offset: ?>>, f64) -> ()
    }
  }
  return %bodies : memref<?x3xf64>
}
