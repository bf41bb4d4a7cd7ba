// RUN: not freehold-check %s --pipeline 'builtin.module(fh-bufferization-lower-deallocations{inline-comparisons-max=0})' 2>&1 | FileCheck %s

// A retained value that dangles has the address of a buffer that is to be freed.
// CHECK: error: {{leak|observation}}

func.func private @free(%a: memref<1xi32>, %b: memref<1xi32>, %gone: memref<1xi32>) -> i1 {
  %t = arith.constant true
  %own = bufferization.dealloc (%a, %b : memref<1xi32>, memref<1xi32>) if (%t, %t)
      retain (%gone : memref<1xi32>)
  return %own : i1
}
func.func @main() -> i1 {
  %gone = memref.alloc() : memref<1xi32>
  memref.dealloc %gone : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %own = call @free(%a, %b, %gone) : (memref<1xi32>, memref<1xi32>, memref<1xi32>) -> i1
  return %own : i1
}
