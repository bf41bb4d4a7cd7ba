// A transfer in the body accesses the lanes that the mask sets; a read gives the others the padding.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUT
// RUN: not freehold-run %s --entry sum 2>&1 | FileCheck %s --check-prefix=SUM
// OUT: error: out-of-bounds
// SUM: error: unsupported: vector.mask
// CHECK: result 0 = [3, -1, -1, -1] : vector<4xi32>
// CHECK: result 1 = [1, 1, 3] : memref<3xi32>
func.func @main() -> (vector<4xi32>, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %m = memref.alloc() : memref<3xi32>
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  vector.store %v, %m[%c0] : memref<3xi32>, vector<3xi32>
  %mask = vector.create_mask %c1 : vector<4xi1>
  %r = vector.mask %mask { vector.transfer_read %m[%c2], %pad {in_bounds = [true]} : memref<3xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  %w = arith.constant dense<1> : vector<4xi32>
  %two = vector.create_mask %c2 : vector<4xi1>
  vector.mask %two { vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<3xi32> } : vector<4xi1>
  return %r, %m : vector<4xi32>, memref<3xi32>
}
func.func @outside(%m: memref<3xi32>) {
  %c2 = arith.constant 2 : index
  %w = arith.constant dense<1> : vector<4xi32>
  %two = vector.create_mask %c2 : vector<4xi1>
  vector.mask %two { vector.transfer_write %w, %m[%c2] {in_bounds = [true]} : vector<4xi32>, memref<3xi32> } : vector<4xi1>
  return
}
func.func @sum() -> i32 {
  %c2 = arith.constant 2 : index
  %v = arith.constant dense<1> : vector<4xi32>
  %two = vector.create_mask %c2 : vector<4xi1>
  %s = vector.mask %two { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %s : i32
}
