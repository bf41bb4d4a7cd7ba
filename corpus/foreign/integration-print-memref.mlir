// Style: mlir/test/Integration style: entry prints through the runner utilities.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @rtclock() -> f64
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %t0 = call @rtclock() : () -> f64
  %a = memref.alloc() : memref<2x3xf32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %s = arith.addi %i, %j : index
      %si = arith.index_cast %s : index to i32
      %f = arith.sitofp %si : i32 to f32
      memref.store %f, %a[%i, %j] : memref<2x3xf32>
    }
  }
  %u = memref.cast %a : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %t1 = call @rtclock() : () -> f64
  %d = arith.subf %t1, %t0 : f64
  vector.print %d : f64
  return
}
