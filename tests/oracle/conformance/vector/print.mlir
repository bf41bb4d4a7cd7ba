// vector.print: scalars, vectors, strings and punctuation are observed in order; poison is an error.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry vector 2>&1 | FileCheck %s --check-prefix=VECTOR
// RUN: %S/../../Inputs/exit-code 3 freehold-check %s --entry main --subject identity --oracle interp,native 2>&1 | FileCheck %s --check-prefix=NATIVE
// NATIVE: not-lowerable
// RUN: not freehold-run %s --entry wide 2>&1 | FileCheck %s --check-prefix=WIDE

// CHECK: @main()
func.func @main() {
  %i = arith.constant -3 : i32
  // CHECK-NEXT: print -3 : i32
  vector.print %i : i32
  %b = arith.constant true
  // CHECK-NEXT: print true : i1
  vector.print %b : i1
  %x = arith.constant -1 : index
  // CHECK-NEXT: print -1 : index
  vector.print %x : index
  %f = arith.constant 0.1 : f32
  // CHECK-NEXT: print 0.1 : f32
  vector.print %f : f32
  %d = arith.constant 1.0e300 : f64
  // CHECK-NEXT: print 1e+300 : f64
  vector.print %d : f64
  %h = arith.constant 65504.0 : f16
  // CHECK-NEXT: print 65504 : f16
  vector.print %h : f16
  // CHECK-NEXT: print -3 : i32 punctuation <comma>
  vector.print %i : i32 punctuation <comma>
  // CHECK-NEXT: print -3 : i32 punctuation <no_punctuation>
  vector.print %i : i32 punctuation <no_punctuation>
  // CHECK-NEXT: print punctuation <newline>
  vector.print punctuation <newline>
  // CHECK-NEXT: print punctuation <open>
  vector.print punctuation <open>
  // CHECK-NEXT: print str "Hello, \22World\22!"
  vector.print str "Hello, \22World\22!"
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  // CHECK-NEXT: print {{\[\[}}1, 2], [3, 4]] : vector<2x2xi8>
  vector.print %v : vector<2x2xi8>
  %z = arith.constant dense<1.5> : vector<f32>
  // CHECK-NEXT: print [1.5] : vector<f32>
  vector.print %z : vector<f32>
  return
}
// CHECK-NEXT: returned

func.func private @poison() {
  %p = ub.poison : f32
  // POISON: [[@LINE+1]]:3: error: undefined: the printed value is poison
  vector.print %p : f32
  return
}

// The last lane is poison.
func.func private @vector() {
  %one = arith.constant 1 : i32
  %p = ub.poison : i32
  %v = vector.from_elements %one, %p : vector<2xi32>
  // VECTOR: [[@LINE+1]]:3: error: undefined: the printed value is poison
  vector.print %v : vector<2xi32>
  return
}

// Native code prints integers of up to 64 bits.
func.func private @wide() {
  %w = arith.constant 1 : i128
  // WIDE: [[@LINE+1]]:3: error: unsupported: vector.print
  vector.print %w : i128
  return
}
