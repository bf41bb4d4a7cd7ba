// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// Inside means that all constraints hold: 2 <= i <= n - 1 with n = 5, and i even.
// CHECK-LABEL: @sets()
// CHECK-NEXT: print 2 : index
// CHECK-NEXT: print 4 : index
// CHECK-NEXT: returned
func.func @sets() {
  %n = arith.constant 5 : index
  affine.for %i = -2 to 8 {
    affine.if affine_set<(d0)[s0] : (d0 - 2 >= 0, s0 - 1 - d0 >= 0, d0 mod 2 == 0)>(%i)[%n] {
      vector.print %i : index
    }
  }
  return
}

// Results, with else: 10 for i = 1, 20 for i = 0 and 2.
// CHECK-LABEL: @results()
// CHECK-NEXT: print 20 : i32
// CHECK-NEXT: print 10 : i32
// CHECK-NEXT: print 20 : i32
// CHECK-NEXT: returned
func.func @results() {
  %ten = arith.constant 10 : i32
  %twenty = arith.constant 20 : i32
  affine.for %i = 0 to 3 {
    %r = affine.if affine_set<(d0) : (d0 - 1 == 0)>(%i) -> i32 {
      affine.yield %ten : i32
    } else {
      affine.yield %twenty : i32
    }
    vector.print %r : i32
  }
  return
}

// CHECK-LABEL: @memrefs()
// CHECK-NEXT: result 0 = [_, _] : memref<?xi8>
// CHECK-NEXT: returned
func.func @memrefs() -> memref<?xi8> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc(%c1) : memref<?xi8>
  %b = memref.alloc(%c2) : memref<?xi8>
  %r:2 = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%c1) -> (memref<?xi8>, memref<?xi8>) {
    affine.yield %a, %b : memref<?xi8>, memref<?xi8>
  } else {
    affine.yield %b, %a : memref<?xi8>, memref<?xi8>
  }
  memref.dealloc %r#1 : memref<?xi8>
  return %r#0 : memref<?xi8>
}

// POISON: [[@LINE+4]]:3: error: undefined: a constraint of an integer set is poison
func.func private @poison() {
  %n = arith.constant 70 : index
  %p = arith.shli %n, %n : index
  affine.if affine_set<()[s0] : (-1 >= 0, s0 >= 0)>()[%p] {
  }
  return
}
