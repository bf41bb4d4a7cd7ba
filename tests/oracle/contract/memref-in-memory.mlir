// A buffer that memory holds has no one owner; one loop made of branches is out of contract too.
// Both are seen in the IR, so that nothing has to run.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --verbose | FileCheck %s

// CHECK: "contract":"out","contract_reason":"a buffer in memory has no one owner"
func.func @f(%v: i32) -> i32 {
  %box = memref.alloc() : memref<memref<i32>>
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %m, %box[] : memref<memref<i32>>
  %n = memref.load %box[] : memref<memref<i32>>
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
