func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = memref.alloca() : memref<2xmemref<1xi32>>
  scf.for %i = %c0 to %c2 step %c1 {
    %a = memref.alloc() : memref<1xi32>
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%c0] : memref<1xi32>
    memref.store %a, %b[%i] : memref<2xmemref<1xi32>>
  }
  %p = memref.load %b[%c0] : memref<2xmemref<1xi32>>
  %x = memref.load %p[%c0] : memref<1xi32>
  return %x : i32
}
