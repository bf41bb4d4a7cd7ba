// The good twins of inconclusive/out-of-contract-returned-constant.mlir: a constant that no function
// returned, and a returned one that is only read.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --subject fh --oracle interp,native
memref.global "private" constant @c : memref<2xi32> = dense<0>
func.func private @f(memref<2xi32>)
func.func @g() -> memref<2xi32> {
  %0 = memref.get_global @c : memref<2xi32>
  return %0 : memref<2xi32>
}
func.func @direct() {
  %0 = memref.get_global @c : memref<2xi32>
  call @f(%0) : (memref<2xi32>) -> ()
  return
}
func.func @read() -> i32 {
  %c1 = arith.constant 1 : index
  %0 = call @g() : () -> memref<2xi32>
  %x = memref.load %0[%c1] : memref<2xi32>
  return %x : i32
}
