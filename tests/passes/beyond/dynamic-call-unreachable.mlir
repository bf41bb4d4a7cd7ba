// A call in an unreachable block takes the i1 of a dynamic result as every other call does.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true})' | FileCheck %s

func.func private @callee() -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  return %a : memref<4xi32>
}

// CHECK-LABEL: @entry
// CHECK: call @callee() : () -> (memref<4xi32>, i1)
func.func @entry() {
  return
^dead:
  %r = func.call @callee() : () -> memref<4xi32>
  cf.br ^dead
}
