// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// CHECK-LABEL: @results()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: result 1 = 2 : i64
// CHECK-NEXT: result 2 = 30 : i32
// CHECK-NEXT: result 3 = 40 : i64
// CHECK-NEXT: returned
func.func @results() -> (i32, i64, i32, i64) {
  %true = arith.constant true
  %false = arith.constant false
  %0:2 = call @choose(%true) : (i1) -> (i32, i64)
  %1:2 = call @choose(%false) : (i1) -> (i32, i64)
  return %0#0, %0#1, %1#0, %1#1 : i32, i64, i32, i64
}

func.func private @choose(%c: i1) -> (i32, i64) {
  %r:2 = scf.if %c -> (i32, i64) {
    %a = arith.constant 1 : i32
    %b = arith.constant 2 : i64
    scf.yield %a, %b : i32, i64
  } else {
    %a = arith.constant 30 : i32
    %b = arith.constant 40 : i64
    scf.yield %a, %b : i32, i64
  }
  return %r#0, %r#1 : i32, i64
}

// Without results, with and without else; the branch not taken does nothing.
// CHECK-LABEL: @effects()
// CHECK-NEXT: print 1 : i32
// CHECK-NEXT: print 4 : i32
// CHECK-NEXT: print 5 : i32
// CHECK-NEXT: returned
func.func @effects() {
  %true = arith.constant true
  %false = arith.constant false
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  scf.if %true {
    vector.print %c1 : i32
  }
  scf.if %false {
    vector.print %c2 : i32
  }
  scf.if %false {
    vector.print %c3 : i32
  } else {
    scf.if %true {
      vector.print %c4 : i32
    } else {
      vector.print %c3 : i32
    }
    vector.print %c5 : i32
  }
  return
}

// CHECK-LABEL: @memref_results()
// CHECK-NEXT: result 0 = [9, _] : memref<?xi32>
// CHECK-NEXT: result 1 = 7 : i32
// CHECK-NEXT: returned
func.func @memref_results() -> (memref<?xi32>, i32) {
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : i32
  %c9 = arith.constant 9 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc(%c2) : memref<?xi32>
  memref.store %c7, %a[] : memref<i32>
  memref.store %c9, %b[%c0] : memref<?xi32>
  %r:2 = scf.if %false -> (memref<?xi32>, memref<i32>) {
    %none = memref.alloc(%c0) : memref<?xi32>
    scf.yield %none, %a : memref<?xi32>, memref<i32>
  } else {
    scf.yield %b, %a : memref<?xi32>, memref<i32>
  }
  %x = memref.load %r#1[] : memref<i32>
  memref.dealloc %a : memref<i32>
  return %r#0, %x : memref<?xi32>, i32
}

// scf.if is no allocation scope: its stack buffer lives on.
// CHECK-LABEL: @alloca_outlives_branch()
// CHECK-NEXT: result 0 = 3 : i32
// CHECK-NEXT: returned
func.func @alloca_outlives_branch() -> i32 {
  %true = arith.constant true
  %c3 = arith.constant 3 : i32
  %m = scf.if %true -> memref<i32> {
    %a = memref.alloca() : memref<i32>
    memref.store %c3, %a[] : memref<i32>
    scf.yield %a : memref<i32>
  } else {
    %a = memref.alloca() : memref<i32>
    scf.yield %a : memref<i32>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

// POISON: [[@LINE+5]]:3: error: undefined: a branch condition is poison
func.func private @poison() {
  %n = arith.constant 40 : i32
  %p = arith.shli %n, %n : i32
  %c = arith.cmpi eq, %p, %n : i32
  scf.if %c {
  }
  return
}
