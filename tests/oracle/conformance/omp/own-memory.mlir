// Memory that a thread of a team allocates for itself is shared by the iterations and sections that it runs, and by no others: where
// shared work writes it, runs of one schedule say nothing. Loops of other threads inside of the team race there as anywhere, and `shared`
// is allocated before the team.
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
