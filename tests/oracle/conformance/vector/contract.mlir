// A product of matrices, one with a transposed operand, and a dot product of narrow integers, which are sign-extended.
// How a sum of floats is rounded is open: opaque.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry open --unknown-ops=unsupported 2>&1 | FileCheck %s --check-prefix=OPEN
// CHECK: result 0 = [20, 23, 44, 51] : vector<2x2xi32>
// CHECK-NEXT: result 1 = [17, 23, 39, 53] : vector<2x2xi32>
// CHECK-NEXT: result 2 = -8 : i32
// BAD: error: uninitialised-read
// OPEN: unsupported
#ik = affine_map<(i, j, k) -> (i, k)>
#kj = affine_map<(i, j, k) -> (k, j)>
#jk = affine_map<(i, j, k) -> (j, k)>
#ij = affine_map<(i, j, k) -> (i, j)>
#product = {indexing_maps = [#ik, #kj, #ij], iterator_types = ["parallel", "parallel", "reduction"]}
#transposed = {indexing_maps = [#ik, #jk, #ij], iterator_types = ["parallel", "parallel", "reduction"]}
#k = affine_map<(k) -> (k)>
#none = affine_map<(k) -> ()>
#dot = {indexing_maps = [#k, #k, #none], iterator_types = ["reduction"]}
func.func @main() -> (vector<2x2xi32>, vector<2x2xi32>, i32) {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi32>
  %one = arith.constant dense<1> : vector<2x2xi32>
  %zero = arith.constant dense<0> : vector<2x2xi32>
  %n = arith.constant dense<[-1, 3]> : vector<2xi8>
  %m = arith.constant dense<[100, 30]> : vector<2xi8>
  %two = arith.constant 2 : i32
  %0 = vector.contract #product %a, %b, %one : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  %1 = vector.contract #transposed %a, %b, %zero : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  %2 = vector.contract #dot %n, %m, %two : vector<2xi8>, vector<2xi8> into i32
  return %0, %1, %2 : vector<2x2xi32>, vector<2x2xi32>, i32
}
func.func @bad() -> i32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  %v = vector.load %m[%c0] : memref<2xi32>, vector<2xi32>
  %2 = vector.contract #dot %v, %v, %c : vector<2xi32>, vector<2xi32> into i32
  return %2 : i32
}
func.func @open(%v: vector<2xf32>, %x: f32) -> f32 {
  %r = vector.contract #dot %v, %v, %x : vector<2xf32>, vector<2xf32> into f32
  return %r : f32
}
