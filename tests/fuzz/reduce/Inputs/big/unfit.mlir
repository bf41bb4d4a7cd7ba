// No input fits some of these, few fit others: a kernel that divides by the number of groups, a driver that waits for a
// flag, an op that the interpreter does not know, and lists of buffers.
func.func @mean_of_groups(%values: memref<?xf32>, %groups: i32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i32
  %count = arith.divsi %groups, %none : i32
  %n = memref.dim %values, %c0 : memref<?xf32>
  %scratch = memref.alloc(%n) : memref<?xf32>
  memref.copy %values, %scratch : memref<?xf32> to memref<?xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %x = memref.load %scratch[%i] : memref<?xf32>
    %s = arith.addf %acc, %x : f32
    scf.yield %s : f32
  }
  %f = arith.sitofp %count : i32 to f32
  %mean = arith.divf %sum, %f : f32
  return %mean : f32
}
func.func @wait_for_device(%flags: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  memref.store %zero, %flags[%c0] : memref<4xi32>
  scf.while : () -> () {
    %flag = memref.load %flags[%c0] : memref<4xi32>
    %isUnset = arith.cmpi eq, %flag, %zero : i32
    scf.condition(%isUnset)
  } do {
    scf.yield
  }
  return
}
func.func @exponent(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %scratch = memref.alloc(%n) : memref<?xf32>
  %y = spirv.GL.Exp %x : f32
  %isEmpty = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %isEmpty -> (f32) {
    scf.yield %y : f32
  } else {
    memref.store %y, %scratch[%c0] : memref<?xf32>
    %z = memref.load %scratch[%c0] : memref<?xf32>
    scf.yield %z : f32
  }
  return %r : f32
}
func.func @total_of_list(%list: memref<?xmemref<?xf32>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %list, %c0 : memref<?xmemref<?xf32>>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%outer = %zero) -> (f32) {
    %row = memref.load %list[%i] : memref<?xmemref<?xf32>>
    %m = memref.dim %row, %c0 : memref<?xf32>
    %s = scf.for %j = %c0 to %m step %c1 iter_args(%acc = %outer) -> (f32) {
      %x = memref.load %row[%j] : memref<?xf32>
      %t = arith.addf %acc, %x : f32
      scf.yield %t : f32
    }
    scf.yield %s : f32
  }
  return %sum : f32
}
