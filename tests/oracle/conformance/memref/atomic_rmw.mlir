// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry poison_operand 2>&1 | FileCheck %s --check-prefix=POISON

// One cell for each kind, each with -6 combined with 5; results are what the cells held.
// As i8: -6 = 0b11111010, 5 = 0b00000101, so and = 0, or = xor = -1.
// CHECK-LABEL: @integers()
// CHECK-NEXT: result 0 = [-1, -30, 0, -1, -1, 5, -6, -6, 5, 5] : memref<10xi8>
// CHECK-NEXT: result 1 = -60 : i32
// CHECK-NEXT: returned{{$}}
func.func @integers() -> (memref<10xi8>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %old = arith.constant -6 : i8
  %v = arith.constant 5 : i8
  %m = memref.alloc() : memref<10xi8>
  scf.for %i = %c0 to %c10 step %c1 {
    memref.store %old, %m[%i] : memref<10xi8>
  }
  %r0 = memref.atomic_rmw addi %v, %m[%c0] : (i8, memref<10xi8>) -> i8
  %r1 = memref.atomic_rmw muli %v, %m[%c1] : (i8, memref<10xi8>) -> i8
  %r2 = memref.atomic_rmw andi %v, %m[%c2] : (i8, memref<10xi8>) -> i8
  %r3 = memref.atomic_rmw ori %v, %m[%c3] : (i8, memref<10xi8>) -> i8
  %r4 = memref.atomic_rmw xori %v, %m[%c4] : (i8, memref<10xi8>) -> i8
  %r5 = memref.atomic_rmw maxs %v, %m[%c5] : (i8, memref<10xi8>) -> i8
  %r6 = memref.atomic_rmw maxu %v, %m[%c6] : (i8, memref<10xi8>) -> i8
  %r7 = memref.atomic_rmw mins %v, %m[%c7] : (i8, memref<10xi8>) -> i8
  %r8 = memref.atomic_rmw minu %v, %m[%c8] : (i8, memref<10xi8>) -> i8
  %r9 = memref.atomic_rmw assign %v, %m[%c9] : (i8, memref<10xi8>) -> i8
  %zero = arith.constant 0 : i32
  %e0 = arith.extsi %r0 : i8 to i32
  %e1 = arith.extsi %r1 : i8 to i32
  %e2 = arith.extsi %r2 : i8 to i32
  %e3 = arith.extsi %r3 : i8 to i32
  %e4 = arith.extsi %r4 : i8 to i32
  %e5 = arith.extsi %r5 : i8 to i32
  %e6 = arith.extsi %r6 : i8 to i32
  %e7 = arith.extsi %r7 : i8 to i32
  %e8 = arith.extsi %r8 : i8 to i32
  %e9 = arith.extsi %r9 : i8 to i32
  %s0 = arith.addi %e0, %e1 : i32
  %s1 = arith.addi %s0, %e2 : i32
  %s2 = arith.addi %s1, %e3 : i32
  %s3 = arith.addi %s2, %e4 : i32
  %s4 = arith.addi %s3, %e5 : i32
  %s5 = arith.addi %s4, %e6 : i32
  %s6 = arith.addi %s5, %e7 : i32
  %s7 = arith.addi %s6, %e8 : i32
  %s8 = arith.addi %s7, %e9 : i32
  return %m, %s8 : memref<10xi8>, i32
}

