// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --address-policy=reuse | FileCheck %s
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry leak 2>&1 | FileCheck %s --check-prefix=LEAK
// RUN: not freehold-run %s --entry poison_size 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry huge 2>&1 | FileCheck %s --check-prefix=HUGE

// Cells start uninitialised; what is stored is found again.
// CHECK-LABEL: @mixed_sizes()
// CHECK-NEXT: result 0 = {{\[\[}}_, _, _], [_, 7, _]] : memref<?x3xi32>
// CHECK-NEXT: returned{{$}}
func.func @mixed_sizes() -> memref<?x3xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc(%c2) : memref<?x3xi32>
  memref.store %v, %m[%c1, %c1] : memref<?x3xi32>
  return %m : memref<?x3xi32>
}

// CHECK-LABEL: @rank_zero()
// CHECK-NEXT: result 0 = 2.5 : memref<f64>
// CHECK-NEXT: returned{{$}}
func.func @rank_zero() -> memref<f64> {
  %v = arith.constant 2.5 : f64
  %m = memref.alloc() : memref<f64>
  memref.store %v, %m[] : memref<f64>
  return %m : memref<f64>
}

// Zero-sized allocations are allocations, with addresses of their own.
// CHECK-LABEL: @zero_sized()
// CHECK-NEXT: result 0 = false : i1
// CHECK-NEXT: returned{{$}}
func.func @zero_sized() -> i1 {
  %a = memref.alloc() : memref<0xi32>
  %b = memref.alloc() : memref<4x0xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<0xi32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4x0xi32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %a : memref<0xi32>
  memref.dealloc %b : memref<4x0xi32>
  return %same : i1
}

// Strides of the type: element [1, 0] of strided<[4, 1]> is the fifth cell, and the last
// element [1, 2] is the seventh, so the flat view of seven cells is in bounds.
// CHECK-LABEL: @strided()
// CHECK-NEXT: result 0 = 5 : i32
// CHECK-NEXT: result 1 = 6 : i32
// CHECK-NEXT: returned{{$}}
func.func @strided() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %v = arith.constant 5 : i32
  %w = arith.constant 6 : i32
  %m = memref.alloc() : memref<2x3xi32, strided<[4, 1]>>
  memref.store %v, %m[%c1, %c0] : memref<2x3xi32, strided<[4, 1]>>
  memref.store %w, %m[%c1, %c2] : memref<2x3xi32, strided<[4, 1]>>
  %flat = memref.reinterpret_cast %m to offset: [0], sizes: [7], strides: [1]
      : memref<2x3xi32, strided<[4, 1]>> to memref<7xi32, strided<[1]>>
  %x = memref.load %flat[%c4] : memref<7xi32, strided<[1]>>
  %y = memref.load %flat[%c6] : memref<7xi32, strided<[1]>>
  memref.dealloc %m : memref<2x3xi32, strided<[4, 1]>>
  return %x, %y : i32, i32
}

// The alignment attribute holds for the aligned pointer, whatever else was allocated.
// CHECK-LABEL: @aligned()
// CHECK-NEXT: result 0 = 0 : index
// CHECK-NEXT: result 1 = 0 : index
// CHECK-NEXT: returned{{$}}
func.func @aligned() -> (index, index) {
  %c128 = arith.constant 128 : index
  %c4096 = arith.constant 4096 : index
  %pad = memref.alloc() : memref<3xi8>
  %a = memref.alloc() {alignment = 128} : memref<3xi8>
  %b = memref.alloc() {alignment = 4096} : memref<3xi8>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<3xi8> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<3xi8> -> index
  %ra = arith.remui %pa, %c128 : index
  %rb = arith.remui %pb, %c4096 : index
  memref.dealloc %pad : memref<3xi8>
  memref.dealloc %a : memref<3xi8>
  memref.dealloc %b : memref<3xi8>
  return %ra, %rb : index, index
}

// NEGATIVE: [[@LINE+4]]:8: error: undefined: {{.*}}-1
func.func private @negative() {
  %n = arith.constant -1 : index
  %one = arith.constant 1 : index
  %m = memref.alloc(%one, %n) : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  return
}

// LEAK: returned, 1 leaked
// LEAK: [[@LINE+2]]:8: error: leak: 12 bytes
func.func private @leak() {
  %m = memref.alloc() : memref<3xi32>
  return
}

// POISON: [[@LINE+3]]:8: error: undefined: {{.*}}poison
func.func private @poison_size() {
  %n = ub.poison : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return
}

// The product of these sizes does not fit 64 bits.
// HUGE: [[@LINE+3]]:8: error: budget: memory
func.func private @huge() {
  %n = arith.constant 4611686018427387904 : index
  %m = memref.alloc(%n, %n) : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  return
}
