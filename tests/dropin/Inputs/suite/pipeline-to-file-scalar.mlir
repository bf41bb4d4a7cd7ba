// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,canonicalize),buffer-deallocation-pipeline)' -o %t
// RUN: FileCheck %s < %t

// CHECK-LABEL: func.func @f(
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
