// Targets of values-right-before.mlir.
func.func private @touch(memref<4xi32>)

func.func @constant_folds(%a: i32) {
  %x = arith.constant 3 : i32
  vector.print %x : i32
  return
}

func.func @commutes(%a: i32, %b: i32) {
  %x = arith.addi %b, %a : i32
  vector.print %x : i32
  return
}

func.func @subtraction_is_no_addition(%a: i32, %b: i32) {
  %m = arith.constant -1 : i32
  %n = arith.muli %b, %m : i32
  %x = arith.addi %a, %n : i32
  vector.print %x : i32
  return
}

func.func @distributes(%a: i32, %b: i32) {
  %i2 = arith.constant 2 : i32
  %s = arith.muli %a, %i2 : i32
  %x = arith.addi %b, %s : i32
  vector.print %x : i32
  return
}

func.func @comparison_swapped(%a: i32, %b: i32) {
  %x = arith.cmpi sgt, %b, %a : i32
  vector.print %x : i1
  return
}

func.func @signedness(%a: i32, %b: i32) {
  %x = arith.cmpi slt, %a, %b : i32
  vector.print %x : i1
  return
}

func.func @i1_has_a_sign(%a: i1, %b: i1) {
  %x = arith.cmpi ult, %b, %a : i1
  vector.print %x : i1
  return
}

func.func @i1_minimum(%a: i1, %b: i1) {
  %x = arith.ori %a, %b : i1
  vector.print %x : i1
  return
}

func.func @extension(%a: i8) {
  %y = arith.extsi %a : i8 to i16
  %x = arith.extsi %y : i16 to i32
  vector.print %x : i32
  return
}

func.func @index_cast(%a: i32) {
  %y = arith.extsi %a : i32 to i64
  %x = arith.index_cast %y : i64 to index
  vector.print %x : index
  return
}

func.func @truncation(%a: i32) {
  %c = arith.constant 24 : i32
  %y = arith.shli %a, %c : i32
  %x = arith.shrsi %y, %c : i32
  vector.print %x : i32
  return
}

func.func @minimum(%a: i32, %b: i32) {
  %c = arith.cmpi sle, %a, %b : i32
  %x = arith.select %c, %a, %b : i32
  vector.print %x : i32
  return
}

func.func @affine_remainder(%a: index) {
  %c = arith.constant 3 : index
  %x = arith.andi %a, %c : index
  vector.print %x : index
  return
}

func.func @affine_division(%a: index) {
  %c = arith.constant 2 : index
  %x = arith.shrsi %a, %c : index
  vector.print %x : index
  return
}

func.func @affine_minimum(%a: index) {
  %c = arith.constant 7 : index
  %x = arith.minsi %a, %c : index
  vector.print %x : index
  return
}

func.func @branch_becomes_select(%c: i1, %a: i32, %b: i32) {
  %i1 = arith.constant 1 : i32
  %y = arith.addi %a, %i1 : i32
  %x = arith.select %c, %y, %b : i32
  vector.print %x : i32
  return
}

func.func @select_becomes_branch(%c: i1, %a: i32, %b: i32) {
  %x = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  vector.print %x : i32
  return
}

func.func @memref_is_selected(%c: i1, %m: memref<4xi32>, %n: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  %s = arith.select %c, %m, %n : memref<4xi32>
  memref.store %i1, %s[%c0] : memref<4xi32>
  return
}

func.func @condition_is_asked_twice(%c: i1) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  scf.if %c {
    vector.print %i1 : i32
    vector.print %i2 : i32
  }
  return
}

func.func @condition_is_negated(%c: i1) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    vector.print %i2 : i32
  } else {
    vector.print %i1 : i32
  }
  return
}

func.func @known_branch(%a: index) {
  %i1 = arith.constant 1 : i32
    vector.print %i1 : i32
  return
}

func.func @nested_condition(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %p = arith.cmpi sgt, %a, %i2 : i32
  scf.if %p {
    vector.print %i1 : i32
  }
  return
}

func.func @nested_condition_that_may_fail(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %p = arith.cmpi sgt, %a, %i2 : i32
  scf.if %p {
    vector.print %i1 : i32
  }
  return
}

func.func @loop_of_one(%a: index) {
  %c1 = arith.constant 1 : index
  vector.print %c1 : index
  return
}

func.func @loop_of_none(%a: index) {
  return
}

func.func @loop_of_two(%a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    vector.print %i : index
  }
  return
}

func.func @affine_loop_of_one(%a: index) {
  %c2 = arith.constant 2 : index
  vector.print %c2 : index
  return
}

func.func @affine_loop_of_none(%a: index) {
  return
}

func.func @affine_bounds(%a: index) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0)>(%a) {
    vector.print %i : index
  }
  return
}

func.func @affine_if(%a: index) {
  %i1 = arith.constant 1 : i32
    vector.print %i1 : i32
  return
}

func.func @forall_bounds(%m: memref<4xi32>) {
  %i1 = arith.constant 1 : i32
  scf.forall (%i) in (2) {
    memref.store %i1, %m[%i] : memref<4xi32>
  }
  return
}

func.func @affine_access(%m: memref<4xi32>) {
  %i1 = arith.constant 1 : i32
  affine.store %i1, %m[3] : memref<4xi32>
  return
}

func.func @value_of_the_iteration_before(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %i1) -> (i32) {
    %x = memref.load %m[%c0] : memref<4xi32>
    vector.print %p : i32
    func.call @touch(%m) : (memref<4xi32>) -> ()
    scf.yield %x : i32
  }
  return
}

func.func @swapping_loop(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%q = %b, %p = %a) -> (i32, i32) {
    scf.yield %p, %q : i32, i32
  }
  vector.print %r#1 : i32
  return
}

func.func @buffer_that_is_only_written(%m: memref<4xi32>) {
  %i1 = arith.constant 1 : i32
  vector.print %i1 : i32
  return
}

func.func @fill_of_no_elements(%n: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %b = memref.alloc(%c0) : memref<?xi32>
  return %b : memref<?xi32>
}

func.func @size_of_an_allocation(%n: index) {
  vector.print %n : index
  return
}

func.func @cast_that_the_source_has(%m: memref<?xi32>) {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  func.call @touch(%s) : (memref<4xi32>) -> ()
  return
}

func.func @view_is_restored(%m: memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  memref.store %i1, %m[%c0] : memref<?xi32, strided<[?], offset: ?>>
  return
}

func.func @switch(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %c = arith.cmpi eq, %a, %i1 : i32
  cf.cond_br %c, ^o, ^d
^o:
  vector.print %i1 : i32
  return
^d:
  vector.print %i2 : i32
  return
}

func.func @index_switch(%a: index) {
  %i1 = arith.constant 1 : i32
    vector.print %i1 : i32
  return
}
