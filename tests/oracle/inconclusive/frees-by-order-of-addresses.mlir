// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --subject identity --oracle interp,native --json | FileCheck %s
// Where the two buffers are is up to the allocator, so that a judge that sees a leak and one that does not are both right.
// What asks only whether they are one has one answer.
// CHECK-COUNT-2: "entry":"orders"{{.*}}"reason":"source-ub"{{.*}}what it frees depends on the order of parallel iterations or on addresses
// CHECK-COUNT-2: "entry":"tells_apart"{{.*}}"verdict":"agree"
func.func @orders() {
  %m = memref.alloc() : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %k = memref.alloc() : memref<4xi32>
  %q = memref.extract_aligned_pointer_as_index %k : memref<4xi32> -> index
  %is_below = arith.cmpi ult, %p, %q : index
  scf.if %is_below {
    memref.dealloc %k : memref<4xi32>
  }
  memref.dealloc %m : memref<4xi32>
  return
}

func.func @tells_apart() {
  %m = memref.alloc() : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %k = memref.alloc() : memref<4xi32>
  %q = memref.extract_aligned_pointer_as_index %k : memref<4xi32> -> index
  %differs = arith.cmpi ne, %p, %q : index
  scf.if %differs {
    memref.dealloc %k : memref<4xi32>
  }
  memref.dealloc %m : memref<4xi32>
  return
}
