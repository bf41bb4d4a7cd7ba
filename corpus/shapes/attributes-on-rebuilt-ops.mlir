// Ops that get more operands and results keep the attributes that somebody put on them.
func.func private @pick(%c: i1, %m: memref<i32>) -> memref<i32> {
  %a = memref.alloc() : memref<i32>
  memref.copy %m, %a : memref<i32> to memref<i32>
  %r = arith.select %c, %a, %m : memref<i32>
  return %r : memref<i32>
}
func.func @marked(%c: i1, %m: memref<i32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %p = call @pick(%c, %m) {profile.weight = 7 : i32} : (i1, memref<i32>) -> memref<i32>
  %q = scf.for %i = %c0 to %end step %c1 iter_args(%b = %m) -> (memref<i32>) {
    %a = memref.alloc() : memref<i32>
    memref.copy %b, %a : memref<i32> to memref<i32>
    %s = scf.if %c -> (memref<i32>) {
      scf.yield %a : memref<i32>
    } else {
      scf.yield %b : memref<i32>
    } {profile.weight = 2 : i32}
    scf.yield %s : memref<i32>
  } {profile.weight = 3 : i32}
  %x = memref.load %p[] : memref<i32>
  %y = memref.load %q[] : memref<i32>
  %z = arith.addi %x, %y : i32
  return %z : i32
}
