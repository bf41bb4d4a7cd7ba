// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry constant_global 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not freehold-run %s --entry poison_index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not freehold-run %s --entry misaligned 2>&1 | FileCheck %s --check-prefix=MISALIGNED
// RUN: not freehold-run %s --entry rank_four_outside 2>&1 | FileCheck %s --check-prefix=FOUR

memref.global "private" constant @c : memref<2xi32> = dense<1>

// Each store touches its own cell only.
// CHECK-LABEL: @ranks()
// CHECK-NEXT: result 0 = 5 : memref<i8>
// CHECK-NEXT: result 1 = [_, 5] : memref<2xi8>
// CHECK-NEXT: result 2 = {{\[\[}}_, _, 6], [_, _, _]] : memref<2x3xi16>
// CHECK-NEXT: result 3 = {{\[\[\[}}_, _], [_, _]], {{\[\[}}_, _], [-7, _]]] : memref<2x2x2xi64>
// CHECK-NEXT: result 4 = {{\[\[\[\[}}_], [0.5]]]] : memref<1x1x2x1xf32>
// CHECK-NEXT: returned
func.func @ranks() -> (memref<i8>, memref<2xi8>, memref<2x3xi16>, memref<2x2x2xi64>, memref<1x1x2x1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.constant 5 : i8
  %b = arith.constant 6 : i16
  %c = arith.constant -7 : i64
  %d = arith.constant 0.5 : f32
  %m0 = memref.alloc() : memref<i8>
  memref.store %a, %m0[] : memref<i8>
  %m1 = memref.alloc() : memref<2xi8>
  memref.store %a, %m1[%c1] : memref<2xi8>
  %m2 = memref.alloc() : memref<2x3xi16>
  memref.store %b, %m2[%c0, %c2] : memref<2x3xi16>
  %m3 = memref.alloc() : memref<2x2x2xi64>
  memref.store %c, %m3[%c1, %c1, %c0] : memref<2x2x2xi64>
  %m4 = memref.alloc() : memref<1x1x2x1xf32>
  memref.store %d, %m4[%c0, %c0, %c1, %c0] : memref<1x1x2x1xf32>
  return %m0, %m1, %m2, %m3, %m4
      : memref<i8>, memref<2xi8>, memref<2x3xi16>, memref<2x2x2xi64>, memref<1x1x2x1xf32>
}

// Little-endian cells; an i1 and an i20 take whole bytes with zeros above.
// CHECK-LABEL: @bytes()
// CHECK-NEXT: result 0 = [4, 3, 2, 1] : memref<4xi8>
// CHECK-NEXT: result 1 = [1] : memref<1xi8>
// CHECK-NEXT: result 2 = [-1, -1, 15, 0] : memref<4xi8>
// CHECK-NEXT: returned
func.func @bytes() -> (memref<4xi8>, memref<1xi8>, memref<4xi8>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 16909060 : i32
  %m = memref.alloc() : memref<4xi8>
  %w = memref.view %m[%c0][] : memref<4xi8> to memref<i32>
  memref.store %v, %w[] : memref<i32>
  %true = arith.constant true
  %n = memref.alloc() : memref<1xi8>
  %x = memref.view %n[%c0][] : memref<1xi8> to memref<i1>
  memref.store %true, %x[] : memref<i1>
  %o = memref.alloc() : memref<4xi8>
  %y = memref.view %o[%c0][] : memref<4xi8> to memref<i20>
  %all = arith.constant -1 : i20
  memref.store %all, %y[] : memref<i20>
  return %m, %n, %o : memref<4xi8>, memref<1xi8>, memref<4xi8>
}

// Storing over poison makes the cell good again.
// CHECK-LABEL: @over_poison()
// CHECK-NEXT: result 0 = 4 : i32
func.func @over_poison() -> i32 {
  %p = ub.poison : i32
  %v = arith.constant 4 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %p, %m[] : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

// FREED: [[@LINE+6]]:3: error: use-after-free: writes
func.func private @freed() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 3 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}

// OUTSIDE: [[@LINE+5]]:3: error: out-of-bounds: index 2 of dimension 0 of size 2
func.func private @outside() {
  %c2 = arith.constant 2 : index
  %v = arith.constant 3 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %v, %m[%c2] : memref<2xi32>
  return
}

// CONSTANT: [[@LINE+5]]:3: error: undefined: {{.*}}constant
func.func private @constant_global() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 3 : i32
  %m = memref.get_global @c : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}

// INDEX: [[@LINE+5]]:3: error: undefined: {{.*}}poison
func.func private @poison_index() {
  %p = ub.poison : index
  %v = arith.constant 3 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %v, %m[%p] : memref<2xi32>
  return
}

// MISALIGNED: [[@LINE+5]]:3: error: undefined: {{.*}}aligned to 16
func.func private @misaligned() {
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %v, %m[%c1] {alignment = 16} : memref<2xi32>
  return
}

// FOUR: [[@LINE+6]]:3: error: out-of-bounds: index 1 of dimension 3 of size 1
func.func private @rank_four_outside() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  %m = memref.alloca() : memref<2x2x2x1xi32>
  memref.store %v, %m[%c0, %c0, %c0, %c1] : memref<2x2x2x1xi32>
  return
}
