// A function that returns its argument as an unranked memref returns a buffer that it does not own.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"inconclusive","reason":"out-of-contract"

//--- before.mlir
func.func private @id(%a: memref<*xi32>) -> memref<*xi32> { return %a : memref<*xi32> }
func.func @f(%a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 17 : i32
  %u = memref.cast %a : memref<2xi32> to memref<*xi32>
  %g = call @id(%u) : (memref<*xi32>) -> memref<*xi32>
  %r = memref.cast %g : memref<*xi32> to memref<2xi32>
  memref.store %v, %r[%c0] : memref<2xi32>
  return
}
//--- after.mlir
func.func private @id(%a: memref<*xi32>) -> memref<*xi32> { %b = bufferization.clone %a : memref<*xi32> to memref<*xi32> 
return %b : memref<*xi32> }
func.func @f(%a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 17 : i32
  %u = memref.cast %a : memref<2xi32> to memref<*xi32>
  %g = call @id(%u) : (memref<*xi32>) -> memref<*xi32>
  %r = memref.cast %g : memref<*xi32> to memref<2xi32>
  memref.store %v, %r[%c0] : memref<2xi32>
  memref.dealloc %g : memref<*xi32>
  return
}
