// What a region that runs on uses is freed once the group that it was added to is awaited, if that can be seen.
// RUN: split-file %s %t
// RUN: freehold-check %t/good.mlir --subject fh --subject fh-early-free | FileCheck %s --check-prefix=AGREE
// RUN: freehold-opt %t/refused.mlir --split-input-file --verify-diagnostics --fh-ownership-based-buffer-deallocation
// AGREE: 4 judged = 4 agree

//--- good.mlir
func.func @awaited_before_the_end(%out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %l = memref.alloc() : memref<4xi32>
  %g = async.create_group %c4 : !async.group
  scf.for %i = %c0 to %c4 step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %l[%i] : memref<4xi32>
    %t = async.execute {
      %w = memref.load %l[%i] : memref<4xi32>
      memref.store %w, %out[%i] : memref<4xi32>
      async.yield
    }
    %x = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}
func.func @value_of_a_region(%in: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %l = memref.alloc() : memref<4xi32>
  memref.copy %in, %l : memref<4xi32> to memref<4xi32>
  %t, %v = async.execute -> !async.value<i32> {
    %w = memref.load %l[%c0] : memref<4xi32>
    async.yield %w : i32
  }
  %r = async.await %v : !async.value<i32>
  return %r : i32
}

//--- refused.mlir
func.func @group_outlives_iteration(%out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %g = async.create_group %c4 : !async.group
  scf.for %i = %c0 to %c4 step %c1 {
    %l = memref.alloc() : memref<1xi32>
    %v = arith.index_cast %i : index to i32
    memref.store %v, %l[%c0] : memref<1xi32>
    // expected-error@+1 {{its token leaves the region}}
    %t = async.execute {
      %w = memref.load %l[%c0] : memref<1xi32>
      memref.store %w, %out[%i] : memref<4xi32>
      async.yield
    }
    %x = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}

// -----

// The first region's token is awaited by the second one only, whose token leaves.
func.func @last_of_a_chain_leaves(%out: memref<1xi32>) -> !async.token {
  %c0 = arith.constant 0 : index
  %l = memref.alloc() : memref<1xi32>
  memref.copy %out, %l : memref<1xi32> to memref<1xi32>
  // expected-error@+1 {{its token leaves the region}}
  %t = async.execute {
    %w = memref.load %l[%c0] : memref<1xi32>
    memref.store %w, %out[%c0] : memref<1xi32>
    async.yield
  }
  %u = async.execute [%t] {
    async.yield
  }
  return %u : !async.token
}
