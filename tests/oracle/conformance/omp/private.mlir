// omp.private: each thread has a copy of the variable, which nothing has written, or with the variable's value if it is firstprivate.
// The variable itself stays as it is.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: freehold-run %s --entry first | FileCheck %s --check-prefix=FIRST
// RUN: freehold-run %s --entry buffer | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 10 : i64
// FIRST: result 0 = [11, 11] : memref<2xi64>
// A declaration may make the buffer itself, and frees it then; without that, each thread leaks one.
// RUN: freehold-run %s --entry made | FileCheck %s --check-prefix=MADE
// RUN: not freehold-run %s --entry kept 2>&1 | FileCheck %s --check-prefix=KEPT
// MADE: result 0 = 10 : i64
// MADE: returned
// MADE-NOT: leak
// KEPT: returned, 2 leaked
// BAD: error: uninitialised-read
omp.private {type = private} @own : i64
omp.private {type = firstprivate} @from : i64 copy {
^bb0(%original: !llvm.ptr, %copy: !llvm.ptr):
  %v = llvm.load %original : !llvm.ptr -> i64
  llvm.store %v, %copy : i64, !llvm.ptr
  omp.yield(%copy : !llvm.ptr)
}
func.func @main() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %ten = arith.constant 10 : i64
  %v = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %ten, %v : i64, !llvm.ptr
  omp.parallel private(@own %v -> %copy : !llvm.ptr) {
    llvm.store %one, %copy : i64, !llvm.ptr
    %back = llvm.load %copy : !llvm.ptr -> i64
    omp.terminator
  }
  %r = llvm.load %v : !llvm.ptr -> i64
  return %r : i64
}
func.func @first() -> memref<2xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = llvm.mlir.constant(1 : i64) : i64
  %ten = arith.constant 10 : i64
  %m = memref.alloc() : memref<2xi64>
  %v = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %ten, %v : i64, !llvm.ptr
  omp.parallel {
    omp.wsloop private(@from %v -> %copy : !llvm.ptr) {
      omp.loop_nest (%i) : index = (%c0) to (%c2) step (%c1) {
        %old = llvm.load %copy : !llvm.ptr -> i64
        %first = arith.cmpi eq, %old, %ten : i64
        %new = arith.select %first, %old, %ten : i64
        %sum = arith.addi %new, %one : i64
        llvm.store %sum, %copy : i64, !llvm.ptr
        memref.store %sum, %m[%i] : memref<2xi64>
        omp.yield
      }
    }
    omp.terminator
  }
  return %m : memref<2xi64>
}
func.func @bad() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %ten = arith.constant 10 : i64
  %r = memref.alloca() : memref<i64>
  %v = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %ten, %v : i64, !llvm.ptr
  omp.parallel private(@own %v -> %copy : !llvm.ptr) {
    %old = llvm.load %copy : !llvm.ptr -> i64
    memref.store %old, %r[] : memref<i64>
    omp.terminator
  }
  %s = memref.load %r[] : memref<i64>
  return %s : i64
}
omp.private {type = private} @room : memref<1xi64>
func.func @buffer() -> i64 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<1xi64>
  memref.store %ten, %v[%c0] : memref<1xi64>
  omp.parallel private(@room %v -> %copy : memref<1xi64>) {
    memref.store %one, %copy[%c0] : memref<1xi64>
    omp.barrier
    %back = memref.load %copy[%c0] : memref<1xi64>
    omp.terminator
  }
  %r = memref.load %v[%c0] : memref<1xi64>
  return %r : i64
}
omp.private {type = firstprivate} @made_here : memref<1xi64> init {
^bb0(%original: memref<1xi64>, %copy: memref<1xi64>):
  %m = memref.alloc() : memref<1xi64>
  omp.yield(%m : memref<1xi64>)
} copy {
^bb0(%original: memref<1xi64>, %copy: memref<1xi64>):
  memref.copy %original, %copy : memref<1xi64> to memref<1xi64>
  omp.yield(%copy : memref<1xi64>)
} dealloc {
^bb0(%copy: memref<1xi64>):
  memref.dealloc %copy : memref<1xi64>
  omp.yield
}
omp.private {type = private} @kept_here : memref<1xi64> init {
^bb0(%original: memref<1xi64>, %copy: memref<1xi64>):
  %m = memref.alloc() : memref<1xi64>
  omp.yield(%m : memref<1xi64>)
}
func.func @made() -> i64 {
  %c0 = arith.constant 0 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<1xi64>
  memref.store %ten, %v[%c0] : memref<1xi64>
  omp.parallel private(@made_here %v -> %copy : memref<1xi64>) {
    %x = memref.load %copy[%c0] : memref<1xi64>
    %y = arith.addi %x, %x : i64
    memref.store %y, %copy[%c0] : memref<1xi64>
    omp.terminator
  }
  %r = memref.load %v[%c0] : memref<1xi64>
  return %r : i64
}
func.func @kept() {
  %c0 = arith.constant 0 : index
  %ten = arith.constant 10 : i64
  %v = memref.alloca() : memref<1xi64>
  omp.parallel private(@kept_here %v -> %copy : memref<1xi64>) {
    memref.store %ten, %copy[%c0] : memref<1xi64>
    omp.terminator
  }
  return
}
