// Effects of both: changed-after.mlir has mistakes, changed-right.mlir has none.
func.func private @ext()
func.func private @see(i32)
func.func private @seem(memref<4xi32>)
func.func private @two(memref<4xi32>, memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func private @make2() -> (memref<4xi32>, memref<4xi32>)
func.func @linalg_index_other(%m: memref<2x2xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<2x2xindex>) {
  ^bb0(%e: index):
    %r = linalg.index 1 : index
    linalg.yield %r : index
  }
  return
}
func.func @linalg_body_swapped(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%p : memref<4xi32>) outs(%m : memref<4xi32>) {
  ^bb0(%e: i32, %f: i32):
    %r = arith.subi %f, %e : i32
    linalg.yield %r : i32
  }
  return
}
func.func @linalg_captured_changed(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xi32>) {
  ^bb0(%f: i32):
    %r = arith.addi %f, %y : i32
    linalg.yield %r : i32
  }
  return
}
func.func @linalg_map_reversed(%m: memref<2x2xi32>, %p: memref<2x2xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%p : memref<2x2xi32>) outs(%m : memref<2x2xi32>) {
  ^bb0(%e: i32, %f: i32):
    linalg.yield %e : i32
  }
  return
}
func.func @linalg_permutation(%m: memref<2x2x2xi32>, %p: memref<2x2x2xi32>) {
  linalg.transpose ins(%p : memref<2x2x2xi32>) outs(%m : memref<2x2x2xi32>) permutation = [0, 2, 1]
  return
}
func.func @atomic_kind(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %q = memref.atomic_rmw ori %x, %m[%c0] : (i32, memref<4xi32>) -> i32
  return
}
func.func @atomic_body(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %q = memref.generic_atomic_rmw %m[%c0] : memref<4xi32> {
  ^bb0(%e: i32):
    %r = arith.subi %x, %e : i32
    memref.atomic_yield %r : i32
  }
  return
}
func.func @atomic_becomes_store(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  func.call @see(%x) : (i32) -> ()
  return
}
func.func @call_operands_swapped(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  func.call @two(%p, %m) : (memref<4xi32>, memref<4xi32>) -> ()
  return
}
func.func @copy_direction(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  memref.copy %p, %m : memref<4xi32> to memref<4xi32>
  return
}
func.func @calls_reordered(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  func.call @see(%x) : (i32) -> ()
  func.call @ext() : () -> ()
  return
}
func.func @store_moved_over_call(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  func.call @seem(%m) : (memref<4xi32>) -> ()
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @load_moved_over_call(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  func.call @seem(%m) : (memref<4xi32>) -> ()
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}
func.func @assert_left_out(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @assert_added(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  cf.assert %c, "c"
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @results_of_call_swapped(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) -> (memref<4xi32>, memref<4xi32>) {
  %a, %b = func.call @make2() : () -> (memref<4xi32>, memref<4xi32>)
  return %b, %a : memref<4xi32>, memref<4xi32>
}
func.func @returns_one_twice(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) -> (memref<4xi32>, memref<4xi32>) {
  %a = func.call @make() : () -> memref<4xi32>
  return %a, %a : memref<4xi32>, memref<4xi32>
}
func.func @returns_clone_too_early(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %k = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return %k : memref<4xi32>
}
func.func @returns_clone_of_other(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  %k = bufferization.clone %p : memref<4xi32> to memref<4xi32>
  return %k : memref<4xi32>
}
func.func @returns_and_keeps(%box: memref<memref<4xi32>>, %x: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  memref.store %k, %box[] : memref<memref<4xi32>>
  return %k : memref<4xi32>
}
func.func @stores_clone_in_box(%box: memref<memref<4xi32>>, %m: memref<4xi32>) {
  %l = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  memref.store %l, %box[] : memref<memref<4xi32>>
  return
}
func.func @frees_what_box_holds(%box: memref<memref<4xi32>>, %x: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.load %box[] : memref<memref<4xi32>>
  memref.store %x, %k[%c0] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  return
}
func.func @box_other_cell(%box: memref<2xmemref<4xi32>>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.load %box[%c1] : memref<2xmemref<4xi32>>
  memref.store %x, %k[%c0] : memref<4xi32>
  return
}
func.func @box_freed_while_stored(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloc() : memref<2xmemref<4xi32>>
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  memref.store %k, %box[%c0] : memref<2xmemref<4xi32>>
  %l = memref.load %box[%c0] : memref<2xmemref<4xi32>>
  memref.dealloc %k : memref<4xi32>
  %r = memref.load %l[%c0] : memref<4xi32>
  memref.dealloc %box : memref<2xmemref<4xi32>>
  return %r : i32
}
memref.global "private" @private_global_write_left_out_pg : memref<i32> = dense<0>
func.func @private_global_write_left_out(%x: i32) -> i32 {
  %g = memref.get_global @private_global_write_left_out_pg : memref<i32>
  %r = memref.load %g[] : memref<i32>
  return %r : i32
}
memref.global @other_global_g1 : memref<i32> = dense<0>
memref.global @other_global_g2 : memref<i32> = dense<0>
func.func @other_global(%x: i32) {
  %g = memref.get_global @other_global_g2 : memref<i32>
  memref.store %x, %g[] : memref<i32>
  return
}
func.func private @callee_differs_callee(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func @callee_differs(%x: i32) -> i32 {
  %r = func.call @callee_differs_callee(%x) : (i32) -> i32
  return %r : i32
}
func.func private @recursion_differs_rec(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 2 : index
  %z = arith.cmpi sgt, %n, %c0 : index
  scf.if %z {
    %k = arith.subi %n, %c1 : index
    func.call @recursion_differs_rec(%k, %m) : (index, memref<4xi32>) -> ()
    func.call @seem(%m) : (memref<4xi32>) -> ()
  }
  return
}
func.func @recursion_differs(%n: index, %m: memref<4xi32>) {
  func.call @recursion_differs_rec(%n, %m) : (index, memref<4xi32>) -> ()
  return
}
func.func @forall_threads_swapped(%m: memref<2x2xi32>, %x: i32) {
  scf.forall (%i, %j) in (2, 2) {
    %a = arith.index_cast %j : index to i32
    memref.store %a, %m[%i, %j] : memref<2x2xi32>
  }
  return
}
func.func @parallel_step(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c2) {
    memref.store %x, %m[%i] : memref<4xi32>
    scf.reduce
  }
  return
}
func.func @while_condition(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %z = arith.cmpi ult, %i, %c2 : index
    scf.condition(%z) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %x, %m[%i] : memref<4xi32>
    %k = arith.addi %i, %c1 : index
    scf.yield %k : index
  }
  return
}
func.func @transfer_padding(%m: memref<?xi32>, %n: index, %x: i32, %y: i32) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %y : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @transfer_in_bounds(%m: memref<?xi32>, %n: index, %x: i32, %y: i32) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %x {in_bounds = [true]} : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @vector_reduction(%v: vector<4xi32>) -> i32 {
  %r = vector.reduction <mul>, %v : vector<4xi32> into i32
  return %r : i32
}
func.func @vector_shuffle(%v: vector<2xi32>) -> vector<2xi32> {
  %r = vector.shuffle %v, %v [1, 0] : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @masked_store(%m: memref<4xi32>, %k: vector<4xi1>, %v: vector<4xi32>, %w: vector<4xi32>) {
  %c0 = arith.constant 0 : index
  vector.maskedstore %m[%c0], %k, %w : memref<4xi32>, vector<4xi1>, vector<4xi32>
  return
}
func.func @compress_expand(%m: memref<4xi32>, %k: vector<4xi1>, %v: vector<4xi32>) {
  %c0 = arith.constant 0 : index
  vector.maskedstore %m[%c0], %k, %v : memref<4xi32>, vector<4xi1>, vector<4xi32>
  return
}
func.func @subview_offset(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  memref.store %x, %v[%c0] : memref<2xi32, strided<[1], offset: 2>>
  return
}
func.func @affine_map_offset(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 4 {
    affine.store %x, %m[%i + 2] : memref<8xi32>
  }
  return
}
func.func @affine_step(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 step 3 {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
func.func @index_switch_cases(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  scf.index_switch %n
  case 2 {
    memref.store %x, %m[%c0] : memref<4xi32>
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
func.func @float_compare(%a: f32, %b: f32, %m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %z = arith.cmpf ult, %a, %b : f32
  scf.if %z {
    memref.store %x, %m[%c0] : memref<4xi32>
  }
  return
}
func.func @fastmath_added(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<nnan> : f32
  return %r : f32
}
func.func @float_commutes_not(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %b, %a : f32
  return %r : f32
}
func.func @print_differs(%x: i32, %y: i32) {
  vector.print %y : i32
  return
}
func.func @print_punctuation(%x: i32, %y: i32) {
  vector.print %x : i32 punctuation <comma>
  return
}
func.func @realloc_contents(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  %l = memref.alloc() : memref<8xi32>
  %r = memref.load %l[%c0] : memref<8xi32>
  memref.dealloc %l : memref<8xi32>
  memref.dealloc %k : memref<4xi32>
  return %r : i32
}
func.func @clone_of_a_view_written(%m: memref<4xi32>, %x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xi32> to memref<2xi32>
  %k = bufferization.clone %v : memref<2xi32> to memref<2xi32>
  %r0 = memref.load %k[%c1] : memref<2xi32>
  memref.store %x, %m[%c1] : memref<4xi32>
  %r = memref.load %k[%c1] : memref<2xi32>
  memref.dealloc %k : memref<2xi32>
  return %r : i32
}
func.func @clone_written_by_alias(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = func.call @make() : () -> memref<4xi32>
  %k = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  %r0 = memref.load %k[%c0] : memref<4xi32>
  func.call @seem(%a) : (memref<4xi32>) -> ()
  %r = memref.load %k[%c0] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %r : i32
}
func.func @parallel_frees_in_body(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = memref.alloc() : memref<4xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %k[%i] : memref<4xi32>
    %l = arith.cmpi eq, %i, %c0 : index
    scf.if %l {
      memref.dealloc %k : memref<4xi32>
    }
    scf.reduce
  }
  return
}
func.func @reads_own_unwritten(%x: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  func.call @see(%r) : (i32) -> ()
  memref.dealloc %k : memref<4xi32>
  return
}
func.func @writes_less_of_own(%x: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  return %k : memref<4xi32>
}
func.func @reordered_stores_may_alias(%m: memref<4xi32>, %p: memref<4xi32>, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  memref.store %y, %p[%c0] : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @store_to_own_moved_after_read(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %y, %k[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  return %r : i32
}
func.func private @private_results_of_ownership_pick(%c: i1, %x: i32) -> (memref<4xi32>, i1) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  return %k, %c : memref<4xi32>, i1
}
func.func @private_results_of_ownership(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k, %o = func.call @private_results_of_ownership_pick(%c, %x) : (i1, i32) -> (memref<4xi32>, i1)
  %r = memref.load %k[%c0] : memref<4xi32>
  bufferization.dealloc (%k : memref<4xi32>) if (%o)
  return %r : i32
}
func.func @aliased_owners(%c: i1, %x: i32) {
  %c0 = arith.constant 0 : index
  %t = arith.constant true
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  %r = bufferization.dealloc (%k : memref<4xi32>) if (%t) retain (%k : memref<4xi32>)
  return
}
func.func @print_in_own_loop(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    vector.print %x : i32
  }
  return
}
func.func @while_of_its_own(%c: i1, %m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @store_under_other_condition(%c: i1, %d: i1, %m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  scf.if %d {
    memref.store %x, %m[%c0] : memref<4xi32>
  }
  return
}
func.func @carried_swap(%m: memref<4xi32>, %p: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a:2 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %m, %v = %p) -> (memref<4xi32>, memref<4xi32>) {
    memref.store %x, %u[%c0] : memref<4xi32>
    scf.yield %u, %v : memref<4xi32>, memref<4xi32>
  }
  return
}
func.func @own_alias_by_box(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloc() : memref<2xmemref<4xi32>>
  %k = memref.alloc() : memref<4xi32>
  memref.store %k, %box[%c0] : memref<2xmemref<4xi32>>
  %l = memref.load %box[%c0] : memref<2xmemref<4xi32>>
  memref.store %y, %l[%c0] : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.dealloc %box : memref<2xmemref<4xi32>>
  return %r : i32
}
func.func @less_or_equal(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %o = arith.cmpi slt, %x, %y : i32
  scf.if %o {
    memref.store %x, %m[%c0] : memref<4xi32>
  }
  return
}
