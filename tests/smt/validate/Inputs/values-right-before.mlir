// Each function computes the same in other words in values-right-after.mlir.
func.func private @touch(memref<4xi32>)

func.func @constant_folds(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %x = arith.addi %i1, %i2 : i32
  vector.print %x : i32
  return
}

func.func @commutes(%a: i32, %b: i32) {
  %x = arith.addi %a, %b : i32
  vector.print %x : i32
  return
}

func.func @subtraction_is_no_addition(%a: i32, %b: i32) {
  %x = arith.subi %a, %b : i32
  vector.print %x : i32
  return
}

func.func @distributes(%a: i32, %b: i32) {
  %s = arith.addi %a, %a : i32
  %x = arith.addi %s, %b : i32
  vector.print %x : i32
  return
}

func.func @comparison_swapped(%a: i32, %b: i32) {
  %x = arith.cmpi slt, %a, %b : i32
  vector.print %x : i1
  return
}

func.func @signedness(%a: i32, %b: i32) {
  %x = arith.cmpi slt, %a, %b : i32
  vector.print %x : i1
  return
}

func.func @i1_has_a_sign(%a: i1, %b: i1) {
  %x = arith.cmpi slt, %a, %b : i1
  vector.print %x : i1
  return
}

func.func @i1_minimum(%a: i1, %b: i1) {
  %x = arith.minsi %a, %b : i1
  vector.print %x : i1
  return
}

func.func @extension(%a: i8) {
  %x = arith.extsi %a : i8 to i32
  vector.print %x : i32
  return
}

func.func @index_cast(%a: i32) {
  %x = arith.index_cast %a : i32 to index
  vector.print %x : index
  return
}

func.func @truncation(%a: i32) {
  %y = arith.trunci %a : i32 to i8
  %x = arith.extsi %y : i8 to i32
  vector.print %x : i32
  return
}

func.func @minimum(%a: i32, %b: i32) {
  %x = arith.minsi %a, %b : i32
  vector.print %x : i32
  return
}

func.func @affine_remainder(%a: index) {
  %x = affine.apply affine_map<(d0) -> (d0 mod 4)>(%a)
  vector.print %x : index
  return
}

func.func @affine_division(%a: index) {
  %x = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%a)
  vector.print %x : index
  return
}

func.func @affine_minimum(%a: index) {
  %x = affine.min affine_map<(d0) -> (d0, 7)>(%a)
  vector.print %x : index
  return
}

func.func @branch_becomes_select(%c: i1, %a: i32, %b: i32) {
  %i1 = arith.constant 1 : i32
  %x = scf.if %c -> (i32) {
    %y = arith.addi %a, %i1 : i32
    scf.yield %y : i32
  } else {
    scf.yield %b : i32
  }
  vector.print %x : i32
  return
}

func.func @select_becomes_branch(%c: i1, %a: i32, %b: i32) {
  %x = arith.select %c, %a, %b : i32
  vector.print %x : i32
  return
}

func.func @memref_is_selected(%c: i1, %m: memref<4xi32>, %n: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  %s = scf.if %c -> (memref<4xi32>) {
    scf.yield %m : memref<4xi32>
  } else {
    scf.yield %n : memref<4xi32>
  }
  memref.store %i1, %s[%c0] : memref<4xi32>
  return
}

func.func @condition_is_asked_twice(%c: i1) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  scf.if %c {
    vector.print %i1 : i32
  }
  scf.if %c {
    vector.print %i2 : i32
  }
  return
}

func.func @condition_is_negated(%c: i1) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  scf.if %c {
    vector.print %i1 : i32
  } else {
    vector.print %i2 : i32
  }
  return
}

func.func @known_branch(%a: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %c = arith.cmpi ult, %c1, %c2 : index
  scf.if %c {
    vector.print %i1 : i32
  } else {
    vector.print %i2 : i32
  }
  return
}

func.func @nested_condition(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %p = arith.cmpi sgt, %a, %i2 : i32
  scf.if %p {
    %q = arith.cmpi sgt, %a, %i1 : i32
    scf.if %q {
    vector.print %i1 : i32
    }
  }
  return
}

func.func @nested_condition_that_may_fail(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %p = arith.cmpi sgt, %a, %i1 : i32
  scf.if %p {
    %q = arith.cmpi sgt, %a, %i2 : i32
    scf.if %q {
    vector.print %i1 : i32
    }
  }
  return
}

func.func @loop_of_one(%a: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c1 to %c2 step %c1 {
    vector.print %i : index
  }
  return
}

func.func @loop_of_none(%a: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c2 to %c2 step %c1 {
    vector.print %i : index
  }
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
  %c5 = arith.constant 5 : index
  affine.for %i = max affine_map<(d0) -> (d0 floordiv 2, 1)>(%c5) to 3 {
    vector.print %i : index
  }
  return
}

func.func @affine_loop_of_none(%a: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 3)>(%c0) {
    vector.print %i : index
  }
  return
}

func.func @affine_bounds(%a: index) {
  affine.for %i = 0 to %a {
    vector.print %i : index
  }
  return
}

func.func @affine_if(%a: index) {
  %c2 = arith.constant 2 : index
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%c2) {
    vector.print %i1 : i32
  } else {
    vector.print %i2 : i32
  }
  return
}

func.func @forall_bounds(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i1 = arith.constant 1 : i32
  scf.forall (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %i1, %m[%i] : memref<4xi32>
  }
  return
}

func.func @affine_access(%m: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i1 = arith.constant 1 : i32
  affine.store %i1, %m[(%c1 * 1 + %c2) mod 4] : memref<4xi32>
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
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (i32, i32) {
    scf.yield %q, %p : i32, i32
  }
  vector.print %r#0 : i32
  return
}

func.func @buffer_that_is_only_written(%m: memref<4xi32>) {
  %i1 = arith.constant 1 : i32
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%i1 : i32) outs(%b : memref<4xi32>)
  vector.print %i1 : i32
  return
}

func.func @fill_of_no_elements(%n: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : i32
  %b = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%i1 : i32) outs(%b : memref<?xi32>)
  return %b : memref<?xi32>
}

func.func @size_of_an_allocation(%n: index) {
  %c0 = arith.constant 0 : index
  %b = memref.alloc(%n) : memref<?xi32>
  %x = memref.dim %b, %c0 : memref<?xi32>
  vector.print %x : index
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
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %v = memref.reinterpret_cast %b to offset: [%o], sizes: [%s], strides: [%t] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  memref.store %i1, %v[%c0] : memref<?xi32, strided<[?], offset: ?>>
  return
}

func.func @switch(%a: i32) {
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  cf.switch %a : i32, [default: ^d, 1: ^o]
^d:
  vector.print %i2 : i32
  return
^o:
  vector.print %i1 : i32
  return
}

func.func @index_switch(%a: index) {
  %c2 = arith.constant 2 : index
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  scf.index_switch %c2
  case 2 {
    vector.print %i1 : i32
    scf.yield
  }
  default {
    vector.print %i2 : i32
  }
  return
}
