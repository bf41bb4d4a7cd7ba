// Style: arbitrary precision library, schoolbook product with carries, leading zero limbs are cut off by a copy.
func.func @mul(%a: memref<?xi32>, %b: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %z64 = arith.constant 0 : i64
  %sh = arith.constant 32 : i64
  %n = memref.dim %a, %c0 : memref<?xi32>
  %m = memref.dim %b, %c0 : memref<?xi32>
  %l = arith.addi %n, %m : index
  %acc = memref.alloc(%l) : memref<?xi32>
  linalg.fill ins(%z : i32) outs(%acc : memref<?xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %x0 = memref.load %a[%i] : memref<?xi32>
    %x = arith.extui %x0 : i32 to i64
    %carry = scf.for %j = %c0 to %m step %c1 iter_args(%c = %z64) -> (i64) {
      %y0 = memref.load %b[%j] : memref<?xi32>
      %y = arith.extui %y0 : i32 to i64
      %p = arith.muli %x, %y : i64
      %k = arith.addi %i, %j : index
      %o0 = memref.load %acc[%k] : memref<?xi32>
      %o = arith.extui %o0 : i32 to i64
      %s = arith.addi %p, %o : i64
      %t = arith.addi %s, %c : i64
      %lo = arith.trunci %t : i64 to i32
      memref.store %lo, %acc[%k] : memref<?xi32>
      %hi = arith.shrui %t, %sh : i64
      scf.yield %hi : i64
    }
    %at = arith.addi %i, %m : index
    %c32 = arith.trunci %carry : i64 to i32
    memref.store %c32, %acc[%at] : memref<?xi32>
  }
  %used = scf.while (%k = %l) : (index) -> index {
    %some = arith.cmpi ugt, %k, %c0 : index
    %go = scf.if %some -> (i1) {
      %p = arith.subi %k, %c1 : index
      %v = memref.load %acc[%p] : memref<?xi32>
      %iz = arith.cmpi eq, %v, %z : i32
      scf.yield %iz : i1
    } else {
      %f = arith.constant false
      scf.yield %f : i1
    }
    scf.condition(%go) %k : index
  } do {
  ^bb0(%k: index):
    %p = arith.subi %k, %c1 : index
    scf.yield %p : index
  }
  %whole = arith.cmpi eq, %used, %l : index
  %r = scf.if %whole -> (memref<?xi32>) {
    scf.yield %acc : memref<?xi32>
  } else {
    %cut = memref.alloc(%used) : memref<?xi32>
    %v = memref.subview %acc[0] [%used] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
    memref.copy %v, %cut : memref<?xi32, strided<[1]>> to memref<?xi32>
    scf.yield %cut : memref<?xi32>
  }
  return %r : memref<?xi32>
}
