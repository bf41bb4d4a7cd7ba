// Style: game engine, positions as a buffer of vectors; a pass integrates them into a fresh buffer and returns the squared lengths.
func.func @integrate(%pos: memref<?xvector<4xf32>>, %vel: memref<?xvector<4xf32>>, %dt: vector<4xf32>) -> (memref<?xvector<4xf32>>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %np = memref.dim %pos, %c0 : memref<?xvector<4xf32>>
  %nv = memref.dim %vel, %c0 : memref<?xvector<4xf32>>
  %n = arith.minui %np, %nv : index
  %out = memref.alloc(%n) : memref<?xvector<4xf32>>
  %len = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %pos[%i] : memref<?xvector<4xf32>>
    %v = memref.load %vel[%i] : memref<?xvector<4xf32>>
    %q = vector.fma %v, %dt, %p : vector<4xf32>
    memref.store %q, %out[%i] : memref<?xvector<4xf32>>
    %s = arith.mulf %q, %q : vector<4xf32>
    %l = vector.reduction <add>, %s : vector<4xf32> into f32
    memref.store %l, %len[%i] : memref<?xf32>
  }
  return %out, %len : memref<?xvector<4xf32>>, memref<?xf32>
}
