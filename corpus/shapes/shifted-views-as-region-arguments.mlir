// A view whose base is shifted becomes an argument of a region, and is retained there beside its buffer. The buffer must
// not be freed in the region, so its base address has to be compared, not that of the view.
func.func @loop(%n: index, %x: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %end = arith.minui %n, %c3 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<16xi8>
  %v = memref.view %a[%c4][] : memref<16xi8> to memref<2xi32>
  memref.store %x, %v[%c0] : memref<2xi32>
  scf.for %i = %c0 to %end step %c1 iter_args(%p = %v) -> memref<2xi32> {
    %k = bufferization.dealloc (%a : memref<16xi8>) if (%true) retain (%p : memref<2xi32>)
    %e = arith.extui %k : i1 to i32
    %y = memref.load %p[%c0] : memref<2xi32>
    %z = arith.addi %y, %e : i32
    memref.store %z, %p[%c0] : memref<2xi32>
    scf.yield %p : memref<2xi32>
  }
  %r = memref.load %v[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<16xi8>
  return %r : i32
}
func.func @while(%n: i32, %x: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<16xi8>
  %v = memref.view %a[%c4][] : memref<16xi8> to memref<2xi32>
  memref.store %x, %v[%c0] : memref<2xi32>
  %s:2 = scf.while (%p = %v, %i = %one) : (memref<2xi32>, i32) -> (i32, memref<2xi32>) {
    %go = arith.cmpi slt, %i, %three : i32
    scf.condition(%go) %i, %p : i32, memref<2xi32>
  } do {
  ^bb0(%i: i32, %q: memref<2xi32>):
    %k = bufferization.dealloc (%a : memref<16xi8>) if (%true) retain (%q : memref<2xi32>)
    %e = arith.extui %k : i1 to i32
    memref.store %e, %q[%c0] : memref<2xi32>
    %next = arith.addi %i, %one : i32
    scf.yield %q, %next : memref<2xi32>, i32
  }
  %r = memref.load %v[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<16xi8>
  return %r : i32
}
func.func @block(%c: i1, %x: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<16xi8>
  %v = memref.view %a[%c4][] : memref<16xi8> to memref<2xi32>
  memref.store %x, %v[%c0] : memref<2xi32>
  cf.br ^next(%v : memref<2xi32>)
^next(%p: memref<2xi32>):
  %k = bufferization.dealloc (%a : memref<16xi8>) if (%true) retain (%p : memref<2xi32>)
  %r = memref.load %p[%c0] : memref<2xi32>
  cf.cond_br %k, ^free, ^end
^free:
  memref.dealloc %a {bufferization.manual_deallocation} : memref<16xi8>
  cf.br ^end
^end:
  return %r : i32
}
func.func @returned_by_if(%c: i1, %x: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<16xi8>
  %v = memref.view %a[%c4][] : memref<16xi8> to memref<2xi32>
  %w = memref.view %a[%c8][] : memref<16xi8> to memref<2xi32>
  memref.store %x, %v[%c0] : memref<2xi32>
  memref.store %x, %w[%c0] : memref<2xi32>
  %p = scf.if %c -> memref<2xi32> {
    scf.yield %v : memref<2xi32>
  } else {
    scf.yield %w : memref<2xi32>
  }
  %k = bufferization.dealloc (%a : memref<16xi8>) if (%true) retain (%p : memref<2xi32>)
  %r = memref.load %p[%c0] : memref<2xi32>
  scf.if %k {
    memref.dealloc %a {bufferization.manual_deallocation} : memref<16xi8>
  }
  return %r : i32
}
