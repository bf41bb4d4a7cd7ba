// arith.bitcast: the same bits as another type.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, i64, f16, bf16, i32, f8E4M3FN, f128) {
  %a0 = arith.constant 1065353216 : i32
  %r0 = arith.bitcast %a0 : i32 to f32
  // CHECK-NEXT: result 0 = 1 : f32
  %a1 = arith.constant 1.0 : f64
  %r1 = arith.bitcast %a1 : f64 to i64
  // CHECK-NEXT: result 1 = 4607182418800017408 : i64
  // -0
  %a2 = arith.constant -32768 : i16
  %r2 = arith.bitcast %a2 : i16 to f16
  // CHECK-NEXT: result 2 = -0 : f16
  %a3 = arith.constant 16256 : i16
  %r3 = arith.bitcast %a3 : i16 to bf16
  // CHECK-NEXT: result 3 = 1 : bf16
  %a4 = arith.constant -2.0 : f32
  %r4 = arith.bitcast %a4 : f32 to i32
  // CHECK-NEXT: result 4 = -1073741824 : i32
  %a5 = arith.constant 56 : i8
  %r5 = arith.bitcast %a5 : i8 to f8E4M3FN
  // CHECK-NEXT: result 5 = 1 : f8E4M3FN
  %a6 = arith.constant 85065399433376081038215121361612832768 : i128
  %r6 = arith.bitcast %a6 : i128 to f128
  // CHECK-NEXT: result 6 = 1 : f128
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f32, i64, f16, bf16, i32, f8E4M3FN, f128
}
// CHECK-NEXT: returned

// RUN: not freehold-run %s --entry buffer 2>&1 | FileCheck %s --check-prefix=BUFFER
func.func private @buffer() {
  %m = memref.alloc() : memref<2xi32>
  // BUFFER: [[@LINE+1]]:8: error: unsupported: arith.bitcast
  %f = arith.bitcast %m : memref<2xi32> to memref<2xf32>
  memref.dealloc %m : memref<2xi32>
  return
}
