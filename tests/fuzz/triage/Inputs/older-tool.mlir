module {
  func.func @f(%arg0: i1, %x: f32) {
    %alloc = memref.alloc() : memref<f32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:
    %0 = arith.maximumf %x, %x : f32
    memref.store %0, %alloc[] : memref<f32>
    return
  ^bb2:
    return
  }
}
