// RUN: freehold-prove lemmas --no-cache --solver z3 --label O7-upstream \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject upstream

// Each result that is an owned allocation is owned by the caller, what is not owned is
// LEMMA: {{^}}O7-upstream {{ *}}union {{ *}}proved
// LEMMA: {{^}}O7-upstream {{ *}}literal {{ *}}proved

func.func @f() -> (memref<1xi32>, memref<1xi32>) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  return %a, %b : memref<1xi32>, memref<1xi32>
}
