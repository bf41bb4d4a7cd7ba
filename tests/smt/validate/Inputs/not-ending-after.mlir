func.func private @u(i32)
func.func @division_above_while(%c: i1, %a: i32, %b: i32) {
  %x = arith.divsi %a, %b : i32
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  func.call @u(%x) : (i32) -> ()
  return
}
func.func @call_above_while(%c: i1, %a: i32) {
  func.call @u(%a) : (i32) -> ()
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
func.func @store_above_blocks(%c: i1, %a: i32, %m: memref<4xi32>, %i: index) {
  memref.store %a, %m[%i] : memref<4xi32>
  cf.br ^again
^again:
  cf.cond_br %c, ^again, ^done
^done:
  return
}
func.func @division_above_for(%n: index, %a: i32, %b: i32) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %x = arith.divsi %a, %b : i32
  scf.for %i = %0 to %n step %1 {
  }
  func.call @u(%x) : (i32) -> ()
  return
}
func.func @while_kept(%c: i1, %a: i32, %b: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %y = arith.divsi %a, %b : i32
  func.call @u(%y) : (i32) -> ()
  return
}
func.func @reduces_for_ever(%d: i1, %a: i32, %b: i32, %n: index) -> i32 {
  %x = arith.divsi %a, %b : i32
  return %x : i32
}
func.func @reduces(%a: i32, %b: i32, %n: index) -> i32 {
  %x = arith.divsi %a, %b : i32
  return %x : i32
}
