// Functions of modules in modules are proved as well, under the names that freehold-run knows them by.
// RUN: freehold-prove safe %s | FileCheck %s
// CHECK: @inner::g  proved
// CHECK: @inner::#0::g  proved
// CHECK: @g  proved
// RUN: freehold-prove safe %s --entry inner::g | FileCheck %s --check-prefix=ONE
// ONE-NOT: {{^}}@g
// ONE: @inner::g  proved
// ONE-NOT: {{^}}@g
func.func private @free(%m: memref<4xi32>)
module @inner {
  func.func private @free(%m: memref<4xi32>) {
    memref.dealloc %m : memref<4xi32>
    return
  }
  func.func @g() {
    %a = memref.alloc() : memref<4xi32>
    call @free(%a) : (memref<4xi32>) -> ()
    return
  }
  module {
    func.func @g() {
      %a = memref.alloc() : memref<4xi32>
      memref.dealloc %a : memref<4xi32>
      return
    }
  }
}
func.func @g() {
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return
}
