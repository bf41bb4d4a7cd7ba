// A subject of one pass is to blame for what its pass should have changed, though nothing changed. Of several passes none is.
//
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-check %s --load-pass-plugin %build/lib/libPlantedPasses.so --pipeline mine=test-planted 2>&1 | FileCheck %s
// CHECK: error: leak (mine, @f)
// CHECK: note: the pass to blame is 'test-planted'
//
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-check %s --load-pass-plugin %build/lib/libPlantedPasses.so --pipeline mine=test-planted,test-planted 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: leak (mine, @f)
// TWO-NOT: the pass to blame

func.func @f(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