// -1.5 and 4; then NaN and 4, where maximum and minimum propagate the NaN, and maxnum and
// minnum do not.
// CHECK-LABEL: @floats()
// CHECK-NEXT: result 0 = [2.5, -6, 4, -1.5, 4, -1.5, 4] : memref<7xf32>
// CHECK-NEXT: result 1 = [nan, nan, nan, nan, 4, 4, 4] : memref<7xf32>
// CHECK-NEXT: returned{{$}}
func.func @floats() -> (memref<7xf32>, memref<7xf32>) {
  %old = arith.constant -1.5 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %m = memref.alloc() : memref<7xf32>
  %n = memref.alloc() : memref<7xf32>
  func.call @each(%m, %old) : (memref<7xf32>, f32) -> ()
  func.call @each(%n, %nan) : (memref<7xf32>, f32) -> ()
  return %m, %n : memref<7xf32>, memref<7xf32>
}
func.func private @each(%m: memref<7xf32>, %old: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 4.0 : f32
  scf.for %i = %c0 to %c7 step %c1 {
    memref.store %old, %m[%i] : memref<7xf32>
  }
  memref.atomic_rmw addf %v, %m[%c0] : (f32, memref<7xf32>) -> f32
  memref.atomic_rmw mulf %v, %m[%c1] : (f32, memref<7xf32>) -> f32
  memref.atomic_rmw maximumf %v, %m[%c2] : (f32, memref<7xf32>) -> f32
  memref.atomic_rmw minimumf %v, %m[%c3] : (f32, memref<7xf32>) -> f32
  memref.atomic_rmw maxnumf %v, %m[%c4] : (f32, memref<7xf32>) -> f32
  memref.atomic_rmw minnumf %v, %m[%c5] : (f32, memref<7xf32>) -> f32
  memref.atomic_rmw assign %v, %m[%c6] : (f32, memref<7xf32>) -> f32
  return
}

// Wider than a register: 2^64 - 1 plus 1 carries.
// CHECK-LABEL: @wide()
// CHECK-NEXT: result 0 = 18446744073709551615 : i128
// CHECK-NEXT: result 1 = 18446744073709551616 : i128
// CHECK-NEXT: returned{{$}}
func.func @wide() -> (i128, i128) {
  %old = arith.constant 18446744073709551615 : i128
  %v = arith.constant 1 : i128
  %m = memref.alloca() : memref<i128>
  memref.store %old, %m[] : memref<i128>
  %r = memref.atomic_rmw addi %v, %m[] : (i128, memref<i128>) -> i128
  %x = memref.load %m[] : memref<i128>
  return %r, %x : i128, i128
}

// Assigning makes a poison cell good again.
// CHECK-LABEL: @assign_over_poison()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @assign_over_poison() -> i32 {
  %p = ub.poison : i32
  %v = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %p, %m[] : memref<i32>
  %r = memref.atomic_rmw assign %v, %m[] : (i32, memref<i32>) -> i32
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

// FREED: [[@LINE+4]]:8: error: use-after-free
func.func private @freed(%v: i32) {
  %m = memref.alloc() : memref<i32>
  memref.dealloc %m : memref<i32>
  %r = memref.atomic_rmw addi %v, %m[] : (i32, memref<i32>) -> i32
  return
}

// UNINIT: [[@LINE+5]]:3: error: uninitialised-read
// UNINIT: [[@LINE+3]]:8: note: such a cell was read here last
func.func private @uninitialised(%v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %r = memref.atomic_rmw addi %v, %m[] : (i32, memref<i32>) -> i32
  return %r : i32
}

// Adding to a cell that was never written leaves it so, assigning to it does not.
// CHECK-LABEL: @uninitialised_unused
// CHECK-NEXT: result 0 = _ : memref<i32>
// CHECK-NEXT: result 1 = 3 : memref<i32>
func.func @uninitialised_unused() -> (memref<i32>, memref<i32>) {
  %v = arith.constant 3 : i32
  %m = memref.alloc() : memref<i32>
  %r = memref.atomic_rmw addi %v, %m[] : (i32, memref<i32>) -> i32
  %n = memref.alloc() : memref<i32>
  %s = memref.atomic_rmw assign %v, %n[] : (i32, memref<i32>) -> i32
  return %m, %n : memref<i32>, memref<i32>
}

// POISON: [[@LINE+7]]:3: error: undefined: {{.*}}poison
func.func private @poison_operand(%v: i32) -> i32 {
  %p = ub.poison : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = memref.atomic_rmw addi %p, %m[] : (i32, memref<i32>) -> i32
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
