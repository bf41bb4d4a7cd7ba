// Style: buddy-mlir DIP, 2-D correlation with replicated borders: the padded image is a temporary.
func.func @corr_2d(%img: memref<?x?xf32>, %kernel: memref<3x3xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %h = memref.dim %img, %c0 : memref<?x?xf32>
  %w = memref.dim %img, %c1 : memref<?x?xf32>
  %hp = arith.addi %h, %c2 : index
  %wp = arith.addi %w, %c2 : index
  %hm = arith.subi %h, %c1 : index
  %wm = arith.subi %w, %c1 : index
  %area = arith.muli %h, %w : index
  %some = arith.cmpi ugt, %area, %c0 : index
  %pad = memref.alloc(%hp, %wp) : memref<?x?xf32>
  scf.if %some {
    scf.for %i = %c0 to %hp step %c1 {
      scf.for %j = %c0 to %wp step %c1 {
        %i1 = arith.subi %i, %c1 : index
        %j1 = arith.subi %j, %c1 : index
        %i2 = arith.maxsi %i1, %c0 : index
        %j2 = arith.maxsi %j1, %c0 : index
        %y = arith.minsi %i2, %hm : index
        %x = arith.minsi %j2, %wm : index
        %v = memref.load %img[%y, %x] : memref<?x?xf32>
        memref.store %v, %pad[%i, %j] : memref<?x?xf32>
      }
    }
  }
  %out = memref.alloc(%h, %w) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<?x?xf32>)
  linalg.conv_2d ins(%pad, %kernel : memref<?x?xf32>, memref<3x3xf32>) outs(%out : memref<?x?xf32>)
  return %out : memref<?x?xf32>
}
