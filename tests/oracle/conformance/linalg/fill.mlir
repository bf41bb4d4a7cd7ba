// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry dead_stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT

memref.global "private" constant @constants : memref<2xi32> = dense<3>

// The output is written without being read.
// CHECK-LABEL: @values()
// CHECK-NEXT: result 0 = {{\[}}[1.5, 1.5], [1.5, 1.5]] : memref<2x?xf32>
// CHECK-NEXT: result 1 = -3 : i8
// CHECK-NEXT: returned
func.func @values() -> (memref<2x?xf32>, i8) {
  %f = arith.constant 1.5 : f32
  %x = arith.constant -3 : i8
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%c2) : memref<2x?xf32>
  linalg.fill ins(%f : f32) outs(%a : memref<2x?xf32>)
  %b = memref.alloca() : memref<i8>
  linalg.fill ins(%x : i8) outs(%b : memref<i8>)
  %y = memref.load %b[] : memref<i8>
  %none = memref.alloca(%c0) : memref<?xf32>
  linalg.fill ins(%f : f32) outs(%none : memref<?xf32>)
  return %a, %y : memref<2x?xf32>, i8
}

// A view: every second element of the middle.
// CHECK-LABEL: @view()
// CHECK-NEXT: result 0 = [_, 8, _, 8, _, _] : memref<6xi32>
// CHECK-NEXT: returned
func.func @view() -> memref<6xi32> {
  %c8 = arith.constant 8 : i32
  %a = memref.alloc() : memref<6xi32>
  %v = memref.subview %a[1] [2] [2] : memref<6xi32> to memref<2xi32, strided<[2], offset: 1>>
  linalg.fill ins(%c8 : i32) outs(%v : memref<2xi32, strided<[2], offset: 1>>)
  return %a : memref<6xi32>
}

// FREED: [[@LINE+6]]:3: error: use-after-free: writes a freed buffer
// FREED: [[@LINE+3]]:8: note: allocated here
func.func private @freed() {
  %c8 = arith.constant 8 : i32
  %a = memref.alloc() : memref<6xi32>
  memref.dealloc %a : memref<6xi32>
  linalg.fill ins(%c8 : i32) outs(%a : memref<6xi32>)
  return
}

// STACK: [[@LINE+10]]:3: error: dead-stack-use:
func.func private @dead_stack() {
  %c8 = arith.constant 8 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %outer = memref.alloca() : memref<6xi32>
  %a = scf.for %i = %c0 to %c1 step %c1 iter_args(%m = %outer) -> memref<6xi32> {
    %inner = memref.alloca() : memref<6xi32>
    scf.yield %inner : memref<6xi32>
  }
  linalg.fill ins(%c8 : i32) outs(%a : memref<6xi32>)
  return
}

// CONSTANT: [[@LINE+4]]:3: error: undefined: writes a constant global
func.func private @constant() {
  %c8 = arith.constant 8 : i32
  %a = memref.get_global @constants : memref<2xi32>
  linalg.fill ins(%c8 : i32) outs(%a : memref<2xi32>)
  return
}
