// The body of a kernel counts, although the launch only names it.
// RUN: split-file %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "kind":"observation"

//--- before.mlir
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @scale(%x: memref<4xf32>, %s: f32) kernel {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<4xf32>
      %w = arith.mulf %v, %s : f32
      memref.store %w, %x[%i] : memref<4xf32>
      gpu.return
    }
  }
  func.func @host(%x: memref<4xf32>, %s: f32) -> memref<4xf32> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %m = memref.alloc() : memref<4xf32>
    memref.copy %x, %m : memref<4xf32> to memref<4xf32>
    gpu.launch_func @k::@scale blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%m : memref<4xf32>, %s : f32)
    return %m : memref<4xf32>
  }
}

//--- after.mlir
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @scale(%x: memref<4xf32>, %s: f32) kernel {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<4xf32>
      %w = arith.addf %v, %s : f32
      memref.store %w, %x[%i] : memref<4xf32>
      gpu.return
    }
  }
  func.func @host(%x: memref<4xf32>, %s: f32) -> memref<4xf32> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %m = memref.alloc() : memref<4xf32>
    memref.copy %x, %m : memref<4xf32> to memref<4xf32>
    gpu.launch_func @k::@scale blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%m : memref<4xf32>, %s : f32)
    return %m : memref<4xf32>
  }
}
