// vector.print ends with a newline in MLIR 16; what ends otherwise is carried by a stand-in.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"

//--- good.mlir
func.func @f(%v: i32) {
  vector.print %v : i32
  vector.print %v : i32 punctuation <comma>
  vector.print punctuation <newline>
  vector.print str "text"
  return
}
