// From tests/passes/legacy/clone-simplification/concurrent.mlir.
func.func @bad_runs_on(%v: i32) -> memref<i32> {
  %r = memref.alloc() : memref<i32>
  memref.store %v, %r[] : memref<i32>
  %token = async.execute {
    %x = memref.load %r[] : memref<i32>
    vector.print %x : i32
    async.yield
  }
  %t = memref.alloc() : memref<i32>
  memref.copy %r, %t : memref<i32> to memref<i32>
  %c7 = arith.constant 7 : i32
  memref.store %c7, %t[] : memref<i32>
  async.await %token : !async.token
  memref.dealloc %r : memref<i32>
  return %t : memref<i32>
}
func.func @bad_runs_on_behind_temporary(%v: i32) -> memref<i32> {
  %r = memref.alloc() : memref<i32>
  memref.store %v, %r[] : memref<i32>
  %token = async.execute {
    %x = memref.load %r[] : memref<i32>
    vector.print %x : i32
    async.yield
  }
  %t = memref.alloc() : memref<i32>
  memref.store %v, %t[] : memref<i32>
  async.await %token : !async.token
  memref.copy %t, %r : memref<i32> to memref<i32>
  memref.dealloc %t : memref<i32>
  return %r : memref<i32>
}
func.func @bad_gangs(%gangs: i32, %v: i32, %r: memref<i32>) {
  acc.parallel num_gangs({%gangs : i32}) {
    %t = memref.alloc() : memref<i32>
    memref.store %v, %t[] : memref<i32>
    memref.copy %t, %r : memref<i32> to memref<i32>
    memref.dealloc %t : memref<i32>
    acc.yield
  }
  return
}
func.func @good_in_alloca_scope(%v: i32, %r: memref<i32>) {
  memref.alloca_scope {
    %t = memref.alloc() : memref<i32>
    memref.store %v, %t[] : memref<i32>
    memref.copy %t, %r : memref<i32> to memref<i32>
    memref.dealloc %t : memref<i32>
  }
  return
}
