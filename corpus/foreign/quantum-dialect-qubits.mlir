// Style: quantum compiler with a dialect of its own, angles in a buffer, gates as generic ops, a classical register at the end.
func.func @ansatz(%theta: memref<?xf64>) -> memref<2xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pi = arith.constant 3.141592653589793 : f64
  %n = memref.dim %theta, %c0 : memref<?xf64>
  %scaled = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.load %theta[%i] : memref<?xf64>
    %u = arith.mulf %t, %pi : f64
    memref.store %u, %scaled[%i] : memref<?xf64>
  }
  %q0 = "qc.alloc"() {index = 0 : i32} : () -> !qc.qubit
  %q1 = "qc.alloc"() {index = 1 : i32} : () -> !qc.qubit
  scf.for %i = %c0 to %n step %c1 {
    %u = memref.load %scaled[%i] : memref<?xf64>
    "qc.ry"(%q0, %u) : (!qc.qubit, f64) -> ()
    "qc.cx"(%q0, %q1) : (!qc.qubit, !qc.qubit) -> ()
  }
  %bits = memref.alloc() : memref<2xi1>
  %m0 = "qc.measure"(%q0) : (!qc.qubit) -> i1
  %m1 = "qc.measure"(%q1) : (!qc.qubit) -> i1
  memref.store %m0, %bits[%c0] : memref<2xi1>
  memref.store %m1, %bits[%c1] : memref<2xi1>
  return %bits : memref<2xi1>
}
