// Style: signal-processing DSL, radix-2 FFT of complex<f32> data: bit-reversed copy, then in-place butterflies with twiddles.
func.func @fft8(%x: memref<8xcomplex<f32>>) -> memref<8xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %ntau = arith.constant -6.2831855 : f32
  %y = memref.alloc() : memref<8xcomplex<f32>>
  scf.for %i = %c0 to %c8 step %c1 {
    %b0 = arith.andi %i, %c1 : index
    %b1 = arith.andi %i, %c2 : index
    %s0 = arith.shli %b0, %c2 : index
    %s2 = arith.shrui %i, %c2 : index
    %r0 = arith.ori %s0, %b1 : index
    %r = arith.ori %r0, %s2 : index
    %v = memref.load %x[%r] : memref<8xcomplex<f32>>
    memref.store %v, %y[%i] : memref<8xcomplex<f32>>
  }
  %tw = memref.alloc() : memref<4xcomplex<f32>>
  scf.while (%half = %c1) : (index) -> index {
    %go = arith.cmpi ult, %half, %c8 : index
    scf.condition(%go) %half : index
  } do {
  ^bb0(%half: index):
    %len = arith.shli %half, %c1 : index
    %li = arith.index_cast %len : index to i32
    %lf = arith.sitofp %li : i32 to f32
    scf.for %k = %c0 to %half step %c1 {
      %ki = arith.index_cast %k : index to i32
      %kf = arith.sitofp %ki : i32 to f32
      %p = arith.mulf %kf, %ntau : f32
      %ang = arith.divf %p, %lf : f32
      %cos = math.cos %ang : f32
      %sin = math.sin %ang : f32
      %w = complex.create %cos, %sin : complex<f32>
      memref.store %w, %tw[%k] : memref<4xcomplex<f32>>
    }
    scf.for %base = %c0 to %c8 step %len {
      scf.for %k = %c0 to %half step %c1 {
        %i = arith.addi %base, %k : index
        %j = arith.addi %i, %half : index
        %u = memref.load %y[%i] : memref<8xcomplex<f32>>
        %t = memref.load %y[%j] : memref<8xcomplex<f32>>
        %w = memref.load %tw[%k] : memref<4xcomplex<f32>>
        %wt = complex.mul %w, %t : complex<f32>
        %s = complex.add %u, %wt : complex<f32>
        %d = complex.sub %u, %wt : complex<f32>
        memref.store %s, %y[%i] : memref<8xcomplex<f32>>
        memref.store %d, %y[%j] : memref<8xcomplex<f32>>
      }
    }
    scf.yield %len : index
  }
  return %y : memref<8xcomplex<f32>>
}
