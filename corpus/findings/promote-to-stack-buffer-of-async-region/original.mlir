func.func @f(%r: memref<8xi32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 8 : index
  %g = async.create_group %n : !async.group
  scf.for %i = %z to %n step %o {
    %m = memref.alloc() : memref<i32>
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[] : memref<i32>
    %t = async.execute {
      %x = memref.load %m[] : memref<i32>
      memref.store %x, %r[%i] : memref<8xi32>
      async.yield
    }
    %u = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}
