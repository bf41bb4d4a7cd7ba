// Exercises: a bf16 buffer copied to a fresh one in each loop iteration, extended to f32 in between.
func.func @brain(%n: index, %x: bf16) -> memref<2xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %k = arith.constant 0.5 : f32
  %a = memref.alloc() : memref<2xbf16>
  linalg.fill ins(%x : bf16) outs(%a : memref<2xbf16>)
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<2xbf16>) {
    %b = memref.alloc() : memref<2xbf16>
    %v = memref.load %p[%c1] : memref<2xbf16>
    %e = arith.extf %v : bf16 to f32
    %s = arith.mulf %e, %k : f32
    %w = arith.truncf %s : f32 to bf16
    linalg.fill ins(%w : bf16) outs(%b : memref<2xbf16>)
    scf.yield %b : memref<2xbf16>
  }
  return %r : memref<2xbf16>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 3.0 : bf16
  %0 = func.call @brain(%c3, %x) : (index, bf16) -> memref<2xbf16>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xbf16>
    %b = arith.bitcast %e : bf16 to i16
    %w = arith.extui %b : i16 to i32
    vector.print %w : i32
  }
  return
}
