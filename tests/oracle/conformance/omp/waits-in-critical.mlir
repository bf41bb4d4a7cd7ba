// A thread that waits for its team inside of a critical region, or for a region of the name that it is in, waits for ever. A region of
// another name, and a team of one thread, do not.
//
// RUN: not freehold-run %s --entry single 2>&1 | FileCheck %s --check-prefix=TEAM
// RUN: not freehold-run %s --entry barrier 2>&1 | FileCheck %s --check-prefix=TEAM
// TEAM: error: undefined: waits for the other threads of a team inside of a critical region
// RUN: not freehold-run %s --entry nested 2>&1 | FileCheck %s --check-prefix=LOCK
// LOCK: error: undefined: waits for a critical region that it is in itself, which never ends
// RUN: freehold-run %s --entry other
// RUN: freehold-run %s --entry one

omp.critical.declare @a

func.func @single() {
  omp.parallel {
    omp.critical {
      omp.single {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @barrier() {
  omp.parallel {
    omp.critical {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func private @enter() {
  omp.critical {
    omp.terminator
  }
  return
}

func.func @nested() {
  omp.parallel {
    omp.critical {
      func.call @enter() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @other() {
  omp.parallel {
    omp.critical(@a) {
      func.call @enter() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @one() {
  %one = arith.constant 1 : i32
  omp.parallel num_threads(%one : i32) {
    omp.critical {
      omp.single {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
