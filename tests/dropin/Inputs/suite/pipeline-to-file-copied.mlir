// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,canonicalize),buffer-deallocation-pipeline)' -o %t
// RUN: FileCheck %s < %t

// CHECK-LABEL: func.func @f(
func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  %k = arith.constant 1.5 : f32
  %t = memref.alloc() : memref<4xf32>
  linalg.fill ins(%k : f32) outs(%t : memref<4xf32>)
  linalg.add ins(%a, %t : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  return %m : memref<4xf32>
}
