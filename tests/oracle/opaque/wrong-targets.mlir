// Mistakes beside opaque ops: the buffer is freed before the op, the op is dropped, merged with an equal one, or has another
// attribute. The right target is the twin.
// RUN: split-file --leading-lines %s %t
// DEFINE: %{check} = freehold-check %t/before.mlir --json --target
// RUN: %{check} %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 %{check} %t/freed.mlir | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 %{check} %t/merged.mlir | FileCheck %s --check-prefix=OTHER
// RUN: %S/../Inputs/exit-code 1 %{check} %t/attribute.mlir | FileCheck %s --check-prefix=OTHER
// RIGHT: "verdict":"agree"
// FREED: "kind":"use-after-free"
// OTHER: "kind":"observation"

//--- before.mlir
func.func @f() {
  %m = memref.alloc() : memref<2xi32>
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  return
}

//--- right.mlir
func.func @f() {
  %m = memref.alloc() : memref<2xi32>
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  memref.dealloc %m : memref<2xi32>
  return
}

//--- freed.mlir
func.func @f() {
  %m = memref.alloc() : memref<2xi32>
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  memref.dealloc %m : memref<2xi32>
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  return
}

//--- merged.mlir
func.func @f() {
  %m = memref.alloc() : memref<2xi32>
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  memref.dealloc %m : memref<2xi32>
  return
}

//--- attribute.mlir
func.func @f() {
  %m = memref.alloc() : memref<2xi32>
  "foo.start"(%m) {channel = 0 : i32} : (memref<2xi32>) -> ()
  "foo.start"(%m) {channel = 1 : i32} : (memref<2xi32>) -> ()
  memref.dealloc %m : memref<2xi32>
  return
}
