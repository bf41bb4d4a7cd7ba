// An op without results is erased, and its operands stay even if they are dead then, since a defect may need them.
// RUN: freehold-reduce --apply-move drop-op-alone:0 %s | FileCheck %s

func.func private @use(memref<?xi32>)
func.func @f(%a: memref<4xi32>) {
  %v = memref.cast %a : memref<4xi32> to memref<?xi32>
  call @use(%v) : (memref<?xi32>) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi32> to memref<?xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
