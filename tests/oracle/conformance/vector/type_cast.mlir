// vector.type_cast: the cells of a buffer as one vector, in the same memory.
// RUN: freehold-run %s --entry main --args 'memref(2x4;iota)' | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry padded --args 'memref(2x3;iota)' --unknown-ops unsupported 2>&1 | FileCheck %s --check-prefix=PADDED
// CHECK: result 0 = {{.*}}0, 1, 2, 3{{.*}}4, 5, 6, 7
// CHECK: argument 0 = {{.*}}9, 9, 9, 9{{.*}}9, 9, 9, 9
// PADDED: vectors with padding
func.func @main(%m: memref<2x4xi32>) -> vector<2x4xi32> {
  %t = vector.type_cast %m : memref<2x4xi32> to memref<vector<2x4xi32>>
  %v = memref.load %t[] : memref<vector<2x4xi32>>
  %nine = arith.constant dense<9> : vector<2x4xi32>
  memref.store %nine, %t[] : memref<vector<2x4xi32>>
  return %v : vector<2x4xi32>
}
func.func @padded(%m: memref<2x3xi32>) {
  %t = vector.type_cast %m : memref<2x3xi32> to memref<vector<2x3xi32>>
  return
}
