// F13, H6 and all other programs that the pass refuses, with an error at the op and before it changes anything.
// RUN: freehold-opt %s --fh-buffer-deallocation --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @cfg_loop(%c: i1) {
  cf.br ^head
^head:
  // expected-error @below {{closes a loop made of branches; only structured loops are supported}}
  cf.cond_br %c, ^head, ^exit
^exit:
  return
}

// -----

func.func @cfg_loop_below(%c: i1) {
  scf.execute_region {
    cf.br ^head
  ^head:
    // expected-error @below {{closes a loop made of branches}}
    cf.cond_br %c, ^head, ^exit
  ^exit:
    scf.yield
  }
  return
}

// -----

func.func @region_op() {
  // expected-error @below {{has regions but not RegionBranchOpInterface}}
  %0 = "test.bar"() ({
    %1 = "test.bar"() ({ "test.yield"() : () -> () }) : () -> i32
    "test.yield"() : () -> ()
  }) : () -> i32
  return
}

// -----

func.func @region_op_below() {
  scf.execute_region {
    // expected-error @below {{has regions but not RegionBranchOpInterface}}
    "test.two"() ({ "test.yield"() : () -> () }, { "test.yield"() : () -> () }) : () -> ()
    scf.yield
  }
  return
}

// -----

func.func @realloc(%n: index, %m: memref<?xf32>) -> memref<?xf32> {
  // expected-error @below {{frees and allocates at once; run fh-expand-realloc first}}
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

// -----

func.func @dealloc_op(%m: memref<2xf32>, %c: i1) {
  // expected-error @below {{is of ownership-based deallocation}}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}

// -----

func.func @frees_argument(%m: memref<2xf32>) {
  // expected-error @below {{frees a buffer that may be the caller's}}
  memref.dealloc %m : memref<2xf32>
  return
}

// -----

func.func @frees_either(%c: i1, %box: memref<memref<2xf32>>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.load %box[] : memref<memref<2xf32>>
  %s = arith.select %c, %a, %b : memref<2xf32>
  // expected-error @below {{frees either a buffer that this pass frees or one that it does not}}
  memref.dealloc %s : memref<2xf32>
  return
}

// -----

func.func @stored(%box: memref<memref<2xf32>>) {
  // expected-note @below {{the buffer is this}}
  %a = memref.alloc() : memref<2xf32>
  // expected-error @below {{keeps a buffer that has to be freed}}
  memref.store %a, %box[] : memref<memref<2xf32>>
  return
}

// -----

func.func @stored_by_affine(%box: memref<1xmemref<2xf32>>) {
  // expected-note @below {{the buffer is this}}
  %a = memref.alloc() : memref<2xf32>
  // expected-error @below {{keeps a buffer that has to be freed}}
  affine.store %a, %box[0] : memref<1xmemref<2xf32>>
  return
}

// -----

func.func @tensor() -> tensor<2xf32> {
  // expected-note @below {{the buffer is this}}
  %a = memref.alloc() : memref<2xf32>
  // expected-error @below {{keeps a buffer that has to be freed}}
  %t = bufferization.to_tensor %a restrict : memref<2xf32> to tensor<2xf32>
  return %t : tensor<2xf32>
}

// -----

func.func @token() {
  // expected-note @below {{the buffer is this}}
  %a = memref.alloc() : memref<2xf32>
  // expected-error @below {{keeps a buffer that has to be freed}}
  %t = async.execute {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<2xf32>
    vector.print %v : f32
    async.yield
  }
  return
}

// -----

func.func @kernel_that_runs_on(%v: i32) {
  %c1 = arith.constant 1 : index
  // expected-note @below {{the buffer is this}}
  %a = memref.alloc() : memref<i32>
  // expected-error @below {{keeps a buffer that has to be freed}}
  %t = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %v, %a[] : memref<i32>
    gpu.terminator
  }
  return
}

// -----

// expected-note @below {{its argument 0 is kept}}
func.func private @keeps(%m: memref<2xf32>, %box: memref<memref<2xf32>>) {
  memref.store %m, %box[] : memref<memref<2xf32>>
  return
}
func.func private @passes_on(%m: memref<2xf32>, %box: memref<memref<2xf32>>) {
  func.call @keeps(%m, %box) : (memref<2xf32>, memref<memref<2xf32>>) -> ()
  return
}
func.func @kept(%box: memref<memref<2xf32>>) {
  %a = memref.alloc() : memref<2xf32>
  // expected-error @below {{passes a buffer that has to be freed to a function that keeps it}}
  func.call @keeps(%a, %box) : (memref<2xf32>, memref<memref<2xf32>>) -> ()
  return
}

// -----

func.func @by_terminator() {
  "test.region"() ({
    %a = memref.alloc() : memref<2xf32>
    // expected-error @below {{uses a memref that nothing could free afterwards}}
    "test.end"() ({
      "test.use"(%a) : (memref<2xf32>) -> ()
      "test.yield"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  return
}

// -----

// The order of ops has no meaning in such a region.
func.func @unregistered_graph() {
  // expected-error @below {{has memrefs in a region without dominance}}
  "toy.graph"() ({
    "toy.use"(%b) : (memref<4xi32>) -> ()
    %b = memref.alloc() : memref<4xi32>
    "toy.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @allocation_of_another_kind() {
  // expected-error @below {{allocates a buffer that nothing frees, and does not implement AllocationOpInterface}}
  %m = gpu.alloc host_shared () : memref<4xf32>
  return
}

// -----

func.func @allocation_of_another_kind_that_is_freed() {
  %m = gpu.alloc host_shared () : memref<4xf32>
  gpu.dealloc %m : memref<4xf32>
  return
}
