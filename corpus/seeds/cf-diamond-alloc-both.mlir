// Exercises: diamond of branches, both predecessors of the join allocate; both pass ownership true and the join has one guarded free.
func.func @d(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  cf.br ^bb3(%a : memref<2xi32>)
^bb2:
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k3 : i32) outs(%b : memref<2xi32>)
  cf.br ^bb3(%b : memref<2xi32>)
^bb3(%p: memref<2xi32>):
  %v = memref.load %p[%c1] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %k12 = arith.constant 12 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @d(%t, %k12) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @d(%f, %k12) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
