// Threads of a team, and sections, race unless something orders what they do: barriers, the end of the team, critical
// regions, or that there is one thread.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-run %t/right.mlir --entry one_thread
// RUN: not freehold-run %t/right.mlir --entry unless --args true 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: freehold-run %t/right.mlir --entry unless --args false
// RUN: freehold-run %t/right.mlir --entry barrier --args 'memref(2), memref(2)'
// RUN: freehold-run %t/right.mlir --entry critical --args 'memref(4;iota), memref(1;fill=0)' | FileCheck %s --check-prefix=SUM
// RUN: freehold-run %t/right.mlir --entry critical --args 'memref(4;iota), memref(1;fill=0)' --reverse-parallel | FileCheck %s --check-prefix=SUM
// RUN: freehold-run %t/right.mlir --entry sections
// RUN: freehold-run %t/right.mlir --entry at_end
// FREED: error: double-free
// SUM: argument 1 = [6]
// RUN: not freehold-run %t/wrong.mlir --entry frees 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %t/wrong.mlir --entry barrier --args 'memref(2), memref(2)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry critical --args 'memref(4;iota), memref(1;fill=0)' 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry sections 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %t/wrong.mlir --entry at_end 2>&1 | FileCheck %s --check-prefix=RACE
// TWICE: error: use-after-free
// RACE: error: undefined: {{reads|writes other bits to|frees}}{{.*}}may run at the same time
//
// A declaration whose module has no op of memref.
// RUN: freehold-run %t/reduction.mlir --args 'memref(;fill=5)' | FileCheck %s --check-prefix=REDUCED
// REDUCED: argument 0 = 7
//--- right.mlir
func.func @one_thread() {
  %c1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  omp.parallel num_threads(%c1 : i32) {
    memref.dealloc %m : memref<2xi32>
    omp.terminator
  }
  return
}
func.func @unless(%c: i1) {
  %m = memref.alloc() : memref<2xi32>
  omp.parallel if(%c) {
    memref.dealloc %m : memref<2xi32>
    omp.terminator
  }
  return
}
func.func @barrier(%m: memref<2xi32>, %o: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  omp.parallel {
    %x = memref.load %m[%c0] : memref<2xi32>
    omp.barrier
    memref.store %one, %m[%c0] : memref<2xi32>
    omp.terminator
  }
  return
}
func.func @critical(%m: memref<4xi32>, %s: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        %v = memref.load %m[%i] : memref<4xi32>
        omp.critical {
          %o = memref.load %s[%c0] : memref<1xi32>
          %n = arith.addi %o, %v : i32
          memref.store %n, %s[%c0] : memref<1xi32>
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
func.func @sections(%m: memref<2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.sections {
    omp.section {
      memref.store %x, %m[%c0] : memref<2xi32>
      omp.terminator
    }
    omp.section {
      memref.store %x, %m[%c1] : memref<2xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @at_end(%m: memref<2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.single {
      memref.store %x, %m[%c0] : memref<2xi32>
      omp.terminator
    }
    %v = memref.load %m[%c0] : memref<2xi32>
    omp.terminator
  }
  return
}
//--- wrong.mlir
func.func @frees() {
  %m = memref.alloc() : memref<2xi32>
  omp.parallel {
    %c0 = arith.constant 0 : index
    %i = arith.constant 0 : i32
    memref.store %i, %m[%c0] : memref<2xi32>
    memref.dealloc %m : memref<2xi32>
    omp.terminator
  }
  return
}
func.func @barrier(%m: memref<2xi32>, %o: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 17 : i32
  omp.parallel {
    omp.barrier
    %x = memref.load %m[%c0] : memref<2xi32>
    memref.store %one, %m[%c0] : memref<2xi32>
    omp.terminator
  }
  return
}
func.func @critical(%m: memref<4xi32>, %s: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        %v = memref.load %m[%i] : memref<4xi32>
        %o = memref.load %s[%c0] : memref<1xi32>
        %n = arith.addi %o, %v : i32
        memref.store %n, %s[%c0] : memref<1xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
func.func @sections(%m: memref<2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.sections {
    omp.section {
      memref.store %x, %m[%c0] : memref<2xi32>
      omp.terminator
    }
    omp.section {
      %v = memref.load %m[%c0] : memref<2xi32>
      memref.store %v, %m[%c1] : memref<2xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @at_end(%m: memref<2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    %v = memref.load %m[%c0] : memref<2xi32>
    omp.single {
      %y = arith.constant 99 : i32
      memref.store %y, %m[%c0] : memref<2xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
//--- reduction.mlir
omp.declare_reduction @add : i32 init {
^bb0(%o: i32):
  %z = arith.constant 1 : i32
  omp.yield(%z : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  %s = arith.addi %x, %y : i32
  omp.yield(%s : i32)
}
func.func @f(%m: memref<i32>) {
  omp.parallel reduction(@add %m -> %q : memref<i32>) {
    omp.terminator
  }
  return
}
