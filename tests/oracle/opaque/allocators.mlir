// A buffer is freed by an op of the allocator that made it; the error names both ops. An op that is in no row of
// oracle/interp/Allocators.cpp, such as a call, may belong to any allocator.
// RUN: split-file --leading-lines %s %t
// RUN: not freehold-run %t/programs.mlir --entry by_memref 2>&1 | FileCheck %s --check-prefix=MEMREF
// MEMREF: error: bad-free: frees by 'memref.dealloc' a buffer that 'gpu.alloc' made, which 'gpu.dealloc' frees
// RUN: not freehold-run %t/programs.mlir --entry by_dealloc 2>&1 | FileCheck %s --check-prefix=DEALLOC
// DEALLOC: error: bad-free: frees by 'bufferization.dealloc' a buffer that 'gpu.alloc' made, which 'gpu.dealloc' frees
// RUN: not freehold-run %t/programs.mlir --entry by_realloc --args 5 2>&1 | FileCheck %s --check-prefix=REALLOC
// REALLOC: error: bad-free: frees by 'memref.realloc' a buffer that 'gpu.alloc' made, which 'gpu.dealloc' frees
// RUN: not freehold-run %t/programs.mlir --entry by_gpu 2>&1 | FileCheck %s --check-prefix=GPU
// GPU: error: bad-free: frees by 'gpu.dealloc' a buffer that 'memref.alloc' made, which 'memref.dealloc' frees
// RUN: not freehold-run %t/programs.mlir --entry clone_by_gpu --args 'memref(4;seed=1)' 2>&1 | FileCheck %s --check-prefix=CLONE
// CLONE: error: bad-free: frees by 'gpu.dealloc' a buffer that 'bufferization.clone' made, which 'memref.dealloc' frees
// RUN: not freehold-run %t/programs.mlir --entry either --args 0 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: freehold-run %t/programs.mlir --entry either --args 1
// RUN: freehold-run %t/programs.mlir --entry right
// RUN: freehold-run %t/programs.mlir --entry of_call

// The shipped pass inserts a bufferization.dealloc for gpu.alloc, which becomes a memref.dealloc. Ours frees by gpu.dealloc.
// RUN: not freehold-check %t/leaks.mlir --subject upstream --subject upstream-dealloc-ops --json | FileCheck %s --check-prefix=SHIPPED
// SHIPPED-COUNT-2: "kind":"bad-free"
// RUN: freehold-check %t/leaks.mlir --subject fh --subject fh-dynamic --subject fh-dealloc-ops --subject fh-early-free --json | FileCheck %s --check-prefix=OURS
// OURS-COUNT-4: "verdict":"agree"

//--- programs.mlir
func.func @by_memref() {
  %d = gpu.alloc () : memref<4xi32>
  memref.dealloc %d : memref<4xi32>
  return
}
func.func @by_dealloc() {
  %true = arith.constant true
  %d = gpu.alloc () : memref<4xi32>
  bufferization.dealloc (%d : memref<4xi32>) if (%true)
  return
}
func.func @by_realloc(%n: index) {
  %d = gpu.alloc () : memref<4xi32>
  %e = memref.realloc %d(%n) : memref<4xi32> to memref<?xi32>
  memref.dealloc %e : memref<?xi32>
  return
}
func.func @by_gpu() {
  %m = memref.alloc() : memref<4xi32>
  gpu.dealloc %m : memref<4xi32>
  return
}
func.func @clone_by_gpu(%a: memref<4xi32>) {
  %m = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  gpu.dealloc %m : memref<4xi32>
  return
}
func.func @either(%c: i1) {
  %r = scf.if %c -> memref<4xi32> {
    %m = memref.alloc() : memref<4xi32>
    scf.yield %m : memref<4xi32>
  } else {
    %d = gpu.alloc () : memref<4xi32>
    scf.yield %d : memref<4xi32>
  }
  memref.dealloc %r : memref<4xi32>
  return
}
func.func @right() {
  %m = memref.alloc() : memref<4xi32>
  %d = gpu.alloc () : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  gpu.dealloc %d : memref<4xi32>
  return
}
func.func private @made() -> memref<4xi32>
func.func @of_call() {
  %a = call @made() : () -> memref<4xi32>
  %b = call @made() : () -> memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  gpu.dealloc %b : memref<4xi32>
  return
}

//--- leaks.mlir
func.func @f(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %d = gpu.alloc () : memref<4xi32>
  gpu.memcpy %d, %m : memref<4xi32>, memref<4xi32>
  %x = memref.load %d[%c0] : memref<4xi32>
  return %x : i32
}
