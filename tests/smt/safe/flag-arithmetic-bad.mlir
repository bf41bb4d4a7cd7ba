// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A set i1 is -1 with a sign; a sum of two of them wraps; sizes may be zero, and what a reinterpret_cast says
// is no size of memory.
// CHECK: @sum  refuted: leak
// CHECK: @largest  refuted: leak
// CHECK: @order  refuted: leak
// CHECK: @no_sign  refuted: leak
// CHECK: @size  refuted: leak
// CHECK: @said_size  refuted: leak
func.func @sum(%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  %d = arith.addi %c, %c : i1
  scf.if %d { memref.dealloc %m : memref<4xf32> }
  scf.if %c { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @largest(%c: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  %d = arith.maxsi %c, %true : i1
  scf.if %d { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @order(%c: i1) {
  %false = arith.constant false
  %m = memref.alloc() : memref<4xf32>
  %d = arith.cmpi slt, %false, %c : i1
  scf.if %d { memref.dealloc %m : memref<4xf32> }
  scf.if %c { } else { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @no_sign(%n: i8) {
  %m = memref.alloc() : memref<4xf32>
  %s = arith.index_castui %n : i8 to index
  %t = arith.index_cast %n : i8 to index
  %c = arith.cmpi eq, %s, %t : index
  scf.if %c { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @size(%x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = memref.alloc(%n) : memref<?xf32>
  %a = arith.cmpi sgt, %n, %c0 : index
  scf.if %a { memref.dealloc %m : memref<?xf32> }
  return
}
func.func @said_size(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  %y = memref.reinterpret_cast %x to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<?xf32>
  %d = memref.dim %y, %c0 : memref<?xf32>
  %a = arith.cmpi sge, %d, %c0 : index
  scf.if %a { memref.dealloc %m : memref<4xf32> }
  return
}
