func.func @f(%v: i32, %r: memref<i32>) {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %t = async.execute {
    %x = memref.load %m[] : memref<i32>
    memref.store %x, %r[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  memref.dealloc %m : memref<i32>
  return
}
