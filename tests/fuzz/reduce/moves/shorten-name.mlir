// Functions and globals get short names in the order of the text; names that are in use are not given again.
// RUN: freehold-reduce --apply-move shorten-name %s | FileCheck %s

func.func private @observe(i32)
func.func @g(%x: i32) {
  return
}
func.func @entry(%x: i32) {
  call @observe(%x) : (i32) -> ()
  call @g(%x) : (i32) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT: func.func private @f(i32)
// CHECK-NEXT: func.func @g(%arg0: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @h(%arg0: i32) {
// CHECK-NEXT: call @f(%arg0) : (i32) -> ()
// CHECK-NEXT: call @g(%arg0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
