// The result does not start where its buffer does, and its type cannot say so: the caller cannot free it.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: abi
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
func.func @f(%v: i32) -> memref<2xi32> {
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<12xi8>
  %a = memref.view %b[%c4][] : memref<12xi8> to memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  return %a : memref<2xi32>
}
