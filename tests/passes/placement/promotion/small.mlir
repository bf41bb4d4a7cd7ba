// G16, G17, G20: what is small enough for the stack.
// RUN: freehold-opt %s --fh-promote-buffers-to-stack | FileCheck %s
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-promote-buffers-to-stack{max-alloc-size-in-bytes=64})' | FileCheck %s --check-prefix=SMALL
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-promote-buffers-to-stack{max-rank-of-allocated-memref=0})' | FileCheck %s --check-prefix=RANK
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-promote-buffers-to-stack{max-rank-of-allocated-memref=2})' | FileCheck %s --check-prefix=RANK2

// In place, with its attributes.
// CHECK-LABEL: @in_place
// CHECK-NEXT:    linalg.fill
// CHECK-NEXT:    %[[A:.*]] = memref.alloca() {alignment = 64 : i64, custom = "x"} : memref<2xf32>
// CHECK-NEXT:    linalg.fill ins({{.*}}) outs(%[[A]]
func.func @in_place(%m: memref<2xf32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%m : memref<2xf32>)
  %a = memref.alloc() {alignment = 64 : i64, custom = "x"} : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  memref.copy %a, %m : memref<2xf32> to memref<2xf32>
  return
}

// 1024 bytes are small, 1028 are not.
// CHECK-LABEL: @limit
// CHECK:         memref.alloca() : memref<256xf32>
// CHECK:         memref.alloc() : memref<257xf32>
// CHECK:         memref.alloca() : memref<1024xi1>
// CHECK:         memref.alloc() : memref<1025xi1>
// CHECK:         memref.alloca() : memref<128xindex>
// CHECK:         memref.alloc() : memref<129xindex>
// CHECK:         memref.alloca() : memref<16xvector<16xf32>>
// CHECK:         memref.alloc() : memref<17xvector<16xf32>>
// CHECK:         memref.alloca() : memref<64xcomplex<f64>>
// CHECK:         memref.alloc() : memref<65xcomplex<f64>>
// CHECK:         memref.alloca() : memref<0x99999xf32>
// SMALL-LABEL: @limit
// SMALL-NOT:     memref.alloca
// SMALL:         memref.alloca() : memref<0x99999xf32>
func.func @limit() {
  %0 = memref.alloc() : memref<256xf32>
  %1 = memref.alloc() : memref<257xf32>
  %2 = memref.alloc() : memref<1024xi1>
  %3 = memref.alloc() : memref<1025xi1>
  %4 = memref.alloc() : memref<128xindex>
  %5 = memref.alloc() : memref<129xindex>
  %6 = memref.alloc() : memref<16xvector<16xf32>>
  %7 = memref.alloc() : memref<17xvector<16xf32>>
  %8 = memref.alloc() : memref<64xcomplex<f64>>
  %9 = memref.alloc() : memref<65xcomplex<f64>>
  %10 = memref.alloc() : memref<0x99999xf32>
  return
}

// G20: as wide as the data layout says.
// CHECK-LABEL: module @narrow
// CHECK:         memref.alloca() : memref<256xindex>
// CHECK:         memref.alloc() : memref<257xindex>
module @narrow attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  func.func @f() {
    %0 = memref.alloc() : memref<256xindex>
    %1 = memref.alloc() : memref<257xindex>
    return
  }
}

// G17: sizes that are ranks of memrefs are small, others are not.
// CHECK-LABEL: @ranks
// CHECK:         memref.alloca(%{{.*}}) : memref<?xindex>
// CHECK:         memref.alloc(%{{.*}}) : memref<?x?xindex>
// CHECK:         memref.alloc(%{{.*}}) : memref<?xindex>
// RANK-LABEL: @ranks
// RANK-NOT:      memref.alloca
// RANK2-LABEL: @ranks
// RANK2:         memref.alloca(%{{.*}}) : memref<?xindex>
// RANK2:         memref.alloca(%{{.*}}) : memref<?x?xindex>
// RANK2:         memref.alloc(%{{.*}}) : memref<?xindex>
func.func @ranks(%m: memref<*xf32>, %n: index) {
  %r = memref.rank %m : memref<*xf32>
  %0 = memref.alloc(%r) : memref<?xindex>
  %1 = memref.alloc(%r, %r) : memref<?x?xindex>
  %2 = memref.alloc(%n) : memref<?xindex>
  return
}

// G21, G22: more bytes than 64 bits can count; memrefs of memrefs; and what has no size, no plain layout, or a memory of its own.
// CHECK-LABEL: @odd_types
// CHECK-COUNT-7: memref.alloc(
// CHECK-NOT:     memref.alloca
// CHECK:         return
func.func @odd_types(%n: index) {
  %0 = memref.alloc() : memref<4294967296x4294967296x4xf32>
  %1 = memref.alloc() : memref<1xmemref<1xi32>>
  %2 = memref.alloc() : memref<4xvector<[4]xf32>>
  %3 = memref.alloc() : memref<2xf32, strided<[1000]>>
  %4 = memref.alloc() : memref<2xf32, 3>
  %5 = memref.alloc()[%n] : memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %6 = memref.alloc() : memref<9223372036854775807xi8>
  return
}
