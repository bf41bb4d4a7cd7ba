// memref.atomic_yield: what memref.generic_atomic_rmw stores.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not freehold-run %s --entry of_clone 2>&1 | FileCheck %s --check-prefix=CLONE

// A value from outside, the old one, one computed from an index from outside, for one cell
// each; the others stay.
// CHECK-LABEL: @sources()
// CHECK-NEXT: result 0 = [7, 1, 12, 1] : memref<4xi64>
// CHECK-NEXT: returned{{$}}
func.func @sources() -> memref<4xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i64
  %seven = arith.constant 7 : i64
  %m = memref.alloc() : memref<4xi64>
  linalg.fill ins(%one : i64) outs(%m : memref<4xi64>)
  %a = memref.generic_atomic_rmw %m[%c0] : memref<4xi64> {
  ^bb0(%old: i64):
    memref.atomic_yield %seven : i64
  }
  %b = memref.generic_atomic_rmw %m[%c1] : memref<4xi64> {
  ^bb0(%old: i64):
    memref.atomic_yield %old : i64
  }
  %c = memref.generic_atomic_rmw %m[%c2] : memref<4xi64> {
  ^bb0(%old: i64):
    %ten = arith.constant 10 : i64
    %w = arith.index_cast %c1 : index to i64
    %s = arith.addi %ten, %w : i64
    %t = arith.addi %s, %old : i64
    memref.atomic_yield %t : i64
  }
  return %m : memref<4xi64>
}

// A choice in the body: the greater of the cell and 3, for 2 and then 4.
// CHECK-LABEL: @choice()
// CHECK-NEXT: result 0 = [3, 4] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @choice() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %two, %m[%c0] : memref<2xi32>
  memref.store %four, %m[%c1] : memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %r = memref.generic_atomic_rmw %m[%i] : memref<2xi32> {
    ^bb0(%old: i32):
      %less = arith.cmpi slt, %old, %three : i32
      %new = scf.if %less -> i32 {
        scf.yield %three : i32
      } else {
        scf.yield %old : i32
      }
      memref.atomic_yield %new : i32
    }
  }
  return %m : memref<2xi32>
}

// Floats; and one cell through a view: [1] of the view from 1 on is cell 2.
// CHECK-LABEL: @floats()
// CHECK-NEXT: result 0 = [_, _, -0.75] : memref<3xf32>
// CHECK-NEXT: returned{{$}}
func.func @floats() -> memref<3xf32> {
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.75 : f32
  %m = memref.alloc() : memref<3xf32>
  %v = memref.subview %m[1][2][1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
  memref.store %f, %v[%c1] : memref<2xf32, strided<[1], offset: 1>>
  %r = memref.generic_atomic_rmw %v[%c1] : memref<2xf32, strided<[1], offset: 1>> {
  ^bb0(%old: f32):
    %n = arith.negf %old : f32
    memref.atomic_yield %n : f32
  }
  return %m : memref<3xf32>
}

// Poison is stored, and the op's result is the old value all the same.
// POISON: print 5 : i32
func.func private @poison() {
  %five = arith.constant 5 : i32
  %p = ub.poison : i32
  %m = memref.alloca() : memref<i32>
  memref.store %five, %m[] : memref<i32>
  %r = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %p : i32
  }
  vector.print %r : i32
  %x = memref.load %m[] : memref<i32>
  // POISON: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  vector.print %x : i32
  return
}

memref.global "private" constant @c : memref<i32> = dense<1>

// Also when what is stored is what was there.
func.func private @constant() {
  %m = memref.get_global @c : memref<i32>
  // CONSTANT: error: undefined: writes a constant global
  %r = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %old : i32
  }
  return
}

func.func private @of_clone(%v: i32) {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  // CLONE: error: undefined: writes the source of a clone that is live
  %r = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %v : i32
  }
  return
}
