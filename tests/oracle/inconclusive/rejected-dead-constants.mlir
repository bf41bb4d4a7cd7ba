// A pass that reports an error after it added dead constants has changed nothing, also where a region must have a single
// op, so that the constants alone make the IR invalid. One that changed more is a defect.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/dead.mlir --subject upstream --json | FileCheck %s
// CHECK: "verdict":"inconclusive","reason":"rejected"
// RUN: not freehold-check %t/late.mlir --subject upstream --json | FileCheck %s --check-prefix=LATE
// LATE: "verdict":"defect","kind":"{{rejected-late|invalid-output}}"

//--- dead.mlir
func.func @fill(%v: f32) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %buf = memref.alloc() : memref<8xf32>
  omp.parallel {
    omp.single {
      omp.taskloop {
        omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
          memref.store %v, %buf[%i] : memref<8xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return %buf : memref<8xf32>
}

//--- late.mlir
func.func @produce(%c: i1, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.store %v, %a[%c0] : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    %a = memref.alloc() : memref<2xf32>
    memref.store %v, %a[%c0] : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  %t = async.execute {
    %x = memref.load %r[%c0] : memref<2xf32>
    async.yield
  }
  async.await %t : !async.token
  %x = memref.load %r[%c0] : memref<2xf32>
  return %x : f32
}
