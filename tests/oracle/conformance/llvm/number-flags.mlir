// Flags that arith has no word for: a result is poison where they are wrong. Vectors lane by lane.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry exact_division 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry exact_signed_division 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry exact_shift 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry disjoint 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry negative_float 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry truncated 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry lane 2>&1 | FileCheck %s --check-prefix=POISON
// CHECK: result 0 = 2 : i8
// CHECK: result 1 = -2 : i8
// CHECK: result 2 = 5 : i8
// CHECK: result 3 = 3 : i16
// CHECK: result 4 = 3 : i4
// CHECK: result 5 = [4, 6] : vector<2xi8>
// POISON: error: undefined: an observed value is poison
func.func @main() -> (i8, i8, i8, i16, i4, vector<2xi8>) {
  %one = llvm.mlir.constant(1 : i8) : i8
  %three = llvm.mlir.constant(3 : i8) : i8
  %four = llvm.mlir.constant(4 : i8) : i8
  %six = llvm.mlir.constant(6 : i8) : i8
  %minus = llvm.mlir.constant(-4 : i8) : i8
  %d = llvm.udiv exact %six, %three : i8
  %s = llvm.ashr exact %minus, %one : i8
  %o = llvm.or disjoint %four, %one : i8
  %z = llvm.zext nneg %three : i8 to i16
  %t = llvm.trunc %three overflow<nsw, nuw> : i8 to i4
  %v = arith.constant dense<[1, 3]> : vector<2xi8>
  %w = arith.constant dense<[3, 3]> : vector<2xi8>
  %u = llvm.add %v, %w overflow<nsw> : vector<2xi8>
  return %d, %s, %o, %z, %t, %u : i8, i8, i8, i16, i4, vector<2xi8>
}
func.func @exact_division() -> i8 {
  %a = llvm.mlir.constant(7 : i8) : i8
  %b = llvm.mlir.constant(3 : i8) : i8
  %r = llvm.udiv exact %a, %b : i8
  return %r : i8
}
func.func @exact_signed_division() -> i8 {
  %a = llvm.mlir.constant(-7 : i8) : i8
  %b = llvm.mlir.constant(3 : i8) : i8
  %r = llvm.sdiv exact %a, %b : i8
  return %r : i8
}
func.func @exact_shift() -> i8 {
  %a = llvm.mlir.constant(-7 : i8) : i8
  %b = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.lshr exact %a, %b : i8
  return %r : i8
}
func.func @disjoint() -> i8 {
  %a = llvm.mlir.constant(5 : i8) : i8
  %b = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.or disjoint %a, %b : i8
  return %r : i8
}
func.func @negative() -> i16 {
  %a = llvm.mlir.constant(-5 : i8) : i8
  %r = llvm.zext nneg %a : i8 to i16
  return %r : i16
}
func.func @negative_float() -> f32 {
  %a = llvm.mlir.constant(-5 : i8) : i8
  %r = llvm.uitofp nneg %a : i8 to f32
  return %r : f32
}
func.func @truncated() -> i4 {
  %a = llvm.mlir.constant(9 : i8) : i8
  %r = llvm.trunc %a overflow<nsw> : i8 to i4
  return %r : i4
}
func.func @lane() -> vector<2xi8> {
  %v = arith.constant dense<[1, 100]> : vector<2xi8>
  %u = llvm.add %v, %v overflow<nsw> : vector<2xi8>
  return %u : vector<2xi8>
}
