// Style: physics code, FDTD on a small grid: three fields live for the time loop, a trace of one cell is printed.
func.func private @record(f32)
func.func @fdtd(%tmax: index, %source: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %p7 = arith.constant 0.7 : f32
  %len = memref.dim %source, %c0 : memref<?xf32>
  %steps = arith.minui %tmax, %len : index
  %ex = memref.alloc() : memref<6x6xf32>
  %ey = memref.alloc() : memref<6x6xf32>
  %hz = memref.alloc() : memref<6x6xf32>
  linalg.fill ins(%zero : f32) outs(%ex : memref<6x6xf32>)
  linalg.fill ins(%zero : f32) outs(%ey : memref<6x6xf32>)
  linalg.fill ins(%zero : f32) outs(%hz : memref<6x6xf32>)
  affine.for %t = 0 to %steps {
    %s = affine.load %source[%t] : memref<?xf32>
    affine.for %j = 0 to 6 {
      affine.store %s, %ey[0, %j] : memref<6x6xf32>
    }
    affine.for %i = 1 to 6 {
      affine.for %j = 0 to 6 {
        %a = affine.load %ey[%i, %j] : memref<6x6xf32>
        %b = affine.load %hz[%i, %j] : memref<6x6xf32>
        %c = affine.load %hz[%i - 1, %j] : memref<6x6xf32>
        %d = arith.subf %b, %c : f32
        %e = arith.mulf %half, %d : f32
        %f = arith.subf %a, %e : f32
        affine.store %f, %ey[%i, %j] : memref<6x6xf32>
      }
    }
    affine.for %i = 0 to 6 {
      affine.for %j = 1 to 6 {
        %a = affine.load %ex[%i, %j] : memref<6x6xf32>
        %b = affine.load %hz[%i, %j] : memref<6x6xf32>
        %c = affine.load %hz[%i, %j - 1] : memref<6x6xf32>
        %d = arith.subf %b, %c : f32
        %e = arith.mulf %half, %d : f32
        %f = arith.subf %a, %e : f32
        affine.store %f, %ex[%i, %j] : memref<6x6xf32>
      }
    }
    affine.for %i = 0 to 5 {
      affine.for %j = 0 to 5 {
        %a = affine.load %ex[%i, %j + 1] : memref<6x6xf32>
        %b = affine.load %ex[%i, %j] : memref<6x6xf32>
        %c = affine.load %ey[%i + 1, %j] : memref<6x6xf32>
        %d = affine.load %ey[%i, %j] : memref<6x6xf32>
        %h = affine.load %hz[%i, %j] : memref<6x6xf32>
        %ab = arith.subf %a, %b : f32
        %cd = arith.subf %c, %d : f32
        %s2 = arith.addf %ab, %cd : f32
        %m = arith.mulf %p7, %s2 : f32
        %h2 = arith.subf %h, %m : f32
        affine.store %h2, %hz[%i, %j] : memref<6x6xf32>
      }
    }
    %probe = affine.load %hz[2, 2] : memref<6x6xf32>
    func.call @record(%probe) : (f32) -> ()
  }
  %last = affine.load %hz[1, 1] : memref<6x6xf32>
  return %last : f32
}
