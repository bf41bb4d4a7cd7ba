// Several buffers are freed in each iteration of a loop of each kind, by a helper whose arrays are made before the loop, or in
// each iteration where iterations may run at the same time.
func.func @for(%c: i1, %d: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %n = %c0 to %c2 step %c1 {
    %a = memref.alloc() : memref<i32>
    %b = memref.alloc() : memref<i32>
    %e = memref.alloc() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    memref.store %x, %b[] : memref<i32>
    memref.store %x, %e[] : memref<i32>
    %f = arith.select %c, %a, %b : memref<i32>
    %g = arith.select %d, %f, %e : memref<i32>
    %k = scf.execute_region -> memref<i32> {
      %h = memref.alloc() : memref<i32>
      memref.store %x, %h[] : memref<i32>
      %i = memref.alloc() : memref<i32>
      memref.store %x, %i[] : memref<i32>
      %j = arith.select %c, %h, %i : memref<i32>
      %l = arith.select %d, %j, %g : memref<i32>
      scf.yield %l : memref<i32>
    }
    %y = memref.load %k[] : memref<i32>
    memref.store %y, %r[%n] : memref<2xi32>
  }
  return
}
func.func @affine_for(%c: i1, %d: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  affine.for %n = 0 to 2 {
    %a = memref.alloc() : memref<i32>
    %b = memref.alloc() : memref<i32>
    %e = memref.alloc() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    memref.store %x, %b[] : memref<i32>
    memref.store %x, %e[] : memref<i32>
    %f = arith.select %c, %a, %b : memref<i32>
    %g = arith.select %d, %f, %e : memref<i32>
    %k = scf.execute_region -> memref<i32> {
      %h = memref.alloc() : memref<i32>
      memref.store %x, %h[] : memref<i32>
      %i = memref.alloc() : memref<i32>
      memref.store %x, %i[] : memref<i32>
      %j = arith.select %c, %h, %i : memref<i32>
      %l = arith.select %d, %j, %g : memref<i32>
      scf.yield %l : memref<i32>
    }
    %y = memref.load %k[] : memref<i32>
    memref.store %y, %r[%n] : memref<2xi32>
  }
  return
}
func.func @parallel(%c: i1, %d: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%n) = (%c0) to (%c2) step (%c1) {
    %a = memref.alloc() : memref<i32>
    %b = memref.alloc() : memref<i32>
    %e = memref.alloc() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    memref.store %x, %b[] : memref<i32>
    memref.store %x, %e[] : memref<i32>
    %f = arith.select %c, %a, %b : memref<i32>
    %g = arith.select %d, %f, %e : memref<i32>
    %k = scf.execute_region -> memref<i32> {
      %h = memref.alloc() : memref<i32>
      memref.store %x, %h[] : memref<i32>
      %i = memref.alloc() : memref<i32>
      memref.store %x, %i[] : memref<i32>
      %j = arith.select %c, %h, %i : memref<i32>
      %l = arith.select %d, %j, %g : memref<i32>
      scf.yield %l : memref<i32>
    }
    %y = memref.load %k[] : memref<i32>
    memref.store %y, %r[%n] : memref<2xi32>
    scf.reduce
  }
  return
}
func.func @affine_parallel(%c: i1, %d: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  affine.parallel (%n) = (0) to (2) {
    %a = memref.alloc() : memref<i32>
    %b = memref.alloc() : memref<i32>
    %e = memref.alloc() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    memref.store %x, %b[] : memref<i32>
    memref.store %x, %e[] : memref<i32>
    %f = arith.select %c, %a, %b : memref<i32>
    %g = arith.select %d, %f, %e : memref<i32>
    %k = scf.execute_region -> memref<i32> {
      %h = memref.alloc() : memref<i32>
      memref.store %x, %h[] : memref<i32>
      %i = memref.alloc() : memref<i32>
      memref.store %x, %i[] : memref<i32>
      %j = arith.select %c, %h, %i : memref<i32>
      %l = arith.select %d, %j, %g : memref<i32>
      scf.yield %l : memref<i32>
    }
    %y = memref.load %k[] : memref<i32>
    memref.store %y, %r[%n] : memref<2xi32>
  }
  return
}
func.func @forall(%c: i1, %d: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.forall (%n) in (2) {
    %a = memref.alloc() : memref<i32>
    %b = memref.alloc() : memref<i32>
    %e = memref.alloc() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    memref.store %x, %b[] : memref<i32>
    memref.store %x, %e[] : memref<i32>
    %f = arith.select %c, %a, %b : memref<i32>
    %g = arith.select %d, %f, %e : memref<i32>
    %k = scf.execute_region -> memref<i32> {
      %h = memref.alloc() : memref<i32>
      memref.store %x, %h[] : memref<i32>
      %i = memref.alloc() : memref<i32>
      memref.store %x, %i[] : memref<i32>
      %j = arith.select %c, %h, %i : memref<i32>
      %l = arith.select %d, %j, %g : memref<i32>
      scf.yield %l : memref<i32>
    }
    %y = memref.load %k[] : memref<i32>
    memref.store %y, %r[%n] : memref<2xi32>
  }
  return
}
func.func @if(%c: i1, %d: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.if %c {
    %a = memref.alloc() : memref<i32>
    %b = memref.alloc() : memref<i32>
    %e = memref.alloc() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    memref.store %x, %b[] : memref<i32>
    memref.store %x, %e[] : memref<i32>
    %f = arith.select %c, %a, %b : memref<i32>
    %g = arith.select %d, %f, %e : memref<i32>
    %k = scf.execute_region -> memref<i32> {
      %h = memref.alloc() : memref<i32>
      memref.store %x, %h[] : memref<i32>
      %i = memref.alloc() : memref<i32>
      memref.store %x, %i[] : memref<i32>
      %j = arith.select %c, %h, %i : memref<i32>
      %l = arith.select %d, %j, %g : memref<i32>
      scf.yield %l : memref<i32>
    }
    %y = memref.load %k[] : memref<i32>
    memref.store %y, %r[%c1] : memref<2xi32>
  }
  return
}
func.func @nested(%c: i1, %d: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %n = %c0 to %c2 step %c1 {
    affine.for %o = 0 to 2 {
    %a = memref.alloc() : memref<i32>
    %b = memref.alloc() : memref<i32>
    %e = memref.alloc() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    memref.store %x, %b[] : memref<i32>
    memref.store %x, %e[] : memref<i32>
    %f = arith.select %c, %a, %b : memref<i32>
    %g = arith.select %d, %f, %e : memref<i32>
    %k = scf.execute_region -> memref<i32> {
      %h = memref.alloc() : memref<i32>
      memref.store %x, %h[] : memref<i32>
      %i = memref.alloc() : memref<i32>
      memref.store %x, %i[] : memref<i32>
      %j = arith.select %c, %h, %i : memref<i32>
      %l = arith.select %d, %j, %g : memref<i32>
      scf.yield %l : memref<i32>
    }
    %y = memref.load %k[] : memref<i32>
    memref.store %y, %r[%o] : memref<2xi32>
  }
  }
  return
}
