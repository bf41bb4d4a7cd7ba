// RUN: freehold-run %s --entry main --args 'memref(2x4;cells=0)' | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// CHECK: argument 0 = {{\[\[}}0, 0, 0, 0], [0, 0, 5, 6]]
// FREED: error: use-after-free
func.func @main(%a: memref<2x4xi32>) {
  %one = arith.constant 1 : index
  %v = arith.constant dense<[5, 6]> : vector<2xi32>
  affine.vector_store %v, %a[%one, %one + 1] : memref<2x4xi32>, vector<2xi32>
  return
}
func.func private @freed() {
  %v = arith.constant dense<[5, 6]> : vector<2xi32>
  %a = memref.alloc() : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  affine.vector_store %v, %a[0] : memref<2xi32>, vector<2xi32>
  return
}
