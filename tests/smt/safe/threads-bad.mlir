// The same, wrong by one op, and threads that allocate or run on; a run shows each.
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>/dev/null | FileCheck %s --implicit-check-not=proved --implicit-check-not=contradicts
// CHECK: @launched_on_gpu  refuted: use-after-free
// CHECK: @team_of_threads  refuted: use-after-free
// CHECK: @index_compared  refuted: double-free
// CHECK: @allocates  refuted: leak
// CHECK: @runs_on  refuted: use-after-free
func.func @launched_on_gpu(%m: memref<4xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %s = memref.subview %a[%tx][1][1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
    memref.store %v, %s[%c0] : memref<1xf32, strided<[1], offset: ?>>
    gpu.terminator
  }
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  return
}
func.func @team_of_threads(%m: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  omp.parallel {
    %x = memref.load %a[%c0] : memref<4xf32>
    omp.single {
      memref.store %x, %m[%c0] : memref<4xf32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @index_compared(%n: index) {
  %c4 = index.constant 4
  %c3 = index.constant 3
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %m = index.minu %n, %c4
  %q = index.divs %m, %c3
  %more = index.cmp sge(%q, %c3)
  %one = index.constant 0
  %some = index.cmp sgt(%q, %one)
  scf.if %some {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
func.func @allocates() {
  omp.parallel {
    %a = memref.alloc() : memref<4xf32>
    omp.terminator
  }
  return
}
func.func @runs_on(%v: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %t = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %v, %a[%c0] : memref<4xf32>
    gpu.terminator
  }
  memref.dealloc %a : memref<4xf32>
  gpu.wait [%t]
  return
}
