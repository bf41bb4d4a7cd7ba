// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry same 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: not freehold-run %s --entry overlapping 2>&1 | FileCheck %s --check-prefix=OVERLAP

// Accesses to them never alias: separate buffers, and views of one that share no element,
// be they next to each other or interleaved.
// CHECK-LABEL: @distinct()
// CHECK-NEXT: result 0 = [_, _, 7, 8] : memref<4xi32>
// CHECK-NEXT: result 1 = [9] : memref<1xi32>
// CHECK-NEXT: returned{{$}}
func.func @distinct() -> (memref<4xi32>, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %nine = arith.constant 9 : i32
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<1xi32>
  %even = memref.subview %m[0][2][2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %odd = memref.subview %m[1][2][2] : memref<4xi32> to memref<2xi32, strided<[2], offset: 1>>
  %e, %o, %k = memref.distinct_objects %even, %odd, %n
      : memref<2xi32, strided<[2]>>, memref<2xi32, strided<[2], offset: 1>>, memref<1xi32>
  memref.store %seven, %e[%c1] : memref<2xi32, strided<[2]>>
  memref.store %eight, %o[%c1] : memref<2xi32, strided<[2], offset: 1>>
  memref.store %nine, %k[%c0] : memref<1xi32>
  return %m, %n : memref<4xi32>, memref<1xi32>
}

// SAME: [[@LINE+5]]:3: error: undefined: {{.*}}poison
func.func private @same(%v: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  %a, %b = memref.distinct_objects %m, %m : memref<4xi32>, memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  return
}

// OVERLAP: [[@LINE+9]]:3: error: undefined: {{.*}}poison
func.func private @overlapping(%v: i32) {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloca() : memref<8xi8>
  %w = memref.view %m[%c6][] : memref<8xi8> to memref<1xi16>
  %s = memref.subview %m[7][1][1] : memref<8xi8> to memref<1xi8, strided<[1], offset: 7>>
  %a, %b = memref.distinct_objects %w, %s : memref<1xi16>, memref<1xi8, strided<[1], offset: 7>>
  %x = arith.trunci %v : i32 to i16
  memref.store %x, %a[%c0] : memref<1xi16>
  return
}
