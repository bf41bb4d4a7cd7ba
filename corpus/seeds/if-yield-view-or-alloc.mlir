// Exercises: scf.if yielding a subview of an outer buffer or a cast fresh allocation under one strided type; the freed value is the base, not the view.
func.func @view(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k6 = arith.constant 6 : i32
  %o = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%o : memref<8xi32>)
  %r = scf.if %c -> (memref<4xi32, strided<[1], offset: ?>>) {
    %s = memref.subview %o[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
    %d = memref.cast %s : memref<4xi32, strided<[1], offset: 2>> to memref<4xi32, strided<[1], offset: ?>>
    scf.yield %d : memref<4xi32, strided<[1], offset: ?>>
  } else {
    %a = memref.alloc() : memref<4xi32>
    linalg.fill ins(%k6 : i32) outs(%a : memref<4xi32>)
    %d = memref.cast %a : memref<4xi32> to memref<4xi32, strided<[1], offset: ?>>
    scf.yield %d : memref<4xi32, strided<[1], offset: ?>>
  }
  memref.store %k6, %r[%c0] : memref<4xi32, strided<[1], offset: ?>>
  %v = memref.load %r[%c1] : memref<4xi32, strided<[1], offset: ?>>
  %c2 = arith.constant 2 : index
  %w = memref.load %o[%c2] : memref<8xi32>
  %s = arith.muli %v, %w : i32
  return %s : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @view(%t, %k5) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @view(%f, %k5) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
