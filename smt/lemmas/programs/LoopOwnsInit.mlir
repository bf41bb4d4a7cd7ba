// The first program is right. In the second one, the loop is told that it owns the buffer that it
// is entered with, although %a keeps its owner outside of the loop. %a is freed twice.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r:2 = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a, %own = %f) -> (memref<1xi32>, i1) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.if %own {
      memref.dealloc %p : memref<1xi32>
    }
    scf.yield %n, %t : memref<1xi32>, i1
  }
  %v = memref.load %r#0[%i0] : memref<1xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<1xi32>
  }
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r:2 = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a, %own = %t) -> (memref<1xi32>, i1) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.if %own {
      memref.dealloc %p : memref<1xi32>
    }
    scf.yield %n, %t : memref<1xi32>, i1
  }
  %v = memref.load %r#0[%i0] : memref<1xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<1xi32>
  }
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
