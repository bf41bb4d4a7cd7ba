// Style: recurrent network compiler, LSTM over a sequence: hidden and cell states are fresh in each step and carried.
func.func private @gates(%x: f32, %h: memref<4xf32>, %w: memref<4x4xf32>) -> memref<4xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %g = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%g : memref<4xf32>)
  linalg.matvec ins(%w, %h : memref<4x4xf32>, memref<4xf32>) outs(%g : memref<4xf32>)
  linalg.map ins(%g : memref<4xf32>) outs(%g : memref<4xf32>) (%v: f32, %o: f32) {
    %n = arith.negf %v : f32
    %e = math.exp %n : f32
    %d = arith.addf %one, %e : f32
    %s = arith.divf %one, %d : f32
    linalg.yield %s : f32
  }
  return %g : memref<4xf32>
}
func.func @lstm(%xs: memref<?xf32>, %wf: memref<4x4xf32>, %wi: memref<4x4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %xs, %c0 : memref<?xf32>
  %h0 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%h0 : memref<4xf32>)
  %s0 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%s0 : memref<4xf32>)
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%h = %h0, %c = %s0) -> (memref<4xf32>, memref<4xf32>) {
    %x = memref.load %xs[%t] : memref<?xf32>
    %f = func.call @gates(%x, %h, %wf) : (f32, memref<4xf32>, memref<4x4xf32>) -> memref<4xf32>
    %i = func.call @gates(%x, %h, %wi) : (f32, memref<4xf32>, memref<4x4xf32>) -> memref<4xf32>
    %c2 = memref.alloc() : memref<4xf32>
    linalg.map ins(%f, %c, %i : memref<4xf32>, memref<4xf32>, memref<4xf32>) outs(%c2 : memref<4xf32>) (%fv: f32, %cv: f32, %iv: f32, %o: f32) {
      %p = arith.mulf %fv, %cv : f32
      %s = arith.addf %p, %iv : f32
      linalg.yield %s : f32
    }
    %h2 = memref.alloc() : memref<4xf32>
    linalg.tanh ins(%c2 : memref<4xf32>) outs(%h2 : memref<4xf32>)
    scf.yield %h2, %c2 : memref<4xf32>, memref<4xf32>
  }
  return %r#0, %r#1 : memref<4xf32>, memref<4xf32>
}
