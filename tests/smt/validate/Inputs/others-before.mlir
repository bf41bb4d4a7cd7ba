// Targets are in others-after.mlir: of the first function a wrong one.
func.func private @touch(memref<4xi32>)
func.func @wrong(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %i1) -> (i32) {
    %x = memref.load %m[%c0] : memref<4xi32>
    vector.print %p : i32
    func.call @touch(%m) : (memref<4xi32>) -> ()
    scf.yield %x : i32
  }
  return
}
func.func @right(%n: index, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %i1) -> (i32) {
    %x = memref.load %m[%c0] : memref<4xi32>
    vector.print %p : i32
    func.call @touch(%m) : (memref<4xi32>) -> ()
    scf.yield %x : i32
  }
  return
}
func.func @undecided(%n: index, %m: memref<4xi32>) {
  %t = bufferization.to_tensor %m : memref<4xi32> to tensor<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %i1) -> (i32) {
    %x = memref.load %m[%c0] : memref<4xi32>
    vector.print %p : i32
    func.call @touch(%m) : (memref<4xi32>) -> ()
    scf.yield %x : i32
  }
  return
}
