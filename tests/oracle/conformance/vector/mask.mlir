// A transfer in the body accesses the lanes that the mask sets; a read gives the others the padding.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUT
// RUN: freehold-run %s --entry reduced | FileCheck %s --check-prefix=REDUCED
// RUN: freehold-run %s --entry rounded | FileCheck %s --check-prefix=ROUNDED
// RUN: freehold-run %s --entry contracted | FileCheck %s --check-prefix=CONTRACTED
// RUN: not freehold-run %s --entry no_box 2>&1 | FileCheck %s --check-prefix=BOX
// RUN: not freehold-run %s --entry unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not freehold-run %s --entry sum 2>&1 | FileCheck %s --check-prefix=SUM
// OUT: error: out-of-bounds
// SUM: error: unsupported: vector.mask
// CHECK: result 0 = [3, -1, -1, -1] : vector<4xi32>
// CHECK: result 1 = [1, 1, 3] : memref<3xi32>
func.func @main() -> (vector<4xi32>, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %m = memref.alloc() : memref<3xi32>
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  vector.store %v, %m[%c0] : memref<3xi32>, vector<3xi32>
  %mask = vector.create_mask %c1 : vector<4xi1>
  %r = vector.mask %mask { vector.transfer_read %m[%c2], %pad {in_bounds = [true]} : memref<3xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  %w = arith.constant dense<1> : vector<4xi32>
  %two = vector.create_mask %c2 : vector<4xi1>
  vector.mask %two { vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<3xi32> } : vector<4xi1>
  return %r, %m : vector<4xi32>, memref<3xi32>
}
func.func @outside(%m: memref<3xi32>) {
  %c2 = arith.constant 2 : index
  %w = arith.constant dense<1> : vector<4xi32>
  %two = vector.create_mask %c2 : vector<4xi1>
  vector.mask %two { vector.transfer_write %w, %m[%c2] {in_bounds = [true]} : vector<4xi32>, memref<3xi32> } : vector<4xi1>
  return
}
func.func @sum() -> i32 {
  %c2 = arith.constant 2 : index
  %v = arith.constant dense<1> : vector<4xi32>
  %two = vector.create_mask %c2 : vector<4xi1>
  %s = vector.mask %two { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %s : i32
}

// Reductions leave out the other lanes.
// REDUCED: result 0 = 13 : i32
// REDUCED-NEXT: result 1 = 4 : i32
// REDUCED-NEXT: result 2 = [15, 21] : vector<2xi32>
func.func private @reduced() -> (i32, i32, vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
  %ten = arith.constant 10 : i32
  %two = vector.create_mask %c2 : vector<4xi1>
  %s = vector.mask %two { vector.reduction <add>, %v, %ten : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %four = arith.constant 4 : i32
  %none = vector.create_mask %c0 : vector<4xi1>
  %t = vector.mask %none { vector.reduction <maxsi>, %v, %four : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %w = arith.constant dense<[[1, 2, 4], [8, 16, 32]]> : vector<2x3xi32>
  %acc = arith.constant dense<[12, 13]> : vector<2xi32>
  %part = vector.create_mask %c2, %c2 : vector<2x3xi1>
  %u = vector.mask %part { vector.multi_reduction <add>, %w, %acc [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  %low = arith.constant dense<[0, 16]> : vector<2xi32>
  %r = arith.subi %u, %low : vector<2xi32>
  return %s, %t, %r : i32, i32, vector<2xi32>
}

// A sum of floats in an order that nothing says is the same for the same lanes, whatever the others have.
// ROUNDED: result 0 = true : i1
// ROUNDED-NEXT: result 1 = false : i1
func.func private @rounded() -> (i1, i1) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %v = arith.constant dense<[1.0, 2.0, 4.0]> : vector<3xf32>
  %w = arith.constant dense<[1.0, 2.0, 5.0]> : vector<3xf32>
  %two = vector.create_mask %c2 : vector<3xi1>
  %three = vector.create_mask %c3 : vector<3xi1>
  %a = vector.mask %two { vector.multi_reduction <add>, %v, %zero [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  %b = vector.mask %two { vector.multi_reduction <add>, %w, %zero [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  %c = vector.mask %three { vector.multi_reduction <add>, %w, %zero [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  %x = arith.bitcast %a : f32 to i32
  %y = arith.bitcast %b : f32 to i32
  %z = arith.bitcast %c : f32 to i32
  %same = arith.cmpi eq, %x, %y : i32
  %other = arith.cmpi eq, %y, %z : i32
  return %same, %other : i1, i1
}

// UNKNOWN: error: undefined: {{.*}}poison
func.func private @unknown() -> i32 {
  %p = ub.poison : vector<4xi1>
  %v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
  %ten = arith.constant 10 : i32
  %s = vector.mask %p { vector.reduction <add>, %v, %ten : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %s : i32
}

// CONTRACTED: result 0 = [104, 212] : vector<2xi32>
// CONTRACTED-NEXT: result 1 = true : i1
// CONTRACTED-NEXT: result 2 = false : i1
#matrix = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func private @contracted() -> (vector<2xi32>, i1, i1) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = arith.constant dense<[[1, 2, 4], [3, 6, 9]]> : vector<2x3xi32>
  %v = arith.constant dense<[2, 1, 5]> : vector<3xi32>
  %acc = arith.constant dense<[100, 200]> : vector<2xi32>
  %two = vector.create_mask %c2, %c2 : vector<2x3xi1>
  %r = vector.mask %two { vector.contract {indexing_maps = [#matrix, #column, #row], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
    %m, %v, %acc : vector<2x3xi32>, vector<3xi32> into vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  %f = arith.constant dense<[[1.0, 2.0, 4.0], [3.0, 6.0, 9.0]]> : vector<2x3xf32>
  %g = arith.constant dense<[[1.0, 2.0, 8.0], [3.0, 6.0, 7.0]]> : vector<2x3xf32>
  %w = arith.constant dense<[2.0, 1.0, 5.0]> : vector<3xf32>
  %x = arith.constant dense<[2.0, 3.0, 5.0]> : vector<3xf32>
  %start = arith.constant dense<0.0> : vector<2xf32>
  %a = vector.mask %two { vector.contract {indexing_maps = [#matrix, #column, #row], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
    %f, %w, %start : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %b = vector.mask %two { vector.contract {indexing_maps = [#matrix, #column, #row], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
    %g, %w, %start : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %c = vector.mask %two { vector.contract {indexing_maps = [#matrix, #column, #row], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
    %f, %x, %start : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %a0 = vector.extract %a[0] : f32 from vector<2xf32>
  %b0 = vector.extract %b[0] : f32 from vector<2xf32>
  %e0 = vector.extract %c[0] : f32 from vector<2xf32>
  %ai = arith.bitcast %a0 : f32 to i32
  %bi = arith.bitcast %b0 : f32 to i32
  %ei = arith.bitcast %e0 : f32 to i32
  %same = arith.cmpi eq, %ai, %bi : i32
  %other = arith.cmpi eq, %ai, %ei : i32
  return %r, %same, %other : vector<2xi32>, i1, i1
}

// BOX: error: unsupported: vector.mask: a mask that is no box, around a contraction of floats
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func private @no_box() -> vector<2x2xf32> {
  %f = arith.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : vector<2x2xf32>
  %start = arith.constant dense<0.0> : vector<2x2xf32>
  %mask = arith.constant dense<[[[false, true], [true, true]], [[true, true], [true, true]]]> : vector<2x2x2xi1>
  %a = vector.mask %mask { vector.contract {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
    %f, %f, %start : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32> } : vector<2x2x2xi1> -> vector<2x2xf32>
  return %a : vector<2x2xf32>
}
