// The first address that is accessed has the promised alignment, or, of a gather and a scatter, each one. Lanes that a mask
// leaves out promise nothing.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry load 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry store 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry masked 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry gathered 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry compressed 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [1, 1] : vector<2xi32>
// CHECK: result 1 = [1, 1] : vector<2xi32>
// BAD: error: undefined: the address is not aligned to 32 bytes
memref.global "private" @cells : memref<16xi32> = dense<1> {alignment = 32 : i64}
func.func @main() -> (vector<2xi32>, vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.get_global @cells : memref<16xi32>
  %x = vector.load %m[%c8] {alignment = 32 : i64} : memref<16xi32>, vector<2xi32>
  vector.store %x, %m[%c0] {alignment = 32 : i64} : memref<16xi32>, vector<2xi32>
  %none = arith.constant dense<false> : vector<2xi1>
  vector.maskedstore %m[%c1], %none, %x {alignment = 32 : i64} : memref<16xi32>, vector<2xi1>, vector<2xi32>
  %all = arith.constant dense<true> : vector<2xi1>
  %far = arith.constant dense<[0, 8]> : vector<2xi32>
  %y = vector.gather %m[%c0] [%far], %all, %x {alignment = 32 : i64} : memref<16xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %x, %y : vector<2xi32>, vector<2xi32>
}
func.func @load() -> vector<2xi32> {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @cells : memref<16xi32>
  %x = vector.load %m[%c1] {alignment = 32 : i64} : memref<16xi32>, vector<2xi32>
  return %x : vector<2xi32>
}
func.func @store() {
  %c1 = arith.constant 1 : index
  %x = arith.constant dense<1> : vector<2xi32>
  %m = memref.get_global @cells : memref<16xi32>
  vector.store %x, %m[%c1] {alignment = 32 : i64} : memref<16xi32>, vector<2xi32>
  return
}
func.func @masked() -> vector<2xi32> {
  %c7 = arith.constant 7 : index
  %x = arith.constant dense<1> : vector<2xi32>
  %second = arith.constant dense<[false, true]> : vector<2xi1>
  %m = memref.get_global @cells : memref<16xi32>
  %y = vector.maskedload %m[%c7], %second, %x {alignment = 32 : i64} : memref<16xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %y : vector<2xi32>
}
func.func @gathered() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<1> : vector<2xi32>
  %all = arith.constant dense<true> : vector<2xi1>
  %near = arith.constant dense<[0, 1]> : vector<2xi32>
  %m = memref.get_global @cells : memref<16xi32>
  %y = vector.gather %m[%c0] [%near], %all, %x {alignment = 32 : i64} : memref<16xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %y : vector<2xi32>
}
func.func @compressed() {
  %c1 = arith.constant 1 : index
  %x = arith.constant dense<1> : vector<2xi32>
  %second = arith.constant dense<[false, true]> : vector<2xi1>
  %m = memref.get_global @cells : memref<16xi32>
  vector.compressstore %m[%c1], %second, %x {alignment = 32 : i64} : memref<16xi32>, vector<2xi1>, vector<2xi32>
  return
}
