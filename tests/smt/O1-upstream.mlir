// RUN: freehold-prove lemmas --no-cache --solver z3 --label O1-upstream \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject upstream
// RUN: freehold-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// All roots that die with a block are operands of one dealloc that retains all that is
// LEMMA: {{^}}O1-upstream {{ *}}union {{ *}}proved
// LEMMA: {{^}}O1-upstream {{ *}}literal {{ *}}refuted: leaks

// CHECK: bufferization.dealloc
// CHECK-SAME: retain
func.func @main(%c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = scf.if %c -> memref<1xi32> {
    scf.yield %a : memref<1xi32>
  } else {
    scf.yield %b : memref<1xi32>
  }
  cf.br ^bb1(%s : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
