// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE

// The result is what the cell held, as for atomic_rmw.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 3 : i32
// CHECK-NEXT: result 1 = [_, 13] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, memref<2xi32>) {
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i32
  %ten = arith.constant 10 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %three, %m[%c1] : memref<2xi32>
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %ten : i32
    memref.atomic_yield %new : i32
  }
  return %r, %m : i32, memref<2xi32>
}

// In a loop, and the old value put back.
// CHECK-LABEL: @repeated()
// CHECK-NEXT: result 0 = 32 : i64
// CHECK-NEXT: result 1 = 32 : i64
// CHECK-NEXT: returned{{$}}
func.func @repeated() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i64
  %m = memref.alloca() : memref<i64>
  memref.store %one, %m[] : memref<i64>
  scf.for %i = %c0 to %c5 step %c1 {
    %r = memref.generic_atomic_rmw %m[] : memref<i64> {
    ^bb0(%old: i64):
      %new = arith.addi %old, %old : i64
      memref.atomic_yield %new : i64
    }
  }
  %s = memref.generic_atomic_rmw %m[] : memref<i64> {
  ^bb0(%old: i64):
    memref.atomic_yield %old : i64
  }
  %x = memref.load %m[] : memref<i64>
  return %s, %x : i64, i64
}

// OUTSIDE: [[@LINE+4]]:8: error: out-of-bounds
func.func private @outside(%v: i32) {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2xi32>
  %r = memref.generic_atomic_rmw %m[%c2] : memref<2xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %v : i32
  }
  return
}
