// Style: async dialect user, a region that returns a number, and tasks added to a group in a loop.
module {
  func.func @pipeline(%x: memref<?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %two = arith.constant 2.0 : f32
    %n = memref.dim %x, %c0 : memref<?xf32>
    %tmp = memref.alloc(%n) : memref<?xf32>
    %t0 = async.execute {
      scf.for %i = %c0 to %n step %c1 {
        %v = memref.load %x[%i] : memref<?xf32>
        %d = arith.mulf %v, %two : f32
        memref.store %d, %tmp[%i] : memref<?xf32>
      }
      async.yield
    }
    %t1, %v1 = async.execute [%t0] -> !async.value<f32> {
      %z = arith.constant 0.0 : f32
      %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
        %v = memref.load %tmp[%i] : memref<?xf32>
        %b = arith.addf %a, %v : f32
        scf.yield %b : f32
      }
      async.yield %s : f32
    }
    async.await %t1 : !async.token
    %r = async.await %v1 : !async.value<f32>
    return %r : f32
  }
  func.func @group(%out: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = async.create_group %c4 : !async.group
    scf.for %i = %c0 to %c4 step %c1 {
      %t = async.execute {
        %l = memref.alloc() : memref<1xi32>
        %v = arith.index_cast %i : index to i32
        memref.store %v, %l[%c0] : memref<1xi32>
        %w = memref.load %l[%c0] : memref<1xi32>
        memref.store %w, %out[%i] : memref<4xi32>
        async.yield
      }
      %x = async.add_to_group %t, %g : !async.token
    }
    async.await_all %g
    return
  }
}
