// Parts of aggregates are values of their own. One that nobody has set is undefined.
// RUN: freehold-run %s --entry main --args '5, 1.5' | FileCheck %s
// RUN: not freehold-run %s --entry bad --args '5, 1.5' 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: freehold-run %s --entry whole --args '5, 1.5' | FileCheck %s --check-prefix=WHOLE
// CHECK: result 0 = 5 : i64
// CHECK: result 1 = 1.5 : f32
// BAD: error: uninitialised-read
// WHOLE: call @use({5, {1.5, 0}} : !llvm.struct<(i64, array<2 x f32>)>)
// WHOLE: result 0 = 5 : i64
func.func private @use(!llvm.struct<(i64, array<2 x f32>)>)
func.func private @first(%s: !llvm.struct<(i64, array<2 x f32>)>) -> i64 {
  %x = llvm.extractvalue %s[0] : !llvm.struct<(i64, array<2 x f32>)>
  return %x : i64
}
func.func @main(%n: i64, %x: f32) -> (i64, f32) {
  %u = llvm.mlir.undef : !llvm.struct<(i64, array<2 x f32>)>
  %s = llvm.insertvalue %n, %u[0] : !llvm.struct<(i64, array<2 x f32>)>
  %t = llvm.insertvalue %x, %s[1, 1] : !llvm.struct<(i64, array<2 x f32>)>
  %a = llvm.extractvalue %t[0] : !llvm.struct<(i64, array<2 x f32>)>
  %b = llvm.extractvalue %t[1, 1] : !llvm.struct<(i64, array<2 x f32>)>
  return %a, %b : i64, f32
}
func.func @bad(%n: i64, %x: f32) -> f32 {
  %u = llvm.mlir.undef : !llvm.struct<(i64, array<2 x f32>)>
  %s = llvm.insertvalue %n, %u[0] : !llvm.struct<(i64, array<2 x f32>)>
  %t = llvm.insertvalue %x, %s[1, 1] : !llvm.struct<(i64, array<2 x f32>)>
  %b = llvm.extractvalue %t[1, 0] : !llvm.struct<(i64, array<2 x f32>)>
  return %b : f32
}
func.func @whole(%n: i64, %x: f32) -> i64 {
  %zero = arith.constant 0.0 : f32
  %u = llvm.mlir.undef : !llvm.struct<(i64, array<2 x f32>)>
  %s = llvm.insertvalue %n, %u[0] : !llvm.struct<(i64, array<2 x f32>)>
  %t = llvm.insertvalue %x, %s[1, 0] : !llvm.struct<(i64, array<2 x f32>)>
  %v = llvm.insertvalue %zero, %t[1, 1] : !llvm.struct<(i64, array<2 x f32>)>
  call @use(%v) : (!llvm.struct<(i64, array<2 x f32>)>) -> ()
  %r = call @first(%v) : (!llvm.struct<(i64, array<2 x f32>)>) -> i64
  return %r : i64
}
