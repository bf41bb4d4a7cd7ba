// What is observed has an order: two calls or prints of which none waits for the other are a mistake.
// RUN: freehold-run %s --entry waits | FileCheck %s
// RUN: freehold-run %s --entry depends | FileCheck %s
// RUN: not freehold-run %s --entry host 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: not freehold-run %s --entry tasks 2>&1 | FileCheck %s --check-prefix=RACE
// CHECK: call @first()
// CHECK: call @second()
// RACE: error: undefined: is observed, and so is what an asynchronous region does, which may run at the same time
// RACE: note: an asynchronous region
func.func private @first()
func.func private @second()
func.func @waits() {
  %t = async.execute {
    func.call @first() : () -> ()
    async.yield
  }
  async.await %t : !async.token
  call @second() : () -> ()
  return
}
func.func @depends() {
  %t = async.execute {
    func.call @first() : () -> ()
    async.yield
  }
  %u = async.execute [%t] {
    func.call @second() : () -> ()
    async.yield
  }
  async.await %u : !async.token
  return
}
func.func @host() {
  %c = arith.constant 1 : i32
  %t = async.execute {
    vector.print %c : i32
    async.yield
  }
  call @second() : () -> ()
  async.await %t : !async.token
  return
}
func.func @tasks() {
  %t = async.execute {
    func.call @first() : () -> ()
    async.yield
  }
  %u = async.execute {
    func.call @second() : () -> ()
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  return
}
