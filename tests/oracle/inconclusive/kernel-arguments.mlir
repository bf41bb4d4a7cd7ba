// A kernel's body takes buffers that its type does not tell of, and nobody calls one that the module launches: neither is an entry.
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject identity --json | FileCheck %s
// What is launched from a binary has no body to run.
// RUN: %S/../Inputs/exit-code 3 freehold-check %S/Inputs/kernel-in-binary.mlir --subject identity --unknown-ops unsupported --json | FileCheck %s --check-prefix=BINARY
// CHECK-NOT: k::
// CHECK: "entry":"l","verdict":"defect","kind":"leak"
// CHECK-NOT: k::
// BINARY: "reason":"unsupported"
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a: memref<4xf32>) workgroup(%w: memref<4xf32, 3>) kernel {
      gpu.return
    }
    gpu.func @g(%a: memref<4xf32>) kernel {
      gpu.return
    }
  }
  func.func @l(%n: index) {
    %a = memref.alloc() : memref<4xf32>
    gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<4xf32>)
    gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<4xf32>)
    return
  }
}
