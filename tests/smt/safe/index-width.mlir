// Where an index has 64 bits, an i64 survives the way through one, so that the buffer is always freed. Where the module's data layout
// gives it 32, the upper half is lost: nothing is proved, and nothing is run as if it had 64.
// RUN: freehold-prove safe %s | FileCheck %s
// CHECK: @f proved
// RUN: sed 's/index = 64/index = 32/' %s > %t.mlir
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %t.mlir | FileCheck %s --check-prefix=NARROW
// NARROW: @f unknown: an index of another width than 64 bits
// RUN: freehold-check %s --subject identity --json | FileCheck %s --check-prefix=RUNS
// RUNS: "verdict":"agree"
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %t.mlir --subject identity --oracle interp,native,proof --json | FileCheck %s --check-prefix=STOPS
// STOPS-COUNT-3: "reason":"unsupported",{{.*}}an index of 32 bits
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>} {
  func.func @f(%x: i64) {
    %m = memref.alloc() : memref<4xf32>
    %i = arith.index_cast %x : i64 to index
    %y = arith.index_cast %i : index to i64
    %same = arith.cmpi eq, %x, %y : i64
    scf.if %same {
      memref.dealloc %m : memref<4xf32>
    }
    return
  }
}
