// Style: Flang, omp.wsloop with a reduction by reference and the regions of its declaration.
module {
  omp.private {type = private} @tmp_priv : memref<4xf32>
  omp.declare_reduction @addi : memref<1xi32> alloc {
    %a = memref.alloc() : memref<1xi32>
    omp.yield(%a : memref<1xi32>)
  } init {
  ^bb0(%mold: memref<1xi32>, %a: memref<1xi32>):
    %z = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    memref.store %z, %a[%c0] : memref<1xi32>
    omp.yield(%a : memref<1xi32>)
  } combiner {
  ^bb0(%l: memref<1xi32>, %r: memref<1xi32>):
    %c0 = arith.constant 0 : index
    %x = memref.load %l[%c0] : memref<1xi32>
    %y = memref.load %r[%c0] : memref<1xi32>
    %s = arith.addi %x, %y : i32
    memref.store %s, %l[%c0] : memref<1xi32>
    omp.yield(%l : memref<1xi32>)
  } cleanup {
  ^bb0(%a: memref<1xi32>):
    memref.dealloc %a : memref<1xi32>
    omp.yield
  }
  func.func @sum(%x: memref<8xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant 0 : i32
    %acc = memref.alloc() : memref<1xi32>
    memref.store %z, %acc[%c0] : memref<1xi32>
    omp.parallel {
      omp.wsloop reduction(@addi %acc -> %p : memref<1xi32>) {
        omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
          %v = memref.load %x[%i] : memref<8xi32>
          %o = memref.load %p[%c0] : memref<1xi32>
          %s = arith.addi %o, %v : i32
          memref.store %s, %p[%c0] : memref<1xi32>
          omp.yield
        }
      }
      omp.terminator
    }
    %r = memref.load %acc[%c0] : memref<1xi32>
    return %r : i32
  }
}
