// Style: Python-like array compiler without checks, x[a:b] = f(x[a:b]) with the bounds as arguments.
func.func @assign(%x: memref<?xf64>, %a: index, %b: index, %copy: i1) -> memref<?xf64> {
  %two = arith.constant 2.0 : f64
  %c0 = arith.constant 0 : index
  %len = arith.subi %b, %a : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = memref.subview %x[%a] [%len] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
  %t = memref.alloc(%len) : memref<?xf64>
  linalg.map ins(%s : memref<?xf64, strided<[1], offset: ?>>) outs(%t : memref<?xf64>) (%v: f64, %o: f64) {
    %m = arith.mulf %v, %two : f64
    linalg.yield %m : f64
  }
  %r = scf.if %copy -> (memref<?xf64>) {
    %y = memref.alloc(%n) : memref<?xf64>
    memref.copy %x, %y : memref<?xf64> to memref<?xf64>
    %d = memref.subview %y[%a] [%len] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
    memref.copy %t, %d : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
    scf.yield %y : memref<?xf64>
  } else {
    memref.copy %t, %s : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
    %e = memref.alloc(%c0) : memref<?xf64>
    scf.yield %e : memref<?xf64>
  }
  return %r : memref<?xf64>
}
