// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry misaligned 2>&1 | FileCheck %s --check-prefix=MISALIGNED

// The first element's address counts: 16 i32 beyond a 64-byte boundary is one again.
// CHECK-LABEL: @holds()
// CHECK-NEXT: result 0 = 5 : i32
// CHECK-NEXT: result 1 = 5 : i32
// CHECK-NEXT: returned{{$}}
func.func @holds() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %v = arith.constant 5 : i32
  %m = memref.alloc() {alignment = 64} : memref<32xi32>
  memref.store %v, %m[%c16] : memref<32xi32>
  %a = memref.assume_alignment %m, 64 : memref<32xi32>
  %x = memref.load %a[%c16] : memref<32xi32>
  %s = memref.subview %m[16][4][1] : memref<32xi32> to memref<4xi32, strided<[1], offset: 16>>
  %b = memref.assume_alignment %s, 64 : memref<4xi32, strided<[1], offset: 16>>
  %y = memref.load %b[%c0] : memref<4xi32, strided<[1], offset: 16>>
  memref.dealloc %a : memref<32xi32>
  return %x, %y : i32, i32
}

// "If the buffer isn't aligned to the given alignment, its result is poison."
// CHECK-LABEL: @unused()
// CHECK-NEXT: returned{{$}}
func.func @unused() {
  %m = memref.alloca() {alignment = 64} : memref<32xi32>
  %s = memref.subview %m[1][4][1] : memref<32xi32> to memref<4xi32, strided<[1], offset: 1>>
  %a = memref.assume_alignment %s, 64 : memref<4xi32, strided<[1], offset: 1>>
  return
}

// MISALIGNED: [[@LINE+6]]:3: error: undefined: {{.*}}poison
func.func private @misaligned(%v: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() {alignment = 64} : memref<32xi32>
  %s = memref.subview %m[1][4][1] : memref<32xi32> to memref<4xi32, strided<[1], offset: 1>>
  %a = memref.assume_alignment %s, 64 : memref<4xi32, strided<[1], offset: 1>>
  memref.store %v, %a[%c0] : memref<4xi32, strided<[1], offset: 1>>
  return
}
