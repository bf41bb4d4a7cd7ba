// omp.parallel: a team of two threads. The iterations of a shared loop and omp.master run once, everything else twice.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry shared_free 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry race --ignore-leaks 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: freehold-run %s --entry own_free
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry teams 2>&1 | FileCheck %s --check-prefix=TEAMS
// TWICE: error: double-free
// RACE: error: undefined: {{.*}}another iteration
// TEAMS: unsupported: omp.parallel: a team in a team
// CHECK: result 0 = [2, 3, 1] : memref<3xi32>
func.func @main() -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<3xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<3xi32>)
  %n = memref.alloc() : memref<3xi32>
  omp.parallel {
    omp.critical {
      %x = memref.load %m[%c0] : memref<3xi32>
      %y = arith.addi %x, %one : i32
      memref.store %y, %m[%c0] : memref<3xi32>
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
        memref.store %one, %n[%i] : memref<3xi32>
        omp.yield
      }
    }
    omp.master {
      %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (i32) {
        %v = memref.load %n[%i] : memref<3xi32>
        %b = arith.addi %a, %v : i32
        scf.yield %b : i32
      }
      memref.store %s, %m[%c1] : memref<3xi32>
      %z = memref.load %m[%c2] : memref<3xi32>
      %w = arith.addi %z, %one : i32
      memref.store %w, %m[%c2] : memref<3xi32>
      omp.terminator
    }
    omp.terminator
  }
  return %m : memref<3xi32>
}
func.func @shared_free() {
  %m = memref.alloc() : memref<i32>
  omp.parallel {
    memref.dealloc %m : memref<i32>
    omp.terminator
  }
  return
}
func.func @own_free() {
  omp.parallel {
    %m = memref.alloc() : memref<i32>
    memref.dealloc %m : memref<i32>
    omp.terminator
  }
  return
}
func.func @race() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<index>
  omp.wsloop {
    omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
      memref.store %i, %m[] : memref<index>
      omp.yield
    }
  }
  return
}
func.func @teams() {
  omp.parallel {
    omp.parallel {
      omp.terminator
    }
    omp.terminator
  }
  return
}
