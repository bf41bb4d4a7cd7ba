func.func private @ext()
func.func private @other(memref<4xi32>)
memref.global @g : memref<4xi32> = uninitialized
func.func @write_through_subview(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %v = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  memref.store %e, %v[%c0] : memref<2xi32, strided<[1]>>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_reinterpret(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %b0, %o0, %s0, %t0 = memref.extract_strided_metadata %a : memref<4xi32> -> memref<i32>, index, index, index
  %v = memref.reinterpret_cast %b0 to offset: [0], sizes: [1], strides: [1] : memref<i32> to memref<1xi32>
  memref.store %e, %v[%c0] : memref<1xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_base(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %b0, %o0, %s0, %t0 = memref.extract_strided_metadata %a : memref<4xi32> -> memref<i32>, index, index, index
  memref.store %e, %b0[] : memref<i32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_expand(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  memref.store %e, %v[%c0, %c0] : memref<2x2xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_collapse(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %v0 = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  %v = memref.collapse_shape %v0 [[0, 1]] : memref<2x2xi32> into memref<4xi32>
  memref.store %e, %v[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_cast(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %v = memref.cast %a : memref<4xi32> to memref<?xi32>
  memref.store %e, %v[%c0] : memref<?xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_unranked(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %u = memref.cast %a : memref<4xi32> to memref<*xi32>
  %v = memref.cast %u : memref<*xi32> to memref<4xi32>
  memref.store %e, %v[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_select(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %s = arith.select %c, %a, %p : memref<4xi32>
  memref.store %e, %s[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_through_if(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %s = scf.if %c -> (memref<4xi32>) {
    scf.yield %a : memref<4xi32>
  } else {
    scf.yield %p : memref<4xi32>
  }
  memref.store %e, %s[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_in_a_loop(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %p) -> (memref<4xi32>) {
    memref.store %e, %x[%c0] : memref<4xi32>
    scf.yield %a : memref<4xi32>
  }
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_by_linalg(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  linalg.fill ins(%e : i32) outs(%a : memref<4xi32>)
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_by_copy(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  memref.copy %p, %a : memref<4xi32> to memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_by_a_call(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  func.call @other(%a) : (memref<4xi32>) -> ()
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_by_atomic(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %q = memref.atomic_rmw addi %e, %a[%c0] : (i32, memref<4xi32>) -> i32
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_by_affine(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  affine.store %e, %a[0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_by_vector(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  %v = vector.broadcast %e : i32 to vector<4xi32>
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @other_argument_written(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<4xi32>
  memref.copy %m, %k : memref<4xi32> to memref<4xi32>
  memref.store %e, %p[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @argument_passed(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<4xi32>
  memref.copy %m, %k : memref<4xi32> to memref<4xi32>
  func.call @other(%m) : (memref<4xi32>) -> ()
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @call_after_passing(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<4xi32>
  memref.copy %m, %k : memref<4xi32> to memref<4xi32>
  func.call @ext() : () -> ()
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @other_passed(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<4xi32>
  memref.copy %m, %k : memref<4xi32> to memref<4xi32>
  func.call @other(%p) : (memref<4xi32>) -> ()
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @global_written_by_call(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<4xi32>
  memref.store %e, %g[%c0] : memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %g, %k : memref<4xi32> to memref<4xi32>
  func.call @ext() : () -> ()
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @argument_is_a_global(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %m, %k : memref<4xi32> to memref<4xi32>
  memref.store %e, %g[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
func.func @write_to_the_clone(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
  memref.store %e, %k[%c0] : memref<4xi32>
  %r = memref.load %a[%c0] : memref<4xi32>
  return %r : i32
}
func.func @clone_of_last_iteration(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %k = memref.alloc() : memref<4xi32>
  memref.copy %a, %k : memref<4xi32> to memref<4xi32>
    memref.store %e, %a[%c0] : memref<4xi32>
    %l = memref.load %k[%c0] : memref<4xi32>
    scf.yield %l : i32
  }
  return %r : i32
}
func.func @buffers_of_two_iterations(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %z = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (memref<4xi32>) {
    %b = memref.alloc() : memref<4xi32>
    linalg.fill ins(%e : i32) outs(%b : memref<4xi32>)
    memref.store %e, %s[%c0] : memref<4xi32>
    %x = bufferization.clone %s : memref<4xi32> to memref<4xi32>
    memref.store %e, %b[%c1] : memref<4xi32>
    %q = memref.load %x[%c1] : memref<4xi32>
    vector.print %q : i32
    scf.yield %b : memref<4xi32>
  }
  %r = memref.load %l[%c1] : memref<4xi32>
  return %r : i32
}
func.func @cast_in_one_branch(%m: memref<?xi32>, %c: i1, %n: index, %e: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    %v = memref.cast %m : memref<?xi32> to memref<4xi32>
    memref.store %e, %v[%c0] : memref<4xi32>
  }
  %r = memref.dim %m, %c0 : memref<?xi32>
  return %r : index
}
func.func @cast_after(%m: memref<?xi32>, %c: i1, %n: index, %e: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.dim %m, %c0 : memref<?xi32>
  %x = arith.index_cast %r : index to i32
  vector.print %x : i32
  scf.if %c {
    %v = memref.cast %m : memref<?xi32> to memref<4xi32>
    memref.store %e, %v[%c0] : memref<4xi32>
  }
  return %r : index
}
func.func @target_casts(%m: memref<?xi32>, %c: i1, %n: index, %e: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.dim %m, %c0 : memref<?xi32>
  return %r : index
}
func.func @another_size(%m: memref<?xi32>, %c: i1, %n: index, %e: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%c2], strides: [1] : memref<?xi32> to memref<?xi32>
  %r = memref.dim %v, %c0 : memref<?xi32>
  return %r : index
}
func.func @transposed(%m: memref<?x?xi32>, %c: i1, %n: index, %e: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32> to memref<?x?xi32, strided<[1, ?]>>
  memref.store %e, %v[%c0, %c1] : memref<?x?xi32, strided<[1, ?]>>
  return
}
func.func @other_stride(%m: memref<?x?xi32>, %c: i1, %n: index, %e: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<?x?xi32> to memref<2x2xi32, strided<[?, 1]>>
  memref.store %e, %v[%c1, %c1] : memref<2x2xi32, strided<[?, 1]>>
  return
}
func.func @dropped_dimension(%m: memref<2x2xi32>, %e: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, 0] [1, 2] [1, 1] : memref<2x2xi32> to memref<2xi32, strided<[1]>>
  memref.store %e, %v[%c1] : memref<2xi32, strided<[1]>>
  return
}
func.func @realloc_without_copy(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %b = memref.realloc %a : memref<4xi32> to memref<6xi32>
  %r = memref.load %b[%c0] : memref<6xi32>
  return %r : i32
}
func.func @realloc_compared_wrongly(%m: memref<4xi32>, %n: index, %e: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %b = memref.realloc %a(%n) : memref<4xi32> to memref<?xi32>
  %r = memref.dim %b, %c0 : memref<?xi32>
  return %r : index
}
func.func @division_before_its_branch(%x: i32, %y: i32, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %r = scf.if %c -> (i32) {
    %q = arith.divui %x, %y : i32
    vector.print %q : i32
    scf.yield %q : i32
  } else {
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @poison_through_the_other_choice(%x: i32, %y: i32, %c: i1) -> i32 {
  %o = arith.addi %x, %y overflow<nsw> : i32
  %p = arith.select %c, %o, %x : i32
  %q = arith.addi %p, %x : i32
  return %q : i32
}
func.func @poison_of_a_condition(%x: i32, %y: i32, %c: i1) -> i32 {
  %o = arith.addi %x, %y overflow<nsw> : i32
  %b = arith.cmpi slt, %o, %x : i32
  %a = arith.andi %c, %b : i1
  %p = arith.select %c, %b, %c : i1
  %t = arith.select %p, %x, %y : i32
  return %t : i32
}
func.func @shift_is_not_total(%x: i32, %y: i32, %c: i1) -> i32 {
  %p = arith.select %c, %y, %x : i32
  %s = arith.shli %x, %p : i32
  %q = arith.select %c, %s, %y : i32
  return %q : i32
}
func.func @value_of_the_last_iteration(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %c0) -> (index) {
    %x = arith.index_cast %i : index to i32
    vector.print %x : i32
    scf.yield %i : index
  }
  return
}
func.func @derived_of_the_last_iteration(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %c1 : index, index)
^head(%i: index, %d: index):
  %goes = arith.cmpi ult, %i, %n : index
  %x = arith.index_cast %i : index to i32
  cf.cond_br %goes, ^body, ^end
^body:
  %k = arith.addi %i, %c1 : index
  vector.print %x : i32
  cf.br ^head(%k, %k : index, index)
^end:
  return
}
func.func @one_iteration_less(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> (index) {
    %goes = arith.cmpi ult, %i, %n : index
    scf.condition(%goes) %i : index
  } do {
  ^bb0(%i: index):
    func.call @ext() : () -> ()
    %k = arith.addi %i, %c1 : index
    scf.yield %k : index
  }
  return
}
func.func @loop_instead_of_a_choice(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @ext() : () -> ()
  }
  return
}
func.func @views_shifted(%m: memref<4xi32>, %p: memref<4xi32>, %e: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.alloc() : memref<32xi8>
  %v = memref.view %x[%c0][] : memref<32xi8> to memref<4xi32>
  memref.store %e, %v[%c0] : memref<4xi32>
  func.call @other(%v) : (memref<4xi32>) -> ()
  %r = memref.load %v[%c0] : memref<4xi32>
  return %r : i32
}
