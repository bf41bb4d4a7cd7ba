// Reads and writes of memory by vectors: transfers may pass the end where they are not in_bounds, loads and stores may not,
// and lanes that a mask leaves out access nothing.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry transfer_outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUT
// RUN: not freehold-run %s --entry load_outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUT
// RUN: not freehold-run %s --entry gather_outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUT
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// OUT: error: out-of-bounds
// FREED: error: use-after-free
// CHECK: result 0 = [3, 4, -1, -1] : vector<4xi32>
// CHECK: result 1 = [1, 2, 0, 0] : vector<4xi32>
// CHECK: result 2 = [4, 1, 4, 0] : vector<4xi32>
// CHECK: result 3 = [1, 2, 9, 9] : memref<4xi32>
// CHECK: result 4 = {{\[\[}}1, 3], [2, 4]] : memref<2x2xi32>
func.func @main() -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, memref<4xi32>, memref<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %zero = arith.constant dense<0> : vector<4xi32>
  %nine = arith.constant dense<9> : vector<4xi32>
  %at = arith.constant dense<[3, 0, 3, 99]> : vector<4xi32>
  %three = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %mask = vector.create_mask %c2 : vector<4xi1>
  %m = memref.alloc() : memref<4xi32>
  vector.store %v, %m[%c0] : memref<4xi32>, vector<4xi32>
  %r = vector.transfer_read %m[%c2], %pad : memref<4xi32>, vector<4xi32>
  %l = vector.maskedload %m[%c0], %mask, %zero : memref<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %g = vector.gather %m[%c0] [%at], %three, %zero : memref<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.transfer_write %nine, %m[%c2] : vector<4xi32>, memref<4xi32>
  %q = vector.shape_cast %v : vector<4xi32> to vector<2x2xi32>
  %n = memref.alloc() : memref<2x2xi32>
  vector.transfer_write %q, %n[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x2xi32>, memref<2x2xi32>
  return %r, %l, %g, %m, %n : vector<4xi32>, vector<4xi32>, vector<4xi32>, memref<4xi32>, memref<2x2xi32>
}
func.func @transfer_outside(%m: memref<4xi32>) {
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %r = vector.transfer_read %m[%c2], %pad {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  return
}
func.func @load_outside(%m: memref<4xi32>) {
  %c2 = arith.constant 2 : index
  %r = vector.load %m[%c2] : memref<4xi32>, vector<4xi32>
  return
}
func.func @gather_outside(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %at = arith.constant dense<[0, -1]> : vector<2xi32>
  %all = arith.constant dense<true> : vector<2xi1>
  %zero = arith.constant dense<0> : vector<2xi32>
  %g = vector.gather %m[%c0] [%at], %all, %zero : memref<4xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return
}
func.func @freed() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  %r = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
  return
}
