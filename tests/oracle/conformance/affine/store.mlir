// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

memref.global "private" constant @constants : memref<2xi32> = dense<3>

// The transposed positions are written; the others keep what they had, nothing.
// CHECK-LABEL: @maps()
// CHECK-NEXT: result 0 = {{\[}}[0, _], [1, 11], [2, 12]] : memref<3x2xindex>
// CHECK-NEXT: returned
func.func @maps() -> memref<3x2xindex> {
  %m = memref.alloc() : memref<3x2xindex>
  affine.for %i = 0 to 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 {
      %v = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      affine.store %v, %m[%j, %i] : memref<3x2xindex>
    }
  }
  return %m : memref<3x2xindex>
}

// Poison may be stored; overwriting the cell removes it.
// CHECK-LABEL: @poison_value()
// CHECK-NEXT: result 0 = [1, 70] : memref<2xindex>
// CHECK-NEXT: returned
func.func @poison_value() -> memref<2xindex> {
  %one = arith.constant 1 : index
  %n = arith.constant 70 : index
  %p = arith.shli %n, %n : index
  %m = memref.alloc() : memref<2xindex>
  affine.store %p, %m[0] : memref<2xindex>
  affine.store %n, %m[1] : memref<2xindex>
  affine.store %one, %m[0] : memref<2xindex>
  return %m : memref<2xindex>
}

// OUTSIDE: [[@LINE+4]]:3: error: out-of-bounds: index 4 of dimension 0 of size 4
func.func private @outside() {
  %c3 = arith.constant 3 : index
  %a = memref.alloca() : memref<4xindex>
  affine.store %c3, %a[%c3 + 1] : memref<4xindex>
  return
}

// FREED: [[@LINE+5]]:3: error: use-after-free:
func.func private @freed() {
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xindex>
  memref.dealloc %a : memref<4xindex>
  affine.store %c3, %a[%c3] : memref<4xindex>
  return
}

// CONSTANT: [[@LINE+4]]:3: error: undefined: writes a constant global
func.func private @constant() {
  %c3 = arith.constant 3 : i32
  %a = memref.get_global @constants : memref<2xi32>
  affine.store %c3, %a[0] : memref<2xi32>
  return
}

// POISON: [[@LINE+5]]:3: error: undefined: an index is poison
func.func private @poison() {
  %n = arith.constant 70 : index
  %p = arith.shli %n, %n : index
  %a = memref.alloca() : memref<4xindex>
  affine.store %n, %a[symbol(%p) * 2] : memref<4xindex>
  return
}
