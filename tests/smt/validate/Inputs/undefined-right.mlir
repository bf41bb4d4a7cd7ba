// What only the target does: undefined-after.mlir has mistakes, undefined-right.mlir has none.
func.func @clone_another_size(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = bufferization.clone %d : memref<?xi32> to memref<?xi32>
  memref.dealloc %k : memref<?xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @view_misaligned(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<64xi8>
  %v = memref.view %b[%c4][] : memref<64xi8> to memref<4xi32>
  %q = memref.load %v[%c0] : memref<4xi32>
  memref.dealloc %b : memref<64xi8>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @view_misaligned_clone(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<64xi8>
  %v = memref.view %b[%c4][] : memref<64xi8> to memref<4xi32>
  %q = bufferization.clone %v : memref<4xi32> to memref<4xi32>
  memref.dealloc %q : memref<4xi32>
  memref.dealloc %b : memref<64xi8>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @argument_viewed_misaligned(%m: memref<4xi32>, %b: memref<64xi8>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @alloca_too_large(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<4xi32>
  memref.store %x, %s[%c0] : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @alloca_of_large_constant(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_remsi(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = arith.remsi %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_remui(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = arith.remui %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_divsi(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = arith.divsi %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_divsi_by_minus_one(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = arith.divsi %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_ceildivsi(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = arith.ceildivsi %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_floordivsi(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = arith.floordivsi %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_ceildivui(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = arith.ceildivui %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_index_rems(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %q = index.rems %n, %c4
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_index_remu(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %q = index.remu %n, %c4
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_index_divs(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %q = index.divs %n, %c4
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_index_ceildivu(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %q = index.ceildivu %n, %c4
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_index_floordivs(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %q = index.floordivs %n, %c4
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_ipowi(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : i32
  %q = math.ipowi %x, %k : i32
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_affine_apply(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %q = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%n)
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_affine_mod(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %q = affine.apply affine_map<(d0) -> (d0 mod 4)>(%n)
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_affine_min(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %q = affine.min affine_map<(d0) -> (d0 ceildiv 4, 7)>(%n)
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_delinearize(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %a:2 = affine.delinearize_index %n into (2, 4) : index, index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_tensor_extract(%m: memref<4xi32>, %t: tensor<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_dim(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %q = memref.dim %d, %c0 : memref<?xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_dim_past_rank(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %q = memref.dim %d, %c0 : memref<?xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dead_dim_of_unranked(%m: memref<4xi32>, %u: memref<*xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %q = memref.rank %u : memref<*xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dealloc_of_misaligned(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  %a = memref.assume_alignment %k, 16 : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dealloc_of_wrong_cast(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %z = memref.dim %d, %c0 : memref<?xi32>
  %k = memref.alloc(%z) : memref<?xi32>
  %a = memref.cast %k : memref<?xi32> to memref<*xi32>
  memref.dealloc %a : memref<*xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dealloc_of_poison_select(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  %o = arith.cmpi slt, %x, %y : i32
  %s = arith.select %o, %k, %k : memref<4xi32>
  memref.dealloc %s : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dealloc_op_of_wrong_cast(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %t = arith.constant true
  %z = memref.dim %d, %c0 : memref<?xi32>
  %k = memref.alloc(%z) : memref<?xi32>
  bufferization.dealloc (%k : memref<?xi32>) if (%t)
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @dealloc_op_retains_poison(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %t = arith.constant true
  %k = memref.alloc() : memref<4xi32>
  %r = bufferization.dealloc (%k : memref<4xi32>) if (%t) retain (%d : memref<?xi32>)
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @copies_poison_onto_itself(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  memref.copy %k, %k : memref<4xi32> to memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @copies_poison_select_onto_itself(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  %l = memref.alloc() : memref<4xi32>
  memref.copy %k, %k : memref<4xi32> to memref<4xi32>
  memref.copy %l, %l : memref<4xi32> to memref<4xi32>
  memref.dealloc %l : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @copies_argument_onto_itself(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @collapse_of_transposed(%m: memref<4xi32>, %w: memref<4x2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %v = memref.collapse_shape %w [[0, 1]] : memref<4x2xi32> into memref<8xi32>
  %k = bufferization.clone %v : memref<8xi32> to memref<8xi32>
  memref.dealloc %k : memref<8xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @collapse_is_copied(%m: memref<4xi32>, %w: memref<4x2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %v = memref.collapse_shape %w [[0, 1]] : memref<4x2xi32> into memref<8xi32>
  %k = memref.alloc() : memref<8xi32>
  memref.copy %v, %k : memref<8xi32> to memref<8xi32>
  memref.dealloc %k : memref<8xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @collapse_is_freed(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4x2xi32>
  %v = memref.collapse_shape %k [[0, 1]] : memref<4x2xi32> into memref<8xi32>
  memref.dealloc %v : memref<8xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @expand_does_not_fit(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  %v = memref.expand_shape %k [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  memref.dealloc %v : memref<2x2xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @distinct_but_same(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @distinct_arguments(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @load_aligned_too_much(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  memref.store %x, %k[%c1] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @stack_of_a_callee(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<4xi32>
  memref.store %x, %s[%c0] : memref<4xi32>
  memref.copy %s, %m : memref<4xi32> to memref<4xi32>
  return
}
func.func @stack_of_a_scope(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<4xi32>
  memref.store %x, %s[%c0] : memref<4xi32>
  memref.copy %s, %m : memref<4xi32> to memref<4xi32>
  return
}
func.func @stack_own_of_a_callee(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<4xi32>
  memref.store %x, %s[%c0] : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @stack_own_cloned_of_a_callee(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<4xi32>
  %k = bufferization.clone %s : memref<4xi32> to memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @affine_bound_divides(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 4)>()[%n] {
    %q = arith.addi %x, %y : i32
  }
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @affine_if_divides(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  affine.if affine_set<()[s0] : (s0 floordiv 4 >= 0)>()[%n] {
    %q = arith.addi %x, %y : i32
  }
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @loop_bounds_too_far_apart(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.addi %x, %y : i32
  }
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @loop_bounds_far_constants(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %q = arith.addi %x, %y : i32
  }
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @linalg_onto_itself(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<2x2xi32>
  %l = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%x : i32) outs(%k : memref<2x2xi32>)
  linalg.transpose ins(%k : memref<2x2xi32>) outs(%l : memref<2x2xi32>) permutation = [1, 0]
  memref.dealloc %k : memref<2x2xi32>
  memref.dealloc %l : memref<2x2xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @linalg_body_divides(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%k : memref<4xi32>)
  %three = arith.constant 3 : i32
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%k : memref<4xi32>) {
  ^bb0(%e: i32):
    %r = arith.remui %e, %three : i32
    linalg.yield %r : i32
  }
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @realloc_guard_reversed(%d: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %z = memref.dim %d, %c0 : memref<?xi32>
  %l = arith.cmpi ult, %z, %n : index
  scf.if %l {
  } else {
    %v = memref.reinterpret_cast %d to offset: [0], sizes: [%n], strides: [1] : memref<?xi32> to memref<?xi32>
    %k = bufferization.clone %v : memref<?xi32> to memref<?xi32>
    memref.dealloc %k : memref<?xi32>
  }
  return
}
func.func @clone_of_reinterpreted_guarded_by_other(%d: memref<?xi32>, %e: memref<?xi32>, %n: index) {
  return
}
func.func @misaligned_passed_on(%m: memref<4xi32>, %b: memref<64xi8>, %c: i1, %x: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %o = memref.alloc() : memref<64xi8>
  %v = memref.view %o[%c4][] : memref<64xi8> to memref<4xi32>
  %s = scf.if %c -> (memref<4xi32>) {
    scf.yield %v : memref<4xi32>
  } else {
    scf.yield %m : memref<4xi32>
  }
  %k = bufferization.clone %s : memref<4xi32> to memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.dealloc %o : memref<64xi8>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @poison_freed_through_block(%n: index, %d: memref<?xi32>, %c: i1) {
  %c4 = arith.constant 4 : index
  %k = memref.alloc(%c4) : memref<?xi32>
  %s = scf.if %c -> (memref<?xi32>) {
    scf.yield %k : memref<?xi32>
  } else {
    %v = memref.cast %k : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    scf.yield %k : memref<?xi32>
  }
  memref.dealloc %s : memref<?xi32>
  return
}
func.func @poison_from_box(%n: index, %c: i1) {
  %c4 = arith.constant 4 : index
  %k = memref.alloc(%c4) : memref<?xi32>
  %box = memref.alloca() : memref<memref<?xi32>>
  memref.store %k, %box[] : memref<memref<?xi32>>
  memref.dealloc %k : memref<?xi32>
  return
}
func.func private @callee_frees_poison_give(%m: memref<?xi32>) -> memref<?xi32> {
  return %m : memref<?xi32>
}
func.func @callee_frees_poison(%n: index) {
  %c4 = arith.constant 4 : index
  %k = memref.alloc(%c4) : memref<?xi32>
  %l = func.call @callee_frees_poison_give(%k) : (memref<?xi32>) -> memref<?xi32>
  memref.dealloc %l : memref<?xi32>
  return
}
func.func @stack_in_a_loop(%n: index, %m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<8xi32>
  %r = scf.while (%i = %n) : (index) -> index {
    %z = arith.cmpi ugt, %i, %c0 : index
    scf.condition(%z) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %x, %t[%c0] : memref<8xi32>
    memref.store %x, %m[%c0] : memref<4xi32>
    %k = arith.subi %i, %c1 : index
    scf.yield %k : index
  }
  return
}
func.func private @stack_passed_to_callee_put(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @stack_passed_to_callee(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %s = memref.alloca() : memref<4xi32>
    func.call @stack_passed_to_callee_put(%s, %x) : (memref<4xi32>, i32) -> ()
    memref.copy %s, %m : memref<4xi32> to memref<4xi32>
  }
  return
}
func.func @stack_yielded(%m: memref<4xi32>, %c: i1, %x: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<4xi32>
  memref.store %x, %s[%c0] : memref<4xi32>
  memref.copy %s, %m : memref<4xi32> to memref<4xi32>
  return
}
func.func @reinterpreted_beyond(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %k = bufferization.clone %v : memref<2xi32, strided<[2]>> to memref<2xi32>
  memref.dealloc %k : memref<2xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @own_index_beyond(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c2] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @negative_constant_size(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %k = memref.alloc(%c4) : memref<?xi32>
  memref.dealloc %k : memref<?xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
