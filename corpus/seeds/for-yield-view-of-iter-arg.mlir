// Exercises: scf.for that yields a subview of its iter_arg, so that the carried descriptor moves along one allocation; only the base may be freed.
func.func @walk(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %k100 = arith.constant 100 : i32
  %m = arith.minui %n, %c7 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %d = memref.cast %a : memref<8xi32> to memref<?xi32, strided<[1], offset: ?>>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %d) -> (memref<?xi32, strided<[1], offset: ?>>) {
    %sz = memref.dim %p, %c0 : memref<?xi32, strided<[1], offset: ?>>
    %less = arith.subi %sz, %c1 : index
    %s = memref.subview %p[1] [%less] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
    scf.yield %s : memref<?xi32, strided<[1], offset: ?>>
  }
  memref.store %k100, %r[%c0] : memref<?xi32, strided<[1], offset: ?>>
  %v = memref.load %a[%m] : memref<8xi32>
  return %v : i32
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %k1 = arith.constant 1 : i32
  %0 = func.call @walk(%c5, %k1) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
