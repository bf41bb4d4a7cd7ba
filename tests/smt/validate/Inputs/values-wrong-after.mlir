// Targets of values-wrong-before.mlir.
func.func private @touch(memref<4xi32>)
func.func private @touch_any(memref<?xi32>)

func.func @constant_folds(%a: i32) {
  %x = arith.constant 4 : i32
  vector.print %x : i32
  return
}

func.func @commutes(%a: i32, %b: i32) {
  %x = arith.subi %b, %a : i32
  vector.print %x : i32
  return
}

func.func @subtraction_is_no_addition(%a: i32, %b: i32) {
  %x = arith.subi %b, %a : i32
  vector.print %x : i32
  return
}

func.func @distributes(%a: i32, %b: i32) {
  %i2 = arith.constant 2 : i32
  %s = arith.muli %b, %i2 : i32
  %x = arith.addi %a, %s : i32
  vector.print %x : i32
  return
}

func.func @comparison_swapped(%a: i32, %b: i32) {
  %x = arith.cmpi sge, %b, %a : i32
  vector.print %x : i1
  return
}

func.func @signedness(%a: i32, %b: i32) {
  %x = arith.cmpi ult, %a, %b : i32
  vector.print %x : i1
  return
}

func.func @i1_has_a_sign(%a: i1, %b: i1) {
  %x = arith.cmpi ult, %a, %b : i1
  vector.print %x : i1
  return
}

func.func @i1_minimum(%a: i1, %b: i1) {
  %x = arith.andi %a, %b : i1
  vector.print %x : i1
  return
}

func.func @extension(%a: i8) {
  %x = arith.extui %a : i8 to i32
  vector.print %x : i32
  return
}

func.func @index_cast(%a: i32) {
  %x = arith.index_castui %a : i32 to index
  vector.print %x : index
  return
}

func.func @truncation(%a: i32) {
  %c = arith.constant 24 : i32
  %y = arith.shli %a, %c : i32
  %x = arith.shrui %y, %c : i32
  vector.print %x : i32
  return
}

func.func @minimum(%a: i32, %b: i32) {
  %c = arith.cmpi sle, %a, %b : i32
  %x = arith.select %c, %b, %a : i32
  vector.print %x : i32
  return
}

func.func @affine_remainder(%a: index) {
  %c = arith.constant 4 : index
  %x = arith.remsi %a, %c : index
  vector.print %x : index
  return
}

func.func @affine_division(%a: index) {
  %c = arith.constant 4 : index
  %x = arith.divsi %a, %c : index
  vector.print %x : index
  return
}

func.func @affine_minimum(%a: index) {
  %c = arith.constant 7 : index
  %x = arith.minui %a, %c : index
  vector.print %x : index
  return
}

func.func @flag_is_added(%a: i32, %b: i32) {
  %x = arith.addi %a, %b overflow<nsw> : i32
  vector.print %x : i32
  return
}

func.func @shift_is_too_far(%a: i32) {
  %c = arith.constant 32 : i32
  %x = arith.shli %a, %c : i32
  vector.print %x : i32
  return
}

func.func @division_is_hoisted(%a: i32, %b: i32, %c: i1) {
  %x = arith.divsi %a, %b : i32
  scf.if %c {
    vector.print %x : i32
  }
  return
}

func.func @branch_becomes_select(%c: i1, %a: i32, %b: i32) {
  %i1 = arith.constant 1 : i32
  %y = arith.addi %a, %i1 : i32
  %x = arith.select %c, %b, %y : i32
  vector.print %x : i32
  return
}

func.func @select_becomes_branch(%c: i1, %a: i32, %b: i32) {
  %x = scf.if %c -> (i32) {
    scf.yield %b : i32
  } else {
    scf.yield %a : i32
  }
  vector.print %x : i32
  return
}

func.func @memref_is_selected(%c: i1, %m: memref<4xi32>, %n: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  %s = arith.select %c, %n, %m : memref<4xi32>
  memref.store %i1, %s[%c0] : memref<4xi32>
  return
}

