// ub.poison: undefined only where something observes it or depends on it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry returned 2>&1 | FileCheck %s --check-prefix=RETURNED
// RUN: not freehold-run %s --entry printed 2>&1 | FileCheck %s --check-prefix=PRINTED
// RUN: not freehold-run %s --entry address 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: not freehold-run %s --entry buffer 2>&1 | FileCheck %s --check-prefix=BUFFER

// CHECK: @main()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned
func.func @main() -> i32 {
  %i = ub.poison : i32
  %w = ub.poison : i128
  %f = ub.poison : f64
  %m = ub.poison : memref<4x?xf32>
  %c = arith.constant 1 : i32
  %unused = arith.addi %i, %c : i32
  return %c : i32
}

func.func private @returned() -> f64 {
  %f = ub.poison : f64
  // RETURNED: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %f : f64
}

func.func private @printed() {
  %i = ub.poison : i32
  // PRINTED: [[@LINE+1]]:3: error: undefined: the printed value is poison
  vector.print %i : i32
  return
}

func.func private @address() -> f32 {
  %i = ub.poison : index
  %f = arith.constant 0.0 : f32
  %m = memref.alloca() : memref<1xf32>
  // ADDRESS: [[@LINE+1]]:3: error: undefined
  memref.store %f, %m[%i] : memref<1xf32>
  return %f : f32
}

func.func private @buffer() {
  %m = ub.poison : memref<1xf32>
  // BUFFER: [[@LINE+1]]:3: error: undefined
  memref.dealloc %m : memref<1xf32>
  return
}
