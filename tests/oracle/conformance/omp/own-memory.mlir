// Memory that a thread of a team allocates for itself is shared by the iterations and sections that it runs, and by no others: where
// shared work writes it, under whatever name and in whichever function, runs of one schedule say nothing. The same holds of the teams of
// a league. Loops of other threads inside of the team race there as anywhere, so do threads between two ends of shared work, and `shared` is
// allocated before the team.
// RUN: split-file --leading-lines %s %t
// RUN: cd %t && bash run > out 2>&1
// RUN: FileCheck %s --input-file=%t/out --check-prefix=ALL --implicit-check-not="not open" --implicit-check-not="not wrong"
// ALL: all were asked
// RUN: not freehold-run %t/shared.mlir --entry f 2>&1 | FileCheck %s --check-prefix=SHARED
// SHARED: error: undefined: {{.*}} another iteration of a parallel loop

//--- run
for before in *.before.mlir; do
  freehold-check $before --target ${before/before/after} > text 2>&1
  [ $? = 3 ] && grep -q "a buffer of each thread that shared work writes" text || { cat text; echo "$before: not open"; }
done
for before in *.sequence.mlir; do
  freehold-check $before --target ${before/sequence/raced} > text 2>&1
  [ $? = 1 ] || { cat text; echo "$before: not wrong"; }
done
echo all were asked

//--- shared.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %own = memref.alloca() : memref<1xi32>
  memref.store %zero, %own[%c0] : memref<1xi32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        %x = memref.load %own[%c0] : memref<1xi32>
        %y = arith.addi %x, %one : i32
        memref.store %y, %own[%c0] : memref<1xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %own[%c0] : memref<1xi32>
  return %r : i32
}

//--- g_ompred.before.mlir
func.func @f(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    %y = arith.addi %a, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}

//--- g_ompred.after.mlir
func.func @f(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %s = memref.alloca() : memref<i32>
  memref.store %z, %s[] : memref<i32>
  omp.parallel {
    %loc = memref.alloca() : memref<i32>
    memref.store %z, %loc[] : memref<i32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %m[%i] : memref<?xi32>
        %p = memref.load %loc[] : memref<i32>
        %q = arith.addi %v, %p : i32
        memref.store %q, %loc[] : memref<i32>
        omp.yield
      }
    }
    omp.critical {
      %p = memref.load %s[] : memref<i32>
      %l = memref.load %loc[] : memref<i32>
      %q = arith.addi %l, %p : i32
      memref.store %q, %s[] : memref<i32>
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %s[] : memref<i32>
  return %r : i32
}

//--- o_private_tmp.before.mlir
func.func @f(%m: memref<?xi32>, %o: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n0 = memref.dim %m, %c0 : memref<?xi32>
  %n = arith.minui %n0, %c64 : index
  %mm = memref.alloc(%n) : memref<?xi32>
  %s = memref.subview %m[0] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  memref.copy %s, %mm : memref<?xi32, strided<[1]>> to memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %mm[%i] : memref<?xi32>
    %w = arith.muli %v, %v : i32
    memref.store %w, %o[%i] : memref<64xi32>
  }
  memref.dealloc %mm : memref<?xi32>
  return
}

//--- o_private_tmp.after.mlir
func.func @f(%m: memref<?xi32>, %o: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n0 = memref.dim %m, %c0 : memref<?xi32>
  %n = arith.minui %n0, %c64 : index
  %mm = memref.alloc(%n) : memref<?xi32>
  %s = memref.subview %m[0] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  memref.copy %s, %mm : memref<?xi32, strided<[1]>> to memref<?xi32>
  omp.parallel {
    %tmp = memref.alloca() : memref<i32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %mm[%i] : memref<?xi32>
        memref.store %v, %tmp[] : memref<i32>
        %a = memref.load %tmp[] : memref<i32>
        %w = arith.muli %v, %a : i32
        memref.store %w, %o[%i] : memref<64xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  memref.dealloc %mm : memref<?xi32>
  return
}

//--- o_heaptmp.before.mlir
func.func @f(%o: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %w = arith.muli %i, %i : index
    memref.store %w, %o[%i] : memref<8xindex>
  }
  return
}

