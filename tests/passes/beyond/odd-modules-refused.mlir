// Modules that cannot be handled: errors at the op that is in the way.
// RUN: freehold-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --fh-ownership-based-buffer-deallocation
// RUN: freehold-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --verify-each=0 --fh-ownership-based-buffer-deallocation

func.func @unreg_region_result() -> memref<4xi32> {
  // expected-error @+1 {{has regions but not RegionBranchOpInterface}}
  %0 = "toy.region"() ({
    %alloc = memref.alloc() : memref<4xi32>
    "toy.end"(%alloc) : (memref<4xi32>) -> ()
  }) : () -> memref<4xi32>
  return %0 : memref<4xi32>
}

// -----
func.func @unreg_term(%arg0: i1) {
  %alloc = memref.alloc() : memref<4xi32>
  // expected-error @+1 {{branches to blocks without BranchOpInterface}}
  "toy.br"(%alloc)[^bb1, ^bb2] : (memref<4xi32>) -> ()
^bb1:  // pred: ^bb0
  return
^bb2:  // pred: ^bb0
  return
}

// -----
func.func @unreg_term_args(%arg0: i1) {
  %alloc = memref.alloc() : memref<4xi32>
  // expected-error @+1 {{branches to blocks without BranchOpInterface}}
  "toy.br"()[^bb1] : () -> ()
^bb1(%0: memref<4xi32>):  // pred: ^bb0
  "toy.use"(%0) : (memref<4xi32>) -> ()
  return
}

// -----
func.func @unreg_end() {
  %alloc = memref.alloc() : memref<4xi32>
  // expected-error @+2 {{uses a memref that nothing could free afterwards}}
  // expected-warning @+1 {{has unknown effects on memrefs}}
  "toy.end"(%alloc) : (memref<4xi32>) -> ()
}

// -----
func.func @unreg_end_cfg(%arg0: i1) {
  %alloc = memref.alloc() : memref<4xi32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  "toy.end"() : () -> ()
^bb2:  // pred: ^bb0
  // expected-error @+2 {{uses a memref that nothing could free afterwards}}
  // expected-warning @+1 {{has unknown effects on memrefs}}
  "toy.end2"(%alloc) : (memref<4xi32>) -> ()
}

// -----
func.func @box_ret() -> memref<1xmemref<4xi32>> {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<1xmemref<4xi32>>
  %alloc_0 = memref.alloc() : memref<4xi32>
  // expected-error @+1 {{stores a buffer that the function owns where it may be reached after the buffer's region has ended}}
  memref.store %alloc_0, %alloc[%c0] : memref<1xmemref<4xi32>>
  return %alloc : memref<1xmemref<4xi32>>
}

// -----
func.func @box_arg(%arg0: memref<1xmemref<4xi32>>) {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<4xi32>
  // expected-error @+1 {{stores a buffer that the function owns where it may be reached after the buffer's region has ended}}
  memref.store %alloc, %arg0[%c0] : memref<1xmemref<4xi32>>
  return
}

// -----
func.func @box_loop(%arg0: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %alloc = memref.alloc() : memref<1xmemref<4xi32>>
  %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc) -> (memref<1xmemref<4xi32>>) {
    %alloc_0 = memref.alloc() : memref<4xi32>
    // expected-error @+1 {{stores a buffer that the function owns where it may be reached after the buffer's region has ended}}
    memref.store %alloc_0, %arg2[%c0] : memref<1xmemref<4xi32>>
    scf.yield %arg2 : memref<1xmemref<4xi32>>
  }
  return
}

// -----
func.func @box_copy(%arg0: index, %arg1: memref<1xmemref<4xi32>>) {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<1xmemref<4xi32>>
  %alloc_0 = memref.alloc() : memref<4xi32>
  memref.store %alloc_0, %alloc[%c0] : memref<1xmemref<4xi32>>
  // expected-error @+1 {{stores a buffer that the function owns where it may be reached after the buffer's region has ended}}
  memref.copy %alloc, %arg1 : memref<1xmemref<4xi32>> to memref<1xmemref<4xi32>>
  return
}

// -----
func.func @box_indirect() -> memref<1xmemref<1xmemref<4xi32>>> {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<1xmemref<1xmemref<4xi32>>>
  %alloc_0 = memref.alloc() : memref<1xmemref<4xi32>>
  // expected-error @+1 {{stores a buffer that the function owns where it may be reached after the buffer's region has ended}}
  memref.store %alloc_0, %alloc[%c0] : memref<1xmemref<1xmemref<4xi32>>>
  return %alloc : memref<1xmemref<1xmemref<4xi32>>>
}

