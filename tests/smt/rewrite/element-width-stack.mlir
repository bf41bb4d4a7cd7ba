// 16777217 elements of i24 take four bytes each, which is more than the stack has.
// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: refuted: is undefined (memref.alloca: stack overflow)
func.func @src(%v: i32 {freehold.defined}) -> i32 { return %v : i32 }
func.func @tgt(%v: i32) -> i32 {
  %m = memref.alloca() : memref<16777217xi24>
  return %v : i32
}
