// Style: functional-language backend, a fold over a list with a function value chosen at run time; each combiner returns a fresh buffer.
func.func private @plus(%a: memref<4xi32>, %b: memref<4xi32>) -> memref<4xi32> {
  %r = memref.alloc() : memref<4xi32>
  linalg.add ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%r : memref<4xi32>)
  return %r : memref<4xi32>
}
func.func private @largest(%a: memref<4xi32>, %b: memref<4xi32>) -> memref<4xi32> {
  %r = memref.alloc() : memref<4xi32>
  linalg.max ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%r : memref<4xi32>)
  return %r : memref<4xi32>
}
func.func private @foldl(%f: (memref<4xi32>, memref<4xi32>) -> memref<4xi32>, %xs: memref<?x4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %xs, %c0 : memref<?x4xi32>
  %init = memref.alloc() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%init : memref<4xi32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %init) -> (memref<4xi32>) {
    %row = memref.subview %xs[%i, 0] [1, 4] [1, 1] : memref<?x4xi32> to memref<4xi32, strided<[1], offset: ?>>
    %x = memref.alloc() : memref<4xi32>
    memref.copy %row, %x : memref<4xi32, strided<[1], offset: ?>> to memref<4xi32>
    %next = func.call_indirect %f(%acc, %x) : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
    scf.yield %next : memref<4xi32>
  }
  return %r : memref<4xi32>
}
func.func @main(%xs: memref<?x4xi32>, %which: i2) -> memref<4xi32> {
  %p = func.constant @plus : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  %l = func.constant @largest : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  %k = arith.index_castui %which : i2 to index
  %f = scf.index_switch %k -> (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  case 0 {
    scf.yield %p : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  }
  default {
    scf.yield %l : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  }
  %r = func.call @foldl(%f, %xs) : ((memref<4xi32>, memref<4xi32>) -> memref<4xi32>, memref<?x4xi32>) -> memref<4xi32>
  return %r : memref<4xi32>
}
