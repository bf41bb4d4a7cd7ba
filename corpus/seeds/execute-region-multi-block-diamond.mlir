// Exercises: scf.execute_region holding a cf diamond; the join block receives a fresh or an outer buffer as block argument and yields it.
func.func @exec(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k6 = arith.constant 6 : i32
  %o = memref.alloc() : memref<1xi32>
  memref.store %x, %o[%c0] : memref<1xi32>
  %r = scf.execute_region -> memref<1xi32> {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %a = memref.alloc() : memref<1xi32>
    memref.store %k6, %a[%c0] : memref<1xi32>
    cf.br ^bb3(%a : memref<1xi32>)
  ^bb2:
    cf.br ^bb3(%o : memref<1xi32>)
  ^bb3(%p: memref<1xi32>):
    scf.yield %p : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  %w = memref.load %o[%c0] : memref<1xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %k30 = arith.constant 30 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @exec(%t, %k30) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @exec(%f, %k30) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
