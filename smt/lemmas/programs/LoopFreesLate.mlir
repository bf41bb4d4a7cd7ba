// The first program is right. In the second one, the buffer of an iteration is not freed at its
// end, as if it lived on in the next one, so that it leaks.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a) -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    memref.dealloc %n : memref<1xi32>
    scf.yield %p : memref<1xi32>
  }
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a) -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.yield %p : memref<1xi32>
  }
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
