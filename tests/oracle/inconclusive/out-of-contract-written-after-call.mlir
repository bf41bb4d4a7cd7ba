// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --entry g --subject fh --json | FileCheck %s
// A function returns a part of its argument, and the caller writes the argument only afterwards. If the
// result is a copy, as the function boundary ABI requires, what is read was never written.
// CHECK: "reason":"out-of-contract"
func.func @f(%m: memref<4xi32>) -> memref<1xi32, strided<[1], offset: 2>> {
  %v = memref.subview %m[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
  return %v : memref<1xi32, strided<[1], offset: 2>>
}
func.func @g() {
  %x = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  %r = call @f(%a) : (memref<4xi32>) -> memref<1xi32, strided<[1], offset: 2>>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %y = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: 2>>
  vector.print %y : i32
  return
}
