// What moves must survive: nested modules, unknown ops with regions and graph order, unreachable
// blocks, irreducible loops, recursion, indirect calls, ends that are no returns.
module @outer {
  module @inner {
    memref.global "private" @g : memref<2xi32> = dense<[1, 2]>
    func.func private @leaf(%x: i32) -> i32 {
      %r = func.call @leaf(%x) : (i32) -> i32
      return %r : i32
    }
    func.func @top(%x: i32) -> i32 {
      %r = func.call @leaf(%x) : (i32) -> i32
      return %r : i32
    }
  }
  func.func private @callee(%x: i32) -> i32 {
    return %x : i32
  }
  func.func @indirect(%x: i32) -> i32 {
    %f = func.constant @callee : (i32) -> i32
    %r = func.call_indirect %f(%x) : (i32) -> i32
    return %r : i32
  }
  func.func @irreducible(%c: i1, %x: i32) -> i32 {
    cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x : i32)
  ^bb1(%a: i32):
    cf.cond_br %c, ^bb2(%a : i32), ^bb3
  ^bb2(%b: i32):
    cf.switch %b : i32, [default: ^bb1(%b : i32), 1: ^bb3, 2: ^bb2(%x : i32)]
  ^bb3:
    return %x : i32
  ^dead(%d: i32):
    %e = arith.addi %d, %d : i32
    cf.br ^dead(%e : i32)
  }
  func.func @stuck(%c: i1) -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.unreachable
  ^bb2:
    cf.br ^bb2
  }
  func.func @unknown(%a: memref<2xi32>, %v: vector<2xf32>, %t: tensor<?xi32>) -> vector<2xf32> {
    %0:2 = "other.op"(%a, %v) ({
    ^bb0(%p: i32, %q: !other.type):
      "other.end"(%q) : (!other.type) -> ()
    }, {
    }) {other.attr = @callee} : (memref<2xi32>, vector<2xf32>) -> (!other.type, vector<2xf32>)
    "other.use"(%0#0) : (!other.type) -> ()
    %i = arith.constant 3 : index
    %d = tensor.extract %t[%i] : tensor<?xi32>
    return %0#1 : vector<2xf32>
  }
  "other.graph"() ({
    %x = "other.a"(%y) : (i32) -> i32
    %y = "other.b"(%x) : (i32) -> i32
  }) : () -> ()
}
