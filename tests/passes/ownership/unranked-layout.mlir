// Results that have to be copied keep their layout, which is that of the ranked memref that an unranked one
// is a cast of. If that memref is unknown and the layout matters, the function is refused.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/seen.mlir --subject fh --subject fh-dynamic --subject fh-legacy
// Bad twin: the shipped pass clones with the layout of the type.
// RUN: not freehold-check %t/seen.mlir --subject upstream 2>&1 | FileCheck %s
// CHECK: undefined (upstream, @f): the memref that is accessed is poison
// RUN: freehold-opt %t/unseen.mlir --fh-ownership-based-buffer-deallocation --verify-diagnostics
// RUN: freehold-check %t/unasked.mlir --subject fh --subject fh-dynamic

//--- seen.mlir
func.func private @g(%a: memref<4xi32>) -> memref<*xi32> {
  %s = memref.subview %a[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
  %u = memref.cast %s : memref<1xi32, strided<[1], offset: 2>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
  %0 = call @g(%a) : (memref<4xi32>) -> memref<*xi32>
  %r = memref.cast %0 : memref<*xi32> to memref<1xi32, strided<[1], offset: 2>>
  %x = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: 2>>
  return %x : i32
}

//--- unseen.mlir
func.func private @g(%a: memref<*xi32>) -> memref<*xi32> {
  // expected-error @below {{passes on an unranked memref of which a clone is needed}}
  return %a : memref<*xi32>
}
func.func @f(%a: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = call @g(%a) : (memref<*xi32>) -> memref<*xi32>
  // expected-note @below {{another layout is asked for here}}
  %r = memref.cast %0 : memref<*xi32> to memref<1xi32, strided<[1], offset: 2>>
  %x = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: 2>>
  return %x : i32
}

//--- unasked.mlir
func.func private @g(%a: memref<*xi32>) -> memref<*xi32> {
  return %a : memref<*xi32>
}
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
  %s = memref.subview %a[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
  %u = memref.cast %s : memref<1xi32, strided<[1], offset: 2>> to memref<*xi32>
  %0 = call @g(%u) : (memref<*xi32>) -> memref<*xi32>
  %r = memref.cast %0 : memref<*xi32> to memref<?xi32, strided<[1], offset: ?>>
  %x = memref.load %r[%c0] : memref<?xi32, strided<[1], offset: ?>>
  return %x : i32
}
