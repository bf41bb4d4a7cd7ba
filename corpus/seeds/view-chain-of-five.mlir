// Exercises: subview of cast of collapse of transpose-free expand of an allocation; a chain of five views, only the root is freed, the last view is used in a later block.
func.func @chain(%o: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k8 = arith.constant 8 : i32
  %p = arith.minui %o, %c2 : index
  %a = memref.alloc() : memref<12xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<12xi32>)
  %e = memref.expand_shape %a [[0, 1, 2]] output_shape [2, 3, 2] : memref<12xi32> into memref<2x3x2xi32>
  %c = memref.collapse_shape %e [[0, 1], [2]] : memref<2x3x2xi32> into memref<6x2xi32>
  %d = memref.cast %c : memref<6x2xi32> to memref<?x2xi32>
  %s = memref.subview %d[%p, 1] [2, 1] [2, 1] : memref<?x2xi32> to memref<2xi32, strided<[4], offset: ?>>
  %t = memref.subview %s[1] [1] [1] : memref<2xi32, strided<[4], offset: ?>> to memref<1xi32, strided<[4], offset: ?>>
  cf.br ^bb1
^bb1:
  memref.store %k8, %t[%c0] : memref<1xi32, strided<[4], offset: ?>>
  %v = memref.load %s[%c1] : memref<2xi32, strided<[4], offset: ?>>
  %w = memref.load %a[%c0] : memref<12xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %k100 = arith.constant 100 : i32
  %0 = func.call @chain(%c1, %k100) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
