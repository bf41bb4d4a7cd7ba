// The move drops inherent attributes of an op as well as discardable ones.
// RUN: freehold-reduce --apply-move drop-attribute %s | FileCheck %s

func.func @f() -> memref<i32> attributes {llvm.emit_c_interface} {
  %a = memref.alloc() {alignment = 64 : i64, note = "x"} : memref<i32>
  return %a : memref<i32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f() -> memref<i32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT: return %alloc : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }
