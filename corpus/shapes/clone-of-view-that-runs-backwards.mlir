// A clone of a view with a negative stride, whose first element is the last in memory.
func.func private @choose(%c: i1, %m: memref<6xf32, strided<[?], offset: ?>>) -> memref<6xf32, strided<[?], offset: ?>> {
  %r = scf.if %c -> (memref<6xf32, strided<[?], offset: ?>>) {
    %a = memref.alloc() : memref<6xf32>
    %z = arith.constant 0.0 : f32
    linalg.fill ins(%z : f32) outs(%a : memref<6xf32>)
    %b = memref.cast %a : memref<6xf32> to memref<6xf32, strided<[?], offset: ?>>
    scf.yield %b : memref<6xf32, strided<[?], offset: ?>>
  } else {
    scf.yield %m : memref<6xf32, strided<[?], offset: ?>>
  }
  return %r : memref<6xf32, strided<[?], offset: ?>>
}
func.func @backwards(%c: i1, %x: f32) -> f32 {
  %back = arith.constant -1 : index
  %k = arith.constant 3 : index
  %base = memref.alloc() : memref<6xf32>
  linalg.fill ins(%x : f32) outs(%base : memref<6xf32>)
  %m = memref.reinterpret_cast %base to offset: [5], sizes: [6], strides: [%back] : memref<6xf32> to memref<6xf32, strided<[?], offset: 5>>
  %n = memref.cast %m : memref<6xf32, strided<[?], offset: 5>> to memref<6xf32, strided<[?], offset: ?>>
  %r = call @choose(%c, %n) : (i1, memref<6xf32, strided<[?], offset: ?>>) -> memref<6xf32, strided<[?], offset: ?>>
  %v = memref.load %r[%k] : memref<6xf32, strided<[?], offset: ?>>
  return %v : f32
}
