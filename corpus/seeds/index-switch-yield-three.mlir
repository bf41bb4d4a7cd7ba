// Exercises: scf.index_switch whose cases yield a fresh buffer, an outer buffer and an argument.
func.func @sw(%i: index, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k7 = arith.constant 7 : i32
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%o : memref<2xi32>)
  %r = scf.index_switch %i -> memref<2xi32>
  case 0 {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%k7 : i32) outs(%a : memref<2xi32>)
    scf.yield %a : memref<2xi32>
  }
  case 1 {
    scf.yield %o : memref<2xi32>
  }
  default {
    scf.yield %arg : memref<2xi32>
  }
  %v = memref.load %r[%c1] : memref<2xi32>
  %w = memref.load %o[%c0] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k100 = arith.constant 100 : i32
  %k1000 = arith.constant 1000 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k1000 : i32) outs(%m : memref<2xi32>)
  scf.for %i = %c0 to %c3 step %c1 {
    %0 = func.call @sw(%i, %m, %k100) : (index, memref<2xi32>, i32) -> i32
    vector.print %0 : i32
  }
  return
}
