// Exercises: a mutable initialised global updated across calls from a heap temporary; its final contents are observable.
memref.global @state : memref<2xi32> = dense<[1, 1]>
func.func @step(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @state : memref<2xi32>
  %t = memref.alloc() : memref<2xi32>
  memref.copy %g, %t : memref<2xi32> to memref<2xi32>
  %v = memref.load %t[%c0] : memref<2xi32>
  %w = memref.load %t[%c1] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  %u = arith.addi %s, %x : i32
  memref.store %w, %g[%c0] : memref<2xi32>
  memref.store %u, %g[%c1] : memref<2xi32>
  return %u : i32
}
func.func @main() {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %0 = func.call @step(%k0) : (i32) -> i32
  vector.print %0 : i32
  %1 = func.call @step(%k1) : (i32) -> i32
  vector.print %1 : i32
  return
}
