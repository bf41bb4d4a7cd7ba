// A tensor of a sparse encoding is a name: programs hand it on, and only ops of its dialect, which are opaque or have
// models, say which buffers it has.
//
// RUN: freehold-check %s --entry hands_on --subject fh --subject upstream | FileCheck %s
// CHECK: 2 judged = 2 agree
//
// The target that hands on the other tensor observes another buffer.
//
// RUN: sed -e 's/select %%c, %%one, %%two/select %%c, %%two, %%one/' %s > %t.mlir
// RUN: not freehold-check %s --entry hands_on --target %t.mlir --json 2>/dev/null | FileCheck %s --check-prefix=OTHER
// OTHER: "kind":"observation"
//
// Freed, its buffer is a bad free.
//
// RUN: sed -e 's/^  return %%v : index/  memref.dealloc %%values : memref<?xf64>\n  return %%v : index/' %s > %t.frees.mlir
// RUN: not freehold-run %t.frees.mlir --entry hands_on --args "1, 2, true" 2>&1 | FileCheck %s --check-prefix=FREES
// FREES: bad-free
//
// Other ops would look into it.
//
// RUN: not freehold-run %s --entry looks --args "1" 2>&1 | FileCheck %s --check-prefix=LOOKS
// LOOKS: unsupported: {{.*}}a value of type tensor<4xf64, #sparse_tensor.encoding
#V = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>

func.func @hands_on(%one: tensor<4xf64, #V>, %two: tensor<4xf64, #V>, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  %chosen = arith.select %c, %one, %two : tensor<4xf64, #V>
  %looped = scf.if %c -> tensor<4xf64, #V> {
    scf.yield %chosen : tensor<4xf64, #V>
  } else {
    scf.yield %chosen : tensor<4xf64, #V>
  }
  %values = sparse_tensor.values %looped : tensor<4xf64, #V> to memref<?xf64>
  %v = memref.dim %values, %c0 : memref<?xf64>
  return %v : index
}

func.func @looks(%one: tensor<4xf64, #V>) -> f64 {
  %c0 = arith.constant 0 : index
  %v = tensor.extract %one[%c0] : tensor<4xf64, #V>
  return %v : f64
}
