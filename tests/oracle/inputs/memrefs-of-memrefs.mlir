// A caller passes buffers whose cells hold memrefs of other buffers of the caller, and writes public globals of memrefs.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RIGHT-COUNT-5: "verdict":"agree"
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// WRONG: "entry":"read","verdict":"defect","kind":"observation"
// WRONG: "entry":"write","verdict":"defect","kind":"observation"
// WRONG: "entry":"free","verdict":"defect","kind":"bad-free"
// WRONG: "entry":"two","verdict":"defect","kind":"observation"
// WRONG: "entry":"keep","verdict":"defect","kind":"{{use-after-free|observation}}"

// The native engine cannot make such buffers; other entries are still judged.
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=NATIVE
// NATIVE-COUNT-5: "verdict":"inconclusive","reason":"unsupported"
// RUN: cat %t/before.mlir %t/plain.mlir > %t/both.mlir
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/both.mlir --target %t/both.mlir --entry plain --oracle native --json | FileCheck %s --check-prefix=PLAIN
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/both.mlir --target %t/both.mlir --oracle native --json | FileCheck %s --check-prefix=PLAIN
// PLAIN: "entry":"plain","verdict":"agree"

// The text form.
// RUN: freehold-run %t/before.mlir --entry read --args "memref(2;seed=1)" | FileCheck %s --check-prefix=STATIC
// STATIC: argument 0 = {{\[\[5, 2, 3, 2\], \[5, 2, 5, 2\]\]}}
// RUN: freehold-run %t/before.mlir --entry read --args "memref(2;seed=3)" | FileCheck %s --check-prefix=SHARED
// SHARED: argument 0 = {{\[\[}}[[CELLS:[-0-9, ]*]]{{\], \[}}[[CELLS]]{{\]\]}}
// RUN: freehold-run %t/before.mlir --entry write --args "memref(1;seed=1;values=finite,77)" | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: argument 0 = {{\[\[}}5{{[-0-9, ]*}}]]
// RUN: freehold-run %t/before.mlir --entry two --args "memref(2;seed=1), same(0)" | FileCheck %s --check-prefix=SAME
// SAME: argument 0 = {{\[\[}}77, [[REST:.*]]
// SAME-NEXT: argument 1 = {{\[\[}}77, [[REST]]
// RUN: freehold-run %t/global.mlir --args "set @g(seed=1) ; ()" | FileCheck %s --check-prefix=SET
// SET: set @g(seed=1)
// SET: result 0 =
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/global.mlir --target %t/global.mlir --args "set @g(seed=1) ; ()" --json | FileCheck %s --check-prefix=AGREE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/global.mlir --target %t/global-wrong.mlir --args "set @g(seed=1) ; ()" --json | FileCheck %s --check-prefix=GLOBAL
// AGREE: "verdict":"agree"
// GLOBAL: "verdict":"defect","kind":"bad-free"

// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry two --args "memref(2), same(0;sizes=1)" 2>&1 | FileCheck %s --check-prefix=BAD-VIEW
// BAD-VIEW: argument 1: a buffer of memrefs is passed again as it is, not as another view

//--- before.mlir
func.func @read(%m: memref<2xmemref<4xi32>>) -> i32 {
  %c1 = arith.constant 1 : index
  %b = memref.load %m[%c1] : memref<2xmemref<4xi32>>
  %x = memref.load %b[%c1] : memref<4xi32>
  return %x : i32
}
func.func @write(%m: memref<1xmemref<?xi32>>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %b = memref.load %m[%c0] : memref<1xmemref<?xi32>>
  memref.store %v, %b[%c0] : memref<?xi32>
  return
}
func.func @free(%m: memref<1xmemref<?xi32>>) {
  return
}
func.func @two(%m: memref<2xmemref<4xi32>>, %n: memref<2xmemref<4xi32>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 77 : i32
  %b = memref.load %m[%c0] : memref<2xmemref<4xi32>>
  %c = memref.load %n[%c1] : memref<2xmemref<4xi32>>
  memref.store %v, %b[%c0] : memref<4xi32>
  %x = memref.load %c[%c0] : memref<4xi32>
  return %x : i32
}
func.func @keep(%m: memref<1xmemref<4xi32>>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%b : memref<4xi32>)
  memref.store %b, %m[%c0] : memref<1xmemref<4xi32>>
  return
}

//--- right.mlir
func.func @read(%m: memref<2xmemref<4xi32>>) -> i32 {
  %c1 = arith.constant 1 : index
  %b = memref.load %m[%c1] : memref<2xmemref<4xi32>>
  %x = memref.load %b[%c1] : memref<4xi32>
  return %x : i32
}
func.func @write(%m: memref<1xmemref<?xi32>>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %b = memref.load %m[%c0] : memref<1xmemref<?xi32>>
  memref.store %v, %b[%c0] : memref<?xi32>
  return
}
func.func @free(%m: memref<1xmemref<?xi32>>) {
  return
}
func.func @two(%m: memref<2xmemref<4xi32>>, %n: memref<2xmemref<4xi32>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 77 : i32
  %c = memref.load %n[%c1] : memref<2xmemref<4xi32>>
  %b = memref.load %m[%c0] : memref<2xmemref<4xi32>>
  memref.store %v, %b[%c0] : memref<4xi32>
  %x = memref.load %c[%c0] : memref<4xi32>
  return %x : i32
}
func.func @keep(%m: memref<1xmemref<4xi32>>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<4xi32>
  memref.store %b, %m[%c0] : memref<1xmemref<4xi32>>
  linalg.fill ins(%v : i32) outs(%b : memref<4xi32>)
  return
}

//--- wrong.mlir
func.func @read(%m: memref<2xmemref<4xi32>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.load %m[%c0] : memref<2xmemref<4xi32>>
  %x = memref.load %b[%c1] : memref<4xi32>
  return %x : i32
}
func.func @write(%m: memref<1xmemref<?xi32>>) {
  return
}
func.func @free(%m: memref<1xmemref<?xi32>>) {
  %c0 = arith.constant 0 : index
  %b = memref.load %m[%c0] : memref<1xmemref<?xi32>>
  memref.dealloc %b : memref<?xi32>
  return
}
// Relies on the buffers in the cells being different ones.
func.func @two(%m: memref<2xmemref<4xi32>>, %n: memref<2xmemref<4xi32>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 77 : i32
  %b = memref.load %m[%c0] : memref<2xmemref<4xi32>>
  %c = memref.load %n[%c1] : memref<2xmemref<4xi32>>
  %x = memref.load %c[%c0] : memref<4xi32>
  memref.store %v, %b[%c0] : memref<4xi32>
  return %x : i32
}
func.func @keep(%m: memref<1xmemref<4xi32>>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%b : memref<4xi32>)
  memref.store %b, %m[%c0] : memref<1xmemref<4xi32>>
  memref.dealloc %b : memref<4xi32>
  return
}

//--- plain.mlir
func.func @plain(%m: memref<2xi32>) {
  return
}

//--- global.mlir
memref.global @g : memref<2xmemref<4xi32>> = uninitialized
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<2xmemref<4xi32>>
  %b = memref.load %m[%c1] : memref<2xmemref<4xi32>>
  %x = memref.load %b[%c0] : memref<4xi32>
  return %x : i32
}

//--- global-wrong.mlir
memref.global @g : memref<2xmemref<4xi32>> = uninitialized
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<2xmemref<4xi32>>
  %b = memref.load %m[%c1] : memref<2xmemref<4xi32>>
  %x = memref.load %b[%c0] : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return %x : i32
}
