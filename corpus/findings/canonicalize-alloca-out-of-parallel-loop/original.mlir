func.func private @use_4xi32(memref<4xi32>)
func.func private @use_dxi8(memref<?xi8>)
memref.global "private" @global_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @constant_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @shape_2x2 : memref<2xindex> = dense<2>
func.func @helper0(%arg0: i1) -> (memref<2x2xi32>, memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c0_i8 = arith.constant 0 : i8
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c8_i8 = arith.constant 8 : i8
  %true = arith.constant true
  %0 = arith.minui %c3, %c3 : index
  scf.for %1 = %c0 to %0 step %c1 {
    %2 = arith.subi %0, %c1 : index
    %3 = arith.subi %2, %1 : index
    %4 = arith.cmpi slt, %3, %1 : index
    %5:2 = scf.if %4 -> (index, index) {
      %6 = memref.alloc(%c0) : memref<?xi32>
      linalg.fill ins(%c1_i32 : i32) outs(%6 : memref<?xi32>)
      %7 = memref.cast %6 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
      %8 = bufferization.clone %7 : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
      %9 = memref.dim %8, %c0 : memref<?xi32, strided<[?], offset: ?>>
      %10 = arith.cmpi ugt, %9, %c0 : index
      %11 = arith.maxui %9, %c1 : index
      %12 = arith.remui %c0, %11 : index
      %13 = scf.if %10 -> (i32) {
        %14 = memref.load %8[%12] : memref<?xi32, strided<[?], offset: ?>>
        scf.yield %14 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %13 : i32
      scf.yield %1, %1 : index, index
    } else {
      memref.alloca_scope {
        %15 = arith.cmpi sge, %c4_i32, %c4_i32 : i32
        %16 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c8_i32 : i32) outs(%16 : memref<4xi32>)
        scf.parallel (%17) = (%c0) to (%c3) step (%c2) {
          %18 = scf.if %arg0 -> (memref<?xi32>) {
            %19 = memref.alloc(%c0) : memref<?xi32>
            linalg.fill ins(%c1_i32 : i32) outs(%19 : memref<?xi32>)
            scf.yield %19 : memref<?xi32>
          } else {
            %20 = memref.alloc() : memref<4xi32>
            linalg.fill ins(%c7_i32 : i32) outs(%20 : memref<4xi32>)
            %21 = arith.cmpi ne, %17, %1 : index
            %22 = memref.alloc() : memref<4xi32>
            %23 = arith.remui %3, %c4 : index
            memref.store %c8_i32, %20[%23] : memref<4xi32>
            %24 = memref.alloc() : memref<4xi32>
            memref.copy %20, %24 : memref<4xi32> to memref<4xi32>
            %25 = memref.alloc(%c3) : memref<?xi32>
            linalg.fill ins(%c5_i32 : i32) outs(%25 : memref<?xi32>)
            %26 = memref.load %24[%c2] : memref<4xi32>
            %27 = memref.load %16[%17] : memref<4xi32>
            %28 = arith.addi %27, %26 : i32
            memref.store %28, %16[%17] : memref<4xi32>
            scf.yield %25 : memref<?xi32>
          }
          %29 = memref.dim %18, %c0 : memref<?xi32>
          %30 = memref.alloc(%29) : memref<?xi32>
          memref.copy %18, %30 : memref<?xi32> to memref<?xi32>
          %31 = memref.dim %18, %c0 : memref<?xi32>
          %32 = arith.minui %31, %c7 : index
          affine.for %33 = 1 to min affine_map<(d0) -> (d0, 7)>(%c3) step 2 {
            %34 = memref.dim %18, %c0 : memref<?xi32>
            %35 = scf.for %36 = %c0 to %34 step %c1 iter_args(%37 = %c0_i32) -> (i32) {
              %38 = memref.load %18[%36] : memref<?xi32>
              %39 = arith.addi %37, %38 : i32
              scf.yield %39 : i32
            }
            %40 = memref.alloc(%32) : memref<?xi32>
            linalg.fill ins(%35 : i32) outs(%40 : memref<?xi32>)
            %41 = bufferization.clone %40 : memref<?xi32> to memref<?xi32>
            %42 = arith.select %4, %30, %41 : memref<?xi32>
            scf.if %4 {
              linalg.fill ins(%c7_i32 : i32) outs(%30 : memref<?xi32>)
              %43 = arith.cmpi ne, %3, %32 : index
              %44 = memref.dim %30, %c0 : memref<?xi32>
              %45 = arith.cmpi ugt, %44, %c0 : index
              %46 = arith.maxui %44, %c1 : index
              %47 = arith.remui %3, %46 : index
              scf.if %45 {
                memref.store %c8_i32, %30[%47] : memref<?xi32>
              }
              %48 = arith.extui %15 : i1 to i32
              %49 = memref.dim %41, %c0 : memref<?xi32>
              %50 = memref.expand_shape %41 [[0, 1]] output_shape [%49, 1] : memref<?xi32> into memref<?x1xi32>
              %51 = memref.alloc() : memref<2xmemref<4xi32>>
              %52 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
              memref.store %48, %52[%c0] : memref<4xi32>
              memref.store %35, %52[%c1] : memref<4xi32>
              memref.store %48, %52[%c2] : memref<4xi32>
              memref.store %c2_i32, %52[%c3] : memref<4xi32>
              memref.store %52, %51[%c0] : memref<2xmemref<4xi32>>
              %53 = memref.alloc() : memref<4xi32>
              linalg.fill ins(%48 : i32) outs(%53 : memref<4xi32>)
              memref.store %53, %51[%c1] : memref<2xmemref<4xi32>>
              %54 = memref.alloc(%33) {alignment = 64 : i64} : memref<?xi32>
              linalg.fill ins(%48 : i32) outs(%54 : memref<?xi32>)
              %55 = memref.dim %30, %c0 : memref<?xi32>
              %56 = arith.cmpi ugt, %55, %c0 : index
              %57 = arith.maxui %55, %c1 : index
              %58 = arith.remui %c2, %57 : index
              scf.if %56 {
                memref.store %48, %30[%58] : memref<?xi32>
              }
              %59 = arith.cmpi eq, %c2, %32 : index
              %60 = arith.addi %48, %c3_i32 : i32
              %61 = arith.subi %35, %35 : i32
              %62 = memref.alloc(%c3) : memref<?xi1>
              linalg.fill ins(%true : i1) outs(%62 : memref<?xi1>)
              %63 = arith.select %4, %18, %42 : memref<?xi32>
              %64 = memref.dim %50, %c0 : memref<?x1xi32>
              %65 = arith.cmpi ugt, %64, %c0 : index
              %66 = arith.maxui %64, %c1 : index
              %67 = arith.remui %17, %66 : index
              %68 = scf.if %65 -> (i32) {
                %69 = memref.load %50[%67, %c0] : memref<?x1xi32>
                scf.yield %69 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %70 = memref.load %16[%17] : memref<4xi32>
              %71 = arith.addi %70, %68 : i32
              memref.store %71, %16[%17] : memref<4xi32>
              %72 = memref.dim %54, %c0 : memref<?xi32>
              %73 = arith.cmpi ugt, %72, %c0 : index
              %74 = arith.maxui %72, %c1 : index
              %75 = arith.remui %c1, %74 : index
              %76 = scf.if %73 -> (i32) {
                %77 = memref.load %54[%75] : memref<?xi32>
                scf.yield %77 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %78 = memref.load %16[%17] : memref<4xi32>
              %79 = arith.addi %78, %76 : i32
              memref.store %79, %16[%17] : memref<4xi32>
              scf.yield
            } else {
              %80 = memref.dim %18, %c0 : memref<?xi32>
              %81 = scf.for %82 = %c0 to %80 step %c1 iter_args(%83 = %c0_i32) -> (i32) {
                %84 = memref.load %18[%82] : memref<?xi32>
                %85 = arith.addi %83, %84 : i32
                scf.yield %85 : i32
              }
              %86 = arith.extui %arg0 : i1 to i32
              %87 = memref.dim %30, %c0 : memref<?xi32>
              %88 = arith.addi %87, %c1 : index
              %89 = arith.shrui %88, %c1 : index
              %90 = memref.subview %30[0] [%89] [2] : memref<?xi32> to memref<?xi32, strided<[2]>>
              %91 = memref.memory_space_cast %30 : memref<?xi32> to memref<?xi32, 1>
              %92 = arith.select %15, %42, %18 : memref<?xi32>
              %93 = arith.muli %c8_i8, %c0_i8 : i8
              %94 = memref.dim %90, %c0 : memref<?xi32, strided<[2]>>
              %95 = arith.cmpi ugt, %94, %c0 : index
              %96 = arith.maxui %94, %c1 : index
              %97 = arith.remui %3, %96 : index
              %98 = scf.if %95 -> (i32) {
                %99 = memref.load %90[%97] : memref<?xi32, strided<[2]>>
                scf.yield %99 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %100 = memref.load %16[%17] : memref<4xi32>
              %101 = arith.addi %100, %98 : i32
              memref.store %101, %16[%17] : memref<4xi32>
              scf.yield
            }
            %102 = memref.get_global @constant_4xi32 : memref<4xi32>
            %103 = memref.alloca() : memref<i32>
            linalg.fill ins(%c7_i32 : i32) outs(%103 : memref<i32>)
            %104 = memref.dim %30, %c0 : memref<?xi32>
            %105 = arith.cmpi ugt, %104, %c0 : index
            %106 = arith.maxui %104, %c1 : index
            %107 = arith.remui %32, %106 : index
            scf.if %105 {
              memref.store %c7_i32, %30[%107] : memref<?xi32>
            }
            %108 = memref.alloca() : memref<4xi32>
            linalg.fill ins(%35 : i32) outs(%108 : memref<4xi32>)
            %109 = memref.alloc(%3) : memref<?xi32>
            linalg.fill ins(%35 : i32) outs(%109 : memref<?xi32>)
            %110 = arith.cmpi eq, %35, %35 : i32
            %111 = arith.select %110, %42, %41 : memref<?xi32>
            %112 = memref.dim %30, %c0 : memref<?xi32>
            %113 = arith.cmpi ugt, %112, %c0 : index
            %114 = arith.maxui %112, %c1 : index
            %115 = arith.remui %17, %114 : index
            %116 = scf.if %113 -> (i32) {
              %117 = memref.load %30[%115] : memref<?xi32>
              scf.yield %117 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            %118 = memref.load %16[%17] : memref<4xi32>
            %119 = arith.addi %118, %116 : i32
            memref.store %119, %16[%17] : memref<4xi32>
            memref.store %c6_i32, %103[] : memref<i32>
            %120 = memref.alloc(%c4) {bufferization.manual_deallocation} : memref<?xi32>
            linalg.fill ins(%c4_i32 : i32) outs(%120 : memref<?xi32>)
            %121 = memref.dim %120, %c0 : memref<?xi32>
            %122 = arith.cmpi ugt, %121, %c0 : index
            %123 = arith.maxui %121, %c1 : index
            %124 = arith.remui %32, %123 : index
            %125 = scf.if %122 -> (i32) {
              %126 = memref.load %120[%124] : memref<?xi32>
              scf.yield %126 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            %127 = memref.realloc %120(%32) {bufferization.manual_deallocation} : memref<?xi32> to memref<?xi32>
            linalg.fill ins(%c5_i32 : i32) outs(%127 : memref<?xi32>)
            %128 = memref.dim %127, %c0 : memref<?xi32>
            %129 = arith.cmpi ugt, %128, %c0 : index
            %130 = arith.maxui %128, %c1 : index
            %131 = arith.remui %33, %130 : index
            %132 = scf.if %129 -> (i32) {
              %133 = memref.load %127[%131] : memref<?xi32>
              scf.yield %133 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            %134 = memref.load %16[%17] : memref<4xi32>
            %135 = arith.addi %134, %132 : i32
            memref.store %135, %16[%17] : memref<4xi32>
            memref.dealloc %127 {bufferization.manual_deallocation} : memref<?xi32>
            %136 = memref.dim %109, %c0 : memref<?xi32>
            %137 = arith.cmpi ugt, %136, %c0 : index
            %138 = arith.maxui %136, %c1 : index
            %139 = arith.remui %3, %138 : index
            scf.if %137 {
              memref.store %35, %109[%139] : memref<?xi32>
            }
            %140 = arith.cmpi uge, %35, %35 : i32
            %141 = scf.if %140 -> (memref<?xi32>) {
              %142 = arith.xori %35, %c0_i32 : i32
              affine.store %c7_i32, %103[] : memref<i32>
              %143 = memref.alloc(%1) : memref<?xi32>
              linalg.fill ins(%142 : i32) outs(%143 : memref<?xi32>)
              %144 = memref.memory_space_cast %103 : memref<i32> to memref<i32, 1>
              %145 = memref.dim %109, %c0 : memref<?xi32>
              %146 = arith.cmpi ugt, %145, %c0 : index
              %147 = arith.maxui %145, %c1 : index
              %148 = arith.remui %c2, %147 : index
              scf.if %146 {
                memref.store %c3_i32, %109[%148] : memref<?xi32>
              }
              %149 = memref.atomic_rmw addi %142, %103[] : (i32, memref<i32>) -> i32
              %150 = memref.alloc(%1) {alignment = 64 : i64} : memref<?xi32>
              linalg.fill ins(%125 : i32) outs(%150 : memref<?xi32>)
              %151 = memref.alloc() : memref<i32>
              linalg.fill ins(%c8_i32 : i32) outs(%151 : memref<i32>)
              %152 = memref.dim %143, %c0 : memref<?xi32>
              %153 = arith.cmpi ugt, %152, %c0 : index
              %154 = arith.maxui %152, %c1 : index
              %155 = arith.remui %17, %154 : index
              %156 = scf.if %153 -> (i32) {
                %157 = memref.load %143[%155] : memref<?xi32>
                scf.yield %157 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %158 = memref.load %16[%17] : memref<4xi32>
              %159 = arith.addi %158, %156 : i32
              memref.store %159, %16[%17] : memref<4xi32>
              %160 = memref.dim %150, %c0 : memref<?xi32>
              %161 = arith.cmpi ugt, %160, %c0 : index
              %162 = arith.maxui %160, %c1 : index
              %163 = arith.remui %17, %162 : index
              %164 = scf.if %161 -> (i32) {
                %165 = memref.load %150[%163] : memref<?xi32>
                scf.yield %165 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %166 = memref.load %16[%17] : memref<4xi32>
              %167 = arith.addi %166, %164 : i32
              memref.store %167, %16[%17] : memref<4xi32>
              %168 = memref.load %151[] : memref<i32>
              %169 = memref.load %16[%17] : memref<4xi32>
              %170 = arith.addi %169, %168 : i32
              memref.store %170, %16[%17] : memref<4xi32>
              scf.yield %41 : memref<?xi32>
            } else {
              %171 = memref.cast %108 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
              %172 = memref.dim %30, %c0 : memref<?xi32>
              %173 = memref.alloc(%172) : memref<?xi32>
              linalg.fill ins(%c8_i32 : i32) outs(%173 : memref<?xi32>)
              memref.copy %173, %30 : memref<?xi32> to memref<?xi32>
              %174 = memref.dim %171, %c0 : memref<?xi32, strided<[?], offset: ?>>
              %175 = arith.cmpi ugt, %174, %c0 : index
              %176 = arith.maxui %174, %c1 : index
              %177 = arith.remui %32, %176 : index
              %178 = scf.if %175 -> (i32) {
                %179 = memref.load %171[%177] : memref<?xi32, strided<[?], offset: ?>>
                scf.yield %179 : i32
              } else {
                scf.yield %c1_i32 : i32
              }
              %180 = memref.load %16[%17] : memref<4xi32>
              %181 = arith.addi %180, %178 : i32
              memref.store %181, %16[%17] : memref<4xi32>
              scf.yield %41 : memref<?xi32>
            }
            %182 = affine.if affine_set<(d0, d1) : (d0 + d1 - 0 >= 0, 6 - d0 >= 0)>(%c4, %c1) -> (memref<?xi32>) {
              affine.yield %18 : memref<?xi32>
            } else {
              affine.yield %41 : memref<?xi32>
            }
            %183 = memref.load %102[%c0] : memref<4xi32>
            %184 = memref.load %16[%17] : memref<4xi32>
            %185 = arith.addi %184, %183 : i32
            memref.store %185, %16[%17] : memref<4xi32>
            %186 = memref.dim %111, %c0 : memref<?xi32>
            %187 = arith.cmpi ugt, %186, %c0 : index
            %188 = arith.maxui %186, %c1 : index
            %189 = arith.remui %3, %188 : index
            %190 = scf.if %187 -> (i32) {
              %191 = memref.load %111[%189] : memref<?xi32>
              scf.yield %191 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            %192 = memref.load %16[%17] : memref<4xi32>
            %193 = arith.addi %192, %190 : i32
            memref.store %193, %16[%17] : memref<4xi32>
            %194 = memref.dim %141, %c0 : memref<?xi32>
            %195 = arith.cmpi ugt, %194, %c0 : index
            %196 = arith.maxui %194, %c1 : index
            %197 = arith.remui %33, %196 : index
            %198 = scf.if %195 -> (i32) {
              %199 = memref.load %141[%197] : memref<?xi32>
              scf.yield %199 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            %200 = memref.load %16[%17] : memref<4xi32>
            %201 = arith.addi %200, %198 : i32
            memref.store %201, %16[%17] : memref<4xi32>
            %202 = memref.dim %182, %c0 : memref<?xi32>
            %203 = arith.cmpi ugt, %202, %c0 : index
            %204 = arith.maxui %202, %c1 : index
            %205 = arith.remui %33, %204 : index
            %206 = scf.if %203 -> (i32) {
              %207 = memref.load %182[%205] : memref<?xi32>
              scf.yield %207 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            %208 = memref.load %16[%17] : memref<4xi32>
            %209 = arith.addi %208, %206 : i32
            memref.store %209, %16[%17] : memref<4xi32>
          }
          scf.reduce
        }
        func.call @use_4xi32(%16) : (memref<4xi32>) -> ()
        memref.alloca_scope.return
      }
      scf.yield %3, %1 : index, index
    }
    scf.yield
  }
  %210 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%210 : memref<2x2xi32>)
  %211 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%211 : memref<?xi32>)
  return %210, %211, %c7_i32 : memref<2x2xi32>, memref<?xi32>, i32
}
func.func private @helper1(%arg0: memref<4xi32>, %arg1: i32, %arg2: i1) -> (memref<i32>, memref<4xi32>, memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c0_i8 = arith.constant 0 : i8
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c3_i64 = arith.constant 3 : i64
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5 = arith.constant 5 : index
  %c5_i32 = arith.constant 5 : i32
  %c66 = arith.constant 66 : index
  %c6_i32 = arith.constant 6 : i32
  %c6_i8 = arith.constant 6 : i8
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c8_i64 = arith.constant 8 : i64
  %c8_i8 = arith.constant 8 : i8
  %c9_i32 = arith.constant 9 : i32
  %0:2 = scf.execute_region -> (memref<4xi32>, memref<4xi32>) no_inline {
    %1 = arith.cmpi uge, %c6_i32, %c7_i32 : i32
    %2 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%2 : memref<4xi32>)
    cf.cond_br %1, ^bb2, ^bb3(%2 : memref<4xi32>)
  ^bb2:
    %3 = memref.alloc() : memref<4xi32>
    memref.copy %arg0, %3 : memref<4xi32> to memref<4xi32>
    %4 = memref.alloca() : memref<4xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%4 : memref<4xi32>)
    %5 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%5 : memref<4xi32>)
    %6:4 = memref.extract_strided_metadata %3 : memref<4xi32> -> memref<i32>, index, index, index
    %7 = memref.reinterpret_cast %6#0 to offset: [%6#1], sizes: [%6#2], strides: [%6#3] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
    cf.br ^bb4(%5 : memref<4xi32>)
  ^bb4(%8: memref<4xi32>):
    %9 = memref.alloc() : memref<2xmemref<4xi32>>
    %10 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%10 : memref<4xi32>)
    memref.store %10, %9[%c0] : memref<2xmemref<4xi32>>
    %11 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%11 : memref<4xi32>)
    memref.store %11, %9[%c1] : memref<2xmemref<4xi32>>
    %12 = memref.subview %3[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
    %13 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c9_i32 : i32) outs(%13 : memref<4xi32>)
    %14 = memref.load %4[%c2] : memref<4xi32>
    vector.print %14 : i32
    %15 = memref.load %8[%c1] : memref<4xi32>
    vector.print %15 : i32
    %16 = memref.load %12[%c0] : memref<2xi32, strided<[1], offset: 2>>
    vector.print %16 : i32
    cf.br ^bb1(%13, %5 : memref<4xi32>, memref<4xi32>)
  ^bb3(%17: memref<4xi32>):
    %18 = memref.alloc(%c3) : memref<?xi32>
    linalg.fill ins(%arg1 : i32) outs(%18 : memref<?xi32>)
    %19 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    memref.store %c8_i32, %19[%c0] : memref<4xi32>
    memref.store %c5_i32, %19[%c1] : memref<4xi32>
    memref.store %arg1, %19[%c2] : memref<4xi32>
    memref.store %c3_i32, %19[%c3] : memref<4xi32>
    %20 = memref.cast %19 : memref<4xi32> to memref<*xi32>
    %21 = memref.alloc(%c4) : memref<?xi32>
    linalg.fill ins(%arg1 : i32) outs(%21 : memref<?xi32>)
    cf.cond_br %arg2, ^bb6(%18 : memref<?xi32>), ^bb5(%20, %21 : memref<*xi32>, memref<?xi32>)
  ^bb6(%22: memref<?xi32>):
    %23 = memref.dim %22, %c0 : memref<?xi32>
    %24 = arith.cmpi ugt, %23, %c0 : index
    %25 = arith.maxui %23, %c1 : index
    %26 = arith.remui %c3, %25 : index
    %27 = scf.if %24 -> (i32) {
      %28 = memref.load %22[%26] : memref<?xi32>
      scf.yield %28 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %27 : i32
    %29 = memref.alloc() : memref<4xi32>
    memref.copy %arg0, %29 : memref<4xi32> to memref<4xi32>
    %30 = arith.cmpi uge, %c3_i32, %arg1 : i32
    %31:2 = scf.if %30 -> (memref<4xi32>, memref<4xi32>) {
      %32 = memref.dim %22, %c0 : memref<?xi32>
      %33 = arith.minui %c2, %32 : index
      %34 = arith.subi %32, %33 : index
      %35 = memref.reinterpret_cast %22 to offset: [%33], sizes: [%34], strides: [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
      %36 = arith.select %arg2, %35, %35 : memref<?xi32, strided<[1], offset: ?>>
      %37 = memref.alloc() : memref<80xi8>
      linalg.fill ins(%c6_i8 : i8) outs(%37 : memref<80xi8>)
      %38 = memref.view %37[%c16][%c1] : memref<80xi8> to memref<?xi8>
      scf.execute_region {
        %39 = memref.dim %36, %c0 : memref<?xi32, strided<[1], offset: ?>>
        %40 = arith.addi %39, %c1 : index
        %41 = arith.shrui %40, %c1 : index
        %42 = memref.subview %36[0] [%41] [2] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[2], offset: ?>>
        memref.store %c8_i8, %37[%c66] : memref<80xi8>
        %43 = memref.alloca() : memref<2xmemref<?xi32>>
        %44 = memref.alloc(%c0) : memref<?xi32>
        linalg.fill ins(%c3_i32 : i32) outs(%44 : memref<?xi32>)
        memref.store %44, %43[%c0] : memref<2xmemref<?xi32>>
        %45 = memref.alloc(%c0) : memref<?xi32>
        linalg.fill ins(%c8_i32 : i32) outs(%45 : memref<?xi32>)
        memref.store %45, %43[%c1] : memref<2xmemref<?xi32>>
        %46 = arith.cmpi ne, %arg1, %c1_i32 : i32
        %47 = arith.extui %46 : i1 to i32
        %48 = memref.dim %arg0, %c0 : memref<4xi32>
        %49 = scf.for %50 = %c0 to %48 step %c1 iter_args(%51 = %c0_i32) -> (i32) {
          %52 = memref.load %arg0[%50] : memref<4xi32>
          %53 = arith.addi %51, %52 : i32
          scf.yield %53 : i32
        }
        memref.store %c6_i32, %17[%c3] : memref<4xi32>
        %54 = memref.dim %42, %c0 : memref<?xi32, strided<[2], offset: ?>>
        %55 = arith.cmpi ugt, %54, %c0 : index
        %56 = arith.maxui %54, %c1 : index
        %57 = arith.remui %c2, %56 : index
        %58 = scf.if %55 -> (i32) {
          %59 = memref.load %42[%57] : memref<?xi32, strided<[2], offset: ?>>
          scf.yield %59 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %58 : i32
        scf.yield
      }
      %60 = affine.for %61 = 0 to min affine_map<(d0) -> (d0, 3)>(%c4) iter_args(%62 = %c1) -> (index) {
        affine.yield %62 : index
      }
      %63 = scf.if %1 -> (memref<?xi32>) {
        %64 = memref.alloca(%60) : memref<?xi8>
        linalg.fill ins(%c8_i8 : i8) outs(%64 : memref<?xi8>)
        %65 = arith.muli %c8_i64, %c3_i64 : i64
        %66 = affine.load %arg0[(%c1 * 3 + %c2) mod 4] : memref<4xi32>
        %67 = memref.cast %36 : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
        memref.copy %29, %17 : memref<4xi32> to memref<4xi32>
        %68 = arith.select %1, %36, %35 : memref<?xi32, strided<[1], offset: ?>>
        %69 = bufferization.clone %arg0 : memref<4xi32> to memref<4xi32>
        %70 = memref.alloc(%c0) : memref<?xi32>
        linalg.fill ins(%66 : i32) outs(%70 : memref<?xi32>)
        func.call @use_dxi8(%64) : (memref<?xi8>) -> ()
        %71 = memref.dim %67, %c0 : memref<?xi32, strided<[?], offset: ?>>
        %72 = arith.cmpi ugt, %71, %c0 : index
        %73 = arith.maxui %71, %c1 : index
        %74 = arith.remui %60, %73 : index
        %75 = scf.if %72 -> (i32) {
          %76 = memref.load %67[%74] : memref<?xi32, strided<[?], offset: ?>>
          scf.yield %76 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %75 : i32
        %77 = memref.dim %68, %c0 : memref<?xi32, strided<[1], offset: ?>>
        %78 = arith.cmpi ugt, %77, %c0 : index
        %79 = arith.maxui %77, %c1 : index
        %80 = arith.remui %60, %79 : index
        %81 = scf.if %78 -> (i32) {
          %82 = memref.load %68[%80] : memref<?xi32, strided<[1], offset: ?>>
          scf.yield %82 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %81 : i32
        %83 = arith.remui %60, %c4 : index
        %84 = memref.load %69[%83] : memref<4xi32>
        vector.print %84 : i32
        scf.yield %70 : memref<?xi32>
      } else {
        %85 = memref.subview %17[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
        %86 = memref.alloc(%60) : memref<?xi32>
        linalg.fill ins(%arg1 : i32) outs(%86 : memref<?xi32>)
        scf.yield %86 : memref<?xi32>
      }
      %87 = memref.alloc() : memref<80xi8>
      linalg.fill ins(%c0_i8 : i8) outs(%87 : memref<80xi8>)
      %88 = memref.cast %63 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
      %89 = memref.subview %arg0[0] [4] [1] : memref<4xi32> to memref<4xi32, strided<[1]>>
      %90 = memref.alloc(%60) : memref<?xi32>
      linalg.fill ins(%arg1 : i32) outs(%90 : memref<?xi32>)
      %91 = bufferization.clone %90 : memref<?xi32> to memref<?xi32>
      func.call @use_dxi8(%38) : (memref<?xi8>) -> ()
      %92 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%arg1 : i32) outs(%92 : memref<4xi32>)
      %93 = memref.alloc() : memref<4xi32>
      memref.store %c0_i32, %93[%c0] : memref<4xi32>
      memref.store %c8_i32, %93[%c1] : memref<4xi32>
      memref.store %arg1, %93[%c2] : memref<4xi32>
      memref.store %c6_i32, %93[%c3] : memref<4xi32>
      %94 = memref.load %87[%c5] : memref<80xi8>
      vector.print %94 : i8
      %95 = arith.remui %60, %c4 : index
      %96 = memref.load %89[%95] : memref<4xi32, strided<[1]>>
      vector.print %96 : i32
      %97 = memref.dim %91, %c0 : memref<?xi32>
      %98 = arith.cmpi ugt, %97, %c0 : index
      %99 = arith.maxui %97, %c1 : index
      %100 = arith.remui %c1, %99 : index
      %101 = scf.if %98 -> (i32) {
        %102 = memref.load %91[%100] : memref<?xi32>
        scf.yield %102 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %101 : i32
      scf.yield %92, %93 : memref<4xi32>, memref<4xi32>
    } else {
      %103 = arith.minui %c4, %c3 : index
      scf.parallel (%104) = (%c0) to (%103) step (%c1) {
        %105 = arith.trunci %arg1 : i32 to i1
        scf.reduce
      }
      %106 = arith.minui %c1, %c3 : index
      %107 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c4_i32 : i32) outs(%107 : memref<4xi32>)
      scf.forall (%108) in (%106) {
        %109 = arith.select %arg2, %17, %arg0 : memref<4xi32>
        %110 = memref.alloc() : memref<4xi32>
        memref.store %c7_i32, %110[%c0] : memref<4xi32>
        memref.store %arg1, %110[%c1] : memref<4xi32>
        memref.store %arg1, %110[%c2] : memref<4xi32>
        memref.store %arg1, %110[%c3] : memref<4xi32>
        %111 = affine.parallel (%112) = (1) to (min(%c2, 3)) step (1) reduce ("muli") -> (i32) {
          %113 = memref.alloc() : memref<i32>
          memref.store %arg1, %113[] : memref<i32>
          linalg.dot ins(%17, %109 : memref<4xi32>, memref<4xi32>) outs(%113 : memref<i32>)
          %114 = memref.load %113[] : memref<i32>
          %115 = memref.load %110[%112] : memref<4xi32>
          %116 = arith.addi %115, %114 : i32
          memref.store %116, %110[%112] : memref<4xi32>
          %117 = arith.cmpi eq, %c9_i32, %arg1 : i32
          %118 = memref.cast %arg0 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
          %119 = memref.dim %118, %c0 : memref<?xi32, strided<[?], offset: ?>>
          %120 = arith.cmpi ugt, %119, %c0 : index
          %121 = arith.maxui %119, %c1 : index
          %122 = arith.remui %c0, %121 : index
          %123 = scf.if %120 -> (i32) {
            %124 = memref.load %118[%122] : memref<?xi32, strided<[?], offset: ?>>
            scf.yield %124 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %125 = memref.load %110[%112] : memref<4xi32>
          %126 = arith.addi %125, %123 : i32
          memref.store %126, %110[%112] : memref<4xi32>
          affine.yield %c6_i32 : i32
        }
        %127 = memref.alloca(%c4) : memref<?xi32>
        linalg.fill ins(%111 : i32) outs(%127 : memref<?xi32>)
        %128 = memref.load %110[%c3] : memref<4xi32>
        %129 = memref.load %107[%108] : memref<4xi32>
        %130 = arith.addi %129, %128 : i32
        memref.store %130, %107[%108] : memref<4xi32>
        %131 = memref.dim %127, %c0 : memref<?xi32>
        %132 = arith.cmpi ugt, %131, %c0 : index
        %133 = arith.maxui %131, %c1 : index
        %134 = arith.remui %108, %133 : index
        %135 = scf.if %132 -> (i32) {
          %136 = memref.load %127[%134] : memref<?xi32>
          scf.yield %136 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %137 = memref.load %107[%108] : memref<4xi32>
        %138 = arith.addi %137, %135 : i32
        memref.store %138, %107[%108] : memref<4xi32>
      }
      scf.if %arg2 {
        scf.yield
      }
      %139 = memref.dim %22, %c0 : memref<?xi32>
      %140 = arith.cmpi ugt, %139, %c0 : index
      %141 = arith.maxui %139, %c1 : index
      %142 = arith.remui %c0, %141 : index
      %143 = scf.if %140 -> (i32) {
        %144 = memref.load %22[%142] : memref<?xi32>
        scf.yield %144 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %143 : i32
      scf.parallel (%145) = (%c0) to (%c2) step (%c1) {
        %146 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%arg1 : i32) outs(%146 : memref<4xi32>)
        %147 = arith.remui %145, %c4 : index
        %148 = memref.load %146[%147] : memref<4xi32>
        %149 = memref.load %107[%145] : memref<4xi32>
        %150 = arith.addi %149, %148 : i32
        memref.store %150, %107[%145] : memref<4xi32>
        scf.reduce
      }
      %151 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c7_i32 : i32) outs(%151 : memref<4xi32>)
      %152 = memref.dim %151, %c0 : memref<4xi32>
      %153 = scf.for %154 = %c0 to %152 step %c1 iter_args(%155 = %c0_i32) -> (i32) {
        %156 = memref.load %151[%154] : memref<4xi32>
        %157 = arith.addi %155, %156 : i32
        scf.yield %157 : i32
      }
      %158 = memref.dim %22, %c0 : memref<?xi32>
      %159 = arith.minui %c4, %158 : index
      %160 = memref.reinterpret_cast %22 to offset: [0], sizes: [%159], strides: [1] : memref<?xi32> to memref<?xi32>
      %161 = memref.get_global @shape_2x2 : memref<2xindex>
      %162 = memref.reshape %17(%161) : (memref<4xi32>, memref<2xindex>) -> memref<?x?xi32>
      %163 = arith.minui %c1, %c3 : index
      scf.forall (%164) in (%163) {
        %165 = memref.subview %29[3] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
        %166 = memref.cast %22 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
        scf.for %167 = %c0 to %c3 step %c1 {
          %168 = bufferization.clone %160 : memref<?xi32> to memref<?xi32>
          %169 = memref.dim %168, %c0 : memref<?xi32>
          %170 = arith.cmpi ugt, %169, %c0 : index
          %171 = arith.maxui %169, %c1 : index
          %172 = arith.remui %c1, %171 : index
          %173 = scf.if %170 -> (i32) {
            %174 = memref.load %168[%172] : memref<?xi32>
            scf.yield %174 : i32
          } else {
            scf.yield %c1_i32 : i32
          }
          %175 = memref.load %17[%164] : memref<4xi32>
          %176 = arith.addi %175, %173 : i32
          memref.store %176, %17[%164] : memref<4xi32>
          scf.yield
        }
      }
      %177 = memref.dim %162, %c0 : memref<?x?xi32>
      %178 = arith.cmpi ugt, %177, %c0 : index
      %179 = arith.maxui %177, %c1 : index
      %180 = arith.remui %c1, %179 : index
      %181 = memref.dim %162, %c1 : memref<?x?xi32>
      %182 = arith.cmpi ugt, %181, %c0 : index
      %183 = arith.andi %178, %182 : i1
      %184 = arith.maxui %181, %c1 : index
      %185 = arith.remui %c0, %184 : index
      %186 = scf.if %183 -> (i32) {
        %187 = memref.load %162[%180, %185] : memref<?x?xi32>
        scf.yield %187 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %186 : i32
      scf.yield %107, %107 : memref<4xi32>, memref<4xi32>
    }
    %188 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%188 : memref<4xi32>)
    %189 = memref.alloc() : memref<4xi32>
    memref.store %arg1, %189[%c0] : memref<4xi32>
    memref.store %c7_i32, %189[%c1] : memref<4xi32>
    memref.store %c5_i32, %189[%c2] : memref<4xi32>
    memref.store %arg1, %189[%c3] : memref<4xi32>
    %190 = memref.cast %189 : memref<4xi32> to memref<*xi32>
    %191 = memref.alloc(%c1) : memref<?xi32>
    linalg.fill ins(%arg1 : i32) outs(%191 : memref<?xi32>)
    cf.cond_br %arg2, ^bb7(%188 : memref<4xi32>), ^bb5(%190, %191 : memref<*xi32>, memref<?xi32>)
  ^bb7(%192: memref<4xi32>):
    %193 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%193 : memref<4xi32>)
    %194 = memref.cast %193 : memref<4xi32> to memref<*xi32>
    %195 = memref.alloc(%c1) : memref<?xi32>
    linalg.fill ins(%c8_i32 : i32) outs(%195 : memref<?xi32>)
    %196 = memref.load %31#0[%c1] : memref<4xi32>
    vector.print %196 : i32
    %197 = memref.load %31#1[%c3] : memref<4xi32>
    vector.print %197 : i32
    %198 = memref.load %192[%c0] : memref<4xi32>
    vector.print %198 : i32
    cf.br ^bb5(%194, %195 : memref<*xi32>, memref<?xi32>)
  ^bb5(%199: memref<*xi32>, %200: memref<?xi32>):
    %201 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%201 : memref<4xi32>)
    %202 = memref.cast %199 : memref<*xi32> to memref<4xi32>
    %203 = memref.load %202[%c1] : memref<4xi32>
    vector.print %203 : i32
    %204 = memref.dim %200, %c0 : memref<?xi32>
    %205 = arith.cmpi ugt, %204, %c0 : index
    %206 = arith.maxui %204, %c1 : index
    %207 = arith.remui %c0, %206 : index
    %208 = scf.if %205 -> (i32) {
      %209 = memref.load %200[%207] : memref<?xi32>
      scf.yield %209 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %208 : i32
    cf.br ^bb1(%17, %201 : memref<4xi32>, memref<4xi32>)
  ^bb1(%210: memref<4xi32>, %211: memref<4xi32>):
    %212 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%212 : memref<4xi32>)
    scf.yield %212, %211 : memref<4xi32>, memref<4xi32>
  }
  %213 = memref.alloc() : memref<i32>
  linalg.fill ins(%arg1 : i32) outs(%213 : memref<i32>)
  %214 = memref.load %0#1[%c2] : memref<4xi32>
  vector.print %214 : i32
  return %213, %arg0, %0#0, %arg1 : memref<i32>, memref<4xi32>, memref<4xi32>, i32
}
func.func private @helper2(%arg0: memref<4xi32>, %arg1: i32, %arg2: i1) -> (memref<i32>, memref<4xi32>, memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c6_i32 = arith.constant 6 : i32
  %0 = memref.alloc() : memref<4xi32>
  memref.store %arg1, %0[%c0] : memref<4xi32>
  memref.store %arg1, %0[%c1] : memref<4xi32>
  memref.store %arg1, %0[%c2] : memref<4xi32>
  memref.store %c1_i32, %0[%c3] : memref<4xi32>
  %1 = scf.parallel (%2) = (%c0) to (%c3) step (%c1) init (%arg1) -> (i32) {
    %3 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%3 : memref<4xi32>)
    %4 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%4 : memref<4xi32>)
    %5 = arith.minui %2, %c3 : index
    %6:3 = scf.for %7 = %c0 to %5 step %c1 iter_args(%8 = %arg0, %9 = %arg0, %10 = %4) -> (memref<4xi32>, memref<4xi32>, memref<4xi32>) {
      %11 = arith.subi %5, %c1 : index
      %12 = arith.subi %11, %7 : index
      %13 = memref.get_global @constant_4xi32 : memref<4xi32>
      %14 = memref.cast %9 : memref<4xi32> to memref<*xi32>
      %15 = memref.alloc(%12, %12) : memref<?x?xi32>
      linalg.fill ins(%c1_i32 : i32) outs(%15 : memref<?x?xi32>)
      %16 = bufferization.clone %15 : memref<?x?xi32> to memref<?x?xi32>
      %17 = memref.get_global @shape_2x2 : memref<2xindex>
      %18 = memref.reshape %3(%17) : (memref<4xi32>, memref<2xindex>) -> memref<?x?xi32>
      %19 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%arg1 : i32) outs(%19 : memref<4xi32>)
      %20 = memref.cast %19 : memref<4xi32> to memref<*xi32>
      %21 = arith.select %arg2, %14, %20 : memref<*xi32>
      %22 = memref.alloc(%2) : memref<?xi32>
      linalg.fill ins(%c0_i32 : i32) outs(%22 : memref<?xi32>)
      %23 = arith.minui %c4, %c3 : index
      %24 = scf.for %25 = %c0 to %23 step %c1 iter_args(%26 = %22) -> (memref<?xi32>) {
        %27 = memref.dim %26, %c0 : memref<?xi32>
        %28 = arith.cmpi ugt, %27, %c0 : index
        %29 = arith.maxui %27, %c1 : index
        %30 = arith.remui %25, %29 : index
        %31 = scf.if %28 -> (i32) {
          %32 = memref.load %26[%30] : memref<?xi32>
          scf.yield %32 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        %33 = memref.load %0[%2] : memref<4xi32>
        %34 = arith.addi %33, %31 : i32
        memref.store %34, %0[%2] : memref<4xi32>
        scf.yield %22 : memref<?xi32>
      }
      %35 = arith.cmpi ne, %c2_i32, %arg1 : i32
      %36 = scf.if %35 -> (memref<4xi32>) {
        %37 = memref.alloc() : memref<4xi32>
        memref.store %arg1, %37[%c0] : memref<4xi32>
        memref.store %arg1, %37[%c1] : memref<4xi32>
        memref.store %c0_i32, %37[%c2] : memref<4xi32>
        memref.store %arg1, %37[%c3] : memref<4xi32>
        scf.yield %37 : memref<4xi32>
      } else {
        scf.yield %8 : memref<4xi32>
      }
      %38 = arith.cmpi ne, %arg1, %c3_i32 : i32
      %39 = scf.if %38 -> (memref<4xi32>) {
        %40 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%arg1 : i32) outs(%40 : memref<4xi32>)
        scf.yield %40 : memref<4xi32>
      } else {
        scf.yield %9 : memref<4xi32>
      }
      %41 = arith.cmpi eq, %c6_i32, %arg1 : i32
      %42 = scf.if %41 -> (memref<4xi32>) {
        %43 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%arg1 : i32) outs(%43 : memref<4xi32>)
        scf.yield %43 : memref<4xi32>
      } else {
        scf.yield %10 : memref<4xi32>
      }
      %44 = memref.load %13[%c3] : memref<4xi32>
      %45 = memref.load %0[%2] : memref<4xi32>
      %46 = arith.addi %45, %44 : i32
      memref.store %46, %0[%2] : memref<4xi32>
      %47 = memref.dim %16, %c0 : memref<?x?xi32>
      %48 = arith.cmpi ugt, %47, %c0 : index
      %49 = arith.maxui %47, %c1 : index
      %50 = arith.remui %2, %49 : index
      %51 = memref.dim %16, %c1 : memref<?x?xi32>
      %52 = arith.cmpi ugt, %51, %c0 : index
      %53 = arith.andi %48, %52 : i1
      %54 = arith.maxui %51, %c1 : index
      %55 = arith.remui %2, %54 : index
      %56 = scf.if %53 -> (i32) {
        %57 = memref.load %16[%50, %55] : memref<?x?xi32>
        scf.yield %57 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %58 = memref.load %0[%2] : memref<4xi32>
      %59 = arith.addi %58, %56 : i32
      memref.store %59, %0[%2] : memref<4xi32>
      %60 = memref.dim %18, %c0 : memref<?x?xi32>
      %61 = arith.cmpi ugt, %60, %c0 : index
      %62 = arith.maxui %60, %c1 : index
      %63 = arith.remui %12, %62 : index
      %64 = memref.dim %18, %c1 : memref<?x?xi32>
      %65 = arith.cmpi ugt, %64, %c0 : index
      %66 = arith.andi %61, %65 : i1
      %67 = arith.maxui %64, %c1 : index
      %68 = arith.remui %12, %67 : index
      %69 = scf.if %66 -> (i32) {
        %70 = memref.load %18[%63, %68] : memref<?x?xi32>
        scf.yield %70 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %71 = memref.load %0[%2] : memref<4xi32>
      %72 = arith.addi %71, %69 : i32
      memref.store %72, %0[%2] : memref<4xi32>
      %73 = memref.cast %21 : memref<*xi32> to memref<4xi32>
      %74 = arith.remui %7, %c4 : index
      %75 = memref.load %73[%74] : memref<4xi32>
      %76 = memref.load %0[%2] : memref<4xi32>
      %77 = arith.addi %76, %75 : i32
      memref.store %77, %0[%2] : memref<4xi32>
      %78 = memref.dim %24, %c0 : memref<?xi32>
      %79 = arith.cmpi ugt, %78, %c0 : index
      %80 = arith.maxui %78, %c1 : index
      %81 = arith.remui %7, %80 : index
      %82 = scf.if %79 -> (i32) {
        %83 = memref.load %24[%81] : memref<?xi32>
        scf.yield %83 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %84 = memref.load %0[%2] : memref<4xi32>
      %85 = arith.addi %84, %82 : i32
      memref.store %85, %0[%2] : memref<4xi32>
      scf.yield %36, %39, %42 : memref<4xi32>, memref<4xi32>, memref<4xi32>
    }
    %86 = memref.alloca() : memref<2xmemref<4xi32>>
    %87 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%87 : memref<4xi32>)
    memref.store %87, %86[%c0] : memref<2xmemref<4xi32>>
    %88 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%88 : memref<4xi32>)
    memref.store %88, %86[%c1] : memref<2xmemref<4xi32>>
    %89 = memref.load %6#0[%c3] : memref<4xi32>
    %90 = memref.load %0[%2] : memref<4xi32>
    %91 = arith.addi %90, %89 : i32
    memref.store %91, %0[%2] : memref<4xi32>
    %92 = memref.load %6#1[%c0] : memref<4xi32>
    %93 = memref.load %0[%2] : memref<4xi32>
    %94 = arith.addi %93, %92 : i32
    memref.store %94, %0[%2] : memref<4xi32>
    scf.reduce(%arg1 : i32) {
    ^bb1(%95: i32, %96: i32):
      %97 = arith.minui %95, %96 : i32
      %98 = memref.alloc() : memref<i32>
      memref.store %97, %98[] : memref<i32>
      %99 = memref.load %98[] : memref<i32>
      scf.reduce.return %99 : i32
    }
  }
  %100 = memref.get_global @global_4xi32 : memref<4xi32>
  %101 = memref.alloc() : memref<i32>
  memref.store %1, %101[] : memref<i32>
  %102 = memref.load %0[%c2] : memref<4xi32>
  vector.print %102 : i32
  %103 = memref.load %100[%c3] : memref<4xi32>
  vector.print %103 : i32
  return %101, %arg0, %arg0, %arg1 : memref<i32>, memref<4xi32>, memref<4xi32>, i32
}
func.func @entry0(%arg0: memref<4xi8>, %arg1: i32, %arg2: i1) -> (memref<4xi8>) {
  %0 = memref.alloc() : memref<4xi8>
  memref.copy %arg0, %0 : memref<4xi8> to memref<4xi8>
  return %0 : memref<4xi8>
}
