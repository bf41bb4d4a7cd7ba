// It frees what it allocates: a mutant may not.
func.func @main(%condition: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : i32
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c5 : i32) outs(%a : memref<4xi32>)
  %b = memref.alloc() : memref<4xi32>
  memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  scf.if %condition {
    memref.store %c5, %b[%c0] : memref<4xi32>
  }
  %r = memref.load %b[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return %r : i32
}
