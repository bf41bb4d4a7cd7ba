// Out buffers lie in memory as the result's type has it; where that is left open, densely.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --target %t/good.mlir --signatures out-params --oracle interp,native
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/beyond.mlir --signatures out-params --json | FileCheck %t/beyond.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/transposed.mlir --signatures out-params --json | FileCheck %t/transposed.mlir
// RUN: freehold-check %t/open.mlir --subject upstream-out-params --subject upstream-out-params-hoisted --oracle interp,native

//--- before.mlir
func.func @f(%v: i32, %w: i32) -> (memref<2x2xi32, strided<[4, 2], offset: 3>>, memref<0x2xi32, strided<[2, 1], offset: 1>>, memref<i32, strided<[], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<20xi32>
  %n = memref.alloc() : memref<20xi32>
  %o = memref.alloc() : memref<20xi32>
  %x = memref.reinterpret_cast %m to offset: [3], sizes: [2, 2], strides: [4, 2] : memref<20xi32> to memref<2x2xi32, strided<[4, 2], offset: 3>>
  %y = memref.reinterpret_cast %n to offset: [1], sizes: [0, 2], strides: [2, 1] : memref<20xi32> to memref<0x2xi32, strided<[2, 1], offset: 1>>
  %z = memref.reinterpret_cast %o to offset: [%c1], sizes: [], strides: [] : memref<20xi32> to memref<i32, strided<[], offset: ?>>
  memref.store %v, %x[%c0, %c1] : memref<2x2xi32, strided<[4, 2], offset: 3>>
  memref.store %w, %x[%c1, %c1] : memref<2x2xi32, strided<[4, 2], offset: 3>>
  memref.store %w, %z[] : memref<i32, strided<[], offset: ?>>
  return %x, %y, %z : memref<2x2xi32, strided<[4, 2], offset: 3>>, memref<0x2xi32, strided<[2, 1], offset: 1>>, memref<i32, strided<[], offset: ?>>
}

//--- good.mlir
func.func @f(%v: i32, %w: i32, %x: memref<2x2xi32, strided<[4, 2], offset: 3>>, %y: memref<0x2xi32, strided<[2, 1], offset: 1>>, %z: memref<i32, strided<[], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %x[%c0, %c1] : memref<2x2xi32, strided<[4, 2], offset: 3>>
  memref.store %w, %x[%c1, %c1] : memref<2x2xi32, strided<[4, 2], offset: 3>>
  memref.store %w, %z[] : memref<i32, strided<[], offset: ?>>
  return
}

//--- beyond.mlir
// The last element is at 3 + 4 + 2, and the buffer ends there.
// CHECK: "kind":"out-of-bounds","location":"{{[^"]*}}beyond.mlir:[[#@LINE+5]]:3"
func.func @f(%v: i32, %w: i32, %x: memref<2x2xi32, strided<[4, 2], offset: 3>>, %y: memref<0x2xi32, strided<[2, 1], offset: 1>>, %z: memref<i32, strided<[], offset: ?>>) {
  %c10 = arith.constant 10 : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %x : memref<2x2xi32, strided<[4, 2], offset: 3>> -> memref<i32>, index, index, index, index, index
  %all = memref.reinterpret_cast %base to offset: [0], sizes: [11], strides: [1] : memref<i32> to memref<11xi32>
  memref.store %v, %all[%c10] : memref<11xi32>
  return
}

//--- transposed.mlir
// CHECK: "kind":"observation"
func.func @f(%v: i32, %w: i32, %x: memref<2x2xi32, strided<[4, 2], offset: 3>>, %y: memref<0x2xi32, strided<[2, 1], offset: 1>>, %z: memref<i32, strided<[], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %x[%c1, %c0] : memref<2x2xi32, strided<[4, 2], offset: 3>>
  memref.store %w, %x[%c1, %c1] : memref<2x2xi32, strided<[4, 2], offset: 3>>
  memref.store %w, %z[] : memref<i32, strided<[], offset: ?>>
  return
}

//--- open.mlir
func.func private @callee(%v: i32) -> memref<4xi32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c1] : memref<4xi32>
  %r = memref.cast %m : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
  return %r : memref<4xi32, strided<[?], offset: ?>>
}
func.func @f(%v: i32) -> (i32, memref<4xi32, strided<[?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %0 = call @callee(%v) : (i32) -> memref<4xi32, strided<[?], offset: ?>>
  %1 = memref.load %0[%c1] : memref<4xi32, strided<[?], offset: ?>>
  return %1, %0 : i32, memref<4xi32, strided<[?], offset: ?>>
}
