// Ops in places where programs seldom have them.
func.func private @first(%m: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.cast %m : memref<*xi32> to memref<?xi32>
  %v = memref.load %r[%c0] : memref<?xi32>
  return %v : i32
}
func.func @indirect(%m: memref<*xi32>) -> i32 {
  %f = func.constant @first : (memref<*xi32>) -> i32
  %v = func.call_indirect %f(%m) : (memref<*xi32>) -> i32
  return %v : i32
}
func.func @switched(%flag: i32, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.alloca() : memref<4xi32>
  linalg.fill ins(%flag : i32) outs(%s : memref<4xi32>)
  cf.switch %flag : i32, [
    default: ^end(%m : memref<4xi32>),
    1: ^end(%s : memref<4xi32>)
  ]
^end(%r: memref<4xi32>):
  %x = memref.load %r[%c0] : memref<4xi32>
  return %x : i32
}
func.func @scoped(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.alloca_scope -> (i32) {
    %s = memref.alloca() : memref<4xi32>
    affine.parallel (%i) = (0) to (4) {
      affine.store %v, %s[%i] : memref<4xi32>
      affine.for %j = 0 to 1 {
        affine.prefetch %m[%i], read, locality<1>, data : memref<4xi32>
      }
    }
    %w = memref.generic_atomic_rmw %s[%c0] : memref<4xi32> {
    ^bb0(%old: i32):
      %new = arith.addi %old, %v : i32
      memref.atomic_yield %new : i32
    }
    memref.alloca_scope.return %w : i32
  }
  return %r : i32
}
#id = affine_map<(d0) -> (d0)>
func.func @mapped(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<4xi32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<4xi32>) outs(%t : memref<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    %y = memref.alloca_scope -> (i32) {
      %one = memref.alloca() : memref<i32>
      memref.store %in, %one[] : memref<i32>
      %z = memref.load %one[] : memref<i32>
      memref.alloca_scope.return %z : i32
    }
    linalg.yield %y : i32
  }
  memref.copy %t, %m : memref<4xi32> to memref<4xi32>
  return
}
func.func @loop_in_body(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xi32>) {
  ^bb0(%old: i32):
    %sum = affine.for %i = 0 to 2 iter_args(%carried = %old) -> (i32) {
      %next = arith.addi %carried, %old : i32
      affine.yield %next : i32
    }
    linalg.yield %sum : i32
  }
  %x = memref.load %m[%c0] : memref<4xi32>
  return %x : i32
}
func.func @materialized_deep(%m: memref<4xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant dense<5> : tensor<4xi32>
  scf.for %i = %c0 to %c1 step %c1 {
    scf.if %c {
      scf.for %j = %c0 to %c1 step %c1 {
        bufferization.materialize_in_destination %five in writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
      }
    }
  }
  %x = memref.load %m[%c0] : memref<4xi32>
  return %x : i32
}
