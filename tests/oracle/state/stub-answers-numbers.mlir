// An external function answers 0, negative and large numbers, too.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --inputs 32 --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/negative.mlir --inputs 32 --json | FileCheck %s --check-prefix=NEGATIVE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/large.mlir --inputs 32 --json | FileCheck %s --check-prefix=LARGE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/zero.mlir --inputs 32 --json | FileCheck %s --check-prefix=ZERO
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/negative.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=NEGATIVE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/large.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=LARGE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/zero.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=ZERO
// RIGHT: "verdict":"agree"
// NEGATIVE: "verdict":"defect","kind":"leak"
// LARGE: "verdict":"defect","kind":"leak"
// ZERO: "verdict":"defect","kind":"leak"

//--- before.mlir
func.func private @number() -> i32
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %a = call @number() : () -> i32
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- right.mlir
func.func private @number() -> i32
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %a = call @number() : () -> i32
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %x : i32
}

//--- negative.mlir
func.func private @number() -> i32
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %a = call @number() : () -> i32
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %c = arith.constant 0 : i32
  %is = arith.cmpi sge, %x, %c : i32
  scf.if %is {
    memref.dealloc %m : memref<i32>
  }
  return %x : i32
}

//--- large.mlir
func.func private @number() -> i32
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %a = call @number() : () -> i32
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %c = arith.constant 8 : i32
  %is = arith.cmpi ult, %x, %c : i32
  scf.if %is {
    memref.dealloc %m : memref<i32>
  }
  return %x : i32
}

//--- zero.mlir
func.func private @number() -> i32
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %a = call @number() : () -> i32
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %c = arith.constant 0 : i32
  %is = arith.cmpi ne, %x, %c : i32
  scf.if %is {
    memref.dealloc %m : memref<i32>
  }
  return %x : i32
}
