// Exercises: scf.if yielding a constant global's buffer or a heap copy of it; the global must never be freed.
memref.global "private" constant @k : memref<4xi32> = dense<[2, 7, 1, 8]>
func.func @pick(%c: i1, %i: index, %x: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %j = arith.remui %i, %c4 : index
  %g = memref.get_global @k : memref<4xi32>
  %r = scf.if %c -> (memref<4xi32>) {
    scf.yield %g : memref<4xi32>
  } else {
    %a = memref.alloc() : memref<4xi32>
    memref.copy %g, %a : memref<4xi32> to memref<4xi32>
    memref.store %x, %a[%j] : memref<4xi32>
    scf.yield %a : memref<4xi32>
  }
  %v = memref.load %r[%j] : memref<4xi32>
  return %v : i32
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k99 = arith.constant 99 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @pick(%t, %c1, %k99) : (i1, index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @pick(%f, %c2, %k99) : (i1, index, i32) -> i32
  vector.print %1 : i32
  return
}
