// A function returns a constant, and what it returned is handed to an external function. The function
// boundary ABI has the result copied; a copy may be written, a constant not, so what the function then does
// is not known from the source. (Its copy lives beside the constant: to write it is undefined, too.)
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --subject fh --oracle interp,native --json | FileCheck %s
// CHECK: "subject":"upstream",{{.*}}"entry":"h","verdict":"inconclusive","reason":"out-of-contract"
// CHECK: "subject":"fh",{{.*}}"entry":"h","verdict":"inconclusive","reason":"out-of-contract"
memref.global "private" constant @c : memref<2xi32> = dense<0>
func.func private @f(memref<2xi32>)
func.func @g() -> memref<2xi32> {
  %0 = memref.get_global @c : memref<2xi32>
  return %0 : memref<2xi32>
}
func.func @h() {
  %0 = call @g() : () -> memref<2xi32>
  call @f(%0) : (memref<2xi32>) -> ()
  return
}
