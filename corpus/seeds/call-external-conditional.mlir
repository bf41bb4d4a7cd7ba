// Exercises: external calls on only one side of a branch; the buffer dies ahead of the branch on the other side.
func.func private @source() -> memref<2xi32>
func.func private @consume(memref<2xi32>)
func.func @use(%c: i1, %d: i1) {
  %a = func.call @source() : () -> memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @consume(%a) : (memref<2xi32>) -> ()
  %b = func.call @source() : () -> memref<2xi32>
  %s = arith.select %d, %a, %b : memref<2xi32>
  func.call @consume(%s) : (memref<2xi32>) -> ()
  cf.br ^bb2
^bb2:
  return
}
