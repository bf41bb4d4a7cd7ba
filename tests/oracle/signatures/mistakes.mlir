// Passes that go wrong (tests/plugins/WrongSignatures.cpp) behind or instead of the shipped ones; each mistake
// is found by both judges.
// DEFINE: %{bad} = %S/../Inputs/exit-code 1 freehold-check %s --load-pass-plugin %build/lib/libWrongSignatures.so --oracle interp,native --json
// DEFINE: %{out} = buffer-results-to-out-params{modify-public-functions=true}
// RUN: freehold-check %s --pipeline '%{out},buffer-deallocation-pipeline' --signatures out-params --oracle interp,native
// RUN: freehold-check %s --pipeline 'drop-equivalent-buffer-results,buffer-deallocation-pipeline' --signatures equivalent-results --oracle interp,native

// RUN: %{bad} --pipeline '%{out},test-wrong-signatures{mistake=forget-copy},buffer-deallocation-pipeline' --signatures out-params | FileCheck %s --check-prefix=FORGET
// FORGET: "oracle":"interp","entry":"pair","verdict":"defect","kind":"observation"{{.*}}result 0 = [_, _]{{.*}}"pass":"test-wrong-signatures"
// FORGET: "oracle":"native-jit","entry":"pair","verdict":"defect","kind":"observation"
// FORGET: "oracle":"interp","entry":"use","verdict":"defect","kind":"uninitialised-read"

// RUN: %{bad} --pipeline '%{out},test-wrong-signatures{mistake=swap-outs},buffer-deallocation-pipeline' --signatures out-params | FileCheck %s --check-prefix=SWAP
// SWAP: "oracle":"interp","entry":"pair","verdict":"defect","kind":"observation"{{.*}}"pass":"test-wrong-signatures"
// SWAP: "oracle":"native-jit","entry":"pair","verdict":"defect","kind":"observation"
// SWAP: "oracle":"interp","entry":"use","verdict":"defect","kind":"observation"
// SWAP: "oracle":"native-jit","entry":"use","verdict":"defect","kind":"observation"

// Freed behind the deallocation pass, which accepts no program that frees.
// RUN: %{bad} --pipeline '%{out},buffer-deallocation-pipeline,test-wrong-signatures{mistake=free-out}' --signatures out-params | FileCheck %s --check-prefix=FREE
// FREE: "oracle":"interp","entry":"pair","verdict":"defect","kind":"use-after-free"{{.*}}"pass":"test-wrong-signatures"
// FREE: "oracle":"native-jit","entry":"pair","verdict":"defect","kind":"use-after-free"
// FREE: "oracle":"interp","entry":"use","verdict":"defect","kind":"use-after-free"
// FREE: "oracle":"native-jit","entry":"use","verdict":"defect","kind":"use-after-free"

// The first result of @fresh is no argument.
// RUN: %{bad} --pipeline 'test-wrong-signatures{mistake=drop-any},buffer-deallocation-pipeline' --signatures equivalent-results | FileCheck %s --check-prefix=DROP
// DROP: "oracle":"interp","entry":"use","verdict":"defect","kind":"observation"{{.*}}"pass":"test-wrong-signatures"
// DROP: "oracle":"native-jit","entry":"use","verdict":"defect","kind":"observation"
// RUN: %{bad} --pipeline 'test-wrong-signatures{mistake=drop-any},buffer-deallocation-pipeline' --signatures equivalent-results --entry fresh | FileCheck %s --check-prefix=FRESH
// FRESH: "entry":"fresh","verdict":"defect","kind":"invalid-output"
// FRESH-SAME: "message":"@fresh has another signature or visibility afterwards"

// RUN: %{bad} --pipeline 'test-wrong-signatures{mistake=callee-only},buffer-deallocation-pipeline' --signatures equivalent-results | FileCheck %s --check-prefix=CALLEE
// CALLEE: "verdict":"defect","kind":"invalid-output"

func.func private @fresh(%a: memref<2xi32>, %v: i32) -> (memref<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return %m, %v : memref<2xi32>, i32
}
func.func @pair(%a: memref<2xi32>, %v: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c1 = arith.constant 1 : index
  %k7 = arith.constant 7 : i32
  %0:2 = call @fresh(%a, %v) : (memref<2xi32>, i32) -> (memref<2xi32>, i32)
  %n = memref.alloc() : memref<2xi32>
  memref.copy %0#0, %n : memref<2xi32> to memref<2xi32>
  memref.store %k7, %n[%c1] : memref<2xi32>
  return %0#0, %n : memref<2xi32>, memref<2xi32>
}
func.func @use(%a: memref<2xi32>, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = call @pair(%a, %v) : (memref<2xi32>, i32) -> (memref<2xi32>, memref<2xi32>)
  %1:2 = call @fresh(%a, %v) : (memref<2xi32>, i32) -> (memref<2xi32>, i32)
  %2 = memref.load %0#1[%c1] : memref<2xi32>
  %3 = memref.load %1#0[%c0] : memref<2xi32>
  return %2, %3 : i32, i32
}
