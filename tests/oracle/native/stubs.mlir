// External functions natively do what the interpreter's do: observe and overwrite what they get,
// return numbers and fresh buffers that depend on name, scalars and count. Uninitialised cells
// are recognised; wide and narrow scalars, unranked memrefs and functions are passed too.
// RUN: freehold-check %s --subject upstream --oracle interp,native --json | FileCheck %s
// CHECK: "oracle":"interp","entry":"f","verdict":"agree"
// CHECK: "oracle":"native-jit","entry":"f","verdict":"agree"

memref.global "private" constant @table : memref<3xi16> = dense<[1, 2, 3]>
memref.global @scratch : memref<2xf32> = uninitialized
memref.global @elsewhere : memref<2xi64>
func.func private @make(i32, i1, f64) -> (memref<?x2xf32>, i8, index)
func.func private @use(memref<?x2xf32>, i128, memref<*xi16>)
func.func private @look(memref<4xi32>, i5, bf16)
func.func private @apply((i32) -> i32)
func.func private @twice(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @f(%n: i32, %c: i1, %arg: memref<?xi32, strided<[?], offset: ?>>, %wide: i128)
    -> (i32, memref<4xi32>) {
  %c1 = arith.constant 1 : index
  %d = arith.constant 2.5 : f64
  %i5 = arith.constant -3 : i5
  %b = arith.constant 1.5 : bf16
  %some = memref.alloc() : memref<4xi32>
  memref.store %n, %some[%c1] : memref<4xi32>
  func.call @look(%some, %i5, %b) : (memref<4xi32>, i5, bf16) -> ()
  %m, %i, %k = func.call @make(%n, %c, %d) : (i32, i1, f64) -> (memref<?x2xf32>, i8, index)
  %m2, %i2, %k2 = func.call @make(%n, %c, %d) : (i32, i1, f64) -> (memref<?x2xf32>, i8, index)
  %t = memref.get_global @table : memref<3xi16>
  %u = memref.cast %t : memref<3xi16> to memref<*xi16>
  func.call @use(%m, %wide, %u) : (memref<?x2xf32>, i128, memref<*xi16>) -> ()
  func.call @use(%m2, %wide, %u) : (memref<?x2xf32>, i128, memref<*xi16>) -> ()
  %f = func.constant @twice : (i32) -> i32
  func.call @apply(%f) : ((i32) -> i32) -> ()
  vector.print %k2 : index
  %fresh = memref.alloc() : memref<4xi32>
  memref.store %n, %fresh[%c1] : memref<4xi32>
  return %n, %fresh : i32, memref<4xi32>
}
