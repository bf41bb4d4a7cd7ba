// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry escapes 2>&1 | FileCheck %s --check-prefix=ESCAPES
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT

// No leak: it ends with the function.
// CHECK-LABEL: @local()
// CHECK-NEXT: result 0 = 9 : i64
// CHECK-NEXT: result 1 = 0 : index
// CHECK-NEXT: returned{{$}}
func.func @local() -> (i64, index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  %v = arith.constant 9 : i64
  %pad = memref.alloca() : memref<1xi8>
  %m = memref.alloca(%c3) {alignment = 64} : memref<?xi64>
  memref.store %v, %m[%c2] : memref<?xi64>
  %r = memref.load %m[%c2] : memref<?xi64>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi64> -> index
  %misaligned = arith.remui %p, %c64 : index
  return %r, %misaligned : i64, index
}

// A recursion has a buffer in each frame.
// CHECK-LABEL: @recursive()
// CHECK-NEXT: result 0 = 10 : i32
// CHECK-NEXT: returned{{$}}
func.func @recursive() -> i32 {
  %n = arith.constant 4 : i32
  %r = call @sum(%n) : (i32) -> i32
  return %r : i32
}
func.func private @sum(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  %done = arith.cmpi eq, %n, %zero : i32
  %r = scf.if %done -> i32 {
    scf.yield %zero : i32
  } else {
    %less = arith.subi %n, %one : i32
    %rest = func.call @sum(%less) : (i32) -> i32
    %own = memref.load %m[] : memref<i32>
    %s = arith.addi %rest, %own : i32
    scf.yield %s : i32
  }
  return %r : i32
}

// FREED: [[@LINE+4]]:3: error: bad-free: {{.*}}stack
// FREED: [[@LINE+2]]:8: note: allocated here
func.func private @freed() {
  %m = memref.alloca() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return
}

// NEGATIVE: [[@LINE+3]]:8: error: undefined: {{.*}}-3
func.func private @negative() {
  %n = arith.constant -3 : index
  %m = memref.alloca(%n) : memref<?xi32>
  return
}

// ESCAPES: [[@LINE+3]]:8: error: dead-stack-use
func.func private @escapes() -> i32 {
  %m = call @callee() : () -> memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
func.func private @callee() -> memref<i32> {
  %v = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m : memref<i32>
}

// UNINIT: [[@LINE+5]]:3: error: uninitialised-read
func.func private @uninitialised() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  %x = memref.load %m[%c0] : memref<4xi32>
  return %x : i32
}
