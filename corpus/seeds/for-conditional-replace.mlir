// Exercises: scf.for whose body replaces the carried buffer only in some iterations through an inner scf.if.
func.func @replace(%n: index, %k: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<2xi32>) {
    %c = arith.cmpi uge, %i, %k : index
    %q = scf.if %c -> (memref<2xi32>) {
      %f = memref.alloc() : memref<2xi32>
      %v = memref.load %p[%c0] : memref<2xi32>
      %w = arith.addi %v, %k1 : i32
      linalg.fill ins(%w : i32) outs(%f : memref<2xi32>)
      scf.yield %f : memref<2xi32>
    } else {
      scf.yield %p : memref<2xi32>
    }
    scf.yield %q : memref<2xi32>
  }
  %v = memref.load %r[%c1] : memref<2xi32>
  %w = memref.load %a[%c1] : memref<2xi32>
  %s = arith.subi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %k100 = arith.constant 100 : i32
  %0 = func.call @replace(%c5, %c2, %k100) : (index, index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @replace(%c5, %c9, %k100) : (index, index, i32) -> i32
  vector.print %1 : i32
  return
}
