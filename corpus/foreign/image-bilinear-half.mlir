// Style: image pipeline, bilinear downscale of u8 pixels to f16 with clamped taps; sizes of the output are arguments.
func.func @resize(%in: memref<?x?x3xi8>, %h: index, %w: index) -> memref<?x?x3xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %ih = memref.dim %in, %c0 : memref<?x?x3xi8>
  %iw = memref.dim %in, %c1 : memref<?x?x3xi8>
  %my = arith.subi %ih, %c1 : index
  %mx = arith.subi %iw, %c1 : index
  %out = memref.alloc(%h, %w) : memref<?x?x3xf16>
  %rows = memref.alloc(%w) : memref<?x3xf32>
  %ihi = arith.index_cast %ih : index to i64
  %hi = arith.index_cast %h : index to i64
  %ihf = arith.sitofp %ihi : i64 to f32
  %hf = arith.sitofp %hi : i64 to f32
  %sy = arith.divf %ihf, %hf : f32
  scf.for %y = %c0 to %h step %c1 {
    %yi = arith.index_cast %y : index to i64
    %yf = arith.sitofp %yi : i64 to f32
    %fy = arith.mulf %yf, %sy : f32
    %fl = math.floor %fy : f32
    %dy = arith.subf %fy, %fl : f32
    %y0i = arith.fptosi %fl : f32 to i64
    %y0 = arith.index_cast %y0i : i64 to index
    %y0c = arith.minsi %y0, %my : index
    %y1 = arith.addi %y0c, %c1 : index
    %y1c = arith.minsi %y1, %my : index
    scf.for %x = %c0 to %w step %c1 {
      %xs = arith.muli %x, %iw : index
      %x0 = arith.divui %xs, %w : index
      %x0c = arith.minui %x0, %mx : index
      scf.for %ch = %c0 to %c3 step %c1 {
        %p = memref.load %in[%y0c, %x0c, %ch] : memref<?x?x3xi8>
        %q = memref.load %in[%y1c, %x0c, %ch] : memref<?x?x3xi8>
        %pf = arith.uitofp %p : i8 to f32
        %qf = arith.uitofp %q : i8 to f32
        %iv = arith.subf %one, %dy : f32
        %a = arith.mulf %pf, %iv : f32
        %b = math.fma %qf, %dy, %a : f32
        memref.store %b, %rows[%x, %ch] : memref<?x3xf32>
      }
    }
    scf.for %x = %c0 to %w step %c1 {
      scf.for %ch = %c0 to %c3 step %c1 {
        %v = memref.load %rows[%x, %ch] : memref<?x3xf32>
        %t = arith.truncf %v : f32 to f16
        memref.store %t, %out[%y, %x, %ch] : memref<?x?x3xf16>
      }
    }
  }
  return %out : memref<?x?x3xf16>
}
