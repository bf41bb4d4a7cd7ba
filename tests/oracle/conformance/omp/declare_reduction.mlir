// omp.declare_reduction: each thread has a copy of the variable, which begins with what `init` yields, and which is combined with the
// variable at the end. Iterations that add to the copy do not race; those that add to the variable itself do.
// RUN: freehold-run %s --entry pointer | FileCheck %s
// RUN: freehold-run %s --entry buffer | FileCheck %s
// RUN: freehold-run %s --entry threads | FileCheck %s --check-prefix=THREADS
// RUN: freehold-run %s --entry regions | FileCheck %s
// RUN: not freehold-run %s --entry kept 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: not freehold-run %s --entry shared 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry byref 2>&1 | FileCheck %s --check-prefix=BYREF
// 10 + (0 + 1 + 2)
// CHECK: result 0 = 13 : i64
// Each of two threads adds 5.
// THREADS: result 0 = 20 : i64
// A declaration may make the copy itself, and must then free it.
// KEPT: error: leak: 8 bytes are never freed
// BAD: error: undefined
// BYREF: unsupported: omp.wsloop: private or reduction variables of such types
omp.declare_reduction @sum : i64 init {
^bb0(%mold: i64):
  %zero = arith.constant 0 : i64
  omp.yield(%zero : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %sum = arith.addi %a, %b : i64
  omp.yield(%sum : i64)
}
func.func @pointer() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = llvm.mlir.constant(1 : i64) : i64
  %ten = arith.constant 10 : i64
  %v = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %ten, %v : i64, !llvm.ptr
  omp.parallel {
    omp.wsloop reduction(@sum %v -> %copy : !llvm.ptr) {
      omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
        memref.alloca_scope {
          %old = llvm.load %copy : !llvm.ptr -> i64
          %n = arith.index_cast %i : index to i64
          %new = arith.addi %old, %n : i64
          llvm.store %new, %copy : i64, !llvm.ptr
        }
        omp.yield
      }
    }
    omp.terminator
  }
  %r = llvm.load %v : !llvm.ptr -> i64
  return %r : i64
}
func.func @buffer() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<1xi64>
  memref.store %ten, %v[%c0] : memref<1xi64>
  omp.wsloop reduction(@sum %v -> %copy : memref<1xi64>) {
    omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
      %old = memref.load %copy[%c0] : memref<1xi64>
      %n = arith.index_cast %i : index to i64
      %new = arith.addi %old, %n : i64
      memref.store %new, %copy[%c0] : memref<1xi64>
      omp.yield
    }
  }
  %r = memref.load %v[%c0] : memref<1xi64>
  return %r : i64
}
func.func @threads() -> i64 {
  %ten = arith.constant 10 : i64
  %five = arith.constant 5 : i64
  %v = memref.alloca() : memref<i64>
  memref.store %ten, %v[] : memref<i64>
  omp.parallel reduction(@sum %v -> %copy : memref<i64>) {
    %old = memref.load %copy[] : memref<i64>
    %new = arith.addi %old, %five : i64
    memref.store %new, %copy[] : memref<i64>
    omp.barrier
    omp.terminator
  }
  %r = memref.load %v[] : memref<i64>
  return %r : i64
}
func.func @bad() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<i64>
  memref.store %ten, %v[] : memref<i64>
  omp.wsloop reduction(@sum %v -> %copy : memref<i64>) {
    omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
      %old = memref.load %v[] : memref<i64>
      %n = arith.index_cast %i : index to i64
      %new = arith.addi %old, %n : i64
      memref.store %new, %v[] : memref<i64>
      omp.yield
    }
  }
  %r = memref.load %v[] : memref<i64>
  return %r : i64
}
func.func @byref() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<i64>
  memref.store %ten, %v[] : memref<i64>
  omp.wsloop reduction(byref @sum %v -> %copy : memref<i64>) {
    omp.loop_nest (%i) : index = (%c0) to (%c1) step (%c1) {
      omp.yield
    }
  }
  return
}
omp.declare_reduction @made : memref<1xi64> alloc {
  %a = memref.alloc() : memref<1xi64>
  omp.yield(%a : memref<1xi64>)
} init {
^bb0(%mold: memref<1xi64>, %a: memref<1xi64>):
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  memref.store %zero, %a[%c0] : memref<1xi64>
  omp.yield(%a : memref<1xi64>)
} combiner {
^bb0(%l: memref<1xi64>, %r: memref<1xi64>):
  %c0 = arith.constant 0 : index
  %x = memref.load %l[%c0] : memref<1xi64>
  %y = memref.load %r[%c0] : memref<1xi64>
  %s = arith.addi %x, %y : i64
  memref.store %s, %l[%c0] : memref<1xi64>
  omp.yield(%l : memref<1xi64>)
} cleanup {
^bb0(%a: memref<1xi64>):
  memref.dealloc %a : memref<1xi64>
  omp.yield
}
omp.declare_reduction @left : memref<1xi64> init {
^bb0(%mold: memref<1xi64>):
  %a = memref.alloc() : memref<1xi64>
  memref.copy %mold, %a : memref<1xi64> to memref<1xi64>
  omp.yield(%a : memref<1xi64>)
} combiner {
^bb0(%l: memref<1xi64>, %r: memref<1xi64>):
  omp.yield(%l : memref<1xi64>)
}
func.func @regions() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<1xi64>
  memref.store %ten, %v[%c0] : memref<1xi64>
  omp.wsloop reduction(byref @made %v -> %copy : memref<1xi64>) {
    omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
      %old = memref.load %copy[%c0] : memref<1xi64>
      %n = arith.index_cast %i : index to i64
      %new = arith.addi %old, %n : i64
      memref.store %new, %copy[%c0] : memref<1xi64>
      omp.yield
    }
  }
  %r = memref.load %v[%c0] : memref<1xi64>
  return %r : i64
}
func.func @kept() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<1xi64>
  memref.store %ten, %v[%c0] : memref<1xi64>
  omp.wsloop reduction(@left %v -> %copy : memref<1xi64>) {
    omp.loop_nest (%i) : index = (%c0) to (%c1) step (%c1) {
      omp.yield
    }
  }
  return
}
// What the declaration yields is no copy, so that the iterations race.
omp.declare_reduction @none : memref<1xi64> init {
^bb0(%mold: memref<1xi64>):
  omp.yield(%mold : memref<1xi64>)
} combiner {
^bb0(%l: memref<1xi64>, %r: memref<1xi64>):
  omp.yield(%l : memref<1xi64>)
}
func.func @shared() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<1xi64>
  memref.store %ten, %v[%c0] : memref<1xi64>
  omp.wsloop reduction(@none %v -> %copy : memref<1xi64>) {
    omp.loop_nest (%i) : index = (%c0) to (%c3) step (%c1) {
      %n = arith.index_cast %i : index to i64
      memref.store %n, %copy[%c0] : memref<1xi64>
      omp.yield
    }
  }
  %r = memref.load %v[%c0] : memref<1xi64>
  return %r : i64
}
