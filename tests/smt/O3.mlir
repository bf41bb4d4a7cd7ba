// RUN: freehold-prove lemmas --no-cache --solver z3 --label O3 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// The first of the forwards that is the root's allocation takes ownership; if none is, it is
// LEMMA: {{^}}O3 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O3 {{ *}}literal {{ *}}proved

// CHECK: bufferization.dealloc
// CHECK-SAME: retain
func.func @same(%m: memref<1xi32>, %c: i1) -> memref<1xi32> attributes {no_inline} {
  %s = scf.if %c -> memref<1xi32> {
    scf.yield %m : memref<1xi32>
  } else {
    %n = memref.alloc() : memref<1xi32>
    scf.yield %n : memref<1xi32>
  }
  return %s : memref<1xi32>
}

func.func @main(%c: i1, %d: i1) -> i32 {
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
  %r = scf.if %d -> memref<1xi32> {
    scf.yield %s : memref<1xi32>
  } else {
    scf.yield %a : memref<1xi32>
  }
  cf.br ^bb1(%s, %r : memref<1xi32>, memref<1xi32>)
^bb1(%q: memref<1xi32>, %p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
