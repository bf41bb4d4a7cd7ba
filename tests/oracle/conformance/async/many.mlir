// Tasks that have ended cost nothing more. A chain of pending ones, which each access has to be ordered
// against, counts against the budget of steps.
// RUN: freehold-run %s --entry ended --steps=10000000 | FileCheck %s
// RUN: freehold-run %s --entry chain --args=3 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry chain --args=20000 --steps=1000000 2>&1 | FileCheck %s --check-prefix=CHAIN
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry pending --args=20000 --steps=1000000 2>&1 | FileCheck %s --check-prefix=PENDING
// CHECK: returned
// CHAIN: budget: steps
// PENDING: budget: steps
func.func @ended() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %v = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<4xf32>
    %t = async.execute {
      memref.store %v, %m[%c0] : memref<4xf32>
      async.yield
    }
    async.await %t : !async.token
    memref.dealloc %m : memref<4xf32>
  }
  return
}
func.func @chain(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<4xf32>
  %first = async.execute {
    memref.store %v, %m[%c0] : memref<4xf32>
    async.yield
  }
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first) -> (!async.token) {
    %next = async.execute [%t] {
      %x = memref.load %m[%c0] : memref<4xf32>
      async.yield
    }
    scf.yield %next : !async.token
  }
  async.await %last : !async.token
  memref.dealloc %m : memref<4xf32>
  return
}
// Each free has to look at all tasks that may still use the buffer.
func.func @pending(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      async.yield
    }
    %m = memref.alloc() : memref<4xf32>
    memref.dealloc %m : memref<4xf32>
  }
  return
}
