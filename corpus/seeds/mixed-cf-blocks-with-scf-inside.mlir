// Exercises: a cf diamond whose blocks contain scf.for and scf.if carrying the block arguments; flags cross between structured and unstructured flow.
func.func @mix(%c: i1, %n: index, %arg: memref<1xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1(%a : memref<1xi32>), ^bb2(%arg : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%q = %p) -> (memref<1xi32>) {
    %f = memref.alloc() : memref<1xi32>
    %v = memref.load %q[%c0] : memref<1xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %f[%c0] : memref<1xi32>
    scf.yield %f : memref<1xi32>
  }
  cf.br ^bb2(%r : memref<1xi32>)
^bb2(%s: memref<1xi32>):
  %z = arith.cmpi eq, %m, %c0 : index
  %t = scf.if %z -> (memref<1xi32>) {
    scf.yield %a : memref<1xi32>
  } else {
    scf.yield %s : memref<1xi32>
  }
  %v = memref.load %t[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %k50 = arith.constant 50 : i32
  %k2 = arith.constant 2 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<1xi32>
  memref.store %k50, %m[%c0] : memref<1xi32>
  %0 = func.call @mix(%t, %c3, %m, %k2) : (i1, index, memref<1xi32>, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @mix(%f, %c3, %m, %k2) : (i1, index, memref<1xi32>, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @mix(%f, %c0, %m, %k2) : (i1, index, memref<1xi32>, i32) -> i32
  vector.print %2 : i32
  return
}
