// RUN: freehold-run %s | FileCheck %s

// memref.memory_space_cast: the result refers to the same memory.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 5 : i32
// CHECK-NEXT: result 1 = 4 : index
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 5 : i32
  %m = memref.alloc() : memref<4xi32, 1>
  %c = memref.memory_space_cast %m : memref<4xi32, 1> to memref<4xi32>
  memref.store %v, %c[%c3] : memref<4xi32>
  %x = memref.load %m[%c3] : memref<4xi32, 1>
  %u = memref.cast %c : memref<4xi32> to memref<*xi32>
  %w = memref.memory_space_cast %u : memref<*xi32> to memref<*xi32, 1>
  %d = memref.dim %w, %c0 : memref<*xi32, 1>
  memref.dealloc %c : memref<4xi32>
  return %x, %d : i32, index
}
