// A private function with dynamic results that returns a view whose aligned pointer moved: it returns a copy that the
// caller owns, since neither the caller nor an address could tell whose buffer the view is of.
// RUN: split-file %s %t
// RUN: freehold-opt %t/good.mlir --fh-ownership-based-buffer-deallocation=private-function-dynamic-ownership=true | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --subject fh --subject fh-dynamic --subject fh-early-free --oracle interp,native
// The output that once was:
// RUN: not freehold-check %t/good.mlir --entry made --target %t/bad.mlir --json | FileCheck %t/bad.mlir

//--- good.mlir
// CHECK-LABEL: func.func private @shifted
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[V:.*]] = memref.view %[[A]]
// CHECK: %[[C:.*]] = bufferization.clone %[[V]]
// CHECK: bufferization.dealloc (%[[A]] : memref<16xi8>) if (%true
// CHECK: return %[[C]], %true
func.func private @shifted(%v: i32) -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<16xi8>
  %w = memref.view %a[%c4][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %w[%c0] : memref<3xi32>
  return %w : memref<3xi32>
}
// A view of an argument: the caller compares the result's address with that of the buffer that it passed.
// CHECK-LABEL: func.func private @of_argument
// CHECK: %[[C:.*]] = bufferization.clone
// CHECK: return %[[C]], %true
func.func private @of_argument(%a: memref<16xi8>) -> memref<3xi32> {
  %c4 = arith.constant 4 : index
  %w = memref.view %a[%c4][] : memref<16xi8> to memref<3xi32>
  return %w : memref<3xi32>
}
// A view that starts where its buffer does is the buffer's.
// CHECK-LABEL: func.func private @not_shifted
// CHECK-NOT: bufferization.clone
// CHECK: return %{{.*}}, %true
func.func private @not_shifted(%v: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<16xi8>
  %w = memref.view %a[%c0][] : memref<16xi8> to memref<4xi32>
  memref.store %v, %w[%c0] : memref<4xi32>
  return %w : memref<4xi32>
}
func.func private @joined(%c: i1, %v: i32, %a: memref<16xi8>) -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<16xi8>
  %w = memref.view %m[%c4][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %w[%c0] : memref<3xi32>
  %u = memref.view %a[%c4][] : memref<16xi8> to memref<3xi32>
  %r = arith.select %c, %w, %u : memref<3xi32>
  return %r : memref<3xi32>
}
func.func private @handed_on(%v: i32) -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<16xi8>
  %w = memref.view %m[%c4][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %w[%c0] : memref<3xi32>
  %r = call @of_argument(%m) : (memref<16xi8>) -> memref<3xi32>
  return %r : memref<3xi32>
}
func.func @made(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @shifted(%v) : (i32) -> memref<3xi32>
  %x = memref.load %m[%c0] : memref<3xi32>
  return %x : i32
}
func.func @others(%c: i1, %v: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<16xi8>
  %w = memref.view %b[%c4][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %w[%c0] : memref<3xi32>
  %j = call @joined(%c, %v, %b) : (i1, i32, memref<16xi8>) -> memref<3xi32>
  %h = call @handed_on(%v) : (i32) -> memref<3xi32>
  %n = call @not_shifted(%v) : (i32) -> memref<4xi32>
  %x = memref.load %j[%c0] : memref<3xi32>
  %y = memref.load %h[%c0] : memref<3xi32>
  %z = memref.load %n[%c0] : memref<4xi32>
  return %x, %y, %z : i32, i32, i32
}

//--- bad.mlir
// CHECK: "verdict":"defect","kind":"use-after-free"
func.func private @shifted(%v: i32) -> (memref<3xi32>, i1) {
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<16xi8>
  %w = memref.view %a[%c4][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %w[%c0] : memref<3xi32>
  memref.dealloc %a : memref<16xi8>
  return %w, %false : memref<3xi32>, i1
}
func.func @made(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m, %own = call @shifted(%v) : (i32) -> (memref<3xi32>, i1)
  %x = memref.load %m[%c0] : memref<3xi32>
  return %x : i32
}
