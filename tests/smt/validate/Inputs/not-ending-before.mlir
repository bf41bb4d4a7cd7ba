func.func private @u(i32)
func.func @division_above_while(%c: i1, %a: i32, %b: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %x = arith.divsi %a, %b : i32
  func.call @u(%x) : (i32) -> ()
  return
}
func.func @call_above_while(%c: i1, %a: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  func.call @u(%a) : (i32) -> ()
  return
}
func.func @store_above_blocks(%c: i1, %a: i32, %m: memref<4xi32>, %i: index) {
  cf.br ^again
^again:
  cf.cond_br %c, ^again, ^done
^done:
  memref.store %a, %m[%i] : memref<4xi32>
  return
}
func.func @division_above_for(%n: index, %a: i32, %b: i32) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
  }
  %x = arith.divsi %a, %b : i32
  func.call @u(%x) : (i32) -> ()
  return
}
func.func @while_kept(%c: i1, %a: i32, %b: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %x = arith.divsi %a, %b : i32
  func.call @u(%x) : (i32) -> ()
  return
}
func.func @reduces_for_ever(%d: i1, %a: i32, %b: i32, %n: index) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%0) to (%n) step (%1) init (%a) -> i32 {
    scf.reduce(%a : i32) {
    ^bb0(%l: i32, %m: i32):
      scf.while : () -> () {
        scf.condition(%d)
      } do {
        scf.yield
      }
      scf.reduce.return %l : i32
    }
  }
  %x = arith.divsi %a, %b : i32
  return %x : i32
}
func.func @reduces(%a: i32, %b: i32, %n: index) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%0) to (%n) step (%1) init (%a) -> i32 {
    scf.reduce(%a : i32) {
    ^bb0(%l: i32, %m: i32):
      scf.reduce.return %l : i32
    }
  }
  %x = arith.divsi %a, %b : i32
  return %x : i32
}
