// Exercises: scf.for swapping two owned buffers through its iter_args; after the loop each result may be either root.
func.func @swap(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%b : memref<2xi32>)
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<2xi32>, memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %p[%c0] : memref<2xi32>
    scf.yield %q, %p : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k1 = arith.constant 1 : i32
  %k100 = arith.constant 100 : i32
  %0:2 = func.call @swap(%c3, %k1, %k100) : (index, i32, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
