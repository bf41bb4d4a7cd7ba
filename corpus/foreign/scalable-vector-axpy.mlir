// Style: vectoriser for Arm SVE, a loop over scalable vectors with a mask for the rest, result in a new buffer.
func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = memref.dim %y, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %n, %m : index
  cf.assert %same, "lengths differ"
  %vs = vector.vscale
  %step = arith.muli %vs, %c4 : index
  %r = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  %va = vector.broadcast %a : f32 to vector<[4]xf32>
  %pass = arith.constant dense<0.0> : vector<[4]xf32>
  scf.for %i = %c0 to %n step %step {
    %left = arith.subi %n, %i : index
    %mask = vector.create_mask %left : vector<[4]xi1>
    %vx = vector.maskedload %x[%i], %mask, %pass : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
    %vy = vector.maskedload %y[%i], %mask, %pass : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
    %p = vector.fma %va, %vx, %vy : vector<[4]xf32>
    vector.maskedstore %r[%i], %mask, %p : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
  }
  return %r : memref<?xf32>
}
