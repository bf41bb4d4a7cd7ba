// What an external function does with a buffer that it takes over, or says of who owns its result, is not modelled: stubs
// follow the default ABI, under which the caller would leak. A declaration of the default is no different from none.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --entry takes | FileCheck %s --check-prefix=TAKES
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --entry makes | FileCheck %s --check-prefix=MAKES
// RUN: freehold-check %s --subject fh --entry plain | FileCheck %s --check-prefix=PLAIN
// TAKES: inconclusive: unsupported 1
// MAKES: inconclusive: unsupported 1
// PLAIN: 1 judged = 1 agree
func.func private @take(memref<4xi32> {freehold.arg_ownership = "owned"})
func.func private @make(i32) -> (memref<4xi32> {freehold.result_ownership = "dynamic"})
func.func private @borrow(memref<4xi32> {freehold.arg_ownership = "borrowed"}) -> (memref<4xi32> {freehold.result_ownership = "owned"})
func.func @takes(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  func.call @take(%a) : (memref<4xi32>) -> ()
  return %v : i32
}
func.func @makes(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  return %v : i32
}
func.func @plain(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %b = func.call @borrow(%a) : (memref<4xi32>) -> memref<4xi32>
  %v = memref.load %b[%c0] : memref<4xi32>
  return %v : i32
}
