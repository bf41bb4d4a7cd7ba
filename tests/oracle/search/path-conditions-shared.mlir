// What is used many times is one formula: sums that double forty times are looked at forty times, not 2^40 times.
//
// RUN: freehold-check %s --subject fh --json | FileCheck %s
// CHECK: "entry":"doubled","verdict":"agree"
// CHECK-SAME: "blocks":3,"blocks_reached":2

func.func @doubled(%x: i64) -> i64 {
  %c3 = arith.constant 3 : i64
  %x0 = arith.addi %x, %x : i64
  %x1 = arith.addi %x0, %x0 : i64
  %x2 = arith.addi %x1, %x1 : i64
  %x3 = arith.addi %x2, %x2 : i64
  %x4 = arith.addi %x3, %x3 : i64
  %x5 = arith.addi %x4, %x4 : i64
  %x6 = arith.addi %x5, %x5 : i64
  %x7 = arith.addi %x6, %x6 : i64
  %x8 = arith.addi %x7, %x7 : i64
  %x9 = arith.addi %x8, %x8 : i64
  %x10 = arith.addi %x9, %x9 : i64
  %x11 = arith.addi %x10, %x10 : i64
  %x12 = arith.addi %x11, %x11 : i64
  %x13 = arith.addi %x12, %x12 : i64
  %x14 = arith.addi %x13, %x13 : i64
  %x15 = arith.addi %x14, %x14 : i64
  %x16 = arith.addi %x15, %x15 : i64
  %x17 = arith.addi %x16, %x16 : i64
  %x18 = arith.addi %x17, %x17 : i64
  %x19 = arith.addi %x18, %x18 : i64
  %x20 = arith.addi %x19, %x19 : i64
  %x21 = arith.addi %x20, %x20 : i64
  %x22 = arith.addi %x21, %x21 : i64
  %x23 = arith.addi %x22, %x22 : i64
  %x24 = arith.addi %x23, %x23 : i64
  %x25 = arith.addi %x24, %x24 : i64
  %x26 = arith.addi %x25, %x25 : i64
  %x27 = arith.addi %x26, %x26 : i64
  %x28 = arith.addi %x27, %x27 : i64
  %x29 = arith.addi %x28, %x28 : i64
  %x30 = arith.addi %x29, %x29 : i64
  %x31 = arith.addi %x30, %x30 : i64
  %x32 = arith.addi %x31, %x31 : i64
  %x33 = arith.addi %x32, %x32 : i64
  %x34 = arith.addi %x33, %x33 : i64
  %x35 = arith.addi %x34, %x34 : i64
  %x36 = arith.addi %x35, %x35 : i64
  %x37 = arith.addi %x36, %x36 : i64
  %x38 = arith.addi %x37, %x37 : i64
  %x39 = arith.addi %x38, %x38 : i64
  %rare = arith.cmpi eq, %x39, %c3 : i64
  %r = scf.if %rare -> i64 {
    %a = memref.alloc() : memref<i64>
    memref.store %x, %a[] : memref<i64>
    %v = memref.load %a[] : memref<i64>
    scf.yield %v : i64
  } else {
    scf.yield %c3 : i64
  }
  return %r : i64
}
