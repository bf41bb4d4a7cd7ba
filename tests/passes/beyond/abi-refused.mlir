// Ownership attributes that cannot hold: errors at the function or the return, and nothing has changed.
// RUN: freehold-opt %s --split-input-file --verify-diagnostics --fh-ownership-based-buffer-deallocation

// expected-error @+1 {{freehold.arg_ownership of number 0 is not on a memref}}
func.func @not_memref(%a: i32 {freehold.arg_ownership = "owned"}) { return }

// -----
// expected-error @+1 {{freehold.arg_ownership of number 0 must be "borrowed", "owned" or "dynamic"}}
func.func @word(%a: memref<i32> {freehold.arg_ownership = "mine"}) { return }

// -----
// expected-error @+1 {{freehold.arg_ownership of number 1 must be "borrowed", "owned" or "dynamic"}}
func.func @number(%b: i32, %a: memref<i32> {freehold.arg_ownership = 3 : i32}) { return }

// -----
// expected-error @+1 {{freehold.result_ownership of number 0 is not on a memref}}
func.func @result(%a: i32) -> (i32 {freehold.result_ownership = "owned"}) { return %a : i32 }

// -----
func.func @leaks() -> (memref<i32> {freehold.result_ownership = "borrowed"}) {
  %a = memref.alloc() : memref<i32>
  // expected-error @+1 {{result 0 is borrowed (freehold.result_ownership), but it may be a buffer that the function owns}}
  return %a : memref<i32>
}

// -----
func.func @maybe(%c: i1, %m: memref<i32>) -> (memref<i32> {freehold.result_ownership = "borrowed"}) {
  %a = memref.alloc() : memref<i32>
  %s = arith.select %c, %a, %m : memref<i32>
  // expected-error @+1 {{result 0 is borrowed}}
  return %s : memref<i32>
}

// -----
func.func @owned(%m: memref<i32> {freehold.arg_ownership = "owned"})
    -> (memref<i32> {freehold.result_ownership = "borrowed"}) {
  // expected-error @+1 {{result 0 is borrowed}}
  return %m : memref<i32>
}

// -----
func.func private @borrow(%m: memref<i32>) -> (memref<i32> {freehold.result_ownership = "borrowed"}) {
  return %m : memref<i32>
}
func.func @through_call() -> (memref<i32> {freehold.result_ownership = "borrowed"}) {
  %a = memref.alloc() : memref<i32>
  %b = call @borrow(%a) : (memref<i32>) -> memref<i32>
  // expected-error @+1 {{result 0 is borrowed}}
  return %b : memref<i32>
}

// -----
// expected-error @+1 {{has ownership attributes, and its address is taken}}
func.func private @taken(%m: memref<i32> {freehold.arg_ownership = "owned"}) { return }
func.func @takes() {
  %f = func.constant @taken : (memref<i32>) -> ()
  return
}
