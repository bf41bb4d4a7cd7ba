// What an op that returned a token still uses is not merged with its clone, though the token is awaited before the clone is freed.
func.func @awaited(%x: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  %r = memref.alloc() : memref<i32>
  %t = async.execute {
    %v = memref.load %n[] : memref<i32>
    memref.store %v, %r[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  memref.dealloc %n : memref<i32>
  %w = memref.load %m[] : memref<i32>
  %y = memref.load %r[] : memref<i32>
  memref.dealloc %m : memref<i32>
  memref.dealloc %r : memref<i32>
  %z = arith.addi %w, %y : i32
  return %z : i32
}
func.func @source_used(%x: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %r = memref.alloc() : memref<i32>
  %t = async.execute {
    %v = memref.load %m[] : memref<i32>
    memref.store %v, %r[] : memref<i32>
    async.yield
  }
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  %w = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  async.await %t : !async.token
  memref.dealloc %m : memref<i32>
  %y = memref.load %r[] : memref<i32>
  memref.dealloc %r : memref<i32>
  %z = arith.addi %w, %y : i32
  return %z : i32
}
