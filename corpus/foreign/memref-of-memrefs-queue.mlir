// Style: A queue of buffers kept in a memref of memrefs, swapped as in a double-buffered runtime.
func.func @swap(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.minui %n, %c3 : index
  %slots = memref.alloc() : memref<2xmemref<2xf32>>
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  linalg.fill ins(%x : f32) outs(%b : memref<2xf32>)
  memref.store %a, %slots[%c0] : memref<2xmemref<2xf32>>
  memref.store %b, %slots[%c1] : memref<2xmemref<2xf32>>
  scf.for %i = %c0 to %k step %c1 {
    %p = memref.load %slots[%c0] : memref<2xmemref<2xf32>>
    %q = memref.load %slots[%c1] : memref<2xmemref<2xf32>>
    %v = memref.load %p[%c0] : memref<2xf32>
    %w = arith.addf %v, %x : f32
    memref.store %w, %q[%c0] : memref<2xf32>
    memref.store %q, %slots[%c0] : memref<2xmemref<2xf32>>
    memref.store %p, %slots[%c1] : memref<2xmemref<2xf32>>
  }
  %l = memref.load %slots[%c0] : memref<2xmemref<2xf32>>
  %r = memref.load %l[%c0] : memref<2xf32>
  return %r : f32
}
