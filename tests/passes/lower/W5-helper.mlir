// W5 to W8: more than inline-comparisons-max pairs: arrays on the stack in the entry block, one private
// helper for the module, every operand freed under its own flag. Nothing of it is on the heap up to
// stack-bytes-max.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations | FileCheck %s
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=inline-comparisons-max=27 | FileCheck %s --check-prefix=INLINE
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=stack-bytes-max=135 | FileCheck %s --check-prefix=HEAP
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=27' --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=stack-bytes-max=135' --oracle interp,native
//
// Bad twins: a helper that frees retained values, and one that frees duplicates twice.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations -o %t.mlir
// RUN: sed 's/memref.store %%false, %%arg1\[%%12\]/memref.store %%11, %%arg1[%%12]/' %t.mlir > %t.unretained.mlir
// RUN: not freehold-check %s --target %t.unretained.mlir | FileCheck %s --check-prefix=UNRETAINED
// RUN: sed 's/memref.store %%false, %%arg1\[%%arg6\]/memref.store %%1, %%arg1[%%arg6]/' %t.mlir > %t.duplicates.mlir
// RUN: not freehold-check %s --target %t.duplicates.mlir | FileCheck %s --check-prefix=DUPLICATES
// UNRETAINED: defect: use-after-free
// DUPLICATES: defect: {{double-free|use-after-free}}

// CHECK-LABEL: @six
// CHECK-NEXT: %[[P:.*]] = memref.alloca() : memref<8xindex>
// CHECK-NEXT: %[[F:.*]] = memref.alloca() : memref<8xi1>
// CHECK-NEXT: %[[T:.*]] = memref.alloca() : memref<16xi32>
// CHECK: memref.extract_aligned_pointer_as_index
// CHECK: memref.store %{{.*}}, %[[P]]
// CHECK: memref.store %{{.*}}, %[[F]]
// CHECK: call @fh_dealloc_helper
// CHECK-COUNT-8: memref.load %[[F]]
// CHECK-COUNT-6: memref.dealloc
// CHECK-LABEL: func.func private @fh_dealloc_helper(
// CHECK-NOT: memref.alloc
// CHECK-NOT: func.func

// INLINE-LABEL: @six
// INLINE-NOT: memref.alloca
// INLINE-COUNT-30: arith.cmpi
// INLINE-NOT: func.func

// HEAP-LABEL: @six
// HEAP: %[[P:.*]] = memref.alloc() : memref<8xindex>
// HEAP: %[[F:.*]] = memref.alloc() : memref<8xi1>
// HEAP: %[[T:.*]] = memref.alloc() : memref<16xi32>
// HEAP: call @fh_dealloc_helper
// HEAP: memref.dealloc %[[P]]
// HEAP: memref.dealloc %[[F]]
// HEAP: memref.dealloc %[[T]]
// HEAP: return

func.func @six(%s: i1, %t: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %c = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  memref.store %one, %c[%zero] : memref<2xi32>
  %x = arith.select %s, %a, %b : memref<2xi32>
  %y = arith.select %t, %b, %c : memref<2xi32>
  // Owned by x or y too, or by nobody else: all are.
  %owned:2 = bufferization.dealloc (%x, %a, %y, %b, %a, %c
      : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>)
      if (%t, %true, %s, %true, %s, %true) retain (%x, %y : memref<2xi32>, memref<2xi32>)
  vector.print %owned#0 : i1
  vector.print %owned#1 : i1
  %v = memref.load %x[%zero] : memref<2xi32>
  %w = memref.load %y[%zero] : memref<2xi32>
  %sum = arith.addi %v, %w : i32
  bufferization.dealloc (%x, %y : memref<2xi32>, memref<2xi32>) if (%owned#0, %owned#1)
  return %sum : i32
}
