// RUN: not freehold-run %s 2>&1 | FileCheck %s

// The buffer is used after the call that takes it over.
// CHECK: error: use-after-free

func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  call @f(%a) : (memref<1xi32>) -> ()
  %v = memref.load %a[%i0] : memref<1xi32>
  return %v : i32
}
