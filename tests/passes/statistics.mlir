// RUN: freehold-opt %s --fh-buffer-deallocation-pipeline=statistics=true -o /dev/null 2>&1 | FileCheck %s
// RUN: freehold-opt %s --fh-buffer-deallocation-pipeline -o /dev/null 2>&1 | count 0
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation=statistics=true -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONE

// CHECK: fh-expand-realloc
// CHECK: 0 expanded
// CHECK: fh-ownership-based-buffer-deallocation
// CHECK: 1 deallocs
// CHECK: 1 clones
// CHECK: 0 indicators
// CHECK: 0 runtime-checks
// CHECK: fh-buffer-deallocation-simplification
// CHECK: fh-bufferization-lower-deallocations
// CHECK: 1 lowered
// ONE: 1 deallocs
// ONE-NOT: lowered
func.func @f(%arg: memref<4xi32>, %x: i32, %i: index) -> (i32, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%i] : memref<4xi32>
  %v = memref.load %a[%i] : memref<4xi32>
  return %v, %arg : i32, memref<4xi32>
}
