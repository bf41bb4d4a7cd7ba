// Loops that leave out their first or last trip give another result where that cell alone is odd, or where no other cell is; offsets
// that are exchanged show where all cells differ.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RIGHT: 5 judged = 5 agree + 0 defect + 0 inconclusive
// WRONG: "entry":"all_equal",{{.*}}"kind":"observation"
// WRONG: "entry":"rises",{{.*}}"kind":"observation"
// WRONG: "entry":"run",{{.*}}"kind":"observation"
// WRONG: "entry":"any",{{.*}}"kind":"observation"
// WRONG: "entry":"offsets",{{.*}}"kind":"observation"

//--- before.mlir
func.func @all_equal(%a: memref<?xi32>, %b: memref<?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %size = memref.dim %a, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %size step %c1 iter_args(%all = %true) -> (i1) {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = memref.load %b[%i] : memref<?xi32>
    %same = arith.cmpi eq, %x, %y : i32
    %both = arith.andi %all, %same : i1
    scf.yield %both : i1
  }
  return %r : i1
}
func.func @rises(%a: memref<6xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %true = arith.constant true
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%all = %true) -> (i1) {
    %next = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<6xf32>
    %y = memref.load %a[%next] : memref<6xf32>
    %more = arith.cmpf olt, %x, %y : f32
    %both = arith.andi %all, %more : i1
    scf.yield %both : i1
  }
  return %r : i1
}
// The number of cells before the end that are like the last one.
func.func @run(%a: memref<8xi8>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %x = memref.load %a[%c7] : memref<8xi8>
  %r:2 = scf.for %i = %c0 to %c7 step %c1 iter_args(%k = %c0, %unused = %c0) -> (index, index) {
    %y = memref.load %a[%i] : memref<8xi8>
    %same = arith.cmpi eq, %x, %y : i8
    %more = arith.addi %k, %c1 : index
    %length = arith.select %same, %more, %c0 : index
    scf.yield %length, %c0 : index, index
  }
  return %r#0 : index
}
func.func @any(%a: memref<8xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %false = arith.constant false
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%any = %false) -> (i1) {
    %x = memref.load %a[%i] : memref<8xi1>
    %either = arith.ori %any, %x : i1
    scf.yield %either : i1
  }
  return %r : i1
}
func.func @offsets(%a: memref<4x4xi32>, %o0: index, %o1: index) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[%o0, %o1] [1, 1] [1, 1] : memref<4x4xi32> to memref<1x1xi32, strided<[4, 1], offset: ?>>
  %r = memref.load %s[%c0, %c0] : memref<1x1xi32, strided<[4, 1], offset: ?>>
  return %r : i32
}

//--- wrong.mlir
func.func @all_equal(%a: memref<?xi32>, %b: memref<?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %size = memref.dim %a, %c0 : memref<?xi32>
  %last = arith.subi %size, %c1 : index
  %r = scf.for %i = %c0 to %last step %c1 iter_args(%all = %true) -> (i1) {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = memref.load %b[%i] : memref<?xi32>
    %same = arith.cmpi eq, %x, %y : i32
    %both = arith.andi %all, %same : i1
    scf.yield %both : i1
  }
  return %r : i1
}
func.func @rises(%a: memref<6xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %true = arith.constant true
  %r = scf.for %i = %c1 to %c5 step %c1 iter_args(%all = %true) -> (i1) {
    %next = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<6xf32>
    %y = memref.load %a[%next] : memref<6xf32>
    %more = arith.cmpf olt, %x, %y : f32
    %both = arith.andi %all, %more : i1
    scf.yield %both : i1
  }
  return %r : i1
}
// The number of cells before the end that are like the last one.
func.func @run(%a: memref<8xi8>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %x = memref.load %a[%c7] : memref<8xi8>
  %r:2 = scf.for %i = %c1 to %c7 step %c1 iter_args(%k = %c0, %unused = %c0) -> (index, index) {
    %y = memref.load %a[%i] : memref<8xi8>
    %same = arith.cmpi eq, %x, %y : i8
    %more = arith.addi %k, %c1 : index
    %length = arith.select %same, %more, %c0 : index
    scf.yield %length, %c0 : index, index
  }
  return %r#0 : index
}
func.func @any(%a: memref<8xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %false = arith.constant false
  %r = scf.for %i = %c1 to %c8 step %c1 iter_args(%any = %false) -> (i1) {
    %x = memref.load %a[%i] : memref<8xi1>
    %either = arith.ori %any, %x : i1
    scf.yield %either : i1
  }
  return %r : i1
}
func.func @offsets(%a: memref<4x4xi32>, %o0: index, %o1: index) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[%o1, %o0] [1, 1] [1, 1] : memref<4x4xi32> to memref<1x1xi32, strided<[4, 1], offset: ?>>
  %r = memref.load %s[%c0, %c0] : memref<1x1xi32, strided<[4, 1], offset: ?>>
  return %r : i32
}

//--- right.mlir
func.func @all_equal(%a: memref<?xi32>, %b: memref<?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %size = memref.dim %a, %c0 : memref<?xi32>
  %odd = scf.for %i = %c0 to %size step %c1 iter_args(%any = %false) -> (i1) {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = memref.load %b[%i] : memref<?xi32>
    %other = arith.cmpi ne, %x, %y : i32
    %either = arith.ori %any, %other : i1
    scf.yield %either : i1
  }
  %r = arith.cmpi eq, %odd, %false : i1
  return %r : i1
}
func.func @rises(%a: memref<6xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %true = arith.constant true
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%all = %true) -> (i1) {
    %next = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<6xf32>
    %y = memref.load %a[%next] : memref<6xf32>
    %more = arith.cmpf ogt, %y, %x : f32
    %both = arith.andi %all, %more : i1
    scf.yield %both : i1
  }
  return %r : i1
}
// The number of cells before the end that are like the last one.
func.func @run(%a: memref<8xi8>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %x = memref.load %a[%c7] : memref<8xi8>
  %r:2 = scf.for %i = %c0 to %c7 step %c1 iter_args(%k = %c0, %unused = %c0) -> (index, index) {
    %y = memref.load %a[%i] : memref<8xi8>
    %same = arith.cmpi eq, %y, %x : i8
    %more = arith.addi %k, %c1 : index
    %length = arith.select %same, %more, %c0 : index
    scf.yield %length, %c0 : index, index
  }
  return %r#0 : index
}
func.func @any(%a: memref<8xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %false = arith.constant false
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%any = %false) -> (i1) {
    %x = memref.load %a[%i] : memref<8xi1>
    %either = arith.ori %x, %any : i1
    scf.yield %either : i1
  }
  return %r : i1
}
func.func @offsets(%a: memref<4x4xi32>, %o0: index, %o1: index) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[%o0, %o1] [1, 1] [1, 1] : memref<4x4xi32> to memref<1x1xi32, strided<[4, 1], offset: ?>>
  %r = memref.load %s[%c0, %c0] : memref<1x1xi32, strided<[4, 1], offset: ?>>
  return %r : i32
}
