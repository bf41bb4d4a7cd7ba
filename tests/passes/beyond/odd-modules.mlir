// Modules that are odd in one way each: unknown ops and regions, odd types and memory spaces, other dialects' functions
// and launches, unreachable code, endless loops. Accepted, and what comes out is valid; a second run changes nothing.
// RUN: freehold-opt %s --split-input-file --allow-unregistered-dialect --fh-ownership-based-buffer-deallocation -o %t.once 2> %t.warnings
// RUN: freehold-opt %t.once --split-input-file --allow-unregistered-dialect --fh-ownership-based-buffer-deallocation | diff %t.once -
// RUN: freehold-opt %s --split-input-file --allow-unregistered-dialect --verify-each=0 --pass-pipeline='builtin.module(fh-expand-realloc{emit-deallocs=false},fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations)' -o %t.lowered
// RUN: freehold-opt %t.lowered --split-input-file --allow-unregistered-dialect -o %t.again

func.func @unreg(%arg0: i1) -> memref<4xi32> {
  %alloc = memref.alloc() : memref<4xi32>
  %0 = "toy.op"(%alloc) : (memref<4xi32>) -> memref<4xi32>
  return %0 : memref<4xi32>
}

// -----
func.func @unreg2() {
  %alloc = memref.alloc() : memref<4xi32>
  %alloc_0 = memref.alloc() : memref<4xi32>
  %0:2 = "toy.op"(%alloc, %alloc_0) : (memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<2xi32>)
  "toy.use"(%0#0, %0#1) : (memref<4xi32>, memref<2xi32>) -> ()
  return
}

// -----
func.func @unreg_region() {
  %alloc = memref.alloc() : memref<4xi32>
  "toy.region"() ({
    "toy.use"(%alloc) : (memref<4xi32>) -> ()
    %alloc_0 = memref.alloc() : memref<4xi32>
    "toy.end"() : () -> ()
  }) : () -> ()
  return
}

// -----
func.func @unreg_region_noterm() {
  %alloc = memref.alloc() : memref<4xi32>
  "toy.region"() ({
    "toy.use"(%alloc) : (memref<4xi32>) -> ()
    %alloc_0 = memref.alloc() : memref<4xi32>
  }) : () -> ()
  return
}

// -----
func.func @unreg_region_empty() {
  %alloc = memref.alloc() : memref<4xi32>
  "toy.region"() ({
  ^bb0:
  }) : () -> ()
  "toy.r"() ({
  }) : () -> ()
  return
}

// -----
func.func @unreg_region_arg() {
  %alloc = memref.alloc() : memref<4xi32>
  "toy.region"(%alloc) ({
  ^bb0(%arg0: memref<4xi32>):
    %alloc_0 = memref.alloc() : memref<4xi32>
    "toy.end"(%arg0) : (memref<4xi32>) -> ()
  }) : (memref<4xi32>) -> ()
  return
}

// -----
func.func @unreg_region_cfg(%arg0: i1) {
  "toy.region"() ({
    %alloc = memref.alloc() : memref<4xi32>
    cf.cond_br %arg0, ^bb1(%alloc : memref<4xi32>), ^bb2
  ^bb1(%0: memref<4xi32>):  // pred: ^bb0
    "toy.end"() : () -> ()
  ^bb2:  // pred: ^bb0
    "toy.end"() : () -> ()
  }) : () -> ()
  return
}

// -----
func.func @unranked(%arg0: index) -> memref<*xi32> {
  %alloc = memref.alloc(%arg0) : memref<?xi32>
  %cast = memref.cast %alloc : memref<?xi32> to memref<*xi32>
  return %cast : memref<*xi32>
}

// -----
func.func @unranked_cfg(%arg0: i1, %arg1: memref<*xi32>) -> memref<*xi32> {
  %alloc = memref.alloc() : memref<4xi32>
  %cast = memref.cast %alloc : memref<4xi32> to memref<*xi32>
  cf.cond_br %arg0, ^bb1(%arg1 : memref<*xi32>), ^bb1(%cast : memref<*xi32>)
^bb1(%0: memref<*xi32>):  // 2 preds: ^bb0, ^bb0
  "toy.use"(%0) : (memref<*xi32>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return %0 : memref<*xi32>
}

// -----
func.func @unranked_call(%arg0: memref<*xi32>) -> (memref<*xi32>, memref<*xi32>) {
  %0 = call @ext(%arg0) : (memref<*xi32>) -> memref<*xi32>
  return %0, %0 : memref<*xi32>, memref<*xi32>
}
func.func private @ext(memref<*xi32>) -> memref<*xi32>

// -----
func.func @unranked_arg_returned(%arg0: memref<*xi32>) -> memref<*xi32> {
  return %arg0 : memref<*xi32>
}

// -----
#map = affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>
func.func @nonstrided(%arg0: i1, %arg1: memref<8xi32, #map>) -> memref<8xi32, #map> {
  %alloc = memref.alloc() : memref<8xi32, #map>
  cf.cond_br %arg0, ^bb1(%arg1 : memref<8xi32, #map>), ^bb1(%alloc : memref<8xi32, #map>)
^bb1(%0: memref<8xi32, #map>):  // 2 preds: ^bb0, ^bb0
  "toy.use"(%0) : (memref<8xi32, #map>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return %0 : memref<8xi32, #map>
}

// -----
#map = affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>
func.func @nonstrided2(%arg0: i1, %arg1: memref<8xi32, #map>) {
  %alloc = memref.alloc() : memref<8xi32, #map>
  %0 = arith.select %arg0, %alloc, %arg1 : memref<8xi32, #map>
  cf.cond_br %arg0, ^bb1(%0 : memref<8xi32, #map>), ^bb1(%arg1 : memref<8xi32, #map>)
^bb1(%1: memref<8xi32, #map>):  // 2 preds: ^bb0, ^bb0
  "toy.use"(%1) : (memref<8xi32, #map>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return
}

// -----
#map = affine_map<(d0)[s0] -> (d0 * s0)>
func.func @symbolic(%arg0: i1, %arg1: index, %arg2: memref<?xi32, #map>) -> memref<?xi32, #map> {
  %alloc = memref.alloc(%arg1)[%arg1] : memref<?xi32, #map>
  %0 = arith.select %arg0, %alloc, %arg2 : memref<?xi32, #map>
  return %0 : memref<?xi32, #map>
}

// -----
#map = affine_map<(d0)[s0] -> (d0 * s0 + 3)>
func.func @symbolic2(%arg0: i1, %arg1: index, %arg2: memref<?xi32, #map>) -> memref<?xi32, #map> {
  return %arg2 : memref<?xi32, #map>
}

// -----
func.func @dynstrided_returned(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  return %arg0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
}

// -----
func.func @negstride(%arg0: memref<4xi32, strided<[-1], offset: 3>>) -> memref<4xi32, strided<[-1], offset: 3>> {
  return %arg0 : memref<4xi32, strided<[-1], offset: 3>>
}

// -----
func.func @zero(%arg0: memref<0xi32>) -> (memref<0xi32>, memref<0xi32>) {
  %alloc = memref.alloc() : memref<0xi32>
  return %arg0, %alloc : memref<0xi32>, memref<0xi32>
}

// -----
func.func @space(%arg0: i1, %arg1: memref<4xi32, 3>) -> memref<4xi32, 3> {
  %alloc = memref.alloc() : memref<4xi32, 3>
  %0 = arith.select %arg0, %alloc, %arg1 : memref<4xi32, 3>
  return %0 : memref<4xi32, 3>
}

// -----
func.func @space_attr(%arg0: i1, %arg1: memref<4xi32, #gpu.address_space<workgroup>>) {
  %alloc = memref.alloc() : memref<4xi32, #gpu.address_space<workgroup>>
  cf.cond_br %arg0, ^bb1(%arg1 : memref<4xi32, #gpu.address_space<workgroup>>), ^bb1(%alloc : memref<4xi32, #gpu.address_space<workgroup>>)
^bb1(%0: memref<4xi32, #gpu.address_space<workgroup>>):  // 2 preds: ^bb0, ^bb0
  "toy.use"(%0) : (memref<4xi32, #gpu.address_space<workgroup>>) -> ()
  return
}

// -----
func.func @mixed_space(%arg0: i1, %arg1: i1) {
  %alloc = memref.alloc() : memref<4xi32>
  %alloc_0 = memref.alloc() : memref<4xi32>
  %memspacecast = memref.memory_space_cast %alloc : memref<4xi32> to memref<4xi32, 1>
  %memspacecast_1 = memref.memory_space_cast %alloc_0 : memref<4xi32> to memref<4xi32, 1>
  cf.cond_br %arg0, ^bb1(%memspacecast : memref<4xi32, 1>), ^bb1(%memspacecast_1 : memref<4xi32, 1>)
^bb1(%0: memref<4xi32, 1>):  // 3 preds: ^bb0, ^bb0, ^bb1
  "toy.use"(%0) : (memref<4xi32, 1>) -> ()
  cf.cond_br %arg1, ^bb1(%0 : memref<4xi32, 1>), ^bb2
^bb2:  // pred: ^bb1
  return
}

// -----
func.func @view_shift(%arg0: i1, %arg1: index) {
  %alloc = memref.alloc() : memref<64xi8>
  %view = memref.view %alloc[%arg1][] : memref<64xi8> to memref<4xi32>
  cf.br ^bb1(%view : memref<4xi32>)
^bb1(%0: memref<4xi32>):  // pred: ^bb0
  "toy.use"(%0) : (memref<4xi32>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return
}

// -----
func.func @view_shift_ret(%arg0: i1, %arg1: index) -> memref<4xi32> {
  %alloc = memref.alloc() : memref<64xi8>
  %view = memref.view %alloc[%arg1][] : memref<64xi8> to memref<4xi32>
  return %view : memref<4xi32>
}

// -----
func.func @view_shift_if(%arg0: i1, %arg1: index) {
  %0 = scf.if %arg0 -> (memref<4xi32>) {
    %alloc = memref.alloc() : memref<64xi8>
    %view = memref.view %alloc[%arg1][] : memref<64xi8> to memref<4xi32>
    scf.yield %view : memref<4xi32>
  } else {
    %alloc = memref.alloc() : memref<4xi32>
    scf.yield %alloc : memref<4xi32>
  }
  "toy.use"(%0) : (memref<4xi32>) -> ()
  return
}

// -----
func.func @box() {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<1xmemref<4xi32>>
  %alloc_0 = memref.alloc() : memref<4xi32>
  memref.store %alloc_0, %alloc[%c0] : memref<1xmemref<4xi32>>
  %0 = memref.load %alloc[%c0] : memref<1xmemref<4xi32>>
  "toy.use"(%0) : (memref<4xi32>) -> ()
  return
}

// -----
func.func @box_loaded_ret() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<1xmemref<4xi32>>
  %alloc_0 = memref.alloc() : memref<4xi32>
  memref.store %alloc_0, %alloc[%c0] : memref<1xmemref<4xi32>>
  %0 = memref.load %alloc[%c0] : memref<1xmemref<4xi32>>
  return %0 : memref<4xi32>
}

// -----
func.func @box_box() {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<1xmemref<1xmemref<4xi32>>>
  %alloc_0 = memref.alloc() : memref<1xmemref<4xi32>>
  %alloc_1 = memref.alloc() : memref<4xi32>
  memref.store %alloc_1, %alloc_0[%c0] : memref<1xmemref<4xi32>>
  memref.store %alloc_0, %alloc[%c0] : memref<1xmemref<1xmemref<4xi32>>>
  return
}

// -----
func.func @box_call(%arg0: memref<1xmemref<4xi32>>) {
  %alloc = memref.alloc() : memref<1xmemref<4xi32>>
  call @ext(%alloc) : (memref<1xmemref<4xi32>>) -> ()
  return
}
func.func private @ext(memref<1xmemref<4xi32>>)

// -----
func.func @reduce_inner(%arg0: index, %arg1: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> f32 {
    scf.reduce(%arg1 : f32) {
    ^bb0(%arg3: f32, %arg4: f32):
      %alloc = memref.alloc() : memref<4xf32>
      memref.store %arg1, %alloc[%c0] : memref<4xf32>
      %1 = memref.load %alloc[%c0] : memref<4xf32>
      %2 = arith.addf %arg3, %1 : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}

// -----
"toy.graph"() ({
  %0 = "toy.x"(%1) : (memref<4xi32>) -> memref<4xi32>
  %1 = "toy.y"(%0) : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()

// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%arg0: memref<4xf32>) workgroup(%arg1 : memref<4xf32, 3>) private(%arg2 : memref<1xf32, 5>) kernel {
      %alloc = memref.alloc() : memref<4xf32>
      gpu.return
    }
  }
  func.func @l(%arg0: index) {
    %alloc = memref.alloc() : memref<4xf32>
    gpu.launch_func  @k::@f blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%alloc : memref<4xf32>)
    return
  }
}

// -----
func.func @launch(%arg0: index) {
  %alloc = memref.alloc() : memref<4xf32>
  gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
    gpu.terminator
  }
  return
}

// -----
func.func @gpu_alloc(%arg0: index) {
  %0 = gpu.wait async
  %memref, %asyncToken = gpu.alloc async [%0] () : memref<4xf32>
  %1 = gpu.dealloc async [%asyncToken] %memref : memref<4xf32>
  %memref_0 = gpu.alloc  host_shared () : memref<4xf32>
  return
}

// -----
llvm.func @llvm(%arg0: !llvm.ptr) {
  llvm.return
}

// -----
llvm.func @llvm_alloc(%arg0: !llvm.ptr) -> i32 {
  %alloc = memref.alloc() : memref<4xf32>
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}

// -----
llvm.func @llvm_loop(%arg0: i1) {
  %alloc = memref.alloc() : memref<4xf32>
  llvm.br ^bb1
^bb1:  // 2 preds: ^bb0, ^bb1
  llvm.cond_br %arg0, ^bb1, ^bb2
^bb2:  // pred: ^bb1
  llvm.return
}

// -----
func.func private @noblocks(memref<4xf32>) -> memref<4xf32>

// -----
async.func @afunc(%arg0: memref<4xi32>) -> !async.value<memref<4xi32>> {
  %alloc = memref.alloc() : memref<4xi32>
  return %alloc : memref<4xi32>
}

// -----
func.func @forall(%arg0: index, %arg1: memref<?xf32>) {
  scf.forall (%arg2) in (%arg0) {
    %alloc = memref.alloc() : memref<4xf32>
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc[%c0] : memref<4xf32>
    memref.store %0, %arg1[%arg2] : memref<?xf32>
  }
  return
}

// -----
func.func @assume(%arg0: i1) -> memref<4xf32> {
  %0 = shape.const_witness true
  %1 = shape.assuming %0 -> (memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    shape.assuming_yield %alloc : memref<4xf32>
  }
  return %1 : memref<4xf32>
}

// -----
#map = affine_map<(d0) -> (d0)>
func.func @ml(%arg0: memref<4xf32>) {
  linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
  ^bb0(%out: f32):
    %alloc = memref.alloc() : memref<4xf32>
    %c0 = arith.constant 0 : index
    memref.store %out, %alloc[%c0] : memref<4xf32>
    %0 = memref.load %alloc[%c0] : memref<4xf32>
    linalg.yield %0 : f32
  }
  return
}

// -----
func.func @transfer(%arg0: i1) {
  %alloc = memref.alloc() : memref<4xf32>
  %alloc_0 = memref.alloc() : memref<4xf32>
  %transpose = memref.transpose %alloc (d0) -> (d0) : memref<4xf32> to memref<4xf32, strided<[1]>>
  %expand_shape = memref.expand_shape %alloc_0 [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %collapse_shape = memref.collapse_shape %expand_shape [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  cf.cond_br %arg0, ^bb1(%collapse_shape : memref<4xf32>), ^bb1(%alloc : memref<4xf32>)
^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb0
  "toy.use"(%0) : (memref<4xf32>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return
}

// -----
func.func @memalign(%arg0: i1) {
  %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %assume_align = memref.assume_alignment %alloc, 64 : memref<4xf32>
  cf.br ^bb1(%assume_align : memref<4xf32>)
^bb1(%0: memref<4xf32>):  // pred: ^bb0
  "toy.use"(%0) : (memref<4xf32>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return
}

// -----
func.func @distinct(%arg0: i1) {
  %alloc = memref.alloc() : memref<4xf32>
  %alloc_0 = memref.alloc() : memref<4xf32>
  %0:2 = memref.distinct_objects %alloc, %alloc_0 : memref<4xf32>, memref<4xf32>
  cf.br ^bb1(%0#0, %0#1 : memref<4xf32>, memref<4xf32>)
^bb1(%1: memref<4xf32>, %2: memref<4xf32>):  // pred: ^bb0
  "toy.use"(%1) : (memref<4xf32>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return
}

// -----
func.func @dma(%arg0: memref<4xf32>, %arg1: index) {
  %alloc = memref.alloc() : memref<4xf32>
  %alloc_0 = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  memref.dma_start %arg0[%c0], %alloc[%c0], %arg1, %alloc_0[%c0] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_wait %alloc_0[%c0], %arg1 : memref<1xi32>
  return
}

// -----
func.func @func_ptr(%arg0: (memref<4xf32>) -> memref<4xf32>, %arg1: memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %arg0(%arg1) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----
func.func @scope(%arg0: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloca_scope  -> (memref<4xf32>) {
    %alloca = memref.alloca() : memref<4xf32>
    %alloc = memref.alloc() : memref<4xf32>
    memref.alloca_scope.return %alloc : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----
func.func @reshape(%arg0: i1, %arg1: memref<1xindex>) -> memref<?xf32> {
  %alloc = memref.alloc() : memref<4xf32>
  %reshape = memref.reshape %alloc(%arg1) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  return %reshape : memref<?xf32>
}

// -----
func.func @no_memrefs_loop(%arg0: i1) {
  cf.br ^bb1
^bb1:  // 2 preds: ^bb0, ^bb2
  cf.br ^bb2
^bb2:  // 2 preds: ^bb1, ^bb2
  cf.cond_br %arg0, ^bb1, ^bb2
}

// -----
func.func @infinite(%arg0: i1, %arg1: memref<4xf32>) {
  cf.br ^bb1(%arg1 : memref<4xf32>)
^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
  %alloc = memref.alloc() : memref<4xf32>
  "toy.use"(%0) : (memref<4xf32>) -> ()
  cf.br ^bb1(%alloc : memref<4xf32>)
}

// -----
func.func @unreachable_self(%arg0: memref<4xf32>) {
  return
^bb1(%0: memref<4xf32>):  // pred: ^bb1
  %alloc = memref.alloc() : memref<4xf32>
  cf.br ^bb1(%alloc : memref<4xf32>)
}

// -----
func.func @unreachable_selfuse(%arg0: memref<4xf32>) {
  return
^bb1:  // pred: ^bb1
  %cast = memref.cast %cast_0 : memref<4xf32> to memref<?xf32>
  %cast_0 = memref.cast %cast : memref<?xf32> to memref<4xf32>
  cf.br ^bb1
}

// -----
func.func @unreachable_region(%arg0: memref<4xf32>, %arg1: i1) {
  return
^bb1:  // pred: ^bb1
  %0 = scf.if %arg1 -> (memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    scf.yield %alloc : memref<4xf32>
  } else {
    scf.yield %arg0 : memref<4xf32>
  }
  cf.br ^bb1
}

// -----
func.func @exec_unreach(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
  %0 = scf.execute_region -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    scf.yield %alloc : memref<4xf32>
  ^bb2:  // pred: ^bb0
    scf.yield %arg0 : memref<4xf32>
  ^bb3:  // no predecessors
    scf.yield %arg0 : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----
func.func @exec_noyield(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
  %0 = scf.execute_region -> memref<4xf32> {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %alloc = memref.alloc() : memref<4xf32>
    cf.br ^bb1
  }
  return %0 : memref<4xf32>
}

// -----
func.func @ub(%arg0: i1) -> memref<4xf32> {
  %0 = ub.poison : memref<4xf32>
  return %0 : memref<4xf32>
}

// -----
func.func @ub2(%arg0: i1) -> memref<4xf32> {
  %alloc = memref.alloc() : memref<4xf32>
  %0 = ub.poison : memref<4xf32>
  cf.cond_br %arg0, ^bb1(%0 : memref<4xf32>), ^bb1(%alloc : memref<4xf32>)
^bb1(%1: memref<4xf32>):  // 2 preds: ^bb0, ^bb0
  ub.unreachable
}

// -----
func.func @while_mismatch(%arg0: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %0:2 = scf.while (%arg1 = %arg0, %arg2 = %c0) : (memref<4xf32>, index) -> (index, memref<4xf32>) {
    %1 = "toy.c"() : () -> i1
    %alloc = memref.alloc() : memref<4xf32>
    scf.condition(%1) %arg2, %alloc : index, memref<4xf32>
  } do {
  ^bb0(%arg1: index, %arg2: memref<4xf32>):
    %alloc = memref.alloc() : memref<4xf32>
    scf.yield %alloc, %arg1 : memref<4xf32>, index
  }
  return
}

// -----
func.func @affine(%arg0: memref<4xf32>) -> memref<4xf32> {
  %0 = affine.for %arg1 = 0 to 4 iter_args(%arg2 = %arg0) -> (memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    affine.yield %alloc : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----
#set = affine_set<(d0) : (d0 >= 0)>
func.func @affine_if(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
  %0 = affine.if #set(%arg1) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    affine.yield %alloc : memref<4xf32>
  } else {
    affine.yield %arg0 : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----
func.func @omp(%arg0: index) {
  omp.parallel {
    %alloc = memref.alloc() : memref<4xf32>
    "toy.use"(%alloc) : (memref<4xf32>) -> ()
    omp.terminator
  }
  return
}

// -----
func.func @acc(%arg0: index, %arg1: memref<4xf32>) {
  %alloc = memref.alloc() : memref<4xf32>
  %0 = acc.copyin varPtr(%alloc : memref<4xf32>) -> memref<4xf32>
  acc.parallel dataOperands(%0 : memref<4xf32>) {
    %alloc_0 = memref.alloc() : memref<4xf32>
    acc.yield
  }
  return
}

// -----
memref.global "private" @gg : memref<4xf32>
func.func @globals(%arg0: i1) -> memref<4xf32> {
  %0 = memref.get_global @gg : memref<4xf32>
  %alloc = memref.alloc() : memref<4xf32>
  cf.cond_br %arg0, ^bb1(%0 : memref<4xf32>), ^bb1(%alloc : memref<4xf32>)
^bb1(%1: memref<4xf32>):  // 2 preds: ^bb0, ^bb0
  return %1 : memref<4xf32>
}

// -----
emitc.func @e(%arg0: i32) {
  return
}

// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
}

// -----
pdl_interp.func @matcher(%arg0: !pdl.operation) {
  pdl_interp.finalize
}

// -----
func.func @deallocs_bad(%arg0: i1) {
  %alloc = memref.alloc() : memref<4xf32>
  memref.dealloc %alloc : memref<4xf32>
  memref.dealloc %alloc : memref<4xf32>
  return
}

// -----
func.func @clone_chain(%arg0: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %0 : memref<4xf32> to memref<?xf32>
  %cast = memref.cast %1 : memref<?xf32> to memref<4xf32>
  return %cast : memref<4xf32>
}

// -----
func.func @complex_element(%arg0: memref<4xcomplex<f32>>, %arg1: memref<4xvector<4xf32>>) -> (memref<4xcomplex<f32>>, memref<4xvector<4xf32>>) {
  return %arg0, %arg1 : memref<4xcomplex<f32>>, memref<4xvector<4xf32>>
}

// -----
func.func @scalable(%arg0: memref<4xvector<[4]xf32>>) -> memref<4xvector<[4]xf32>> {
  %alloc = memref.alloc() : memref<4xvector<[4]xf32>>
  return %arg0 : memref<4xvector<[4]xf32>>
}