//--- o_heaptmp.after.mlir
func.func @f(%o: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %tmp = memref.alloc() : memref<1xindex>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        memref.store %i, %tmp[%c0] : memref<1xindex>
        %a = memref.load %tmp[%c0] : memref<1xindex>
        %w = arith.muli %i, %a : index
        memref.store %w, %o[%i] : memref<8xindex>
        omp.yield
      }
    }
    memref.dealloc %tmp : memref<1xindex>
    omp.terminator
  }
  return
}

//--- o_static_priv.before.mlir
// each thread has a private histogram, merged under critical
func.func @f(%h: memref<4xi32>, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %z = arith.constant 0 : i32
  %hh = memref.alloc() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%hh : memref<4xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi32>
    %k = arith.andi %x, %c3 : i32
    %j = arith.index_cast %k : i32 to index
    %v = memref.load %hh[%j] : memref<4xi32>
    %w = arith.addi %v, %o : i32
    memref.store %w, %hh[%j] : memref<4xi32>
  }
  memref.copy %hh, %h : memref<4xi32> to memref<4xi32>
  memref.dealloc %hh : memref<4xi32>
  return
}

//--- o_static_priv.after.mlir
func.func @f(%h: memref<4xi32>, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %o = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %z = arith.constant 0 : i32
  %hh = memref.alloc() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%hh : memref<4xi32>)
  omp.parallel {
    %l = memref.alloc() : memref<4xi32>
    linalg.fill ins(%z : i32) outs(%l : memref<4xi32>)
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %x = memref.load %m[%i] : memref<?xi32>
        %k = arith.andi %x, %c3 : i32
        %j = arith.index_cast %k : i32 to index
        %v = memref.load %l[%j] : memref<4xi32>
        %w = arith.addi %v, %o : i32
        memref.store %w, %l[%j] : memref<4xi32>
        omp.yield
      }
    }
    omp.critical {
      scf.for %i = %c0 to %c4 step %c1 {
        %a = memref.load %l[%i] : memref<4xi32>
        %b = memref.load %hh[%i] : memref<4xi32>
        %c = arith.addi %a, %b : i32
        memref.store %c, %hh[%i] : memref<4xi32>
      }
      omp.terminator
    }
    memref.dealloc %l : memref<4xi32>
    omp.terminator
  }
  memref.copy %hh, %h : memref<4xi32> to memref<4xi32>
  memref.dealloc %hh : memref<4xi32>
  return
}

//--- k_ompsectpriv.before.mlir
func.func @f(%o: memref<2xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %o[%c0] : memref<2xi32>
  memref.store %v, %o[%c1] : memref<2xi32>
  return
}

//--- k_ompsectpriv.after.mlir
func.func @f(%o: memref<2xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    %t = memref.alloca() : memref<1xi32>
    omp.sections {
      omp.section {
        memref.store %v, %t[%c0] : memref<1xi32>
        %x = memref.load %t[%c0] : memref<1xi32>
        memref.store %x, %o[%c0] : memref<2xi32>
        omp.terminator }
      omp.section {
        %z = arith.constant 0 : i32
        memref.store %z, %t[%c0] : memref<1xi32>
        %x0 = memref.load %t[%c0] : memref<1xi32>
        %x = arith.addi %x0, %v : i32
        memref.store %x, %o[%c1] : memref<2xi32>
        omp.terminator }
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- one-stores-its-sum.before.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  %a = memref.alloca() : memref<1xi32>
  memref.store %z, %a[%c0] : memref<1xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %in[%i] : memref<8xi32>
    %y = memref.load %a[%c0] : memref<1xi32>
    %s = arith.addi %x, %y : i32
    memref.store %s, %a[%c0] : memref<1xi32>
  }
  %t = memref.load %a[%c0] : memref<1xi32>
  memref.store %t, %out[%c0] : memref<8xi32>
  return
}

