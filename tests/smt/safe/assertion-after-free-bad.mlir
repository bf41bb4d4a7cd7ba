// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// The assertion comes after the buffer was freed twice: what it says does not help.
// CHECK: @f  refuted: double-free
func.func @f(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %m = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  cf.assert %not, "not freed by the branch"
  return
}
// CHECK: @recursive  refuted: double-free
func.func private @free_each_time(%n: i32, %m: memref<4xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  memref.dealloc %m : memref<4xf32>
  %is_last = arith.cmpi eq, %n, %zero : i32
  scf.if %is_last {
  } else {
    %less = arith.subi %n, %one : i32
    func.call @free_each_time(%less, %m) : (i32, memref<4xf32>) -> ()
  }
  cf.assert %is_last, "called once"
  return
}
func.func @recursive(%n: i32) {
  %m = memref.alloc() : memref<4xf32>
  call @free_each_time(%n, %m) : (i32, memref<4xf32>) -> ()
  return
}
