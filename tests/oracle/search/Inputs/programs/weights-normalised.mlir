// Precondition: weights are positive and at most one; their number is that of the inputs.
// Words: cf.assert: weights are in (0, 1]
func.func @mix(%w: memref<?xf32>, %x: memref<?xf32>) -> memref<1xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = memref.dim %w, %c0 : memref<?xf32>
  %m = memref.dim %x, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %n, %m : index
  cf.assert %same, "as many weights as inputs"
  %some = arith.cmpi ne, %n, %c0 : index
  cf.assert %some, "no inputs"
  %out = memref.alloc() : memref<1xf32>
  memref.store %zero, %out[%c0] : memref<1xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %w[%i] : memref<?xf32>
    %pos = arith.cmpf ogt, %a, %zero : f32
    %low = arith.cmpf ole, %a, %one : f32
    %ok = arith.andi %pos, %low : i1
    cf.assert %ok, "weights are in (0, 1]"
    %b = memref.load %x[%i] : memref<?xf32>
    %p = arith.mulf %a, %b : f32
    %s = memref.load %out[%c0] : memref<1xf32>
    %t = arith.addf %s, %p : f32
    memref.store %t, %out[%c0] : memref<1xf32>
  }
  return %out : memref<1xf32>
}
