// arith.select is not a join: its result keeps the name of the chosen operand.
// RUN: freehold-check %s --subject fh-legacy --json | FileCheck %s

// CHECK: "verdict":"agree","contract":"in"
func.func @f(%c: i1, %v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  memref.store %zero, %n[] : memref<i32>
  %r = arith.select %c, %m, %n : memref<i32>
  memref.store %v, %r[] : memref<i32>
  %s = memref.load %m[] : memref<i32>
  return %s : i32
}
