// Callers of a changed function change with it: calls from other entries, from itself, twice, and of
// a private function whose result is unused. Both entries are judged.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --subject upstream-out-params --subject upstream-out-params-hoisted --oracle interp,native --json | FileCheck %t/before.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/shared.mlir --signatures out-params --oracle interp,native --json | FileCheck %t/shared.mlir

//--- before.mlir
// CHECK-COUNT-8: "verdict":"agree"
func.func @count(%n: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %low = arith.remui %n, %two : i32
  %b = arith.cmpi eq, %low, %one : i32
  %r = scf.if %b -> memref<1xi32> {
    %less = arith.subi %n, %one : i32
    %0 = func.call @count(%less) : (i32) -> memref<1xi32>
    scf.yield %0 : memref<1xi32>
  } else {
    %m = memref.alloc() : memref<1xi32>
    memref.store %n, %m[%c0] : memref<1xi32>
    scf.yield %m : memref<1xi32>
  }
  return %r : memref<1xi32>
}
func.func @twice(%v: i32, %w: i32) -> (i32, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %0 = call @count(%v) : (i32) -> memref<1xi32>
  %1 = call @count(%w) : (i32) -> memref<1xi32>
  %2 = call @count(%w) : (i32) -> memref<1xi32>
  %3 = memref.load %0[%c0] : memref<1xi32>
  return %3, %1 : i32, memref<1xi32>
}

//--- shared.mlir
// One out buffer for two calls.
// CHECK: "oracle":"interp","entry":"count","verdict":"agree"
// CHECK: "oracle":"native-jit","entry":"count","verdict":"agree"
// CHECK: "oracle":"interp","entry":"twice","verdict":"defect","kind":"observation"
// CHECK-SAME: "message":"observation 1 was 'result 0 =
// CHECK: "oracle":"native-jit","entry":"twice","verdict":"defect","kind":"observation"
func.func @count(%n: i32, %out: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %low = arith.remui %n, %two : i32
  %b = arith.cmpi eq, %low, %one : i32
  scf.if %b {
    %less = arith.subi %n, %one : i32
    func.call @count(%less, %out) : (i32, memref<1xi32>) -> ()
  } else {
    memref.store %n, %out[%c0] : memref<1xi32>
  }
  return
}
func.func @twice(%v: i32, %w: i32, %out: memref<1xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  call @count(%v, %out) : (i32, memref<1xi32>) -> ()
  call @count(%w, %out) : (i32, memref<1xi32>) -> ()
  %3 = memref.load %out[%c0] : memref<1xi32>
  return %3 : i32
}
