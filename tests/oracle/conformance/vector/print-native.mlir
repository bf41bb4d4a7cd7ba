// vector.print: --printed-only is byte for byte what MLIR's C runner utilities print. Booleans
// are 1 and 0, index is unsigned, floats are as %g has them.
//
// RUN: freehold-run %s --printed-only | FileCheck %s --match-full-lines --strict-whitespace

//      CHECK:1
// CHECK-NEXT:-3
// CHECK-NEXT:18446744073709551615
// CHECK-NEXT:0.1, 1e+10-nan
// CHECK-NEXT:inf
// CHECK-NEXT:65504
// CHECK-NEXT:3.14062
// CHECK-NEXT:Hello(  )
// CHECK-NEXT:1e+06
func.func @main() {
  %true = arith.constant true
  vector.print %true : i1
  %i = arith.constant -3 : i8
  vector.print %i : i8
  %x = arith.constant -1 : index
  vector.print %x : index
  %f = arith.constant 0.1 : f32
  vector.print %f : f32 punctuation <comma>
  %d = arith.constant 1.0e10 : f64
  vector.print %d : f64 punctuation <no_punctuation>
  %nan = arith.constant 0xFFC00000 : f32
  vector.print %nan : f32
  %inf = arith.constant 0x7F800000 : f32
  vector.print %inf : f32
  %h = arith.constant 65504.0 : f16
  vector.print %h : f16
  %b = arith.constant 3.14 : bf16
  vector.print %b : bf16
  vector.print str "Hello"
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  %g = arith.constant 1000000.5 : f64
  vector.print %g : f64
  return
}
