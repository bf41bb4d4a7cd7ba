// Exercises: unstructured loop whose back edge swaps two owned block arguments; one of them is returned.
func.func @loop(%n: index, %x: i32, %y: i32) -> (memref<1xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  cf.br ^head(%a, %b, %c0 : memref<1xi32>, memref<1xi32>, index)
^head(%p: memref<1xi32>, %q: memref<1xi32>, %i: index):
  %j = arith.addi %i, %c1 : index
  %c = arith.cmpi ult, %i, %m : index
  cf.cond_br %c, ^head(%q, %p, %j : memref<1xi32>, memref<1xi32>, index), ^exit
^exit:
  %v = memref.load %q[%c0] : memref<1xi32>
  return %p, %v : memref<1xi32>, i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k5 = arith.constant 5 : i32
  %k6 = arith.constant 6 : i32
  %0:2 = func.call @loop(%c3, %k5, %k6) : (index, i32, i32) -> (memref<1xi32>, i32)
  scf.for %i = %c0 to %c1 step %c1 {
    %e = memref.load %0#0[%i] : memref<1xi32>
    vector.print %e : i32
  }
  vector.print %0#1 : i32
  return
}
