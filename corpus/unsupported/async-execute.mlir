// Unsupported: async.execute
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  %t = async.execute {
    memref.store %x, %a[%c0] : memref<1xi32>
    async.yield
  }
  async.await %t : !async.token
  %v = memref.load %a[%c0] : memref<1xi32>
  return %v : i32
}
