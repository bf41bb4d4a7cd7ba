// What shared-aliases.mlir must not become: %a and %b are freed behind the select of them, though the
// next select may be either.
func.func @selects(%c: i1, %d: i1) -> f32 {
  %i0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %one, %a[%i0] : memref<2xf32>
  memref.store %two, %b[%i0] : memref<2xf32>
  %s = arith.select %c, %a, %b : memref<2xf32>
  %e = memref.alloc() : memref<2xf32>
  memref.store %one, %e[%i0] : memref<2xf32>
  %t = arith.select %d, %s, %e : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  memref.dealloc %b : memref<2xf32>
  %v = memref.load %t[%i0] : memref<2xf32>
  memref.dealloc %e : memref<2xf32>
  return %v : f32
}
