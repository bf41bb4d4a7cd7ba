// A thread that waits for its team inside of a critical region, or for a region of the name that it is in, waits for ever. A region of
// another name, and a team of one thread, do not. Neither must it wait inside of work that threads share, unless a team of its own
// does that.
//
// RUN: not freehold-run %s --entry single 2>&1 | FileCheck %s --check-prefix=TEAM
// RUN: not freehold-run %s --entry barrier 2>&1 | FileCheck %s --check-prefix=TEAM
// TEAM: error: undefined: waits for the other threads of a team inside of a critical region
// RUN: not freehold-run %s --entry nested 2>&1 | FileCheck %s --check-prefix=LOCK
// LOCK: error: undefined: waits for a critical region that it is in itself, which never ends
// RUN: not freehold-run %s --entry single_in_loop 2>&1 | FileCheck %s --check-prefix=WORK
// RUN: not freehold-run %s --entry barrier_in_section 2>&1 | FileCheck %s --check-prefix=WORK
// WORK: error: undefined: waits for the other threads of a team inside of work that they share
// RUN: freehold-run %s --entry team_in_loop
// RUN: freehold-run %s --entry loop_in_distribute
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

func.func private @once() {
  omp.single {
    omp.terminator
  }
  return
}

func.func @single_in_loop() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%0) to (%4) step (%1) {
        func.call @once() : () -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

func.func private @wait() {
  omp.barrier
  return
}

func.func @barrier_in_section() {
  omp.parallel {
    omp.sections {
      omp.section {
        func.call @wait() : () -> ()
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func private @team() {
  omp.parallel {
    omp.single {
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @team_in_loop() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%0) to (%4) step (%1) {
        func.call @team() : () -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

func.func @loop_in_distribute() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  omp.teams {
    omp.parallel {
      omp.distribute {
        omp.wsloop {
          omp.loop_nest (%i) : index = (%0) to (%4) step (%1) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  return
}
