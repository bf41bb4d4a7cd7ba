// A heap buffer of any size is not a stack buffer of any size.
// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: refuted: is undefined (memref.alloca: stack overflow)
// CHECK: stack overflow
func.func @src(%n: index {freehold.defined}) {
  %c0 = arith.constant 0 : index
  %isNegative = arith.cmpi slt, %n, %c0 : index
  scf.if %isNegative {
  } else {
    %m = memref.alloc(%n) : memref<?xi8>
    memref.dealloc %m : memref<?xi8>
  }
  return
}
func.func @tgt(%n: index) {
  %c0 = arith.constant 0 : index
  %isNegative = arith.cmpi slt, %n, %c0 : index
  scf.if %isNegative {
  } else {
    %m = memref.alloca(%n) : memref<?xi8>
  }
  return
}
