// Accesses that hold one lock do not race: the critical regions of a name have one, and so have all atomic accesses. With
// any other access they do.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-run %t/right.mlir --entry named --args 'memref(1;fill=0)' | FileCheck %s --check-prefix=TWO
// RUN: freehold-run %t/right.mlir --entry both --args 'memref(1;fill=0)' | FileCheck %s --check-prefix=TWO
// RUN: freehold-run %t/right.mlir --entry before --args 'memref(1;fill=0)' | FileCheck %s --check-prefix=TWO
// RUN: freehold-run %t/right.mlir --entry reads --args 'memref(1;fill=0)'
// RUN: freehold-run %t/right.mlir --entry rmw --args 'memref(1;fill=0)' | FileCheck %s --check-prefix=EIGHT
// RUN: freehold-run %t/right.mlir --entry nested | FileCheck %s --check-prefix=NESTED
// RUN: freehold-run %t/right.mlir --entry read_again --args 'memref(1;fill=0)' | FileCheck %s --check-prefix=TWO
// RUN: freehold-run %t/right.mlir --entry own_cells --args 'memref(2;fill=0)'
// NESTED: result 0 = 4
// TWO: argument 0 = [2]
// EIGHT: argument 0 = [8]
// RUN: not freehold-run %t/wrong.mlir --entry names --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry read_first --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry read_later --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry critical_and_plain --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry atomic_and_critical --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry freed 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry rmw --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry generic --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry nested --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry after --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry late --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry late_atomic --args 'memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RACE: error: undefined: {{reads|writes other bits to|frees}}{{.*}}may run at the same time
//--- right.mlir
omp.critical.declare @a
omp.critical.declare @b
func.func private @add(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %v = memref.load %m[%c0] : memref<1xi32>
  %s = arith.addi %v, %one : i32
  memref.store %s, %m[%c0] : memref<1xi32>
  return
}
func.func @named(%m: memref<1xi32>) {
  omp.parallel {
    omp.critical(@a) {
      func.call @add(%m) : (memref<1xi32>) -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
// Each thread holds @a at each access.
func.func @both(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.critical(@a) {
      %v = memref.load %m[%c0] : memref<1xi32>
      omp.critical(@b) {
        func.call @add(%m) : (memref<1xi32>) -> ()
        omp.terminator
      }
      %w = memref.load %m[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
// What comes before the team is ordered, and so is what a barrier lies between.
func.func @before(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  memref.store %zero, %m[%c0] : memref<1xi32>
  omp.parallel {
    %v = memref.load %m[%c0] : memref<1xi32>
    omp.barrier
    omp.critical {
      func.call @add(%m) : (memref<1xi32>) -> ()
      omp.terminator
    }
    omp.barrier
    %w = memref.load %m[%c0] : memref<1xi32>
    omp.terminator
  }
  return
}
func.func @reads(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    %v = memref.load %m[%c0] : memref<1xi32>
    omp.critical {
      %w = memref.load %m[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @rmw(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    %y = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
    ^bb0(%v: i32):
      %s = arith.addi %v, %one : i32
      memref.atomic_yield %s : i32
    }
  }
  return
}
// What an iteration does before and after an inner loop is ordered with what that does.
func.func @nested() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum = memref.alloc() : memref<1xi32>
  memref.store %zero, %sum[%c0] : memref<1xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %m = memref.alloc() : memref<1xi32>
    memref.store %zero, %m[%c0] : memref<1xi32>
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    }
    %v = memref.load %m[%c0] : memref<1xi32>
    memref.store %v, %m[%c0] : memref<1xi32>
    %y = memref.atomic_rmw addi %v, %sum[%c0] : (i32, memref<1xi32>) -> i32
    memref.dealloc %m : memref<1xi32>
  }
  %r = memref.load %sum[%c0] : memref<1xi32>
  memref.dealloc %sum : memref<1xi32>
  return %r : i32
}
// The value of before the region is not what is written.
func.func @read_again(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.critical {
      %v = memref.load %m[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.critical {
      func.call @add(%m) : (memref<1xi32>) -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
// No other iteration writes the cell in between.
func.func @own_cells(%m: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %x = memref.atomic_rmw addi %one, %m[%i] : (i32, memref<2xi32>) -> i32
    %y = arith.muli %x, %x : i32
    %z = memref.atomic_rmw assign %y, %m[%i] : (i32, memref<2xi32>) -> i32
  }
  return
}
//--- wrong.mlir
omp.critical.declare @a
omp.critical.declare @b
func.func private @add(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %v = memref.load %m[%c0] : memref<1xi32>
  %s = arith.addi %v, %one : i32
  memref.store %s, %m[%c0] : memref<1xi32>
  return
}
func.func @names(%m: memref<1xi32>) {
  omp.parallel {
    omp.critical(@a) {
      func.call @add(%m) : (memref<1xi32>) -> ()
      omp.terminator
    }
    omp.critical(@b) {
      func.call @add(%m) : (memref<1xi32>) -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @read_first(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  omp.parallel {
    %v = memref.load %m[%c0] : memref<1xi32>
    omp.atomic.update %m : memref<1xi32> {
    ^bb0(%x: i32):
      %y = arith.addi %x, %one : i32
      omp.yield(%y : i32)
    }
    omp.terminator
  }
  return
}
func.func @read_later(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  omp.parallel {
    omp.atomic.update %m : memref<1xi32> {
    ^bb0(%x: i32):
      %y = arith.addi %x, %one : i32
      omp.yield(%y : i32)
    }
    %v = memref.load %m[%c0] : memref<1xi32>
    omp.terminator
  }
  return
}
func.func @critical_and_plain(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.critical {
      func.call @add(%m) : (memref<1xi32>) -> ()
      omp.terminator
    }
    %v = memref.load %m[%c0] : memref<1xi32>
    omp.terminator
  }
  return
}
func.func @atomic_and_critical(%m: memref<1xi32>) {
  %one = arith.constant 1 : i32
  omp.parallel {
    omp.atomic.update %m : memref<1xi32> {
    ^bb0(%x: i32):
      %y = arith.addi %x, %one : i32
      omp.yield(%y : i32)
    }
    omp.critical {
      func.call @add(%m) : (memref<1xi32>) -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
// One section frees what another one uses in a critical region.
func.func @freed() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  %one = arith.constant 1 : i32
  omp.sections {
    omp.section {
      omp.critical {
        memref.store %one, %m[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.terminator
    }
    omp.section {
      memref.dealloc %m : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @rmw(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    %v = memref.load %m[%c0] : memref<1xi32>
  }
  return
}
func.func @generic(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %v = memref.load %m[%c0] : memref<1xi32>
    %y = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
    ^bb0(%w: i32):
      %s = arith.addi %w, %one : i32
      memref.atomic_yield %s : i32
    }
  }
  return
}
// Iterations of the outer loop race, those of the inner one do not.
func.func @nested(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 7 : i32
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %zero, %m[%c0] : memref<1xi32>
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    }
  }
  return
}
func.func @after(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
    }
    %v = memref.load %m[%c0] : memref<1xi32>
  }
  return
}
// What the other thread adds is lost if both load before either stores.
func.func @late(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  omp.parallel {
    %p = memref.alloca() : memref<i32>
    omp.critical {
      %v = memref.load %m[%c0] : memref<1xi32>
      memref.store %v, %p[] : memref<i32>
      omp.terminator
    }
    omp.critical {
      %v = memref.load %p[] : memref<i32>
      %s = arith.addi %v, %one : i32
      memref.store %s, %m[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @late_atomic(%m: memref<1xi32>) {
  %one = arith.constant 1 : i32
  omp.parallel {
    %p = memref.alloca() : memref<1xi32>
    omp.atomic.read %p = %m : memref<1xi32>, memref<1xi32>, i32
    %c0 = arith.constant 0 : index
    %v = memref.load %p[%c0] : memref<1xi32>
    %s = arith.addi %v, %one : i32
    omp.atomic.write %m = %s : memref<1xi32>, i32
    omp.terminator
  }
  return
}
