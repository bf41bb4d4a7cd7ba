// Exercises: memref.reinterpret_cast with a dynamic offset and stride yielded by an scf.if beside a fresh buffer.
func.func @rc(%c: i1, %o: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k5 = arith.constant 5 : i32
  %p = arith.minui %o, %c3 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %r = scf.if %c -> (memref<2xi32, strided<[?], offset: ?>>) {
    %q = arith.addi %p, %c1 : index
    %v = memref.reinterpret_cast %a to offset: [%p], sizes: [2], strides: [%q] : memref<8xi32> to memref<2xi32, strided<[?], offset: ?>>
    scf.yield %v : memref<2xi32, strided<[?], offset: ?>>
  } else {
    %f = memref.alloc() : memref<2xi32>
    linalg.fill ins(%k5 : i32) outs(%f : memref<2xi32>)
    %v = memref.cast %f : memref<2xi32> to memref<2xi32, strided<[?], offset: ?>>
    scf.yield %v : memref<2xi32, strided<[?], offset: ?>>
  }
  %v = memref.load %r[%c1] : memref<2xi32, strided<[?], offset: ?>>
  %w = memref.load %a[%c0] : memref<8xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %k30 = arith.constant 30 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @rc(%t, %c2, %k30) : (i1, index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @rc(%f, %c2, %k30) : (i1, index, i32) -> i32
  vector.print %1 : i32
  return
}
