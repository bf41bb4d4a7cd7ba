// Two integers have the combinations of signs that tell divisions apart, and values that agree in their lower bits, as arguments
// and as cells.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 4 judged = 4 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"ceiling",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"cells",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"wide",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"masked",{{.*}}"kind":"out-of-bounds"

//--- before.mlir
func.func @ceiling(%x: i64, %y: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %d = arith.maxsi %y, %c1 : i64
  %r = arith.ceildivsi %x, %d : i64
  return %r : i64
}
func.func @cells(%m: memref<2xi16>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<2xi16>
  %y = memref.load %m[%c1] : memref<2xi16>
  %r = arith.cmpi slt, %x, %y : i16
  return %r : i1
}
func.func @wide(%x: i64, %y: i64) -> i1 {
  %r = arith.cmpi ult, %x, %y : i64
  return %r : i1
}
func.func @masked(%m: memref<4xi32>, %k: index) -> i32 {
  %c3 = arith.constant 3 : index
  %i = arith.andi %k, %c3 : index
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}

//--- right.mlir
func.func @ceiling(%x: i64, %y: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %d = arith.maxsi %y, %c1 : i64
  %q = arith.divsi %x, %d : i64
  %p = arith.muli %q, %d : i64
  %isLess = arith.cmpi slt, %p, %x : i64
  %more = arith.extui %isLess : i1 to i64
  %r = arith.addi %q, %more : i64
  return %r : i64
}
func.func @cells(%m: memref<2xi16>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<2xi16>
  %y = memref.load %m[%c1] : memref<2xi16>
  %r = arith.cmpi sgt, %y, %x : i16
  return %r : i1
}
func.func @wide(%x: i64, %y: i64) -> i1 {
  %a = arith.extui %x : i64 to i128
  %b = arith.extui %y : i64 to i128
  %r = arith.cmpi slt, %a, %b : i128
  return %r : i1
}
func.func @masked(%m: memref<4xi32>, %k: index) -> i32 {
  %c4 = arith.constant 4 : index
  %i = arith.remui %k, %c4 : index
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}

//--- wrong.mlir
func.func @ceiling(%x: i64, %y: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %d = arith.maxsi %y, %c1 : i64
  %s = arith.addi %x, %d : i64
  %t = arith.subi %s, %c1 : i64
  %isNegative = arith.cmpi slt, %x, %c1 : i64
  %n = arith.select %isNegative, %x, %t : i64
  %q = arith.floordivsi %n, %d : i64
  return %q : i64
}
func.func @cells(%m: memref<2xi16>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<2xi16>
  %y = memref.load %m[%c1] : memref<2xi16>
  %r = arith.cmpi ult, %x, %y : i16
  return %r : i1
}
func.func @wide(%x: i64, %y: i64) -> i1 {
  %a = arith.trunci %x : i64 to i32
  %b = arith.trunci %y : i64 to i32
  %c = arith.extsi %a : i32 to i64
  %d = arith.extsi %b : i32 to i64
  %r = arith.cmpi ult, %c, %d : i64
  return %r : i1
}
func.func @masked(%m: memref<4xi32>, %k: index) -> i32 {
  %c4 = arith.constant 4 : index
  %i = arith.remsi %k, %c4 : index
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
