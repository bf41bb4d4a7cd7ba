// Exercises: the rank-0 base buffer of a dynamic allocation is carried through scf.for while the original value is no longer used.
func.func @base(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<6xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<6xi32>)
  %base, %off, %sz, %st = memref.extract_strided_metadata %a : memref<6xi32> -> memref<i32>, index, index, index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %base) -> (memref<i32>) {
    %v = memref.load %p[] : memref<i32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %p[] : memref<i32>
    scf.yield %p : memref<i32>
  }
  %v = memref.load %r[] : memref<i32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k2 = arith.constant 2 : i32
  %0 = func.call @base(%c3, %k2) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
