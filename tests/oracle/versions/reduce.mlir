// scf.parallel ended with scf.yield, and each scf.reduce stood alone before it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"

//--- good.mlir
func.func @f(%m: memref<4xi32>, %a: i32, %b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  scf.parallel (%i) = (%zero) to (%four) step (%one) {
    memref.store %a, %m[%i] : memref<4xi32>
  }
  %r:2 = scf.parallel (%i) = (%zero) to (%four) step (%one) init (%a, %b) -> (i32, i32) {
    %x = memref.load %m[%i] : memref<4xi32>
    %y = arith.xori %x, %b : i32
    scf.reduce(%x, %y : i32, i32) {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%l: i32, %h: i32):
      %s = arith.maxsi %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0, %r#1 : i32, i32
}
