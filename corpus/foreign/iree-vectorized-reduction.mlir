// Style: IREE LLVMCPU after vectorisation, a dot product with a vector accumulator, a scalar remainder and a scratch buffer.
func.func @dot(%a: memref<?xf32>, %b: memref<?xf32>) -> memref<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %vz = arith.constant dense<0.0> : vector<4xf32>
  %na = memref.dim %a, %c0 : memref<?xf32>
  %nb = memref.dim %b, %c0 : memref<?xf32>
  %n = arith.minui %na, %nb : index
  %q = arith.divui %n, %c4 : index
  %main = arith.muli %q, %c4 : index
  %buf = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  vector.transfer_write %vz, %buf[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  scf.for %i = %c0 to %main step %c4 {
    %x = vector.transfer_read %a[%i], %zero {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %y = vector.transfer_read %b[%i], %zero {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %s = vector.load %buf[%c0] : memref<4xf32>, vector<4xf32>
    %f = vector.fma %x, %y, %s : vector<4xf32>
    vector.store %f, %buf[%c0] : memref<4xf32>, vector<4xf32>
  }
  %v = vector.load %buf[%c0] : memref<4xf32>, vector<4xf32>
  %sum = vector.reduction <add>, %v : vector<4xf32> into f32
  %total = scf.for %i = %main to %n step %c1 iter_args(%acc = %sum) -> (f32) {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %acc, %p : f32
    scf.yield %t : f32
  }
  %r = memref.alloc() : memref<f32>
  memref.store %total, %r[] : memref<f32>
  return %r : memref<f32>
}