func.func @condition_is_asked_twice(%c: i1) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  scf.if %c {
    vector.print %i2 : i32
    vector.print %i1 : i32
  }
  return
}

func.func @condition_is_negated(%c: i1) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    vector.print %i1 : i32
  } else {
    vector.print %i2 : i32
  }
  return
}

func.func @known_branch(%a: index) {
  %i2 = arith.constant 2 : i32
    vector.print %i2 : i32
  return
}

func.func @nested_condition(%a: i32) {
  %i1 = arith.constant 1 : i32
  %p = arith.cmpi sgt, %a, %i1 : i32
  scf.if %p {
    vector.print %i1 : i32
  }
  return
}

func.func @nested_condition_that_may_fail(%a: i32) {
  %i1 = arith.constant 1 : i32
  %p = arith.cmpi sgt, %a, %i1 : i32
  scf.if %p {
    vector.print %i1 : i32
  }
  return
}

func.func @loop_of_one(%a: index) {
  %c2 = arith.constant 2 : index
  vector.print %c2 : index
  return
}

func.func @loop_of_none(%a: index) {
  %c2 = arith.constant 2 : index
  vector.print %c2 : index
  return
}

func.func @loop_of_two(%a: index) {
  %c0 = arith.constant 0 : index
  vector.print %c0 : index
  return
}

func.func @loop_runs_once_more(%a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = arith.addi %a, %c1 : index
  scf.for %i = %c0 to %b step %c1 {
    vector.print %i : index
  }
  return
}

func.func @loop_starts_later(%a: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %a step %c1 {
    vector.print %i : index
  }
  return
}

func.func @loop_steps_further(%a: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %a step %c2 {
    vector.print %i : index
  }
  return
}

func.func @loop_without_body(%a: index) {
  return
}

func.func @print_leaves_loop(%a: index, %b: i32) {
  vector.print %b : i32
  return
}

func.func @affine_loop_of_one(%a: index) {
  %c1 = arith.constant 1 : index
  vector.print %c1 : index
  return
}

func.func @affine_loop_of_none(%a: index) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 3)>(%c1) {
    vector.print %i : index
  }
  return
}

func.func @affine_bounds(%a: index) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0 + 1)>(%a) {
    vector.print %i : index
  }
  return
}

func.func @affine_if(%a: index) {
  %i2 = arith.constant 2 : i32
    vector.print %i2 : i32
  return
}

func.func @affine_if_is_equal(%a: index) {
  %i1 = arith.constant 1 : i32
  affine.if affine_set<(d0) : (d0 - 1 == 0)>(%a) {
    vector.print %i1 : i32
  }
  return
}

func.func @forall_bounds(%m: memref<4xi32>) {
  %i1 = arith.constant 1 : i32
  scf.forall (%i) in (3) {
    memref.store %i1, %m[%i] : memref<4xi32>
  }
  return
}

func.func @affine_access(%m: memref<4xi32>) {
  %i1 = arith.constant 1 : i32
  affine.store %i1, %m[2] : memref<4xi32>
  return
}

func.func @value_of_the_iteration_before(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %i1) -> (i32) {
    %x = memref.load %m[%c0] : memref<4xi32>
    vector.print %x : i32
    func.call @touch(%m) : (memref<4xi32>) -> ()
    scf.yield %x : i32
  }
  return
}

func.func @condition_of_the_iteration_before(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i1 = arith.constant 1 : i32
  %f = arith.constant false
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %f) -> (i1) {
    %x = memref.load %m[%c0] : memref<4xi32>
    %q = arith.cmpi eq, %x, %i1 : i32
    scf.if %p {
      vector.print %i1 : i32
    }
    func.call @touch(%m) : (memref<4xi32>) -> ()
    scf.yield %q : i1
  }
  return
}

func.func @fact_of_an_earlier_value(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  cf.br ^a
^a:
  %x = memref.load %m[%c0] : memref<4xi32>
  func.call @touch(%m) : (memref<4xi32>) -> ()
  %q = arith.cmpi eq, %x, %i1 : i32
  cf.cond_br %q, ^a, ^b
^b:
  vector.print %i1 : i32
  return
}

