// Calls in blocks that are not reached have to get the operands and results that their callees get.
func.func private @either(%c: i1) -> memref<4xi32> {
  %g = memref.get_global @g : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %r = arith.select %c, %g, %a : memref<4xi32>
  return %r : memref<4xi32>
}
func.func private @keep(%m: memref<4xi32>, %c: i1) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  %r = arith.select %c, %m, %a : memref<4xi32>
  return %r : memref<4xi32>
}
memref.global "private" @g : memref<4xi32> = dense<1>
func.func @dead_block(%c: i1, %m: memref<4xi32>) -> memref<4xi32> {
  %r = func.call @either(%c) : (i1) -> memref<4xi32>
  return %r : memref<4xi32>
^dead:
  %s = func.call @either(%c) : (i1) -> memref<4xi32>
  %t = func.call @keep(%s, %c) : (memref<4xi32>, i1) -> memref<4xi32>
  return %t : memref<4xi32>
}
func.func @dead_block_of_region(%c: i1, %m: memref<4xi32>) -> memref<4xi32> {
  %x = scf.execute_region -> memref<4xi32> {
    %r = func.call @either(%c) : (i1) -> memref<4xi32>
    scf.yield %r : memref<4xi32>
  ^dead:
    %s = func.call @either(%c) : (i1) -> memref<4xi32>
    scf.yield %s : memref<4xi32>
  }
  return %x : memref<4xi32>
}
