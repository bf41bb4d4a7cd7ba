// Values that come from unregistered ops, and work of omp outside of any team: neither is a reason to crash.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --entry index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: freehold-check %s --subject fh --entry orphaned | FileCheck %s --check-prefix=ORPHANED
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --entry called --json | FileCheck %s --check-prefix=CALLED
// CALLED: whether other threads wait for it
// INDEX: 1 judged = 0 agree + 0 defect + 1 inconclusive
// ORPHANED: 1 judged = 1 agree
func.func @index(%x: memref<8xf32>, %n: index, %k: i32) {
  %w:2 = "my.src"() : () -> (index, memref<?xf32>)
  %v = memref.load %w#1[%w#0] : memref<?xf32>
  return
}
func.func @orphaned(%x: memref<i32>, %n: i32) {
  omp.master {
    memref.store %n, %x[] : memref<i32>
    omp.terminator
  }
  return
}
func.func private @work(%x: memref<i32>, %n: i32) {
  omp.master {
    memref.store %n, %x[] : memref<i32>
    omp.terminator
  }
  return
}
func.func @called(%x: memref<i32>, %n: i32) {
  omp.parallel {
    func.call @work(%x, %n) : (memref<i32>, i32) -> ()
    %v = memref.load %x[] : memref<i32>
    omp.terminator
  }
  return
}
