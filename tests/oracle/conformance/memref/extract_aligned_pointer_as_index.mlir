// RUN: freehold-run %s | FileCheck %s --check-prefixes=CHECK,FRESH
// RUN: freehold-run %s --address-policy=reuse | FileCheck %s --check-prefixes=CHECK,REUSE

// The aligned pointer: a view moves it by its byte shift, a subview does not. Also of an
// unranked memref, and of one that has been freed.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 6 : index
// CHECK-NEXT: result 1 = 0 : index
// CHECK-NEXT: result 2 = 0 : index
// CHECK-NEXT: result 3 = 0 : index
// CHECK-NEXT: returned{{$}}
func.func @main() -> (index, index, index, index) {
  %c6 = arith.constant 6 : index
  %m = memref.alloc() : memref<16xi8>
  %p = memref.extract_aligned_pointer_as_index %m : memref<16xi8> -> index
  %v = memref.view %m[%c6][] : memref<16xi8> to memref<5xi16>
  %pv = memref.extract_aligned_pointer_as_index %v : memref<5xi16> -> index
  %dv = arith.subi %pv, %p : index
  %s = memref.subview %m[3][2][1] : memref<16xi8> to memref<2xi8, strided<[1], offset: 3>>
  %ps = memref.extract_aligned_pointer_as_index %s : memref<2xi8, strided<[1], offset: 3>> -> index
  %ds = arith.subi %ps, %p : index
  %u = memref.cast %m : memref<16xi8> to memref<*xi8>
  %pu = memref.extract_aligned_pointer_as_index %u : memref<*xi8> -> index
  %du = arith.subi %pu, %p : index
  memref.dealloc %m : memref<16xi8>
  %pf = memref.extract_aligned_pointer_as_index %m : memref<16xi8> -> index
  %df = arith.subi %pf, %p : index
  return %dv, %ds, %du, %df : index, index, index, index
}

// Live buffers never share an address; a freed one's may come back.
// CHECK-LABEL: @addresses()
// CHECK-NEXT: result 0 = false : i1
// FRESH-NEXT: result 1 = false : i1
// REUSE-NEXT: result 1 = true : i1
// CHECK-NEXT: returned{{$}}
func.func @addresses() -> (i1, i1) {
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<16xi8>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<16xi8> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<16xi8> -> index
  %live = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %b : memref<16xi8>
  %c = memref.alloc() : memref<16xi8>
  %pc = memref.extract_aligned_pointer_as_index %c : memref<16xi8> -> index
  %reused = arith.cmpi eq, %pb, %pc : index
  memref.dealloc %a : memref<16xi8>
  memref.dealloc %c : memref<16xi8>
  return %live, %reused : i1, i1
}
