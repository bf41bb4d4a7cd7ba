// A buffer is freed at the end of its region, which a tensor of it must not leave.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-opt %t/right.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/right.mlir
// RUN: freehold-check %t/right.mlir --subject fh --subject fh-early-free --oracle interp,native
// RUN: freehold-opt %t/wrong.mlir --split-input-file --verify-diagnostics --fh-ownership-based-buffer-deallocation

//--- right.mlir
// What is computed of the tensor is another one.
// CHECK-LABEL: @computed(
// CHECK: linalg.add
// CHECK: bufferization.dealloc
func.func @computed(%x: i32, %s: tensor<2xi32>) -> tensor<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %e = tensor.empty() : tensor<2xi32>
  %r = linalg.add ins(%t, %s : tensor<2xi32>, tensor<2xi32>) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
// It leaves a region inside of the buffer's.
// CHECK-LABEL: @yielded(
// CHECK: tensor.extract
// CHECK: bufferization.dealloc
func.func @yielded(%x: i32, %c: i1, %s: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  %r = scf.if %c -> tensor<2xi32> {
    %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
    scf.yield %t : tensor<2xi32>
  } else {
    scf.yield %s : tensor<2xi32>
  }
  %v = tensor.extract %r[%c0] : tensor<2xi32>
  return %v : i32
}
// The caller keeps its buffer.
// CHECK-LABEL: @of_argument(
// CHECK-NOT: bufferization.dealloc
func.func @of_argument(%m: memref<2xi32>) -> tensor<2xi32> {
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  return %t : tensor<2xi32>
}

//--- wrong.mlir
func.func @returned(%x: i32) -> tensor<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  // expected-error @below {{may use a buffer that the function owns after the buffer's region has ended, since the tensor leaves the region; bufferize it first, or free by hand}}
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  return %t : tensor<2xi32>
}
// -----
func.func @part_by_branches(%x: i32, %c: i1, %s: tensor<1xi32>) -> tensor<1xi32> {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  // expected-error @below {{since the tensor leaves the region}}
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %p = tensor.extract_slice %t[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
  cf.cond_br %c, ^end(%p : tensor<1xi32>), ^end(%s : tensor<1xi32>)
^end(%r: tensor<1xi32>):
  return %r : tensor<1xi32>
}
// -----
func.func @in_place_out_of_region(%x: i32, %c: i1, %s: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> tensor<2xi32> {
    %m = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
    // expected-error @below {{since the tensor leaves the region}}
    %t = bufferization.to_tensor %m restrict writable : memref<2xi32> to tensor<2xi32>
    %u = linalg.fill ins(%x : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %u : tensor<2xi32>
  } else {
    scf.yield %s : tensor<2xi32>
  }
  %v = tensor.extract %r[%c0] : tensor<2xi32>
  return %v : i32
}
// -----
func.func @chosen(%x: i32, %c: i1, %s: tensor<2xi32>) -> tensor<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  // expected-error @below {{since the tensor leaves the region}}
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %r = arith.select %c, %t, %s : tensor<2xi32>
  return %r : tensor<2xi32>
}
// -----
func.func @reshaped(%x: i32) -> tensor<2x1xi32> {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  // expected-error @below {{since the tensor leaves the region}}
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
  return %r : tensor<2x1xi32>
}
// -----
func.func private @id(%t: tensor<2xi32>) -> tensor<2xi32>
func.func @by_call(%x: i32) -> tensor<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  // expected-error @below {{since the tensor leaves the region}}
  %t = bufferization.to_tensor %m restrict : memref<2xi32> to tensor<2xi32>
  %r = call @id(%t) : (tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
