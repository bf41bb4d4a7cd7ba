// Loads elements one after the other into the lanes that the mask sets; the others have what they are passed through.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// FREED: error: use-after-free
// CHECK: result 0 = [-1, 7, -1, 8] : vector<4xi32>
func.func @main() -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %w = arith.constant dense<[7, 8]> : vector<2xi32>
  vector.store %w, %m[%c0] : memref<2xi32>, vector<2xi32>
  %pass = arith.constant dense<-1> : vector<4xi32>
  %mask = arith.constant dense<[false, true, false, true]> : vector<4xi1>
  %v = vector.expandload %m[%c0], %mask, %pass : memref<2xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %v : vector<4xi32>
}
func.func @freed() -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  %pass = arith.constant dense<-1> : vector<4xi32>
  %all = arith.constant dense<true> : vector<4xi1>
  %v = vector.expandload %m[%c0], %all, %pass : memref<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %v : vector<4xi32>
}
