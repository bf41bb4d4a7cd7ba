// The inputs by default include an external function that returns empty buffers, one that returns buffers of one element
// and one that returns large ones.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/hoisted.mlir --json | FileCheck %s --check-prefix=HOISTED
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks-one.mlir --oracle native --json | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks-large.mlir --oracle native --json | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks-empty.mlir --oracle native --json | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/parameters-before.mlir --target %t/parameters-right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/parameters-before.mlir --target %t/parameters-hoisted.mlir --json | FileCheck %s --check-prefix=HOISTED
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/two-before.mlir --target %t/two-right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/two-before.mlir --target %t/two-hoisted.mlir --json | FileCheck %s --check-prefix=HOISTED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks-empty.mlir --json | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks-one.mlir --json | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks-large.mlir --json | FileCheck %s --check-prefix=LEAK
// RIGHT: "verdict":"agree"
// HOISTED: "verdict":"defect","kind":"out-of-bounds"
// LEAK: "verdict":"defect","kind":"leak"

//--- before.mlir
func.func private @ext() -> memref<?xf32>
func.func private @use(f32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %b = call @ext() : () -> memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %some = arith.cmpi sgt, %n, %c0 : index
  scf.if %some {
    %x = memref.load %b[%c0] : memref<?xf32>
    func.call @use(%x) : (f32) -> ()
  }
  return
}

//--- right.mlir
func.func private @ext() -> memref<?xf32>
func.func private @use(f32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %b = call @ext() : () -> memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %some = arith.cmpi sgt, %n, %c0 : index
  scf.if %some {
    %x = memref.load %b[%c0] : memref<?xf32>
    func.call @use(%x) : (f32) -> ()
  }
  memref.dealloc %b : memref<?xf32>
  return
}

//--- hoisted.mlir
func.func private @ext() -> memref<?xf32>
func.func private @use(f32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %b = call @ext() : () -> memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %some = arith.cmpi sgt, %n, %c0 : index
  %x = memref.load %b[%c0] : memref<?xf32>
  scf.if %some {
    func.call @use(%x) : (f32) -> ()
  }
  memref.dealloc %b : memref<?xf32>
  return
}

//--- leaks-empty.mlir
func.func private @ext() -> memref<?xf32>
func.func private @use(f32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %b = call @ext() : () -> memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %some = arith.cmpi sgt, %n, %c0 : index
  scf.if %some {
    %x = memref.load %b[%c0] : memref<?xf32>
    func.call @use(%x) : (f32) -> ()
  }
  %is = arith.cmpi ne, %n, %c0 : index
  scf.if %is {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

//--- leaks-one.mlir
func.func private @ext() -> memref<?xf32>
func.func private @use(f32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = call @ext() : () -> memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %some = arith.cmpi sgt, %n, %c0 : index
  scf.if %some {
    %x = memref.load %b[%c0] : memref<?xf32>
    func.call @use(%x) : (f32) -> ()
  }
  %is = arith.cmpi ne, %n, %c1 : index
  scf.if %is {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

//--- leaks-large.mlir
func.func private @ext() -> memref<?xf32>
func.func private @use(f32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %b = call @ext() : () -> memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %some = arith.cmpi sgt, %n, %c0 : index
  scf.if %some {
    %x = memref.load %b[%c0] : memref<?xf32>
    func.call @use(%x) : (f32) -> ()
  }
  %is = arith.cmpi sle, %n, %c32 : index
  scf.if %is {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

//--- parameters-before.mlir
func.func private @ext(i32, memref<4xi32>) -> memref<?xi32>
func.func @f(%n: i32, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %b = call @ext(%n, %m) : (i32, memref<4xi32>) -> memref<?xi32>
  %size = memref.dim %b, %c0 : memref<?xi32>
  %some = arith.cmpi sgt, %size, %c0 : index
  %r = scf.if %some -> i32 {
    %x = memref.load %b[%c0] : memref<?xi32>
    scf.yield %x : i32
  } else {
    scf.yield %n : i32
  }
  return %r : i32
}

//--- parameters-right.mlir
func.func private @ext(i32, memref<4xi32>) -> memref<?xi32>
func.func @f(%n: i32, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %b = call @ext(%n, %m) : (i32, memref<4xi32>) -> memref<?xi32>
  %size = memref.dim %b, %c0 : memref<?xi32>
  %some = arith.cmpi sgt, %size, %c0 : index
  %r = scf.if %some -> i32 {
    %x = memref.load %b[%c0] : memref<?xi32>
    scf.yield %x : i32
  } else {
    scf.yield %n : i32
  }
  memref.dealloc %b : memref<?xi32>
  return %r : i32
}

//--- parameters-hoisted.mlir
func.func private @ext(i32, memref<4xi32>) -> memref<?xi32>
func.func @f(%n: i32, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %b = call @ext(%n, %m) : (i32, memref<4xi32>) -> memref<?xi32>
  %size = memref.dim %b, %c0 : memref<?xi32>
  %some = arith.cmpi sgt, %size, %c0 : index
  %x = memref.load %b[%c0] : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  %r = arith.select %some, %x, %n : i32
  return %r : i32
}

// The source reads the first buffer whatever its size is, so that only the second one may be empty.
//--- two-before.mlir
func.func private @ext() -> (memref<?xi32>, memref<?xi32>)
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %a, %b = call @ext() : () -> (memref<?xi32>, memref<?xi32>)
  %first = memref.load %a[%c0] : memref<?xi32>
  %size = memref.dim %b, %c0 : memref<?xi32>
  %some = arith.cmpi sgt, %size, %c0 : index
  %r = scf.if %some -> i32 {
    %x = memref.load %b[%c0] : memref<?xi32>
    scf.yield %x : i32
  } else {
    scf.yield %first : i32
  }
  return %r : i32
}

//--- two-right.mlir
func.func private @ext() -> (memref<?xi32>, memref<?xi32>)
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %a, %b = call @ext() : () -> (memref<?xi32>, memref<?xi32>)
  %first = memref.load %a[%c0] : memref<?xi32>
  memref.dealloc %a : memref<?xi32>
  %size = memref.dim %b, %c0 : memref<?xi32>
  %some = arith.cmpi sgt, %size, %c0 : index
  %r = scf.if %some -> i32 {
    %x = memref.load %b[%c0] : memref<?xi32>
    scf.yield %x : i32
  } else {
    scf.yield %first : i32
  }
  memref.dealloc %b : memref<?xi32>
  return %r : i32
}

//--- two-hoisted.mlir
func.func private @ext() -> (memref<?xi32>, memref<?xi32>)
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %a, %b = call @ext() : () -> (memref<?xi32>, memref<?xi32>)
  %first = memref.load %a[%c0] : memref<?xi32>
  memref.dealloc %a : memref<?xi32>
  %size = memref.dim %b, %c0 : memref<?xi32>
  %some = arith.cmpi sgt, %size, %c0 : index
  %x = memref.load %b[%c0] : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  %r = arith.select %some, %x, %first : i32
  return %r : i32
}
