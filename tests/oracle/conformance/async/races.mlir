// What a region that runs beside the host writes may not be read before its token is awaited, and what it accesses may not
// be written.
// RUN: freehold-run %s --entry waited
// RUN: freehold-run %s --entry chained
// RUN: freehold-run %s --entry other_cells
// RUN: freehold-run %s --entry both_read
// RUN: freehold-run %s --entry same_bits
// RUN: freehold-run %s --entry written_before
// RUN: freehold-run %s --entry inner
// RUN: freehold-run %s --entry waits_inside
// RUN: not freehold-run %s --entry read_early 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not freehold-run %s --entry read_after_other 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not freehold-run %s --entry written_early 2>&1 | FileCheck %s --check-prefix=WRITTEN
// RUN: not freehold-run %s --entry two_tasks 2>&1 | FileCheck %s --check-prefix=WRITTEN
// RUN: not freehold-run %s --entry copied_early 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not freehold-run %s --entry inner_early 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not freehold-run %s --entry in_loop 2>&1 | FileCheck %s --check-prefix=WRITTEN
// RUN: not freehold-run %s --entry written_under_second_reader 2>&1 | FileCheck %s --check-prefix=WRITTEN
// RUN: freehold-run %s --entry written_after_both
// RUN: not freehold-run %s --entry scope_ends 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: not freehold-run %s --entry returns_under_reader 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: freehold-run %s --entry scope_ends_later
// SCOPE: error: use-after-free: ends the scope of a buffer that an asynchronous region may still use
// READ: error: undefined: reads a cell that an asynchronous region, which may run at the same time, uses
// READ: note: an asynchronous region
// WRITTEN: error: undefined: writes other bits to a cell that an asynchronous region, which may run at the same time, uses
// WRITTEN: note: an asynchronous region
func.func @waited() -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  memref.store %w, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @read_early() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  %r = memref.load %m[] : memref<i32>
  async.await %t : !async.token
  return %r : i32
}
func.func @chained() -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  %u = async.execute [%t] {
    memref.store %w, %m[] : memref<i32>
    async.yield
  }
  async.await %u : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// The second task is not awaited, and it depends on the first.
func.func @read_after_other() -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  %u = async.execute [%t] {
    memref.store %w, %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  async.await %u : !async.token
  return %r : i32
}
func.func @two_tasks() {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  %u = async.execute {
    memref.store %w, %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  return
}
func.func @other_cells() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<2xi32>
  %t = async.execute {
    memref.store %v, %m[%c0] : memref<2xi32>
    async.yield
  }
  memref.store %v, %m[%c1] : memref<2xi32>
  %r = memref.load %m[%c1] : memref<2xi32>
  async.await %t : !async.token
  return %r : i32
}
func.func @copied_early() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<2xi32>
  %n = memref.alloca() : memref<2xi32>
  %t = async.execute {
    memref.store %v, %m[%c0] : memref<2xi32>
    async.yield
  }
  memref.copy %m, %n : memref<2xi32> to memref<2xi32>
  async.await %t : !async.token
  return
}
func.func @both_read() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    %x = memref.load %m[] : memref<i32>
    memref.store %x, %n[] : memref<i32>
    async.yield
  }
  %r = memref.load %m[] : memref<i32>
  async.await %t : !async.token
  return %r : i32
}
func.func @written_early() {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    %x = memref.load %m[] : memref<i32>
    memref.store %x, %n[] : memref<i32>
    async.yield
  }
  memref.store %w, %m[] : memref<i32>
  async.await %t : !async.token
  return
}
// What the cell already holds may be written, whoever comes first.
func.func @same_bits() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  memref.store %v, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  async.await %t : !async.token
  return %r : i32
}
func.func @written_before() -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    memref.store %w, %m[] : memref<i32>
    %x = memref.load %m[] : memref<i32>
    memref.store %x, %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// A task inside of another one comes after what that one did before.
func.func @inner() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    %i = async.execute {
      %x = memref.load %m[] : memref<i32>
      memref.store %x, %m[] : memref<i32>
      async.yield
    }
    async.await %i : !async.token
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @inner_early() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  %t = async.execute {
    %i = async.execute {
      memref.store %v, %m[] : memref<i32>
      async.yield
    }
    %x = memref.load %m[] : memref<i32>
    memref.store %x, %n[] : memref<i32>
    async.await %i : !async.token
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @waits_inside() -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  %u = async.execute {
    async.await %t : !async.token
    memref.store %w, %m[] : memref<i32>
    async.yield
  }
  async.await %u : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// Iterations start tasks that are only awaited after the loop.
func.func @in_loop() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<i32>
  %done = async.execute {
    async.yield
  }
  %t = scf.for %i = %c0 to %c3 step %c1 iter_args(%before = %done) -> !async.token {
    %v = arith.index_cast %i : index to i32
    %u = async.execute {
      memref.store %v, %m[] : memref<i32>
      async.yield
    }
    scf.yield %u : !async.token
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @written_under_second_reader() {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    %a = memref.load %m[] : memref<i32>
    async.yield
  }
  %u = async.execute {
    %a = memref.load %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  %w = arith.constant 8 : i32
  memref.store %w, %m[] : memref<i32>
  async.await %u : !async.token
  return
}
func.func @written_after_both() {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    %a = memref.load %m[] : memref<i32>
    async.yield
  }
  %u = async.execute {
    %a = memref.load %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  %w = arith.constant 8 : i32
  memref.store %w, %m[] : memref<i32>
  return
}
func.func @scope_ends() {
  %v = arith.constant 7 : i32
  %t = memref.alloca_scope -> !async.token {
    %m = memref.alloca() : memref<i32>
    memref.store %v, %m[] : memref<i32>
    %inner = async.execute {
      %a = memref.load %m[] : memref<i32>
      async.yield
    }
    memref.alloca_scope.return %inner : !async.token
  }
  async.await %t : !async.token
  return
}
func.func @scope_ends_later() {
  %v = arith.constant 7 : i32
  memref.alloca_scope {
    %m = memref.alloca() : memref<i32>
    memref.store %v, %m[] : memref<i32>
    %inner = async.execute {
      %own = memref.alloca() : memref<i32>
      %a = memref.load %m[] : memref<i32>
      memref.store %a, %own[] : memref<i32>
      async.yield
    }
    async.await %inner : !async.token
  }
  return
}
func.func private @begins() -> !async.token {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    %a = memref.load %m[] : memref<i32>
    async.yield
  }
  return %t : !async.token
}
func.func @returns_under_reader() {
  %t = call @begins() : () -> !async.token
  async.await %t : !async.token
  return
}
