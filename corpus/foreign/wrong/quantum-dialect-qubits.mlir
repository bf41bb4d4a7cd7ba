// mistake: the scaled angles are freed before the gates read them
// expected: use-after-free
module {
  func.func @ansatz(%arg0: memref<?xf64>) -> memref<2xi1> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.1415926535897931 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %alloc = memref.alloc(%dim) : memref<?xf64>
    scf.for %arg1 = %c0 to %dim step %c1 {
      %4 = memref.load %arg0[%arg1] : memref<?xf64>
      %5 = arith.mulf %4, %cst : f64
      memref.store %5, %alloc[%arg1] : memref<?xf64>
    }
    %0 = "qc.alloc"() {index = 0 : i32} : () -> !qc.qubit
    %1 = "qc.alloc"() {index = 1 : i32} : () -> !qc.qubit
    memref.dealloc %alloc : memref<?xf64>
    scf.for %arg1 = %c0 to %dim step %c1 {
      %4 = memref.load %alloc[%arg1] : memref<?xf64>
      "qc.ry"(%0, %4) : (!qc.qubit, f64) -> ()
      "qc.cx"(%0, %1) : (!qc.qubit, !qc.qubit) -> ()
    }
    %alloc_0 = memref.alloc() : memref<2xi1>
    %2 = "qc.measure"(%0) : (!qc.qubit) -> i1
    %3 = "qc.measure"(%1) : (!qc.qubit) -> i1
    memref.store %2, %alloc_0[%c0] : memref<2xi1>
    memref.store %3, %alloc_0[%c1] : memref<2xi1>
    return %alloc_0 : memref<2xi1>
  }
}
