// A kernel can be an entry: it returns nothing, and its buffers are observed.
// RUN: freehold-run %s --entry k::f --args 'memref(2;seed=1)' | FileCheck %s
// RUN: not freehold-run %s --entry k::bad --args 'memref(2;seed=1)' 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: argument 0 = [9, {{.*}}]
// CHECK: returned
// BAD: error: bad-free
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%m: memref<2xi32>) kernel {
      %c0 = arith.constant 0 : index
      %v = arith.constant 9 : i32
      memref.store %v, %m[%c0] : memref<2xi32>
      gpu.return
    }
    gpu.func @bad(%m: memref<2xi32>) kernel {
      memref.dealloc %m : memref<2xi32>
      gpu.return
    }
  }
}
