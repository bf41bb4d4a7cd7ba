// Exercises: an f16 buffer replaced in a branch; two-byte elements.
func.func @half(%c: i1, %x: f16) -> memref<3xf16> {
  %c1 = arith.constant 1 : index
  %k = arith.constant 1.5 : f16
  %a = memref.alloc() : memref<3xf16>
  linalg.fill ins(%x : f16) outs(%a : memref<3xf16>)
  %r = scf.if %c -> (memref<3xf16>) {
    %b = memref.alloc() : memref<3xf16>
    %v = memref.load %a[%c1] : memref<3xf16>
    %w = arith.mulf %v, %k : f16
    linalg.fill ins(%w : f16) outs(%b : memref<3xf16>)
    scf.yield %b : memref<3xf16>
  } else {
    scf.yield %a : memref<3xf16>
  }
  return %r : memref<3xf16>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 2.25 : f16
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @half(%t, %x) : (i1, f16) -> memref<3xf16>
  scf.for %i = %c0 to %c3 step %c1 {
    %e = memref.load %0[%i] : memref<3xf16>
    %b = arith.bitcast %e : f16 to i16
    %w = arith.extui %b : i16 to i32
    vector.print %w : i32
  }
  %1 = func.call @half(%f, %x) : (i1, f16) -> memref<3xf16>
  scf.for %i_2 = %c0 to %c3 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<3xf16>
    %b_2 = arith.bitcast %e_2 : f16 to i16
    %w_2 = arith.extui %b_2 : i16 to i32
    vector.print %w_2 : i32
  }
  return
}
