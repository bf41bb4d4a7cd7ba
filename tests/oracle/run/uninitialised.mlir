// Loading a cell that was never written is no error, whatever carries it. Depending on it is.
//
// RUN: freehold-run %s --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry branch 2>&1 | FileCheck %s --check-prefix=BRANCH
// RUN: not freehold-run %s --entry switch 2>&1 | FileCheck %s --check-prefix=SWITCH
// RUN: not freehold-run %s --entry index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not freehold-run %s --entry size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not freehold-run %s --entry bound 2>&1 | FileCheck %s --check-prefix=BOUND
// RUN: not freehold-run %s --entry view 2>&1 | FileCheck %s --check-prefix=VIEW
// RUN: not freehold-run %s --entry printed 2>&1 | FileCheck %s --check-prefix=PRINT
// RUN: not freehold-run %s --entry passed 2>&1 | FileCheck %s --check-prefix=PASSED
// RUN: not freehold-run %s --entry returned 2>&1 | FileCheck %s --check-prefix=RETURNED
// RUN: not freehold-run %s --entry computed 2>&1 | FileCheck %s --check-prefix=COMPUTED
// RUN: not freehold-run %s --entry compared 2>&1 | FileCheck %s --check-prefix=COMPARED
// RUN: not freehold-run %s --entry through_copies 2>&1 | FileCheck %s --check-prefix=COPIES
// RUN: not freehold-run %s --entry divisor 2>&1 | FileCheck %s --check-prefix=DIVISOR
// RUN: not freehold-run %s --entry asserted 2>&1 | FileCheck %s --check-prefix=ASSERTED
// RUN: not freehold-run %s --entry freed_if 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry poison_and_unwritten 2>&1 | FileCheck %s --check-prefix=BOTH

func.func private @take(i32)
func.func private @look(memref<3xi32>)

// CHECK-LABEL: @unused()
// CHECK-NEXT: result 0 = 4 : i32
func.func @unused() -> i32 {
  %four = arith.constant 4 : i32
  %true = arith.constant true
  %m = memref.alloca() : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %s = arith.addi %x, %four : i32
  %c = arith.cmpi eq, %s, %four : i32
  %r = arith.select %true, %four, %s : i32
  %k = call @keep(%s, %c) : (i32, i1) -> i32
  return %r : i32
}
// Handing it to a function with a body and back is no use.
func.func private @keep(%x: i32, %c: i1) -> i32 {
  return %x : i32
}

// A loop that copies, a clone and a realloc keep cells uninitialised; an external function sees them as such.
// CHECK-LABEL: @carried()
// CHECK-NEXT: call @look([_, 7, _] : memref<3xi32>)
// CHECK-NEXT: result 0 = [_, 7, _] : memref<3xi32>
// CHECK-NEXT: result 1 = [_, 7, _, _] : memref<4xi32>
// CHECK-NEXT: result 2 = [_, 8, _] : memref<3xi32>
func.func @carried() -> (memref<3xi32>, memref<4xi32>, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %m = memref.alloca() : memref<3xi32>
  memref.store %seven, %m[%c1] : memref<3xi32>
  %n = memref.alloc() : memref<3xi32>
  %p = memref.alloc() : memref<3xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %m[%i] : memref<3xi32>
    memref.store %x, %n[%i] : memref<3xi32>
    %y = arith.addi %x, %one : i32
    memref.store %y, %p[%i] : memref<3xi32>
  }
  %k = bufferization.clone %n : memref<3xi32> to memref<3xi32>
  %r = memref.realloc %k : memref<3xi32> to memref<4xi32>
  func.call @look(%m) : (memref<3xi32>) -> ()
  return %n, %r, %p : memref<3xi32>, memref<4xi32>, memref<3xi32>
}

// BRANCH: [[@LINE+4]]:3: error: uninitialised-read: a branch condition depends on a cell that was never written
func.func private @branch() {
  %m = memref.alloca() : memref<i1>
  %x = memref.load %m[] : memref<i1>
  scf.if %x {
  }
  return
}
// BRANCH: [[@LINE-6]]:8: note: allocated here
// BRANCH: [[@LINE-6]]:8: note: such a cell was read here last

// SWITCH: [[@LINE+4]]:3: error: uninitialised-read
func.func private @switch() {
  %m = memref.alloca() : memref<index>
  %x = memref.load %m[] : memref<index>
  scf.index_switch %x
  case 0 {
    scf.yield
  }
  default {
  }
  return
}

