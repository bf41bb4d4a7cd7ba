// Any two i1 arguments have all four pairs of values, however many there are, and sizes vary beside them.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native \
// RUN:   | FileCheck %s --check-prefix=RIGHT --implicit-check-not='"verdict":"defect"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'

//--- before.mlir
func.func @seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  return %b6 : i1
}
func.func @first_and_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %r = arith.andi %b0, %b6 : i1
  return %r : i1
}
func.func @second_without_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %t = arith.constant true
  %n = arith.xori %b6, %t : i1
  %r = arith.andi %b1, %n : i1
  return %r : i1
}
func.func @neither_sixth_nor_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %r = arith.ori %b5, %b6 : i1
  return %r : i1
}
func.func @three_of_three(%b0: i1, %b1: i1, %b2: i1) -> i1 {
  %q = arith.andi %b0, %b1 : i1
  %r = arith.andi %q, %b2 : i1
  return %r : i1
}
func.func @with_a_size(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1, %m: memref<?x?xf32>) -> index {
  %cn = arith.constant 1 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 0 : index
  %r = arith.select %b6, %n, %k : index
  return %r : index
}

//--- wrong.mlir
// WRONG: "entry":"seventh"{{.*}}"verdict":"defect","kind":"observation"
func.func @seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %f = arith.constant false
  return %f : i1
}
// WRONG: "entry":"first_and_seventh"{{.*}}"verdict":"defect","kind":"observation"
func.func @first_and_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %f = arith.constant false
  return %f : i1
}
// WRONG: "entry":"second_without_seventh"{{.*}}"verdict":"defect","kind":"observation"
func.func @second_without_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %f = arith.constant false
  return %f : i1
}
// WRONG: "entry":"neither_sixth_nor_seventh"{{.*}}"verdict":"defect","kind":"observation"
func.func @neither_sixth_nor_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %t = arith.constant true
  return %t : i1
}
// WRONG: "entry":"three_of_three"{{.*}}"verdict":"defect","kind":"observation"
func.func @three_of_three(%b0: i1, %b1: i1, %b2: i1) -> i1 {
  %f = arith.constant false
  return %f : i1
}
// WRONG: "entry":"with_a_size"{{.*}}"verdict":"defect","kind":"observation"
func.func @with_a_size(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1, %m: memref<?x?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 0 : index
  %r = arith.select %b6, %n, %k : index
  return %r : index
}

//--- right.mlir
// RIGHT: "entry":"seventh"{{.*}}"verdict":"agree"
func.func @seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %t = arith.constant true
  %r = arith.andi %b6, %t : i1
  return %r : i1
}
// RIGHT: "entry":"first_and_seventh"{{.*}}"verdict":"agree"
func.func @first_and_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %r = arith.andi %b6, %b0 : i1
  return %r : i1
}
// RIGHT: "entry":"second_without_seventh"{{.*}}"verdict":"agree"
func.func @second_without_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %t = arith.constant true
  %n = arith.xori %b6, %t : i1
  %r = arith.select %b1, %n, %b1 : i1
  return %r : i1
}
// RIGHT: "entry":"neither_sixth_nor_seventh"{{.*}}"verdict":"agree"
func.func @neither_sixth_nor_seventh(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1) -> i1 {
  %r = arith.ori %b6, %b5 : i1
  return %r : i1
}
// RIGHT: "entry":"three_of_three"{{.*}}"verdict":"agree"
func.func @three_of_three(%b0: i1, %b1: i1, %b2: i1) -> i1 {
  %q = arith.andi %b1, %b2 : i1
  %r = arith.andi %q, %b0 : i1
  return %r : i1
}
// RIGHT: "entry":"with_a_size"{{.*}}"verdict":"agree"
func.func @with_a_size(%b0: i1, %b1: i1, %b2: i1, %b3: i1, %b4: i1, %b5: i1, %b6: i1, %m: memref<?x?xf32>) -> index {
  %cn = arith.constant 1 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 0 : index
  %t = arith.constant true
  %q = arith.xori %b6, %t : i1
  %r = arith.select %q, %k, %n : index
  return %r : index
}