//--- one-stores-its-sum.after.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  omp.parallel {
    %a = memref.alloca() : memref<1xi32>
    memref.store %z, %a[%c0] : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %x = memref.load %in[%i] : memref<8xi32>
        %y = memref.load %a[%c0] : memref<1xi32>
        %s = arith.addi %x, %y : i32
        memref.store %s, %a[%c0] : memref<1xi32>
        omp.yield
      }
    }
    omp.master {
      %t = memref.load %a[%c0] : memref<1xi32>
      memref.store %t, %out[%c0] : memref<8xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- section-and-single.before.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 7 : i32
  memref.store %z, %out[%c0] : memref<8xi32>
  return
}

//--- section-and-single.after.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 7 : i32
  omp.parallel {
    %a = memref.alloca() : memref<1xi32>
    %zero = arith.constant 0 : i32
    memref.store %zero, %a[%c0] : memref<1xi32>
    omp.sections {
      omp.section {
        memref.store %z, %a[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.section {
        %y = memref.load %a[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.terminator
    }
    omp.single {
      %t = memref.load %a[%c0] : memref<1xi32>
      memref.store %t, %out[%c0] : memref<8xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- single-and-master.before.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 7 : i32
  memref.store %z, %out[%c0] : memref<8xi32>
  return
}

//--- single-and-master.after.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 7 : i32
  omp.parallel {
    %zero = arith.constant 0 : i32
    %a = memref.alloca() : memref<1xi32>
    memref.store %zero, %a[%c0] : memref<1xi32>
    omp.single {
      memref.store %z, %a[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.master {
      %t = memref.load %a[%c0] : memref<1xi32>
      memref.store %t, %out[%c0] : memref<8xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- parallel-in-team.sequence.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 8 : i32
  memref.store %z, %out[%c0] : memref<8xi32>
  return
}

//--- parallel-in-team.raced.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  omp.parallel {
    %a = memref.alloca() : memref<1xi32>
    memref.store %zero, %a[%c0] : memref<1xi32>
    scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
        %q = memref.load %a[%c0] : memref<1xi32>
        %s = arith.addi %q, %one : i32
        memref.store %s, %a[%c0] : memref<1xi32>
    }
    omp.critical {
      %t = memref.load %a[%c0] : memref<1xi32>
      memref.store %t, %out[%c0] : memref<8xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- taskloop.sequence.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 8 : i32
  memref.store %z, %out[%c0] : memref<8xi32>
  return
}

//--- taskloop.raced.mlir
func.func @f(%in: memref<8xi32>, %out: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  omp.parallel {
    %a = memref.alloca() : memref<1xi32>
    memref.store %zero, %a[%c0] : memref<1xi32>
    omp.taskgroup {
    omp.taskloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %q = memref.load %a[%c0] : memref<1xi32>
        %s = arith.addi %q, %one : i32
        memref.store %s, %a[%c0] : memref<1xi32>
        omp.yield
      }
    }
    omp.terminator
    }
    omp.critical {
      %t = memref.load %a[%c0] : memref<1xi32>
      memref.store %t, %out[%c0] : memref<8xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- h_ompown.before.mlir
func.func private @put(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<?xi32>
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %t = memref.alloc(%c1) : memref<?xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @put(%t, %v) : (memref<?xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %t : memref<?xi32>
    omp.terminator
  }
  return
}

//--- h_ompown.after.mlir
func.func private @put(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<?xi32>
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc(%c1) : memref<?xi32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @put(%t, %v) : (memref<?xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  memref.dealloc %t : memref<?xi32>
  return
}

//--- h_ompmake.before.mlir
func.func private @make() -> memref<1xi32> {
  %t = memref.alloc() : memref<1xi32>
  return %t : memref<1xi32>
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %t = func.call @make() : () -> memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_ompmake.after.mlir
func.func private @make() -> memref<1xi32> {
  %t = memref.alloc() : memref<1xi32>
  return %t : memref<1xi32>
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
    %t = func.call @make() : () -> memref<1xi32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  memref.dealloc %t : memref<1xi32>
  return
}

//--- h_ompif.before.mlir
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %t = scf.execute_region -> memref<?xi32> {
      %x = memref.alloc(%c8) : memref<?xi32>
      scf.yield %x : memref<?xi32>
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        %v2 = arith.muli %v, %v : i32
        memref.store %v2, %t[%c0] : memref<?xi32>
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %t : memref<?xi32>
    omp.terminator
  }
  return
}

//--- h_ompif.after.mlir
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
    %t = scf.execute_region -> memref<?xi32> {
      %x = memref.alloc(%c8) : memref<?xi32>
      scf.yield %x : memref<?xi32>
    }
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        %v2 = arith.muli %v, %v : i32
        memref.store %v2, %t[%c0] : memref<?xi32>
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  memref.dealloc %t : memref<?xi32>
  return
}

//--- h_o_inner.before.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
  omp.parallel {
    %x = memref.alloc() : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        %t = arith.select %z, %x, %x : memref<1xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %x[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %x : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_o_inner.after.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
    %x = memref.alloc() : memref<1xi32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        %t = arith.select %z, %x, %x : memref<1xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %x[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
    memref.dealloc %x : memref<1xi32>
  return
}

//--- h_o_loop.before.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
  omp.parallel {
    %x = memref.alloc() : memref<1xi32>
    %t = scf.for %k = %c0 to %n step %c1 iter_args(%q = %x) -> memref<1xi32> {
      scf.yield %q : memref<1xi32>
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %x : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_o_loop.after.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
    %x = memref.alloc() : memref<1xi32>
    %t = scf.for %k = %c0 to %n step %c1 iter_args(%q = %x) -> memref<1xi32> {
      scf.yield %q : memref<1xi32>
    }
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
    memref.dealloc %x : memref<1xi32>
  return
}

//--- h_o_extr.before.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
  omp.parallel {
    %x = memref.alloc() : memref<1xi32>
    %bb, %off, %sz, %st = memref.extract_strided_metadata %x : memref<1xi32> -> memref<i32>, index, index, index
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %bb[] : memref<i32>
        %w = memref.load %x[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %x : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_o_extr.after.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
    %x = memref.alloc() : memref<1xi32>
    %bb, %off, %sz, %st = memref.extract_strided_metadata %x : memref<1xi32> -> memref<i32>, index, index, index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %bb[] : memref<i32>
        %w = memref.load %x[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
    memref.dealloc %x : memref<1xi32>
  return
}

//--- h_o_mm.before.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
  omp.parallel {
    %h = memref.alloc() : memref<1xmemref<1xi32>>
    %x = memref.alloc() : memref<1xi32>
    memref.store %x, %h[%c0] : memref<1xmemref<1xi32>>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        %t = memref.load %h[%c0] : memref<1xmemref<1xi32>>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %x : memref<1xi32>
    memref.dealloc %h : memref<1xmemref<1xi32>>
    omp.terminator
  }
  return
}

//--- h_o_mm.after.mlir
func.func private @ext(memref<1xi32>) 
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.cmpi eq, %n, %c0 : index
    %h = memref.alloc() : memref<1xmemref<1xi32>>
    %x = memref.alloc() : memref<1xi32>
    memref.store %x, %h[%c0] : memref<1xmemref<1xi32>>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        %t = memref.load %h[%c0] : memref<1xmemref<1xi32>>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
    memref.dealloc %x : memref<1xi32>
    memref.dealloc %h : memref<1xmemref<1xi32>>
  return
}

//--- h_ompsec.before.mlir
func.func private @put(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<?xi32>
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %t = memref.alloc(%c1) : memref<?xi32>
    omp.sections {
      omp.section {
        %i = arith.constant 1 : index
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @put(%t, %v) : (memref<?xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.terminator
      }
      omp.section {
        %v = memref.load %a[%c0] : memref<8xi32>
        func.call @put(%t, %v) : (memref<?xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%c0] : memref<8xi32>
        omp.terminator
      }
      omp.terminator
    }
    memref.dealloc %t : memref<?xi32>
    omp.terminator
  }
  return
}

//--- h_ompsec.after.mlir
func.func private @put(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<?xi32>
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
    %t = memref.alloc(%c1) : memref<?xi32>
  omp.parallel {
    omp.sections {
      omp.section {
        %i = arith.constant 1 : index
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @put(%t, %v) : (memref<?xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.terminator
      }
      omp.section {
        %v = memref.load %a[%c0] : memref<8xi32>
        func.call @put(%t, %v) : (memref<?xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<?xi32>
        memref.store %w, %b[%c0] : memref<8xi32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
    memref.dealloc %t : memref<?xi32>
  return
}

//--- h_orph.before.mlir
func.func private @work(%t: memref<1xi32>, %a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.wsloop {
    omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
      %v = memref.load %a[%i] : memref<8xi32>
      memref.store %v, %t[%c0] : memref<1xi32>
      %w = memref.load %t[%c0] : memref<1xi32>
      memref.store %w, %b[%i] : memref<8xi32>
      omp.yield
    }
  }
  return
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  omp.parallel {
    %t = memref.alloc() : memref<1xi32>
    func.call @work(%t, %a, %b) : (memref<1xi32>, memref<8xi32>, memref<8xi32>) -> ()
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_orph.after.mlir
func.func private @work(%t: memref<1xi32>, %a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.wsloop {
    omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
      %v = memref.load %a[%i] : memref<8xi32>
      memref.store %v, %t[%c0] : memref<1xi32>
      %w = memref.load %t[%c0] : memref<1xi32>
      memref.store %w, %b[%i] : memref<8xi32>
      omp.yield
    }
  }
  return
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
    %t = memref.alloc() : memref<1xi32>
  omp.parallel {
    func.call @work(%t, %a, %b) : (memref<1xi32>, memref<8xi32>, memref<8xi32>) -> ()
    omp.terminator
  }
    memref.dealloc %t : memref<1xi32>
  return
}

//--- h_ompred.before.mlir
func.func private @acc(%m: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<1xi32>
  %y = arith.addi %x, %v : i32
  memref.store %y, %m[%c0] : memref<1xi32>
  return
}
func.func @sum(%a: memref<8xi32> {llvm.noalias}, %s: memref<1xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  omp.parallel {
    %t = memref.alloc() : memref<1xi32>
    memref.store %z, %t[%c0] : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @acc(%t, %v) : (memref<1xi32>, i32) -> ()
        omp.yield
      }
    }
    omp.critical {
      %p = memref.load %t[%c0] : memref<1xi32>
      func.call @acc(%s, %p) : (memref<1xi32>, i32) -> ()
      omp.terminator
    }
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_ompred.after.mlir
func.func private @acc(%m: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<1xi32>
  %y = arith.addi %x, %v : i32
  memref.store %y, %m[%c0] : memref<1xi32>
  return
}
func.func @sum(%a: memref<8xi32> {llvm.noalias}, %s: memref<1xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  omp.parallel {
    %t = memref.alloc() : memref<1xi32>
    %w = memref.load %a[%c0] : memref<8xi32>
    memref.store %w, %t[%c0] : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @acc(%t, %v) : (memref<1xi32>, i32) -> ()
        omp.yield
      }
    }
    omp.critical {
      %p = memref.load %t[%c0] : memref<1xi32>
      func.call @acc(%s, %p) : (memref<1xi32>, i32) -> ()
      omp.terminator
    }
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_teams.before.mlir
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.teams {
    %t = memref.alloc() : memref<1xi32>
    omp.distribute {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_teams.after.mlir
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
    %t = memref.alloc() : memref<1xi32>
  omp.teams {
    omp.distribute {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
    memref.dealloc %t : memref<1xi32>
  return
}

//--- h_hoi.before.mlir
func.func private @put(%m: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %t = memref.alloc() : memref<1xi32>
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @put(%t, %v) : (memref<1xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        memref.dealloc %t : memref<1xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

//--- h_hoi.after.mlir
func.func private @put(%m: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %t = memref.alloc() : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        func.call @put(%t, %v) : (memref<1xi32>, i32) -> ()
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_tm.before.mlir
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.teams {
    omp.distribute {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %t = memref.alloc() : memref<1xi32>
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        memref.dealloc %t : memref<1xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

//--- h_tm.after.mlir
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.teams {
    %t = memref.alloc() : memref<1xi32>
    omp.distribute {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %a[%i] : memref<8xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        memref.store %w, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_opr2.sequence.mlir
func.func private @put(%m: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %t = memref.alloc() : memref<1xi32>
    func.call @put(%t, %v) : (memref<1xi32>, i32) -> ()
    %q = memref.load %t[%c0] : memref<1xi32>
    %q1 = arith.addi %q, %q : i32
    func.call @put(%t, %q1) : (memref<1xi32>, i32) -> ()
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %x = memref.load %a[%i] : memref<8xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        %s = arith.addi %w, %x : i32
        memref.store %s, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    func.call @put(%t, %v) : (memref<1xi32>, i32) -> ()
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_opr2.raced.mlir
func.func private @put(%m: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
    %t = memref.alloc() : memref<1xi32>
  omp.parallel {
    func.call @put(%t, %v) : (memref<1xi32>, i32) -> ()
    %q = memref.load %t[%c0] : memref<1xi32>
    %q1 = arith.addi %q, %q : i32
    func.call @put(%t, %q1) : (memref<1xi32>, i32) -> ()
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %x = memref.load %a[%i] : memref<8xi32>
        %w = memref.load %t[%c0] : memref<1xi32>
        %s = arith.addi %w, %x : i32
        memref.store %s, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    func.call @put(%t, %v) : (memref<1xi32>, i32) -> ()
    omp.terminator
  }
    memref.dealloc %t : memref<1xi32>
  return
}

//--- h_opr10.sequence.mlir
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  omp.parallel {
    %t = memref.alloc() : memref<1xi32>
    memref.store %z, %t[%c0] : memref<1xi32>
    scf.for %k = %c0 to %c8 step %c1 {
      %x = memref.load %a[%k] : memref<8xi32>
      %y = memref.load %t[%c0] : memref<1xi32>
      %s = arith.addi %x, %y : i32
      memref.store %s, %t[%c0] : memref<1xi32>
    }
    %sum = memref.load %t[%c0] : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        memref.store %sum, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %x = memref.load %b[%i] : memref<8xi32>
        %y = arith.addi %x, %v : i32
        memref.store %y, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    memref.dealloc %t : memref<1xi32>
    omp.terminator
  }
  return
}

//--- h_opr10.raced.mlir
func.func @f(%a: memref<8xi32> {llvm.noalias}, %b: memref<8xi32> {llvm.noalias}, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
    %t = memref.alloc() : memref<1xi32>
  omp.parallel {
    memref.store %z, %t[%c0] : memref<1xi32>
    scf.for %k = %c0 to %c8 step %c1 {
      %x = memref.load %a[%k] : memref<8xi32>
      %y = memref.load %t[%c0] : memref<1xi32>
      %s = arith.addi %x, %y : i32
      memref.store %s, %t[%c0] : memref<1xi32>
    }
    %sum = memref.load %t[%c0] : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        memref.store %sum, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %x = memref.load %b[%i] : memref<8xi32>
        %y = arith.addi %x, %v : i32
        memref.store %y, %b[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
    memref.dealloc %t : memref<1xi32>
  return
}