func.func @peeled_iteration_keeps_a_fact(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  %y = memref.load %m[%c0] : memref<4xi32>
  func.call @touch(%m) : (memref<4xi32>) -> ()
  %p = arith.cmpi eq, %y, %i1 : i32
  cf.cond_br %p, ^a, ^b(%y : i32)
^a:
  %x = memref.load %m[%c0] : memref<4xi32>
  func.call @touch(%m) : (memref<4xi32>) -> ()
  %q = arith.cmpi eq, %x, %i1 : i32
  cf.cond_br %q, ^a, ^b(%y : i32)
^b(%z: i32):
  vector.print %z : i32
  return
}

func.func @swapping_loop(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%q = %b, %p = %a) -> (i32, i32) {
    scf.yield %p, %q : i32, i32
  }
  vector.print %r#0 : i32
  return
}

func.func @buffer_that_is_only_written(%m: memref<4xi32>) {
  %i2 = arith.constant 2 : i32
  vector.print %i2 : i32
  return
}

func.func @fill_is_left_out(%n: index) {
  %c0 = arith.constant 0 : index
  %i2 = arith.constant 2 : i32
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%i2 : i32) outs(%b : memref<4xi32>)
  %x = memref.load %b[%c0] : memref<4xi32>
  vector.print %x : i32
  memref.dealloc %b : memref<4xi32>
  return
}

func.func @fill_of_no_elements(%n: index) -> memref<?xi32> {
  %c1 = arith.constant 1 : index
  %b = memref.alloc(%c1) : memref<?xi32>
  return %b : memref<?xi32>
}

func.func @fill_of_some_elements(%m: memref<?xi32>) {
  return
}

func.func @copy_of_some_elements(%m: memref<?xi32>, %k: memref<?xi32>) {
  return
}

func.func @size_of_an_allocation(%n: index) {
  %c5 = arith.constant 5 : index
  vector.print %c5 : index
  return
}

func.func @cast_claims_a_size(%m: memref<?xi32>) {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %d = memref.cast %s : memref<4xi32> to memref<?xi32>
  func.call @touch_any(%d) : (memref<?xi32>) -> ()
  return
}

func.func @cast_that_the_source_has(%m: memref<?xi32>) {
  %b = memref.alloc() : memref<4xi32>
  func.call @touch(%b) : (memref<4xi32>) -> ()
  memref.dealloc %b : memref<4xi32>
  return
}

func.func @view_is_restored(%m: memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %v = memref.reinterpret_cast %b to offset: [%c0], sizes: [%s], strides: [%t] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  memref.store %i1, %v[%c0] : memref<?xi32, strided<[?], offset: ?>>
  return
}

func.func @loop_that_never_ends(%c: i1) {
  %i1 = arith.constant 1 : i32
  vector.print %i1 : i32
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

func.func @store_order(%m: memref<4xi32>, %i: index, %j: index) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  memref.store %i2, %m[%j] : memref<4xi32>
  memref.store %i1, %m[%i] : memref<4xi32>
  return
}

func.func @load_is_moved_over_a_store(%m: memref<4xi32>, %i: index, %j: index) {
  %i1 = arith.constant 1 : i32
  %x = memref.load %m[%j] : memref<4xi32>
  memref.store %i1, %m[%i] : memref<4xi32>
  vector.print %x : i32
  return
}

func.func @clone_stands_in_after_a_write(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  %k = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  %x = memref.load %m[%c0] : memref<4xi32>
  memref.store %i1, %m[%c0] : memref<4xi32>
  %y = memref.load %k[%c0] : memref<4xi32>
  vector.print %y : i32
  memref.dealloc %k : memref<4xi32>
  return
}

func.func @switch(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %c = arith.cmpi eq, %a, %i1 : i32
  cf.cond_br %c, ^d, ^o
^o:
  vector.print %i1 : i32
  return
^d:
  vector.print %i2 : i32
  return
}

func.func @index_switch(%a: index) {
  %i2 = arith.constant 2 : i32
    vector.print %i2 : i32
  return
}
