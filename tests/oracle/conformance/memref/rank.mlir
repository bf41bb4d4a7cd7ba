// RUN: freehold-run %s | FileCheck %s

// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 2 : index
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: result 2 = 0 : index
// CHECK-NEXT: returned{{$}}
func.func @main() -> (index, index, index) {
  %m = memref.alloca() : memref<4x3xi32>
  %s = memref.alloca() : memref<i32>
  %um = memref.cast %m : memref<4x3xi32> to memref<*xi32>
  %us = memref.cast %s : memref<i32> to memref<*xi32>
  %a = memref.rank %m : memref<4x3xi32>
  %b = memref.rank %um : memref<*xi32>
  %c = memref.rank %us : memref<*xi32>
  return %a, %b, %c : index, index, index
}
