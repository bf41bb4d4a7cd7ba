// Kernels and teams of threads that only read and write buffers, and comparisons of the index dialect.
// RUN: freehold-prove safe %s | FileCheck %s --implicit-check-not=unknown
// CHECK: @launched_on_gpu  proved
// CHECK: @team_of_threads  proved
// CHECK: @index_compared  proved
func.func @launched_on_gpu(%m: memref<4xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %s = memref.subview %a[%tx][1][1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
    memref.store %v, %s[%c0] : memref<1xf32, strided<[1], offset: ?>>
    gpu.terminator
  }
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @team_of_threads(%m: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  omp.parallel {
    %x = memref.load %a[%c0] : memref<4xf32>
    omp.single {
      memref.store %x, %m[%c0] : memref<4xf32>
      omp.terminator
    }
    omp.terminator
  }
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @index_compared(%n: index) {
  %c4 = index.constant 4
  %c3 = index.constant 3
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %m = index.minu %n, %c4
  %q = index.divs %m, %c3
  %more = index.cmp sgt(%q, %c3)
  %one = index.constant 1
  %some = index.cmp sgt(%q, %one)
  scf.if %some {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
