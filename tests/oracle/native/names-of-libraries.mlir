// Functions and globals of a program may be called as those of libraries are.
// RUN: freehold-check %s --subject upstream --oracle interp,native --json | FileCheck %s
// CHECK: "oracle":"interp","entry":"main","verdict":"agree"
// CHECK: "oracle":"native-jit","entry":"main","verdict":"agree"

memref.global @abort : memref<2xi32> = dense<[3, 4]>
func.func private @free(memref<2xi32>) -> i32
func.func private @malloc(%m: memref<2xi32>) -> i32 {
  %r = func.call @free(%m) : (memref<2xi32>) -> i32
  return %r : i32
}
func.func @main(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %g = memref.get_global @abort : memref<2xi32>
  memref.copy %g, %a : memref<2xi32> to memref<2xi32>
  memref.store %x, %g[%c0] : memref<2xi32>
  %r = func.call @malloc(%a) : (memref<2xi32>) -> i32
  return %r : i32
}
