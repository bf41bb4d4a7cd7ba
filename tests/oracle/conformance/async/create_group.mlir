// A group waits for as many tokens as it was made for.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry too_few 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: error: undefined: waits for ever
// CHECK: result 0 = 1 : index
// CHECK: result 1 = 7 : i32
func.func @main() -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  %g = async.create_group %c2 : !async.group
  %s = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %c0) -> (index) {
    %t = async.execute {
      memref.store %v, %m[%i] : memref<2xi32>
      async.yield
    }
    %n = async.add_to_group %t, %g : !async.token
    %b = arith.addi %a, %n : index
    scf.yield %b : index
  }
  async.await_all %g
  %r = memref.load %m[%c1] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %s, %r : index, i32
}
func.func @early() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  %g = async.create_group %c1 : !async.group
  %t = async.execute {
    memref.store %v, %m[%c0] : memref<2xi32>
    async.yield
  }
  %n = async.add_to_group %t, %g : !async.token
  memref.dealloc %m : memref<2xi32>
  async.await_all %g
  return
}
func.func @too_many() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %g = async.create_group %c1 : !async.group
  scf.for %i = %c0 to %c2 step %c1 {
    %t = async.execute {
      async.yield
    }
    %n = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}
func.func @too_few() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %g = async.create_group %c2 : !async.group
  %t = async.execute {
    async.yield
  }
  %n = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
