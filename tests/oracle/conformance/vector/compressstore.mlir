// Stores the lanes that the mask sets, one after the other; the rest of the memref is left alone, also beyond its end.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUT
// OUT: error: out-of-bounds
// CHECK: result 0 = [9, 2, 4] : memref<3xi32>
func.func @main() -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %nine = arith.constant 9 : i32
  %m = memref.alloc() : memref<3xi32>
  memref.store %nine, %m[%c0] : memref<3xi32>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %mask = arith.constant dense<[false, true, false, true]> : vector<4xi1>
  vector.compressstore %m[%c1], %mask, %v : memref<3xi32>, vector<4xi1>, vector<4xi32>
  return %m : memref<3xi32>
}
func.func @outside(%m: memref<3xi32>) {
  %c2 = arith.constant 2 : index
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %mask = arith.constant dense<[false, true, false, true]> : vector<4xi1>
  vector.compressstore %m[%c2], %mask, %v : memref<3xi32>, vector<4xi1>, vector<4xi32>
  return
}
