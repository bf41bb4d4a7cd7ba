// RUN: freehold-run %s | FileCheck %s

// A hint reads and writes nothing, so not even a freed buffer is used.
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
