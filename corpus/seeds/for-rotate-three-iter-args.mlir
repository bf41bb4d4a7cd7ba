// Exercises: scf.for rotating three owned buffers through its iter_args, one result escaping the function.
func.func @rotate(%n: index, %x: i32) -> (memref<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k10 = arith.constant 10 : i32
  %k20 = arith.constant 20 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k10 : i32) outs(%b : memref<2xi32>)
  %c = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k20 : i32) outs(%c : memref<2xi32>)
  %r:3 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b, %s = %c) -> (memref<2xi32>, memref<2xi32>, memref<2xi32>) {
    scf.yield %q, %s, %p : memref<2xi32>, memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#1[%c1] : memref<2xi32>
  return %r#0, %v : memref<2xi32>, i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k1 = arith.constant 1 : i32
  %0:2 = func.call @rotate(%c2, %k1) : (index, i32) -> (memref<2xi32>, i32)
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0#0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  vector.print %0#1 : i32
  return
}