// -----
func.func @reduce(%arg0: index, %arg1: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c0] : memref<4xf32>
    // expected-error @+1 {{uses a memref that nothing could free afterwards}}
    scf.reduce(%arg1 : f32) {
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = memref.load %alloc[%c0] : memref<4xf32>
      %2 = arith.addf %arg3, %1 : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}

// -----
func.func @reduce_memref(%arg0: index, %arg1: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    scf.reduce(%alloc : memref<4xf32>) {
    ^bb0(%arg3: memref<4xf32>, %arg4: memref<4xf32>):
      // expected-error @+1 {{hands a memref to an op without RegionBranchOpInterface}}
      scf.reduce.return %arg4 : memref<4xf32>
    }
  }
  return %0 : memref<4xf32>
}

// -----
func.func @inner_module() {
  %alloc = memref.alloc() : memref<4xi32>
  // expected-error @+1 {{has memrefs in a region without dominance}}
  builtin.module {
    func.func @x() -> memref<4xi32> {
      %alloc_0 = memref.alloc() : memref<4xi32>
      return %alloc_0 : memref<4xi32>
    }
    func.func @y() {
      %0 = call @x() : () -> memref<4xi32>
      return
    }
  }
  return
}

// -----
func.func @inner_graph() {
  %alloc = memref.alloc() : memref<4xi32>
  // expected-error @+1 {{has memrefs in a region without dominance}}
  builtin.module {
    %alloc_0 = memref.alloc() : memref<4xi32>
    "toy.use"(%alloc_0) : (memref<4xi32>) -> ()
  }
  return
}

// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%arg0: memref<4xf32>) kernel {
      %alloc = memref.alloc() : memref<4xf32>
      gpu.return
    }
    gpu.func @g(%arg0: memref<4xf32>) -> memref<4xf32> {
      %alloc = memref.alloc() : memref<4xf32>
      // expected-error @+1 {{uses a memref that nothing could free afterwards}}
      gpu.return %alloc : memref<4xf32>
    }
  }
}

// -----
func.func @async() {
  %alloc = memref.alloc() : memref<4xi32>
  // expected-error @+1 {{forwards a memref as a value of another type}}
  %token, %bodyResults = async.execute -> !async.value<memref<4xi32>> {
    async.yield %alloc : memref<4xi32>
  }
  %0 = async.await %bodyResults : !async.value<memref<4xi32>>
  "toy.use"(%0) : (memref<4xi32>) -> ()
  return
}

// -----
func.func @async2() -> memref<4xi32> {
  // expected-error @+1 {{forwards a memref as a value of another type}}
  %token, %bodyResults = async.execute -> !async.value<memref<4xi32>> {
    %alloc = memref.alloc() : memref<4xi32>
    async.yield %alloc : memref<4xi32>
  }
  %0 = async.await %bodyResults : !async.value<memref<4xi32>>
  return %0 : memref<4xi32>
}

// -----
func.func @async4(%arg0: memref<4xi32>) {
  // expected-error @+1 {{forwards a memref as a value of another type}}
  %token, %bodyResults = async.execute -> !async.value<memref<4xi32>> {
    async.yield %arg0 : memref<4xi32>
  }
  %token_0, %bodyResults_1 = async.execute [%token] (%bodyResults as %arg1: !async.value<memref<4xi32>>) -> !async.value<memref<4xi32>> {
    %alloc = memref.alloc() : memref<4xi32>
    async.yield %arg1 : memref<4xi32>
  }
  return
}

// -----
func.func @irdl_like(%arg0: memref<4xf32>) {
  // expected-error @+1 {{branches to blocks without BranchOpInterface}}
  "toy.with_succ"()[^bb1, ^bb2] : () -> ()
^bb1:  // pred: ^bb0
  %alloc = memref.alloc() : memref<4xf32>
  return
^bb2:  // pred: ^bb0
  return
}

// -----
func.func @invoke() {
  %alloc = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{has regions but not RegionBranchOpInterface}}
  %0:2 = "toy.multi"(%alloc) ({
  ^bb0(%arg0: memref<4xf32>):
    "toy.y"(%arg0) : (memref<4xf32>) -> ()
  }, {
    "toy.y"() : () -> ()
  }) : (memref<4xf32>) -> (i32, memref<4xf32>)
  return
}

// -----
// The order of ops means nothing in a region that uses a memref before it is defined, so that there is no place
// behind its last use.
func.func @unregistered_graph() {
  // expected-error @+1 {{has memrefs in a region without dominance}}
  "toy.graph"() ({
    "toy.use"(%b) : (memref<4xi32>) -> ()
    %b = memref.alloc() : memref<4xi32>
    "toy.end"() : () -> ()
  }) : () -> ()
  return
}
