// The order of what sections and tasks call is open. `right` keeps what `before` says, `wrong` runs the calls beside one another.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"'
// RUN: %S/../../Inputs/exit-code 3 freehold-check %t/wrong.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=OPEN --implicit-check-not='"verdict":"agree"'
// RIGHT: 3 judged = 3 agree + 0 defect + 0 inconclusive
// WRONG: "entry":"sections",{{.*}}"verdict":"defect"
// WRONG: "entry":"tasks",{{.*}}"verdict":"defect"
// WRONG: "entry":"palindrome",{{.*}}"verdict":"defect"
// OPEN: "entry":"sections",{{.*}}"verdict":"inconclusive"
// OPEN: "entry":"tasks",{{.*}}"verdict":"inconclusive"
// OPEN: "entry":"palindrome",{{.*}}"verdict":"inconclusive"

//--- before.mlir
func.func private @first()
func.func private @second()
func.func @sections() {
  call @first() : () -> ()
  call @second() : () -> ()
  return
}
func.func @tasks() {
  omp.parallel {
    omp.single {
      func.call @first() : () -> ()
      func.call @second() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @palindrome() {
  call @first() : () -> ()
  call @second() : () -> ()
  call @first() : () -> ()
  return
}

//--- wrong.mlir
func.func private @first()
func.func private @second()
func.func @sections() {
  omp.sections {
    omp.section {
      func.call @first() : () -> ()
      omp.terminator
    }
    omp.section {
      func.call @second() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @tasks() {
  omp.parallel {
    omp.single {
      omp.task {
        func.call @first() : () -> ()
        omp.terminator
      }
      func.call @second() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @palindrome() {
  omp.sections {
    omp.section {
      func.call @first() : () -> ()
      omp.terminator
    }
    omp.section {
      func.call @second() : () -> ()
      omp.terminator
    }
    omp.section {
      func.call @first() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- right.mlir
func.func private @first()
func.func private @second()
func.func @sections() {
  omp.sections {
    omp.section {
      func.call @first() : () -> ()
      func.call @second() : () -> ()
      omp.terminator
    }
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @tasks() {
  omp.parallel {
    omp.single {
      omp.task {
        func.call @first() : () -> ()
        omp.terminator
      }
      omp.taskwait
      func.call @second() : () -> ()
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @palindrome() {
  call @first() : () -> ()
  call @second() : () -> ()
  call @first() : () -> ()
  return
}
