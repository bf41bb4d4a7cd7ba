// Style: careful C programmer, every free is there by hand, also on the error path; nothing is left for a pass.
func.func private @validate(i32) -> i1
func.func @parse(%tokens: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %err = arith.constant -1 : i32
  %z = arith.constant 0 : i32
  %n = memref.dim %tokens, %c0 : memref<?xi32>
  %stack = memref.alloc(%n) : memref<?xi32>
  cf.br ^loop(%c0, %z : index, i32)
^loop(%i: index, %sum: i32):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^ok
^body:
  %t = memref.load %tokens[%i] : memref<?xi32>
  %v = func.call @validate(%t) : (i32) -> i1
  cf.cond_br %v, ^push, ^error
^push:
  memref.store %t, %stack[%i] : memref<?xi32>
  %b = memref.load %stack[%i] : memref<?xi32>
  %s = arith.addi %sum, %b : i32
  %i1 = arith.addi %i, %c1 : index
  cf.br ^loop(%i1, %s : index, i32)
^error:
  memref.dealloc %stack : memref<?xi32>
  return %err : i32
^ok:
  memref.dealloc %stack : memref<?xi32>
  return %sum : i32
}
