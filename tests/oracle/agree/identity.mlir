// Nothing to free: `identity` is right on programs that allocate nothing, on the stack only,
// or only what they return. The twin is defect/identity.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject identity --json | FileCheck %s

// CHECK: "entry":"nothing","verdict":"agree"
func.func @nothing(%a: memref<2xi32>) {
  return
}

// CHECK: "entry":"stack","verdict":"agree"
func.func @stack() {
  %m = memref.alloca() : memref<2xi32>
  return
}

// CHECK: "entry":"returned","verdict":"agree"
func.func @returned() -> memref<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  return %m : memref<2xi32>
}

// CHECK: "entry":"through_view","verdict":"agree"
func.func @through_view() -> memref<1xi32, strided<[1], offset: 1>> {
  %m = memref.alloc() : memref<2xi32>
  %s = memref.subview %m[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  return %s : memref<1xi32, strided<[1], offset: 1>>
}

// CHECK: "entry":"freed","verdict":"agree"
func.func @freed() {
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}
