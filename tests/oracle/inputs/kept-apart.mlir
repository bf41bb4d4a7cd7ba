// No generated input shares buffers of arguments that llvm.noalias tells apart, that are in different memory spaces, or that
// the program takes for distinct objects. Without those the targets are wrong.
// RUN: split-file --leading-lines %s %t
// RUN: sed 's/ {llvm.noalias}//; s/i32, 1>/i32>/g; s/i32, 2>/i32>/g; /distinct_objects/d; s/%u/%a/; s/%w/%b/' %t/before.mlir > %t/free-before.mlir
// RUN: sed 's/ {llvm.noalias}//; s/i32, 1>/i32>/g; s/i32, 2>/i32>/g' %t/after.mlir > %t/free-after.mlir
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --inputs 64 | FileCheck %s --check-prefix=AGREE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/free-before.mlir --target %t/free-after.mlir | FileCheck %s --check-prefix=DEFECT
// AGREE: 3 judged = 3 agree + 0 defect + 0 inconclusive
// DEFECT: 3 judged = 0 agree + 3 defect + 0 inconclusive

// The caller may know better.
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --entry noalias --args "memref(4), same(0)" | FileCheck %s --check-prefix=ASKED
// ASKED: 1 judged = 0 agree + 1 defect + 0 inconclusive

//--- before.mlir
func.func @noalias(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = arith.constant 70 : i32
  %x = memref.load %a[%c3] : memref<4xi32>
  memref.store %v, %b[%c3] : memref<4xi32>
  %y = memref.load %a[%c3] : memref<4xi32>
  %r = arith.subi %x, %y : i32
  return %r : i32
}
func.func @spaces(%a: memref<4xi32, 1>, %b: memref<4xi32, 2>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = arith.constant 70 : i32
  %x = memref.load %a[%c3] : memref<4xi32, 1>
  memref.store %v, %b[%c3] : memref<4xi32, 2>
  %y = memref.load %a[%c3] : memref<4xi32, 1>
  %r = arith.subi %x, %y : i32
  return %r : i32
}
func.func @distinct(%a: memref<4xi32>, %b: memref<4xi32>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = arith.constant 70 : i32
  %u, %w = memref.distinct_objects %a, %b : memref<4xi32>, memref<4xi32>
  %x = memref.load %u[%c3] : memref<4xi32>
  memref.store %v, %w[%c3] : memref<4xi32>
  %y = memref.load %u[%c3] : memref<4xi32>
  %r = arith.subi %x, %y : i32
  return %r : i32
}

//--- after.mlir
func.func @noalias(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = arith.constant 70 : i32
  %zero = arith.constant 0 : i32
  memref.store %v, %b[%c3] : memref<4xi32>
  return %zero : i32
}
func.func @spaces(%a: memref<4xi32, 1>, %b: memref<4xi32, 2>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = arith.constant 70 : i32
  %zero = arith.constant 0 : i32
  memref.store %v, %b[%c3] : memref<4xi32, 2>
  return %zero : i32
}
func.func @distinct(%a: memref<4xi32>, %b: memref<4xi32>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = arith.constant 70 : i32
  %zero = arith.constant 0 : i32
  memref.store %v, %b[%c3] : memref<4xi32>
  return %zero : i32
}
