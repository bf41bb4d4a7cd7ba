// Style: student of recursion, bounded Ackermann where every frame keeps its arguments in heap cells, as a naive closure compiler would.
func.func private @ack(%m: i32, %n: i32, %fuel: memref<1xi32>) -> memref<i32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %r = memref.alloc() : memref<i32>
  %f = memref.load %fuel[%c0] : memref<1xi32>
  %out = arith.cmpi sle, %f, %z : i32
  %m0 = arith.cmpi sle, %m, %z : i32
  %stop = arith.ori %out, %m0 : i1
  scf.if %stop {
    %n1 = arith.addi %n, %o : i32
    memref.store %n1, %r[] : memref<i32>
  } else {
    %f1 = arith.subi %f, %o : i32
    memref.store %f1, %fuel[%c0] : memref<1xi32>
    %mm = arith.subi %m, %o : i32
    %n0 = arith.cmpi sle, %n, %z : i32
    %inner = scf.if %n0 -> (i32) {
      scf.yield %o : i32
    } else {
      %nn = arith.subi %n, %o : i32
      %cell = func.call @ack(%m, %nn, %fuel) : (i32, i32, memref<1xi32>) -> memref<i32>
      %v = memref.load %cell[] : memref<i32>
      scf.yield %v : i32
    }
    %last = func.call @ack(%mm, %inner, %fuel) : (i32, i32, memref<1xi32>) -> memref<i32>
    %v = memref.load %last[] : memref<i32>
    memref.store %v, %r[] : memref<i32>
  }
  return %r : memref<i32>
}
func.func @main_ack(%m: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k3 = arith.constant 3 : i32
  %k40 = arith.constant 40 : i32
  %fuel = memref.alloc() : memref<1xi32>
  memref.store %k40, %fuel[%c0] : memref<1xi32>
  %m2 = arith.minsi %m, %k3 : i32
  %n2 = arith.minsi %n, %k3 : i32
  %r = call @ack(%m2, %n2, %fuel) : (i32, i32, memref<1xi32>) -> memref<i32>
  %v = memref.load %r[] : memref<i32>
  return %v : i32
}
