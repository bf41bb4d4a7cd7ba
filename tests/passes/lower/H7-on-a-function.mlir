// W9, H7: on a function the helper cannot be added: an error at the op, and nothing has changed.
// RUN: not freehold-opt %s --pass-pipeline='builtin.module(func.func(fh-bufferization-lower-deallocations{inline-comparisons-max=0}))' -mlir-print-ir-after-failure 2> %t
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=IR < %t
// A dealloc with few pairs needs no helper.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(func.func(fh-bufferization-lower-deallocations))' | FileCheck %s --check-prefix=FEW

// FEW-NOT: bufferization.dealloc
// FEW: call @user
// FEW-NOT: bufferization.dealloc
// IR: bufferization.dealloc (%arg0 : memref<2xi32>) if (%arg2)
// IR: bufferization.dealloc (%arg0, %arg1

func.func private @user()
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) {
  bufferization.dealloc (%a : memref<2xi32>) if (%c)
  call @user() : () -> ()
  // CHECK: [[@LINE+1]]:3: error: 'bufferization.dealloc' op compares 1 pairs of memrefs, which takes a helper function, which cannot be added from within 'func.func': run the pass on the module around it
  bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %c)
  return
}
