// FREEHOLD_TIME_FACTOR makes the time limits longer that no option names; the interpreter's limits, which are counted, stay.
// RUN: env FREEHOLD_TIME_FACTOR=3 freehold-check --help | FileCheck %s --check-prefixes=HELP,THRICE
// RUN: env -u FREEHOLD_TIME_FACTOR freehold-check --help | FileCheck %s --check-prefixes=HELP,ONCE
// HELP-DAG: default: 10000000{{ *$}}
// THRICE-DAG: Milliseconds for a subject on a program; default: 30000{{ *$}}
// ONCE-DAG: Milliseconds for a subject on a program; default: 10000{{ *$}}

// What an option says is meant so.
// RUN: %S/../Inputs/exit-code 1 env FREEHOLD_TIME_FACTOR=1000 freehold-check %S/../bad-input/Inputs/good.mlir --load-pass-plugin %build/lib/libTestPasses.so --pipeline test-hang --timeout 300 2>&1 | FileCheck %s --check-prefix=NAMED
// NAMED: does not end within 300 ms

// RUN: %S/../Inputs/exit-code 2 env FREEHOLD_TIME_FACTOR=0 freehold-check %s 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: FREEHOLD_TIME_FACTOR is '0', not a number from 1 to 1000
// RUN: %S/../Inputs/exit-code 2 env FREEHOLD_TIME_FACTOR=fast freehold-prove lemmas 2>&1 | FileCheck %s --check-prefix=WORD
// WORD: error: FREEHOLD_TIME_FACTOR is 'fast', not a number from 1 to 1000
func.func @f() {
  return
}
