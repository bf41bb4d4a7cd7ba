// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry huge 2>&1 | FileCheck %s --check-prefix=HUGE

memref.global "private" @x : memref<2x2xi32> = dense<[[1, 2], [3, -4]]>
memref.global "private" @splat : memref<3xf32> = dense<0.5>
memref.global @u : memref<2xi16> = uninitialized
memref.global "private" constant @c : memref<2xindex> = dense<[7, -7]> {alignment = 256}
memref.global "private" @scalar : memref<i64> = dense<-9>
memref.global "private" @empty : memref<0xi32> = dense<>
memref.global "private" constant @large : memref<1000000x1000000xi32> = dense<1>

// Each global is one buffer for the whole run. Constants are not observed, nor private ones, which
// nobody else can see.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 3 : i32
// CHECK-NEXT: result 1 = 10 : i32
// CHECK-NEXT: result 2 = 0.5 : f32
// CHECK-NEXT: result 3 = -7 : index
// CHECK-NEXT: result 4 = 0 : index
// CHECK-NEXT: result 5 = -9 : i64
// CHECK-NEXT: global @u = [_, _]
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, i32, f32, index, index, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c256 = arith.constant 256 : index
  %ten = arith.constant 10 : i32
  %x = memref.get_global @x : memref<2x2xi32>
  %a = memref.load %x[%c1, %c0] : memref<2x2xi32>
  memref.store %ten, %x[%c1, %c1] : memref<2x2xi32>
  %again = memref.get_global @x : memref<2x2xi32>
  %b = memref.load %again[%c1, %c1] : memref<2x2xi32>
  %splat = memref.get_global @splat : memref<3xf32>
  %c = memref.load %splat[%c2] : memref<3xf32>
  %constant = memref.get_global @c : memref<2xindex>
  %d = memref.load %constant[%c1] : memref<2xindex>
  %p = memref.extract_aligned_pointer_as_index %constant : memref<2xindex> -> index
  %misaligned = arith.remui %p, %c256 : index
  %scalar = memref.get_global @scalar : memref<i64>
  %e = memref.load %scalar[] : memref<i64>
  return %a, %b, %c, %d, %misaligned, %e : i32, i32, f32, index, index, i64
}

// UNINIT: [[@LINE+5]]:3: error: uninitialised-read
func.func private @uninitialised() -> i16 {
  %c0 = arith.constant 0 : index
  %u = memref.get_global @u : memref<2xi16>
  %x = memref.load %u[%c0] : memref<2xi16>
  return %x : i16
}

// HUGE: [[@LINE+3]]:8: error: unsupported: memref.get_global
func.func private @huge() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @large : memref<1000000x1000000xi32>
  %x = memref.load %g[%c0, %c0] : memref<1000000x1000000xi32>
  return %x : i32
}
