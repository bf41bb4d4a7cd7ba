// Sizes differ from one another, are next to the numbers of the program, and one may be 0 alone.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native \
// RUN:   | FileCheck %s --check-prefix=RIGHT --implicit-check-not='"verdict":"defect"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'

//--- before.mlir
func.func @second_dimension(%m: memref<?x?xf32>) -> index {
  %cn = arith.constant 1 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  return %n : index
}
func.func @second_buffer(%a: memref<?xf32>, %b: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %b, %cn : memref<?xf32>
  return %n : index
}
func.func @tile_remainder(%m: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 8 : index
  %q = arith.ceildivui %n, %k : index
  return %q : index
}
func.func @one_more_than_a_tile(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 32 : index
  %r = arith.cmpi ugt, %n, %k : index
  return %r : i1
}
func.func @two_tiles_and_one(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 6 : index
  %r = arith.remui %n, %k : index
  %q = arith.divui %n, %k : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.cmpi eq, %r, %c1 : index
  %y = arith.cmpi eq, %q, %c2 : index
  %z = arith.andi %x, %y : i1
  return %z : i1
}
func.func @long_enough(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 500 : index
  %r = arith.cmpi uge, %n, %k : index
  return %r : i1
}
func.func @columns_of_a_tile(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 1 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 16 : index
  %r = arith.cmpi ult, %n, %k : index
  return %r : i1
}
func.func @only_the_rows_are_empty(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 0 : index
  %r = arith.cmpi eq, %n, %k : index
  return %r : i1
}
func.func @only_the_columns_are_empty(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %co = arith.constant 1 : index
  %o = memref.dim %m, %co : memref<?x?xf32>
  %p = arith.muli %n, %o : index
  %k = arith.constant 0 : index
  %r = arith.cmpi eq, %p, %k : index
  return %r : i1
}
func.func @same_shape(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %a, %cn : memref<?x?xf32>
  %co = arith.constant 0 : index
  %o = memref.dim %b, %co : memref<?x?xf32>
  %cp = arith.constant 1 : index
  %p = memref.dim %a, %cp : memref<?x?xf32>
  %cq = arith.constant 1 : index
  %q = memref.dim %b, %cq : memref<?x?xf32>
  %x = arith.cmpi eq, %n, %o : index
  %y = arith.cmpi eq, %p, %q : index
  %z = arith.andi %x, %y : i1
  return %z : i1
}
func.func @not_the_same_shape(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %a, %cn : memref<?x?xf32>
  %co = arith.constant 0 : index
  %o = memref.dim %b, %co : memref<?x?xf32>
  %r = arith.cmpi eq, %n, %o : index
  return %r : i1
}
func.func @threshold_of_a_callee(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 24 : index
  %r = arith.cmpi ult, %n, %k : index
  return %r : i1
}
func.func @size_of_an_affine_tile(%m: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %q = affine.apply affine_map<(d0) -> (d0 mod 12)>(%n)
  return %q : index
}

