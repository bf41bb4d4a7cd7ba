// What the ops of this dialect do: the region once for each key, and the number of set bits.
func.func @"db.for_each_morsel"(%keys: memref<?xi32>, %bitmap: memref<?xi1>, %body: (index) -> ()) attributes {freehold.model} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %keys, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    func.call_indirect %body(%i) : (index) -> ()
  }
  return
}
func.func @"db.popcount"(%bitmap: memref<?xi1>) -> i32 attributes {freehold.model} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %bitmap, %c0 : memref<?xi1>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
    %bit = memref.load %bitmap[%i] : memref<?xi1>
    %one = arith.extui %bit : i1 to i32
    %t = arith.addi %s, %one : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
