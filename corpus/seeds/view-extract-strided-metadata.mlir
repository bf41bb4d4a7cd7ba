// Exercises: memref.extract_strided_metadata of a subview; its base buffer aliases the root and is read through reinterpret_cast.
func.func @meta(%o: index, %x: i32) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k7 = arith.constant 7 : i32
  %p = arith.minui %o, %c4 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %s = memref.subview %a[%p] [2] [2] : memref<8xi32> to memref<2xi32, strided<[2], offset: ?>>
  %base, %off, %sz, %st = memref.extract_strided_metadata %s : memref<2xi32, strided<[2], offset: ?>> -> memref<i32>, index, index, index
  %r = memref.reinterpret_cast %base to offset: [%off], sizes: [%sz], strides: [%st] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  memref.store %k7, %r[%c1] : memref<?xi32, strided<[?], offset: ?>>
  %v = memref.load %s[%c1] : memref<2xi32, strided<[2], offset: ?>>
  %w = arith.addi %off, %st : index
  return %v, %w : i32, index
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k1 = arith.constant 1 : i32
  %0:2 = func.call @meta(%c3, %k1) : (index, i32) -> (i32, index)
  vector.print %0#0 : i32
  vector.print %0#1 : index
  return
}
