// Style: IREE-like: workgroups as scf.forall with mapped ids, a local buffer for each.
func.func @softmax_rows(%in: memref<4x8xf32>, %out: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %ninf = arith.constant -3.40282347E+38 : f32
  %zero = arith.constant 0.0 : f32
  scf.forall (%row) in (4) {
    %src = memref.subview %in[%row, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %dst = memref.subview %out[%row, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %max = memref.alloc() : memref<f32>
    linalg.fill ins(%ninf : f32) outs(%max : memref<f32>)
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%src : memref<8xf32, strided<[1], offset: ?>>) outs(%max : memref<f32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf ogt, %a, %b : f32
      %s = arith.select %c, %a, %b : f32
      linalg.yield %s : f32
    }
    %sum = memref.alloc() : memref<f32>
    linalg.fill ins(%zero : f32) outs(%sum : memref<f32>)
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%src, %max : memref<8xf32, strided<[1], offset: ?>>, memref<f32>) outs(%dst : memref<8xf32, strided<[1], offset: ?>>) {
    ^bb0(%a: f32, %m: f32, %b: f32):
      %d = arith.subf %a, %m : f32
      %e = math.exp %d : f32
      linalg.yield %e : f32
    }
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%dst : memref<8xf32, strided<[1], offset: ?>>) outs(%sum : memref<f32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    }
    linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%sum : memref<f32>) outs(%dst : memref<8xf32, strided<[1], offset: ?>>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.divf %b, %a : f32
      linalg.yield %c : f32
    }
  } {mapping = [#gpu.block<x>]}
  return
}
