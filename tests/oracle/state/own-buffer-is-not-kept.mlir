// External functions do not keep a buffer that the function allocated: it may be freed after they return.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/early.mlir --json | FileCheck %s --check-prefix=EARLY
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/early.mlir --oracle native --json | FileCheck %s --check-prefix=EARLY
// RIGHT: "verdict":"agree"
// EARLY: "verdict":"defect","kind":"use-after-free"

//--- before.mlir
func.func private @keep(memref<2xi32>)
func.func private @later()
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  call @keep(%a) : (memref<2xi32>) -> ()
  %x = memref.load %a[%c0] : memref<2xi32>
  call @later() : () -> ()
  return %x : i32
}

//--- right.mlir
func.func private @keep(memref<2xi32>)
func.func private @later()
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  call @keep(%a) : (memref<2xi32>) -> ()
  %x = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  call @later() : () -> ()
  return %x : i32
}

//--- early.mlir
func.func private @keep(memref<2xi32>)
func.func private @later()
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  memref.dealloc %a : memref<2xi32>
  call @keep(%a) : (memref<2xi32>) -> ()
  call @later() : () -> ()
  return %v : i32
}
