// A caller's rows need not follow each other: arguments whose outer strides alone are dynamic have gaps, too, at each of them.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 10 judged = 10 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"rows",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"planes",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"all",{{.*}}"kind":"observation"
// RUN: freehold-run %t/before.mlir --entry rows --args 'memref(2x3;seed=3;cells=1,2,3,4,5,6,7)' | FileCheck %s --check-prefix=ODD
// ODD: argument 0 = {{\[\[}}1, 2, 3], [5, 6, 7]] in
// RUN: freehold-run %t/before.mlir --entry rows --args 'memref(2x3;seed=4;offset=0;cells=1,2,3,4,5,6,7)' | FileCheck %s --check-prefix=EVEN
// EVEN: argument 0 = {{\[\[}}1, 2, 3], [4, 5, 6]]
// The identity layout has none, whatever the seed is.
// RUN: freehold-run %t/before.mlir --entry identity --args 'memref(2x3;seed=3;cells=1,2,3,4,5,6,7)' | FileCheck %s --check-prefix=DENSE
// DENSE: argument 0 = {{\[\[}}1, 2, 3], [4, 5, 6]]{{$}}
// RUN: freehold-run %t/before.mlir --entry whole --args 'memref(2x3x2;seed=5;iota)' | FileCheck %s --check-prefix=WHOLE
// WHOLE: argument 0 = {{\[\[\[}}0, 1], [2, 3], [4, 5]], {{\[\[}}6, 7], [8, 9], [10, 11]]]{{$}}

//--- before.mlir
func.func @identity(%m: memref<?x?xf32>) {
  return
}
func.func @whole(%m: memref<?x?x?xf32>) {
  return
}
func.func @rows(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c1 = arith.constant 1 : index
  %row = arith.maxui %sizes#1, %c1 : index
  %b = arith.cmpi eq, %strides#0, %row : index
  return %b : i1
}
func.func @planes(%m: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) -> i1 {
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %m
    : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  %c1 = arith.constant 1 : index
  %rows = arith.maxui %sizes#1, %c1 : index
  %plane = arith.muli %strides#1, %rows : index
  %b = arith.cmpi eq, %strides#0, %plane : index
  return %b : i1
}
func.func @all(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %isUnit = arith.cmpi eq, %strides#1, %c1 : index
  %hasGap = arith.cmpi ugt, %strides#0, %sizes#1 : index
  %hasColumns = arith.cmpi ugt, %sizes#1, %c0 : index
  %both = arith.andi %isUnit, %hasGap : i1
  %b = arith.andi %both, %hasColumns : i1
  return %b : i1
}

//--- right.mlir
func.func @identity(%m: memref<?x?xf32>) {
  return
}
func.func @whole(%m: memref<?x?x?xf32>) {
  return
}
func.func @rows(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c1 = arith.constant 1 : index
  %row = arith.maxui %c1, %sizes#1 : index
  %b = arith.cmpi eq, %row, %strides#0 : index
  return %b : i1
}
func.func @planes(%m: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) -> i1 {
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %m
    : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  %c1 = arith.constant 1 : index
  %rows = arith.maxui %c1, %sizes#1 : index
  %plane = arith.muli %rows, %strides#1 : index
  %b = arith.cmpi eq, %plane, %strides#0 : index
  return %b : i1
}
func.func @all(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %isUnit = arith.cmpi eq, %c1, %strides#1 : index
  %hasGap = arith.cmpi ult, %sizes#1, %strides#0 : index
  %hasColumns = arith.cmpi ult, %c0, %sizes#1 : index
  %both = arith.andi %hasGap, %isUnit : i1
  %b = arith.andi %hasColumns, %both : i1
  return %b : i1
}

//--- wrong.mlir
func.func @identity(%m: memref<?x?xf32>) {
  return
}
func.func @whole(%m: memref<?x?x?xf32>) {
  return
}
func.func @rows(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> i1 {
  %true = arith.constant true
  return %true : i1
}
func.func @planes(%m: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) -> i1 {
  %true = arith.constant true
  return %true : i1
}
func.func @all(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> i1 {
  %false = arith.constant false
  return %false : i1
}
