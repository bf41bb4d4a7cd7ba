// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --subject identity --unknown-ops unsupported --json | FileCheck %s
// A kernel's body takes buffers that its type does not tell of: it is no entry, and a launch is unsupported.
// CHECK-NOT: k::
// CHECK: "reason":"unsupported"
// CHECK-NOT: k::
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: memref<4xf32>) workgroup(%w: memref<4xf32, 3>) kernel {
      gpu.return
    }
  }
  func.func @l(%n: index) {
    %a = memref.alloc() : memref<4xf32>
    gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<4xf32>)
    return
  }
}
