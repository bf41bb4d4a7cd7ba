// The result stays in a global, and the next call writes it again.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: {{use-after-free|double-free|abi|leak|observation}}
//--- source.mlir
func.func @f(%v: i32) -> tensor<2xi32> {
  %t = tensor.splat %v : tensor<2xi32>
  return %t : tensor<2xi32>
}
//--- right.mlir
func.func @f(%v: i32) -> memref<2xi32> {
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  return %a : memref<2xi32>
}
//--- wrong.mlir
memref.global "private" @g : memref<memref<2xi32>> = uninitialized
memref.global "private" @has : memref<i1> = dense<false>
func.func @f(%v: i32) -> memref<2xi32> {
  %g = memref.get_global @g : memref<memref<2xi32>>
  %h = memref.get_global @has : memref<i1>
  %yes = arith.constant true
  %has = memref.load %h[] : memref<i1>
  %r = scf.if %has -> memref<2xi32> {
    %old = memref.load %g[] : memref<memref<2xi32>>
    scf.yield %old : memref<2xi32>
  } else {
    %a = memref.alloc() : memref<2xi32>
    memref.store %a, %g[] : memref<memref<2xi32>>
    memref.store %yes, %h[] : memref<i1>
    scf.yield %a : memref<2xi32>
  }
  linalg.fill ins(%v : i32) outs(%r : memref<2xi32>)
  return %r : memref<2xi32>
}
