// The region of an op that is no RegionBranchOpInterface has a block that nothing reaches. It ends as the function does, whose
// result gets an indicator, but it is not the function's.
func.func private @pick(%m: memref<4xi32>, %c: i1) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  "downstream.task"() ({
    cf.br ^end
  ^never:
    "downstream.yield"() : () -> ()
  ^end:
    "downstream.yield"() : () -> ()
  }) : () -> ()
  %r = arith.select %c, %a, %m : memref<4xi32>
  return %r : memref<4xi32>
}
func.func @caller(%m: memref<4xi32>, %c: i1, %i: index) -> i32 {
  %r = call @pick(%m, %c) : (memref<4xi32>, i1) -> memref<4xi32>
  %x = memref.load %r[%i] : memref<4xi32>
  return %x : i32
}
