// Sizes of one buffer that are numbers of the program, or sums of two, at once; NaN in an operand of a reduction.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 3 judged = 3 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"corner",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"rest_of_tiles",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"reduce_nan",{{.*}}"kind":"observation"

//--- before.mlir
func.func @corner(%m: memref<?x?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c11 = arith.constant 11 : index
  %d0 = memref.dim %m, %c0 : memref<?x?xi32>
  %d1 = memref.dim %m, %c1 : memref<?x?xi32>
  %a = arith.cmpi ugt, %d0, %c6 : index
  %b = arith.cmpi ugt, %d1, %c11 : index
  %r = arith.andi %a, %b : i1
  return %r : i1
}
func.func @rest_of_tiles(%m: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c20 = arith.constant 20 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  %beyond = arith.cmpi ugt, %d, %c20 : index
  %r = arith.remui %d, %c5 : index
  %s = arith.select %beyond, %r, %c0 : index
  return %s : index
}
func.func @reduce_nan(%m: memref<?x?xf32>, %o: memref<?xf32>) {
  linalg.reduce ins(%m : memref<?x?xf32>) outs(%o : memref<?xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %s = arith.maximumf %x, %acc : f32
      linalg.yield %s : f32
    }
  return
}
//--- right.mlir
func.func @corner(%m: memref<?x?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %d0 = memref.dim %m, %c0 : memref<?x?xi32>
  %d1 = memref.dim %m, %c1 : memref<?x?xi32>
  %a = arith.cmpi uge, %d0, %c7 : index
  %b = arith.cmpi uge, %d1, %c12 : index
  %r = arith.andi %a, %b : i1
  return %r : i1
}
func.func @rest_of_tiles(%m: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c20 = arith.constant 20 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  %beyond = arith.cmpi ule, %d, %c20 : index
  %r = arith.remui %d, %c5 : index
  %s = arith.select %beyond, %c0, %r : index
  return %s : index
}
func.func @reduce_nan(%m: memref<?x?xf32>, %o: memref<?xf32>) {
  linalg.reduce ins(%m : memref<?x?xf32>) outs(%o : memref<?xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %s = arith.maximumf %acc, %x : f32
      linalg.yield %s : f32
    }
  return
}
//--- wrong.mlir
func.func @corner(%m: memref<?x?xi32>) -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @rest_of_tiles(%m: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c20 = arith.constant 20 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  %beyond = arith.cmpi ugt, %d, %c20 : index
  %r = arith.remui %d, %c5 : index
  %last = arith.cmpi eq, %r, %c4 : index
  %t = arith.select %last, %c0, %r : index
  %s = arith.select %beyond, %t, %c0 : index
  return %s : index
}
func.func @reduce_nan(%m: memref<?x?xf32>, %o: memref<?xf32>) {
  linalg.reduce ins(%m : memref<?x?xf32>) outs(%o : memref<?xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %s = arith.maxnumf %x, %acc : f32
      linalg.yield %s : f32
    }
  return
}
