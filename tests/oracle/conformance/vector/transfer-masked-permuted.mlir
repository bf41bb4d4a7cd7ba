// The mask of a transfer that permutes has the dimensions of memory, in their order, and none for those that memory does not have.
// RUN: freehold-run %s --entry read --ignore-leaks | FileCheck %s --check-prefix=READ
// RUN: freehold-run %s --entry write --ignore-leaks | FileCheck %s --check-prefix=WRITE
// RUN: freehold-run %s --entry broadcast --ignore-leaks | FileCheck %s --check-prefix=BROADCAST
// READ: result 0 = {{\[\[}}0, 10, -1], [1, 11, -1], [2, 12, -1], [3, 13, -1], [-1, -1, -1]] : memref<5x3xi32>
// WRITE: result 0 = {{\[\[}}7, 7, 7, 7, -1], [7, 7, 7, 7, -1], [-1, -1, -1, -1, -1]] : memref<3x5xi32>
// BROADCAST: result 0 = {{\[\[}}0, 0], [1, 1], [-1, -1]] : memref<3x2xi32>
func.func private @numbers() -> memref<3x5xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc() : memref<3x5xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %a = arith.muli %i, %c10 : index
      %b = arith.addi %a, %j : index
      %v = arith.index_cast %b : index to i32
      memref.store %v, %m[%i, %j] : memref<3x5xi32>
    }
  }
  return %m : memref<3x5xi32>
}
func.func @read() -> memref<5x3xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %pad = arith.constant -1 : i32
  %m = call @numbers() : () -> memref<3x5xi32>
  %k = vector.create_mask %c2, %c4 : vector<3x5xi1>
  %v = vector.transfer_read %m[%c0, %c0], %pad, %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<3x5xi32>, vector<5x3xi32>
  %o = memref.alloc() : memref<5x3xi32>
  vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]} : vector<5x3xi32>, memref<5x3xi32>
  return %o : memref<5x3xi32>
}
func.func @write() -> memref<3x5xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %none = arith.constant -1 : i32
  %seven = arith.constant dense<7> : vector<5x3xi32>
  %o = memref.alloc() : memref<3x5xi32>
  linalg.fill ins(%none : i32) outs(%o : memref<3x5xi32>)
  %k = vector.create_mask %c2, %c4 : vector<3x5xi1>
  vector.transfer_write %seven, %o[%c0, %c0], %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<5x3xi32>, memref<3x5xi32>
  return %o : memref<3x5xi32>
}
func.func @broadcast() -> memref<3x2xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %m = call @numbers() : () -> memref<3x5xi32>
  %k = vector.create_mask %c2 : vector<3xi1>
  %v = vector.transfer_read %m[%c0, %c0], %pad, %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<3x5xi32>, vector<3x2xi32>
  %o = memref.alloc() : memref<3x2xi32>
  vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]} : vector<3x2xi32>, memref<3x2xi32>
  return %o : memref<3x2xi32>
}
