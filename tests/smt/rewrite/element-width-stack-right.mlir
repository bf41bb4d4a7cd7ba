// 16777216 elements of i24 are just what the stack has.
// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: element-width-stack-right  proved
func.func @src(%v: i32 {freehold.defined}) -> i32 { return %v : i32 }
func.func @tgt(%v: i32) -> i32 {
  %m = memref.alloca() : memref<16777216xi24>
  return %v : i32
}
