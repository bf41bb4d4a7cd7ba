// RUN: freehold-prove lemmas --no-cache --solver z3 --label O4 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// A forward that selects choose takes ownership of the root where their conditions say that it
// LEMMA: {{^}}O4 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O4 {{ *}}literal {{ *}}proved

// CHECK-NOT: retain
func.func @main(%c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = arith.select %c, %a, %b : memref<1xi32>
  cf.br ^bb1(%s : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
