// RUN: freehold-run %s | FileCheck %s

// memref.prefetch: a hint that reads and writes nothing, so that it does not even use a freed buffer.
// CHECK-LABEL: @main()
// CHECK-NEXT: returned{{$}}
func.func @main() {
  %c9 = arith.constant 9 : index
  %m = memref.alloc() : memref<4xi32>
  memref.prefetch %m[%c9], read, locality<3>, data : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  memref.prefetch %m[%c9], write, locality<0>, instr : memref<4xi32>
  return
}
