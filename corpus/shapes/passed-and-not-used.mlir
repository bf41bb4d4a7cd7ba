// Buffers are passed to block arguments, region arguments and results that nobody uses.
func.func @block(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  cf.br ^next(%a : memref<i32>)
^next(%p: memref<i32>):
  cf.cond_br %c, ^one(%p : memref<i32>), ^two
^one(%q: memref<i32>):
  cf.br ^two
^two:
  return %v : i32
}
func.func @of_two(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.cond_br %c, ^next(%a : memref<i32>), ^next(%b : memref<i32>)
^next(%p: memref<i32>):
  return %x : i32
}
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r:2 = scf.for %i = %c0 to %end step %c1 iter_args(%p = %a, %y = %x) -> (memref<i32>, i32) {
    %v = memref.load %a[] : memref<i32>
    %w = arith.addi %v, %y : i32
    scf.yield %p, %w : memref<i32>, i32
  }
  return %r#1 : i32
}
func.func @branch(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = scf.if %c -> memref<i32> {
    %v = memref.load %a[] : memref<i32>
    vector.print %v : i32
    scf.yield %a : memref<i32>
  } else {
    scf.yield %a : memref<i32>
  }
  return %x : i32
}
func.func @blocks_of_region(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %s = scf.execute_region -> i32 {
    %v = memref.load %a[] : memref<i32>
    cf.br ^next(%a : memref<i32>)
  ^next(%p: memref<i32>):
    scf.yield %v : i32
  }
  return %s : i32
}
