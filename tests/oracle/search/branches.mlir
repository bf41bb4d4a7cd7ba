// The search reaches branches that no generated input takes.
//
// RUN: freehold-check %s --subject fh --verbose | FileCheck %s
// CHECK: @linear fh: agree
// CHECK-SAME: input found in
// CHECK-NOT: never reached
// CHECK: search: {{[1-9][0-9]*}} found in {{[0-9]+}} tries
//
// Without a search, the blocks that were not reached are named.
//
// RUN: freehold-check %s --subject fh --search-tries 0 --verbose | FileCheck %s --check-prefix=NONE
// NONE: @linear fh: agree
// NONE-SAME: region 0 of scf.if at {{.*}}branches.mlir:[[#]]:[[#]] was never reached
// NONE: blocks: 2 of 3 reached
//
// A defect that only shows there is found, with the input that shows it.
//
// RUN: not freehold-check %s --target %S/Inputs/branches-leak.mlir --json 2>/dev/null | FileCheck %s --check-prefix=LEAK
// RUN: freehold-check %s --target %S/Inputs/branches-leak.mlir --search-tries 0 --json | FileCheck %s --check-prefix=MISSED
// LEAK: "entry":"linear","verdict":"defect","kind":"leak"
// MISSED: "entry":"linear","verdict":"agree"

func.func @linear(%x: i64, %y: i64, %a: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : i64
  %c700 = arith.constant 700 : i64
  %zero = arith.constant 0.0 : f32
  %x3 = arith.muli %x, %c3 : i64
  %sum = arith.addi %x3, %c700 : i64
  %meets = arith.cmpi eq, %sum, %y : i64
  %r = scf.if %meets -> f32 {
    %b = memref.alloc() : memref<4xf32>
    %v = arith.constant 2.0 : f32
    memref.store %v, %b[%c0] : memref<4xf32>
    %w = memref.load %b[%c0] : memref<4xf32>
    scf.yield %w : f32
  } else {
    scf.yield %zero : f32
  }
  return %r : f32
}
