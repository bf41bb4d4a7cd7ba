// A leak in a module in a module is found, and is that of the function's own module.
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>/dev/null | FileCheck %s
// CHECK: @inner::g  refuted: leak; run it with --entry inner::g
// CHECK: @inner::#0::g  refuted: leak; run it with --entry inner::#0::g
// CHECK: @g  proved
func.func private @free(%m: memref<4xi32>)
module @inner {
  func.func private @free(%m: memref<4xi32>) {
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
      return
    }
  }
}
func.func @g() {
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return
}
