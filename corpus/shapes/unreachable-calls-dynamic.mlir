// A call that is not reached has to get the i1 of a dynamic result even if no argument of the callee is dynamic. The
// attribute asks for it, so that no pipeline needs to canonicalize such calls away first.
memref.global "private" @g : memref<4xi32> = dense<1>
func.func private @either(%c: i1) -> (memref<4xi32> {freehold.result_ownership = "dynamic"}) {
  %g = memref.get_global @g : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %seven = arith.constant 7 : i32
  linalg.fill ins(%seven : i32) outs(%a : memref<4xi32>)
  %r = arith.select %c, %g, %a : memref<4xi32>
  return %r : memref<4xi32>
}
func.func @dead_block(%c: i1, %i: index) -> i32 {
  %r = func.call @either(%c) : (i1) -> memref<4xi32>
  %four = arith.constant 4 : index
  %at = arith.remui %i, %four : index
  %v = memref.load %r[%at] : memref<4xi32>
  return %v : i32
^dead:
  %s = func.call @either(%c) : (i1) -> memref<4xi32>
  %w = memref.load %s[%i] : memref<4xi32>
  return %w : i32
}
