// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Sums and extremes of i1, its order with a sign, integers without a sign, sizes that are not negative.
// CHECK: @sum  proved for all executions
// CHECK: @largest  proved for all executions
// CHECK: @order  proved for all executions
// CHECK: @no_sign  proved for all executions
// CHECK: @size  proved for all executions
func.func @sum(%c: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  %d = arith.addi %c, %true : i1
  scf.if %d { memref.dealloc %m : memref<4xf32> }
  scf.if %c { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @largest(%c: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  %d = arith.maxui %c, %true : i1
  scf.if %d { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @order(%c: i1) {
  %false = arith.constant false
  %m = memref.alloc() : memref<4xf32>
  %d = arith.cmpi slt, %c, %false : i1
  scf.if %d { memref.dealloc %m : memref<4xf32> }
  scf.if %c { } else { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @no_sign(%n: i8) {
  %c256 = arith.constant 256 : index
  %m = memref.alloc() : memref<4xf32>
  %s = arith.index_castui %n : i8 to index
  %c = arith.cmpi slt, %s, %c256 : index
  scf.if %c { memref.dealloc %m : memref<4xf32> }
  return
}
func.func @size(%x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = memref.alloc(%n) : memref<?xf32>
  %a = arith.cmpi sge, %n, %c0 : index
  scf.if %a { memref.dealloc %m : memref<?xf32> }
  return
}
