// Style: linear algebra library, Householder QR of a tall matrix, reflectors in a work array, R and the reflections are returned.
func.func @qr(%in: memref<?x?xf64>) -> (memref<?x?xf64>, memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %m = memref.dim %in, %c0 : memref<?x?xf64>
  %n = memref.dim %in, %c1 : memref<?x?xf64>
  %tall = arith.cmpi uge, %m, %n : index
  cf.assert %tall, "matrix is wide"
  %a = memref.alloc(%m, %n) : memref<?x?xf64>
  memref.copy %in, %a : memref<?x?xf64> to memref<?x?xf64>
  %tau = memref.alloc(%n) : memref<?xf64>
  scf.for %k = %c0 to %n step %c1 {
    %len = arith.subi %m, %k : index
    %v = memref.alloc(%len) : memref<?xf64>
    %col = memref.subview %a[%k, %k] [%len, 1] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[?], offset: ?>>
    memref.copy %col, %v : memref<?xf64, strided<[?], offset: ?>> to memref<?xf64>
    %acc = memref.alloc() : memref<f64>
    memref.store %zero, %acc[] : memref<f64>
    linalg.dot ins(%v, %v : memref<?xf64>, memref<?xf64>) outs(%acc : memref<f64>)
    %nn = memref.load %acc[] : memref<f64>
    %norm = math.sqrt %nn : f64
    %head = memref.load %v[%c0] : memref<?xf64>
    %sg = math.copysign %norm, %head : f64
    %h1 = arith.addf %head, %sg : f64
    memref.store %h1, %v[%c0] : memref<?xf64>
    memref.store %zero, %acc[] : memref<f64>
    linalg.dot ins(%v, %v : memref<?xf64>, memref<?xf64>) outs(%acc : memref<f64>)
    %vv = memref.load %acc[] : memref<f64>
    %nz = arith.cmpf ogt, %vv, %zero : f64
    %t = scf.if %nz -> (f64) {
      %q = arith.divf %two, %vv : f64
      scf.for %j = %k to %n step %c1 {
        %s = scf.for %i = %c0 to %len step %c1 iter_args(%s = %zero) -> (f64) {
          %r = arith.addi %i, %k : index
          %x = memref.load %a[%r, %j] : memref<?x?xf64>
          %y = memref.load %v[%i] : memref<?xf64>
          %f = math.fma %x, %y, %s : f64
          scf.yield %f : f64
        }
        %sq = arith.mulf %s, %q : f64
        scf.for %i = %c0 to %len step %c1 {
          %r = arith.addi %i, %k : index
          %x = memref.load %a[%r, %j] : memref<?x?xf64>
          %y = memref.load %v[%i] : memref<?xf64>
          %p = arith.mulf %sq, %y : f64
          %d = arith.subf %x, %p : f64
          memref.store %d, %a[%r, %j] : memref<?x?xf64>
        }
      }
      scf.yield %q : f64
    } else {
      scf.yield %zero : f64
    }
    memref.store %t, %tau[%k] : memref<?xf64>
  }
  return %a, %tau : memref<?x?xf64>, memref<?xf64>
}
