// Style: async: one task for each row, all added to a group and awaited.
func.func @rows(%x: memref<?x4xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?x4xi32>
  %out = memref.alloc(%n) : memref<?xi32>
  %g = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%a = %z) -> (i32) {
        %v = memref.load %x[%i, %j] : memref<?x4xi32>
        %b = arith.addi %a, %v : i32
        scf.yield %b : i32
      }
      memref.store %s, %out[%i] : memref<?xi32>
      async.yield
    }
    %k = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return %out : memref<?xi32>
}
