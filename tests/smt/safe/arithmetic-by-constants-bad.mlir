// The same, each wrong by one number or op: a run shows it.
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>/dev/null | FileCheck %s --implicit-check-not=proved --implicit-check-not=contradicts
// CHECK: @remainder_of_two  refuted: double-free
// CHECK: @signed_remainder  refuted: leak
// CHECK: @floor_and_zero  refuted: leak
// CHECK: @mask_of_bits  refuted: leak
// CHECK: @shift_without_sign  refuted: double-free
// CHECK: @division_without_sign  refuted: double-free
// CHECK: @product_in_range  refuted: double-free
// CHECK: @least_without_sign  refuted: double-free
// CHECK: @affine_if_parts  refuted: leak
// CHECK: @affine_if_mod  refuted: leak
// CHECK: @affine_last_iteration  refuted: double-free
// CHECK: @affine_for_of_one  refuted: double-free
// CHECK: @affine_min_of_constant  refuted: double-free
// CHECK: @affine_apply_ceildiv  refuted: double-free
func.func @remainder_of_two(%n: index) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %q = arith.remui %n, %c2 : index
  %z = arith.cmpi eq, %q, %c0 : index
  %o = arith.cmpi ule, %q, %c1 : index
  scf.if %z {
    memref.dealloc %a : memref<4xf32>
  }
  scf.if %o {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
func.func @signed_remainder(%n: i32) {
  %c2 = arith.constant 2 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %a = memref.alloc() : memref<4xf32>
  %q = arith.remsi %n, %c2 : i32
  %z = arith.cmpi eq, %q, %c0 : i32
  %o = arith.cmpi eq, %q, %c1 : i32
  %p = arith.cmpi eq, %q, %c2 : i32
  scf.if %z { memref.dealloc %a : memref<4xf32> }
  scf.if %o { memref.dealloc %a : memref<4xf32> }
  scf.if %p { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @floor_and_zero(%n: i32) {
  %c2 = arith.constant 2 : i32
  %c0 = arith.constant 0 : i32
  %a = memref.alloc() : memref<4xf32>
  %q = arith.divsi %n, %c2 : i32
  %below = arith.cmpi slt, %n, %c0 : i32
  %neg = arith.cmpi slt, %q, %c0 : i32
  %t = arith.constant true
  %not = arith.xori %below, %t : i1
  scf.if %neg { memref.dealloc %a : memref<4xf32> }
  scf.if %not { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @mask_of_bits(%n: i8) {
  %c7 = arith.constant 7 : i8
  %c0 = arith.constant 0 : i8
  %c8 = arith.constant 7 : i8
  %a = memref.alloc() : memref<4xf32>
  %q = arith.andi %n, %c7 : i8
  %in = arith.cmpi slt, %q, %c8 : i8
  %ge = arith.cmpi sge, %q, %c0 : i8
  %both = arith.andi %in, %ge : i1
  scf.if %both { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @shift_without_sign(%n: i8) {
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : i8
  %a = memref.alloc() : memref<4xf32>
  %q = arith.shrsi %n, %c1 : i8
  %neg = arith.cmpi slt, %q, %c0 : i8
  memref.dealloc %a : memref<4xf32>
  scf.if %neg { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @division_without_sign(%n: i8) {
  %c3 = arith.constant 3 : i8
  %c85 = arith.constant 84 : i8
  %a = memref.alloc() : memref<4xf32>
  %q = arith.divui %n, %c3 : i8
  %more = arith.cmpi ugt, %q, %c85 : i8
  memref.dealloc %a : memref<4xf32>
  scf.if %more { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @product_in_range(%n: i8) {
  %c3 = arith.constant 3 : i8
  %c10 = arith.constant 100 : i8
  %c0 = arith.constant 0 : i8
  %a = memref.alloc() : memref<4xf32>
  %p = arith.muli %n, %c3 : i8
  %small = arith.cmpi ult, %n, %c10 : i8
  %neg = arith.cmpi slt, %p, %c0 : i8
  %both = arith.andi %small, %neg : i1
  memref.dealloc %a : memref<4xf32>
  scf.if %both { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @least_without_sign(%n: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %m = arith.minsi %n, %c4 : index
  %neg = arith.cmpi slt, %m, %c0 : index
  memref.dealloc %a : memref<4xf32>
  scf.if %neg { memref.dealloc %a : memref<4xf32> }
  return
}
#affine_if_parts_s = affine_set<(d0) : (d0 - 3 >= 0)>
#affine_if_parts_t = affine_set<(d0) : (-d0 + 1 >= 0)>
func.func @affine_if_parts(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  affine.if #affine_if_parts_s(%n) {
    memref.dealloc %a : memref<4xf32>
  }
  affine.if #affine_if_parts_t(%n) {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
#affine_if_mod_s = affine_set<(d0)[s0] : (d0 mod 3 - s0 == 0)>
func.func @affine_if_mod(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xf32>
  affine.if #affine_if_mod_s(%n)[%c0] { memref.dealloc %a : memref<4xf32> }
  affine.if #affine_if_mod_s(%n)[%c1] { memref.dealloc %a : memref<4xf32> }
  affine.if #affine_if_mod_s(%n)[%c2] { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @affine_last_iteration(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0)[s0] : (d0 - s0 + 1 == 0)>(%i)[%n] {
      memref.dealloc %a : memref<4xf32>
    }
    affine.if affine_set<(d0)[s0] : (d0 - s0 + 2 >= 0)>(%i)[%n] {
      memref.dealloc %a : memref<4xf32>
    }
  }
  affine.if affine_set<()[s0] : (-s0 >= 0)>()[%n] {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
func.func @affine_for_of_one(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0 + 2)>(%n) {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
func.func @affine_min_of_constant(%n: index) {
  %c5 = arith.constant 4 : index
  %a = memref.alloc() : memref<4xf32>
  %m = affine.min affine_map<(d0) -> (d0, 5)>(%n)
  %more = arith.cmpi sgt, %m, %c5 : index
  memref.dealloc %a : memref<4xf32>
  scf.if %more { memref.dealloc %a : memref<4xf32> }
  return
}
func.func @affine_apply_ceildiv(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  %u = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%n)
  %d = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%n)
  %less = arith.cmpi sle, %u, %d : index
  memref.dealloc %a : memref<4xf32>
  scf.if %less { memref.dealloc %a : memref<4xf32> }
  return
}