// INDEX: [[@LINE+5]]:8: error: uninitialised-read: an index
func.func private @index() {
  %m = memref.alloca() : memref<index>
  %n = memref.alloca() : memref<4xi32>
  %x = memref.load %m[] : memref<index>
  %y = memref.load %n[%x] : memref<4xi32>
  return
}

// SIZE: [[@LINE+4]]:8: error: uninitialised-read: a size
func.func private @size() {
  %m = memref.alloca() : memref<index>
  %x = memref.load %m[] : memref<index>
  %n = memref.alloca(%x) : memref<?xi32>
  return
}

// BOUND: [[@LINE+6]]:3: error: uninitialised-read: a bound
func.func private @bound() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<index>
  %x = memref.load %m[] : memref<index>
  scf.for %i = %c0 to %x step %c1 {
  }
  return
}

// Making the view is no error.
// VIEW: [[@LINE+7]]:8: error: uninitialised-read: the memref that is accessed
func.func private @view() {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<index>
  %n = memref.alloca() : memref<4xi32>
  %x = memref.load %m[] : memref<index>
  %v = memref.subview %n[%x] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: ?>>
  %y = memref.load %v[%c0] : memref<1xi32, strided<[1], offset: ?>>
  return
}

// PRINT: [[@LINE+4]]:3: error: uninitialised-read: the printed value
func.func private @printed() {
  %m = memref.alloca() : memref<f32>
  %x = memref.load %m[] : memref<f32>
  vector.print %x : f32
  return
}

// PASSED: [[@LINE+4]]:3: error: uninitialised-read: an observed value
func.func private @passed() {
  %m = memref.alloca() : memref<i32>
  %x = memref.load %m[] : memref<i32>
  func.call @take(%x) : (i32) -> ()
  return
}

// RETURNED: [[@LINE+4]]:3: error: uninitialised-read: an observed value
func.func private @returned() -> i32 {
  %m = memref.alloca() : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

// COMPUTED: [[@LINE+11]]:3: error: uninitialised-read
func.func private @computed() -> f64 {
  %m = memref.alloca() : memref<i8>
  %x = memref.load %m[] : memref<i8>
  %0 = arith.extsi %x : i8 to i64
  %1 = arith.muli %0, %0 overflow<nsw> : i64
  %2 = arith.shli %1, %0 : i64
  %3 = math.absi %2 : i64
  %4 = arith.sitofp %3 : i64 to f32
  %5 = math.sqrt %4 : f32
  %6 = arith.extf %5 : f32 to f64
  return %6 : f64
}

// COMPARED: [[@LINE+7]]:3: error: uninitialised-read
func.func private @compared() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %c = arith.cmpi eq, %x, %x : i32
  %r = arith.select %c, %one, %one : i32
  return %r : i32
}

// COPIES: [[@LINE+9]]:3: error: uninitialised-read
func.func private @through_copies() -> i32 {
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<i32>
  memref.copy %m, %n : memref<i32> to memref<i32>
  linalg.copy ins(%n : memref<i32>) outs(%p : memref<i32>)
  %q = bufferization.clone %p : memref<i32> to memref<i32>
  %x = memref.load %q[] : memref<i32>
  return %x : i32
}

// What it is divided by decides whether the program is defined.
// DIVISOR: [[@LINE+5]]:8: error: uninitialised-read: the divisor
func.func private @divisor() {
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %y = arith.divui %one, %x : i32
  return
}

// ASSERTED: [[@LINE+4]]:3: error: uninitialised-read: the condition of an assertion
func.func private @asserted() {
  %m = memref.alloca() : memref<i1>
  %x = memref.load %m[] : memref<i1>
  cf.assert %x, "set"
  return
}

// FREED: [[@LINE+5]]:3: error: uninitialised-read: a condition
func.func private @freed_if() {
  %m = memref.alloca() : memref<i1>
  %n = memref.alloc() : memref<i32>
  %x = memref.load %m[] : memref<i1>
  bufferization.dealloc (%n : memref<i32>) if (%x)
  return
}

// BOTH: [[@LINE+6]]:3: error: uninitialised-read: an observed value
func.func private @poison_and_unwritten() -> i32 {
  %p = ub.poison : i32
  %m = memref.alloca() : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %y = arith.addi %x, %p : i32
  return %y : i32
}
