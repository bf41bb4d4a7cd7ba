// To make a subview that is out of bounds is no error, but a pass may assert that none is made. `wrong` asserts something else.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --pipeline=generate-runtime-verification --inputs 8 --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// CHECK: "entry":"row","verdict":"inconclusive","reason":"open-result"{{.*}}memref.subview: is out of bounds, and a pass may assert that it is not
// CHECK: "entry":"slice","verdict":"inconclusive","reason":"open-result"
// WRONG: "entry":"row","verdict":"defect","kind":"observation"{{.*}}an assertion fails that did not fail before: no more than two

//--- before.mlir
func.func @row(%m: memref<?xi32>, %at: index) -> index {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%at] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
  // The pass loads no dialect.
  %r0 = scf.execute_region -> index {
    scf.yield %c0 : index
  }
  %true = arith.constant true
  cf.assert %true, "true"
  %r = memref.dim %m, %c0 : memref<?xi32>
  return %r : index
}

// One without elements that begins behind the end may be accessed, which does nothing.
func.func @slice(%m: memref<?xi32>, %from: index, %one: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%from] [%c0] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  linalg.fill ins(%one : i32) outs(%s : memref<?xi32, strided<[1], offset: ?>>)
  %true = arith.constant true
  %r0 = scf.execute_region -> index {
    scf.yield %c0 : index
  }
  cf.assert %true, "true"
  return
}

//--- wrong.mlir
func.func @row(%m: memref<?xi32>, %at: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = memref.dim %m, %c0 : memref<?xi32>
  %few = arith.cmpi ule, %r, %c2 : index
  cf.assert %few, "no more than two"
  return %r : index
}
func.func @slice(%m: memref<?xi32>, %from: index, %one: i32) {
  return
}
