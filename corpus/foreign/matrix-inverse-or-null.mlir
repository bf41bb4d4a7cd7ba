// Style: linear algebra helper, Gauss-Jordan inverse, a flag and an empty matrix if a pivot is zero.
func.func @inverse(%m: memref<?x?xf64>) -> (i1, memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %false = arith.constant false
  %true = arith.constant true
  %n = memref.dim %m, %c0 : memref<?x?xf64>
  %k = memref.dim %m, %c1 : memref<?x?xf64>
  %sq = arith.cmpi eq, %n, %k : index
  cf.cond_br %sq, ^start, ^fail
^start:
  %a = memref.alloc(%n, %n) : memref<?x?xf64>
  %b = memref.alloc(%n, %n) : memref<?x?xf64>
  memref.copy %m, %a : memref<?x?xf64> to memref<?x?xf64>
  linalg.fill ins(%z : f64) outs(%b : memref<?x?xf64>)
  scf.for %i = %c0 to %n step %c1 {
    memref.store %one, %b[%i, %i] : memref<?x?xf64>
  }
  cf.br ^col(%c0 : index)
^col(%p: index):
  %more = arith.cmpi ult, %p, %n : index
  cf.cond_br %more, ^pivot, ^good
^pivot:
  %d = memref.load %a[%p, %p] : memref<?x?xf64>
  %sing = arith.cmpf oeq, %d, %z : f64
  cf.cond_br %sing, ^fail, ^eliminate
^eliminate:
  scf.for %j = %c0 to %n step %c1 {
    %x = memref.load %a[%p, %j] : memref<?x?xf64>
    %y = memref.load %b[%p, %j] : memref<?x?xf64>
    %x1 = arith.divf %x, %d : f64
    %y1 = arith.divf %y, %d : f64
    memref.store %x1, %a[%p, %j] : memref<?x?xf64>
    memref.store %y1, %b[%p, %j] : memref<?x?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %other = arith.cmpi ne, %i, %p : index
    scf.if %other {
      %f = memref.load %a[%i, %p] : memref<?x?xf64>
      scf.for %j = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %j] : memref<?x?xf64>
        %xp = memref.load %a[%p, %j] : memref<?x?xf64>
        %t = arith.mulf %f, %xp : f64
        %x1 = arith.subf %x, %t : f64
        memref.store %x1, %a[%i, %j] : memref<?x?xf64>
        %y = memref.load %b[%i, %j] : memref<?x?xf64>
        %yp = memref.load %b[%p, %j] : memref<?x?xf64>
        %u = arith.mulf %f, %yp : f64
        %y1 = arith.subf %y, %u : f64
        memref.store %y1, %b[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %p1 = arith.addi %p, %c1 : index
  cf.br ^col(%p1 : index)
^good:
  return %true, %b : i1, memref<?x?xf64>
^fail:
  %empty = memref.alloc(%c0, %c0) : memref<?x?xf64>
  return %false, %empty : i1, memref<?x?xf64>
}
