// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry escapes 2>&1 | FileCheck %s --check-prefix=ESCAPES
// RUN: not freehold-run %s --entry heap_outlives 2>&1 | FileCheck %s --check-prefix=HEAP

// CHECK-LABEL: @results()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @results() -> (i32, i32) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r:2 = memref.alloca_scope -> (i32, i32) {
    %m = memref.alloca() : memref<i32>
    memref.store %two, %m[] : memref<i32>
    %x = memref.load %m[] : memref<i32>
    memref.alloca_scope.return %x, %one : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// The outer buffer lives on; the terminator may be left out.
// CHECK-LABEL: @outer_lives()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: returned{{$}}
func.func @outer_lives() -> i32 {
  %two = arith.constant 2 : i32
  %outer = memref.alloca() : memref<i32>
  memref.alloca_scope {
    %inner = memref.alloca() : memref<i32>
    memref.store %two, %inner[] : memref<i32>
    memref.copy %inner, %outer : memref<i32> to memref<i32>
  }
  %x = memref.load %outer[] : memref<i32>
  return %x : i32
}

// ESCAPES: [[@LINE+9]]:8: error: dead-stack-use
// ESCAPES: [[@LINE+4]]:10: note: allocated here
func.func private @escapes() -> i32 {
  %v = arith.constant 1 : i32
  %m = memref.alloca_scope -> memref<i32> {
    %a = memref.alloca() : memref<i32>
    memref.store %v, %a[] : memref<i32>
    memref.alloca_scope.return %a : memref<i32>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

// Only stack buffers end with the scope.
// HEAP: result 0 = 1 : i32
// HEAP: returned, 1 leaked
func.func private @heap_outlives() -> i32 {
  %v = arith.constant 1 : i32
  %m = memref.alloca_scope -> memref<i32> {
    %a = memref.alloc() : memref<i32>
    memref.store %v, %a[] : memref<i32>
    memref.alloca_scope.return %a : memref<i32>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
