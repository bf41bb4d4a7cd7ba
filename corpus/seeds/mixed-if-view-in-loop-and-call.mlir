// Exercises: a loop carries a strided view whose root is an outer buffer, an argument or a fresh one, read by a private function in each iteration.
func.func private @peek(%v: memref<2xi32, strided<[1], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %l = memref.load %v[%c0] : memref<2xi32, strided<[1], offset: ?>>
  return %l : i32
}
func.func @mix(%n: index, %arg: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %k0 = arith.constant 0 : i32
  %m = arith.minui %n, %c6 : index
  %s0 = memref.subview %arg[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %init = memref.cast %s0 : memref<2xi32, strided<[1], offset: 1>> to memref<2xi32, strided<[1], offset: ?>>
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %init, %acc = %k0) -> (memref<2xi32, strided<[1], offset: ?>>, i32) {
    %l = func.call @peek(%p) : (memref<2xi32, strided<[1], offset: ?>>) -> i32
    %t = arith.addi %acc, %l : i32
    %o = arith.remui %i, %c3 : index
    %c = arith.cmpi ne, %o, %c1 : index
    %q = scf.if %c -> (memref<2xi32, strided<[1], offset: ?>>) {
      %f = memref.alloc() : memref<4xi32>
      linalg.fill ins(%t : i32) outs(%f : memref<4xi32>)
      %v = memref.subview %f[%o] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
      scf.yield %v : memref<2xi32, strided<[1], offset: ?>>
    } else {
      scf.yield %p : memref<2xi32, strided<[1], offset: ?>>
    }
    scf.yield %q, %t : memref<2xi32, strided<[1], offset: ?>>, i32
  }
  %l = memref.load %r#0[%c1] : memref<2xi32, strided<[1], offset: ?>>
  %s = arith.addi %l, %r#1 : i32
  return %s : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %k2 = arith.constant 2 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k3 : i32) outs(%m : memref<4xi32>)
  %0 = func.call @mix(%c4, %m, %k2) : (index, memref<4xi32>, i32) -> i32
  vector.print %0 : i32
  return
}
