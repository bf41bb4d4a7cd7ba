// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>&1 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe --json %s | FileCheck %s --check-prefix=JSON
// The report of a violation has the path that leads to it, and arguments that show it.
// CHECK: @f  refuted: double-free; run it with --entry f --args '-1, memref({{.*}})'
// CHECK: trace.mlir:[[#@LINE+14]]:3: error: double-free: frees a buffer again
// CHECK: trace.mlir:[[#@LINE+7]]:8: note: allocated here
// CHECK: trace.mlir:[[#@LINE+10]]:5: note: freed here
// CHECK: trace.mlir:[[#@LINE+8]]:3: note: on the way there: the condition is true
// JSON: {"name":"f","result":"refuted","verdict":"refuted: double-free","kind":"double-free","location":"{{.*}}trace.mlir:[[#@LINE+10]]:3","args":"-1, memref({{.*}})","seconds":{{.*}}}
// JSON: {"name":"g","result":"proved","verdict":"proved for all executions","bound":"unbounded","solver":"{{z3|decision diagrams}}, checked by {{cvc5|z3}}","seconds":{{.*}}}
func.func @f(%n: i32, %x: memref<4xf32>) {
  %minus = arith.constant -1 : i32
  %m = memref.alloc() : memref<4xf32>
  %c = arith.cmpi eq, %n, %minus : i32
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @g() {
  return
}