//--- wrong.mlir
// WRONG: "entry":"second_dimension"{{.*}}"verdict":"defect","kind":"observation"
func.func @second_dimension(%m: memref<?x?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  return %n : index
}
// WRONG: "entry":"second_buffer"{{.*}}"verdict":"defect","kind":"observation"
func.func @second_buffer(%a: memref<?xf32>, %b: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %a, %cn : memref<?xf32>
  return %n : index
}
// WRONG: "entry":"tile_remainder"{{.*}}"verdict":"defect","kind":"observation"
func.func @tile_remainder(%m: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 8 : index
  %q = arith.divui %n, %k : index
  return %q : index
}
// WRONG: "entry":"one_more_than_a_tile"{{.*}}"verdict":"defect","kind":"observation"
func.func @one_more_than_a_tile(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 33 : index
  %r = arith.cmpi ugt, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"two_tiles_and_one"{{.*}}"verdict":"defect","kind":"observation"
func.func @two_tiles_and_one(%m: memref<?xf32>) -> i1 {
  %z = arith.constant false
  return %z : i1
}
// WRONG: "entry":"long_enough"{{.*}}"verdict":"defect","kind":"observation"
func.func @long_enough(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 500 : index
  %r = arith.cmpi ugt, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"columns_of_a_tile"{{.*}}"verdict":"defect","kind":"observation"
func.func @columns_of_a_tile(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 1 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 16 : index
  %r = arith.cmpi ule, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"only_the_rows_are_empty"{{.*}}"verdict":"defect","kind":"observation"
func.func @only_the_rows_are_empty(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %co = arith.constant 1 : index
  %o = memref.dim %m, %co : memref<?x?xf32>
  %s = arith.ori %n, %o : index
  %k = arith.constant 0 : index
  %r = arith.cmpi eq, %s, %k : index
  return %r : i1
}
// WRONG: "entry":"only_the_columns_are_empty"{{.*}}"verdict":"defect","kind":"observation"
func.func @only_the_columns_are_empty(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 0 : index
  %r = arith.cmpi eq, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"same_shape"{{.*}}"verdict":"defect","kind":"observation"
func.func @same_shape(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %a, %cn : memref<?x?xf32>
  %co = arith.constant 0 : index
  %o = memref.dim %b, %co : memref<?x?xf32>
  %r = arith.cmpi eq, %n, %o : index
  return %r : i1
}
// WRONG: "entry":"not_the_same_shape"{{.*}}"verdict":"defect","kind":"observation"
func.func @not_the_same_shape(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> i1 {
  %t = arith.constant true
  return %t : i1
}
// WRONG: "entry":"threshold_of_a_callee"{{.*}}"verdict":"defect","kind":"observation"
func.func @threshold_of_a_callee(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 24 : index
  %r = arith.cmpi ule, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"size_of_an_affine_tile"{{.*}}"verdict":"defect","kind":"observation"
func.func @size_of_an_affine_tile(%m: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %q = affine.apply affine_map<(d0) -> (d0)>(%n)
  return %q : index
}

//--- right.mlir
// RIGHT: "entry":"second_dimension"{{.*}}"verdict":"agree"
func.func @second_dimension(%m: memref<?x?xf32>) -> index {
  %cz = arith.constant 0 : index
  %z = memref.dim %m, %cz : memref<?x?xf32>
  %cn = arith.constant 1 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  return %n : index
}
// RIGHT: "entry":"second_buffer"{{.*}}"verdict":"agree"
func.func @second_buffer(%a: memref<?xf32>, %b: memref<?xf32>) -> index {
  %z = arith.constant 0 : index
  %n = memref.dim %b, %z : memref<?xf32>
  %s = arith.addi %n, %z : index
  return %s : index
}
// RIGHT: "entry":"tile_remainder"{{.*}}"verdict":"agree"
func.func @tile_remainder(%m: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 8 : index
  %j = arith.constant 7 : index
  %p = arith.addi %n, %j : index
  %q = arith.divui %p, %k : index
  return %q : index
}
// RIGHT: "entry":"one_more_than_a_tile"{{.*}}"verdict":"agree"
func.func @one_more_than_a_tile(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 32 : index
  %r = arith.cmpi ult, %k, %n : index
  return %r : i1
}
// RIGHT: "entry":"two_tiles_and_one"{{.*}}"verdict":"agree"
func.func @two_tiles_and_one(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 13 : index
  %r = arith.cmpi eq, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"long_enough"{{.*}}"verdict":"agree"
func.func @long_enough(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 499 : index
  %r = arith.cmpi ugt, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"columns_of_a_tile"{{.*}}"verdict":"agree"
func.func @columns_of_a_tile(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 1 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 15 : index
  %r = arith.cmpi ule, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"only_the_rows_are_empty"{{.*}}"verdict":"agree"
func.func @only_the_rows_are_empty(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %k = arith.constant 1 : index
  %r = arith.cmpi ult, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"only_the_columns_are_empty"{{.*}}"verdict":"agree"
func.func @only_the_columns_are_empty(%m: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?x?xf32>
  %co = arith.constant 1 : index
  %o = memref.dim %m, %co : memref<?x?xf32>
  %p = arith.minui %n, %o : index
  %k = arith.constant 0 : index
  %r = arith.cmpi eq, %p, %k : index
  return %r : i1
}
// RIGHT: "entry":"same_shape"{{.*}}"verdict":"agree"
func.func @same_shape(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %a, %cn : memref<?x?xf32>
  %co = arith.constant 0 : index
  %o = memref.dim %b, %co : memref<?x?xf32>
  %cp = arith.constant 1 : index
  %p = memref.dim %a, %cp : memref<?x?xf32>
  %cq = arith.constant 1 : index
  %q = memref.dim %b, %cq : memref<?x?xf32>
  %x = arith.subi %n, %o : index
  %y = arith.subi %p, %q : index
  %z = arith.ori %x, %y : index
  %k = arith.constant 0 : index
  %r = arith.cmpi eq, %z, %k : index
  return %r : i1
}
// RIGHT: "entry":"not_the_same_shape"{{.*}}"verdict":"agree"
func.func @not_the_same_shape(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %a, %cn : memref<?x?xf32>
  %co = arith.constant 0 : index
  %o = memref.dim %b, %co : memref<?x?xf32>
  %r = arith.cmpi eq, %o, %n : index
  return %r : i1
}
// RIGHT: "entry":"threshold_of_a_callee"{{.*}}"verdict":"agree"
func.func @threshold_of_a_callee(%m: memref<?xf32>) -> i1 {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 23 : index
  %r = arith.cmpi ule, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"size_of_an_affine_tile"{{.*}}"verdict":"agree"
func.func @size_of_an_affine_tile(%m: memref<?xf32>) -> index {
  %cn = arith.constant 0 : index
  %n = memref.dim %m, %cn : memref<?xf32>
  %k = arith.constant 12 : index
  %q = arith.remui %n, %k : index
  return %q : index
}
