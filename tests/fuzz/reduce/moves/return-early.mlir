// The ops after a given op are replaced by a return; blocks that become unreachable are erased.
// RUN: freehold-reduce --apply-move return-early:1 %s | FileCheck %s

func.func private @use(memref<i32>)
func.func @f(%c: i1) -> i32 {
  %k = arith.constant 3 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %k, %a[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  call @use(%a) : (memref<i32>) -> ()
  cf.br ^bb2
^bb2:
  return %k : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i1) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT: return %c0_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
