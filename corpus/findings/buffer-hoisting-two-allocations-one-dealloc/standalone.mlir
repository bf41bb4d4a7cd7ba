module {
  func.func private @f(%arg0: f32, %arg1: i1) -> f32 {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
    memref.store %arg0, %alloc[] : memref<f32>
    cf.br ^bb3(%alloc : memref<f32>)
  ^bb2:  // pred: ^bb0
    %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
    memref.store %arg0, %alloc_0[] : memref<f32>
    cf.br ^bb3(%alloc_0 : memref<f32>)
  ^bb3(%0: memref<f32>):  // 2 preds: ^bb1, ^bb2
    %1 = memref.load %0[] : memref<f32>
    memref.dealloc %0 {bufferization.manual_deallocation} : memref<f32>
    return %1 : f32
  }
  func.func private @entry() -> i32 {
    %true = arith.constant true
    %cst = arith.constant 1.000000e+00 : f32
    %0 = call @f(%cst, %true) : (f32, i1) -> f32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @main() -> i32 {
    %cst = arith.constant 0.000000e+00 : f32
    %false = arith.constant false
    %0 = call @f(%cst, %false) : (f32, i1) -> f32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}