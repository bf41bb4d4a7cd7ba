// A buffer that is made in a loop of branches reaches a block behind it, to which control also comes without the loop. No
// block of the loop dominates all that, so that the allocation stays in the loop.
func.func @join_behind_loop(%c: i1, %m: memref<i32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.cond_br %c, ^loop(%c0 : index), ^join(%m : memref<i32>)
^loop(%i: index):
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %c3 : index
  cf.cond_br %more, ^loop(%next : index), ^join(%a : memref<i32>)
^join(%p: memref<i32>):
  %r = memref.load %p[] : memref<i32>
  return %r : i32
}
