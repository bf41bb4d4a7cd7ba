// The order of a parallel reduction is open. An input on which it decides the result is not compared, also where
// forwards and backwards give the same.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --args 'memref(4;cells=0x4b800000,0.5,0xcb800000,0.0)' 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --args 'memref(4;cells=1.0,2.0,3.0,4.0)' | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --args 'memref(4;cells=1.0,2.0,3.0,4.0)'
// OPEN: depends on the order of parallel iterations
// WRONG: observation

//--- before.mlir
func.func @sum(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%zero) -> f32 {
    %x = memref.load %m[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
//--- right.mlir
func.func @sum(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %m[%c0] : memref<4xf32>
  %b = memref.load %m[%c1] : memref<4xf32>
  %c = memref.load %m[%c2] : memref<4xf32>
  %d = memref.load %m[%c3] : memref<4xf32>
  %x = arith.addf %b, %c : f32
  %y = arith.addf %a, %d : f32
  %r = arith.addf %x, %y : f32
  return %r : f32
}
//--- wrong.mlir
func.func @sum(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.load %m[%c0] : memref<4xf32>
  %b = memref.load %m[%c1] : memref<4xf32>
  %c = memref.load %m[%c2] : memref<4xf32>
  %x = arith.addf %b, %c : f32
  %r = arith.addf %x, %a : f32
  return %r : f32
}
