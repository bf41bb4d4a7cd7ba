// An input on which an assertion of the source fails is compared up to the assertion, but does not count as fit.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/frees-twice.mlir --json --oracle interp,native | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --verbose 2>&1 | FileCheck %s --check-prefix=TEXT

// RIGHT: "oracle":"interp","entry":"half","verdict":"agree","inputs":8,"fit":4,"aborted":4,"left_out":0
// RIGHT: "oracle":"native-jit","entry":"half","verdict":"agree","inputs":8,"fit":4,"aborted":4,"left_out":0
// RIGHT: "oracle":"interp","entry":"most","verdict":"inconclusive","reason":"source-aborts","location":"{{.*}}before.mlir:{{[0-9]+}}:3",{{.*}}"inputs":8,"fit":2,"aborted":6,"left_out":0
// RIGHT: "oracle":"native-jit","entry":"most","verdict":"inconclusive","reason":"source-aborts"
// WRONG: "oracle":"interp","entry":"half","verdict":"defect","kind":"double-free"
// WRONG: "oracle":"native-jit","entry":"half","verdict":"defect","kind":"double-free"
// TEXT: @half {{.*}}: agree on 4 of 8 inputs ({{[0-9]+}} paths); 4 abort
// TEXT: @most {{.*}}: inconclusive source-aborts (2 of 8 inputs fit, {{[0-9]+}} paths); 6 abort
// TEXT: inputs: 6 fit, 10 abort, 0 do not fit

//--- before.mlir
func.func @half(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  cf.assert %a, "a"
  return %x : i32
}
func.func @most(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %both = arith.andi %a, %b : i1
  cf.assert %both, "a and b"
  return %v : i32
}

//--- right.mlir
func.func @half(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  cf.assert %a, "a"
  return %x : i32
}
func.func @most(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %both = arith.andi %a, %b : i1
  cf.assert %both, "a and b"
  return %v : i32
}

//--- frees-twice.mlir
// The defect shows only on inputs on which the assertion fails, before it does.
func.func @half(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %true = arith.constant true
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  %fails = arith.xori %a, %true : i1
  scf.if %fails {
    memref.dealloc %m : memref<i32>
  }
  cf.assert %a, "a"
  return %x : i32
}
func.func @most(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %both = arith.andi %a, %b : i1
  cf.assert %both, "a and b"
  return %v : i32
}
