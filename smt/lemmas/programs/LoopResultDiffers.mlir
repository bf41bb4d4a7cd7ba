// The first program is right. In the second one, the indicator that scf.condition passes belongs to
// %n, but the memref beside it is %p. %p is freed twice, and %n leaks.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r = scf.while (%p = %a) : (memref<1xi32>) -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    memref.dealloc %n : memref<1xi32>
    scf.condition(%f) %p : memref<1xi32>
  } do {
  ^bb0(%q: memref<1xi32>):
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r:2 = scf.while (%p = %a, %own = %f) : (memref<1xi32>, i1) -> (memref<1xi32>, i1) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.condition(%f) %p, %t : memref<1xi32>, i1
  } do {
  ^bb0(%q: memref<1xi32>, %o: i1):
    scf.yield %q, %o : memref<1xi32>, i1
  }
  %v = memref.load %r#0[%i0] : memref<1xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<1xi32>
  }
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
