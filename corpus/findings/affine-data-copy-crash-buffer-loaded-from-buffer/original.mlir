func.func private @use_4xi32(memref<4xi32>)
func.func private @use_dxi32(memref<?xi32>)
memref.global "private" constant @constant_4xf32 : memref<4xf32> = dense<[0.5, 1.0, 1.5, 2.0]>
func.func @helper0(%arg0: memref<4xi32>) -> (memref<f64>, memref<4xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i64 = arith.constant 7 : i64
  %c8_f64 = arith.constant 2.0 : f64
  %c8_i32 = arith.constant 8 : i32
  %c8_i64 = arith.constant 8 : i64
  %0 = memref.load %arg0[%c2] : memref<4xi32>
  vector.print %0 : i32
  %1 = memref.subview %arg0[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  %2 = memref.cast %arg0 : memref<4xi32> to memref<*xi32>
  %3 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%3 : memref<?xi32>)
  %4 = memref.cast %2 : memref<*xi32> to memref<4xi32>
  %5 = memref.alloc() : memref<4xi32>
  memref.copy %4, %5 : memref<4xi32> to memref<4xi32>
  %6 = arith.muli %c8_i64, %c7_i64 : i64
  %7 = arith.cmpi sge, %c2_i32, %c3_i32 : i32
  %8 = memref.dim %3, %c0 : memref<?xi32>
  %9 = arith.minui %c3, %8 : index
  %10 = arith.subi %8, %9 : index
  %11 = memref.subview %3[%9] [%10] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  affine.store %c6_i32, %1[%c3 floordiv 3] : memref<3xi32, strided<[1], offset: 1>>
  %12 = memref.cast %2 : memref<*xi32> to memref<4xi32>
  %13 = memref.alloc() : memref<4xi32>
  memref.store %c5_i32, %13[%c0] : memref<4xi32>
  memref.store %c8_i32, %13[%c1] : memref<4xi32>
  memref.store %c8_i32, %13[%c2] : memref<4xi32>
  memref.store %c8_i32, %13[%c3] : memref<4xi32>
  %14 = memref.cast %13 : memref<4xi32> to memref<*xi32>
  scf.execute_region no_inline {
    scf.yield
  }
  %15 = memref.alloc() : memref<f64>
  linalg.fill ins(%c8_f64 : f64) outs(%15 : memref<f64>)
  %16 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%16 : memref<4xi32>)
  %17 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%17 : memref<?xi32>)
  %18 = memref.load %1[%c0] : memref<3xi32, strided<[1], offset: 1>>
  vector.print %18 : i32
  %19 = memref.load %5[%c2] : memref<4xi32>
  vector.print %19 : i32
  %20 = memref.dim %11, %c0 : memref<?xi32, strided<[1], offset: ?>>
  %21 = arith.cmpi ugt, %20, %c0 : index
  %22 = arith.maxui %20, %c1 : index
  %23 = arith.remui %c0, %22 : index
  %24 = scf.if %21 -> (i32) {
    %25 = memref.load %11[%23] : memref<?xi32, strided<[1], offset: ?>>
    scf.yield %25 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %24 : i32
  %26 = memref.load %12[%c1] : memref<4xi32>
  vector.print %26 : i32
  %27 = memref.cast %14 : memref<*xi32> to memref<4xi32>
  %28 = memref.load %27[%c3] : memref<4xi32>
  vector.print %28 : i32
  return %15, %16, %17 : memref<f64>, memref<4xi32>, memref<?xi32>
}
func.func @helper1(%arg0: memref<4xi32>, %arg1: memref<2x2xi32>, %arg2: i32) -> (memref<0xi32>) {
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
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%0 : memref<2x2xi32>)
  %1 = arith.minui %c0, %c3 : index
  %2:2 = scf.while (%3 = %c0, %4 = %0) : (index, memref<2x2xi32>) -> (index, memref<2x2xi32>) {
    %7 = arith.minui %3, %c3 : index
    %8:3 = scf.while (%9 = %c0) : (index) -> (index, memref<4xi32>, memref<4xi32>) {
      %13:2 = affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%c1, %c4) -> (memref<2x2xi32>, memref<2x2xi32>) {
        func.call @use_4xi32(%arg0) : (memref<4xi32>) -> ()
        %14:3 = func.call @helper0(%arg0) : (memref<4xi32>) -> (memref<f64>, memref<4xi32>, memref<?xi32>)
        %15 = memref.subview %4[0, 0] [1, 2] [2, 1] : memref<2x2xi32> to memref<1x2xi32, strided<[4, 1]>>
        %16 = arith.cmpi ne, %arg2, %arg2 : i32
        %17 = arith.select %16, %15, %15 : memref<1x2xi32, strided<[4, 1]>>
        %18 = arith.cmpi uge, %c7_i32, %arg2 : i32
        %19 = arith.select %18, %14#1, %arg0 : memref<4xi32>
        %20 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) mod 8)>(%c3, %c2)
        %21 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%arg2 : i32) outs(%21 : memref<4xi32>)
        %22:3 = func.call @helper0(%21) : (memref<4xi32>) -> (memref<f64>, memref<4xi32>, memref<?xi32>)
        %23 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c9_i32 : i32) outs(%23 : memref<4xi32>)
        %24:3 = func.call @helper0(%23) : (memref<4xi32>) -> (memref<f64>, memref<4xi32>, memref<?xi32>)
        %25 = arith.cmpi slt, %arg2, %c3_i32 : i32
        %26 = arith.select %25, %14#1, %24#1 : memref<4xi32>
        %27 = memref.load %14#0[] : memref<f64>
        vector.print %27 : f64
        %28 = memref.dim %14#2, %c0 : memref<?xi32>
        %29 = arith.cmpi ugt, %28, %c0 : index
        %30 = arith.maxui %28, %c1 : index
        %31 = arith.remui %c2, %30 : index
        %32 = scf.if %29 -> (i32) {
          %33 = memref.load %14#2[%31] : memref<?xi32>
          scf.yield %33 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %32 : i32
        %34 = arith.remui %9, %c2 : index
        %35 = memref.load %17[%c0, %34] : memref<1x2xi32, strided<[4, 1]>>
        vector.print %35 : i32
        %36 = memref.load %22#0[] : memref<f64>
        vector.print %36 : f64
        %37 = memref.load %22#1[%c2] : memref<4xi32>
        vector.print %37 : i32
        %38 = memref.dim %22#2, %c0 : memref<?xi32>
        %39 = arith.cmpi ugt, %38, %c0 : index
        %40 = arith.maxui %38, %c1 : index
        %41 = arith.remui %9, %40 : index
        %42 = scf.if %39 -> (i32) {
          %43 = memref.load %22#2[%41] : memref<?xi32>
          scf.yield %43 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %42 : i32
        %44 = memref.load %24#0[] : memref<f64>
        vector.print %44 : f64
        %45 = memref.dim %24#2, %c0 : memref<?xi32>
        %46 = arith.cmpi ugt, %45, %c0 : index
        %47 = arith.maxui %45, %c1 : index
        %48 = arith.remui %9, %47 : index
        %49 = scf.if %46 -> (i32) {
          %50 = memref.load %24#2[%48] : memref<?xi32>
          scf.yield %50 : i32
        } else {
          scf.yield %c1_i32 : i32
        }
        vector.print %49 : i32
        %51 = memref.load %26[%c1] : memref<4xi32>
        vector.print %51 : i32
        affine.yield %arg1, %4 : memref<2x2xi32>, memref<2x2xi32>
      } else {
        affine.yield %arg1, %4 : memref<2x2xi32>, memref<2x2xi32>
      }
      %52 = arith.cmpi ult, %9, %7 : index
      %53 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c2_i32 : i32) outs(%53 : memref<4xi32>)
      %54 = memref.alloc() : memref<4xi32>
      memref.store %c1_i32, %54[%c0] : memref<4xi32>
      memref.store %arg2, %54[%c1] : memref<4xi32>
      memref.store %arg2, %54[%c2] : memref<4xi32>
      memref.store %c9_i32, %54[%c3] : memref<4xi32>
      %55 = arith.remui %9, %c2 : index
      %56 = arith.remui %9, %c2 : index
      %57 = memref.load %13#0[%55, %56] : memref<2x2xi32>
      vector.print %57 : i32
      %58 = arith.remui %3, %c2 : index
      %59 = memref.load %13#1[%58, %c0] : memref<2x2xi32>
      vector.print %59 : i32
      scf.condition(%52) %9, %53, %54 : index, memref<4xi32>, memref<4xi32>
    } do {
    ^bb1(%10: index, %11: memref<4xi32>, %12: memref<4xi32>):
      %60 = arith.addi %10, %c1 : index
      %61 = memref.load %11[%c2] : memref<4xi32>
      vector.print %61 : i32
      %62 = memref.load %12[%c0] : memref<4xi32>
      vector.print %62 : i32
      scf.yield %60 : index
    }
    %63 = arith.cmpi ult, %3, %1 : index
    %64 = arith.cmpi eq, %c7_i32, %arg2 : i32
    %65 = arith.andi %63, %64 : i1
    %66 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%c8_i32 : i32) outs(%66 : memref<2x2xi32>)
    %67 = memref.load %8#1[%c3] : memref<4xi32>
    vector.print %67 : i32
    scf.condition(%65) %3, %66 : index, memref<2x2xi32>
  } do {
  ^bb2(%5: index, %6: memref<2x2xi32>):
    %68 = arith.addi %5, %c1 : index
    %69 = arith.cmpi slt, %arg2, %c0_i32 : i32
    %70 = scf.if %69 -> (memref<2x2xi32>) {
      %71 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%c6_i32 : i32) outs(%71 : memref<2x2xi32>)
      scf.yield %71 : memref<2x2xi32>
    } else {
      scf.yield %6 : memref<2x2xi32>
    }
    scf.yield %68, %70 : index, memref<2x2xi32>
  }
  %72 = memref.alloc() : memref<0xi32>
  %73 = arith.remui %2#0, %c2 : index
  %74 = memref.load %2#1[%73, %c1] : memref<2x2xi32>
  vector.print %74 : i32
  return %72 : memref<0xi32>
}
func.func @entry0(%arg0: memref<4xi32>, %arg1: memref<?xi32>, %arg2: i1, %arg3: i1) -> (memref<4xi32>, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = affine.load %arg0[%c1 floordiv 2] : memref<4xi32>
  %1 = memref.dim %arg1, %c0 : memref<?xi32>
  %2 = memref.alloc(%1) : memref<?xi32>
  memref.copy %arg1, %2 : memref<?xi32> to memref<?xi32>
  %3 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%3 : memref<4xi32>)
  %4 = memref.dim %2, %c0 : memref<?xi32>
  %5 = arith.cmpi ugt, %4, %c0 : index
  %6 = arith.maxui %4, %c1 : index
  %7 = arith.remui %c0, %6 : index
  %8 = scf.if %5 -> (i32) {
    %9 = memref.load %2[%7] : memref<?xi32>
    scf.yield %9 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %8 : i32
  return %arg0, %3 : memref<4xi32>, memref<4xi32>
}
func.func @entry1(%arg0: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_f32 = arith.constant 0.25 : f32
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c6_i8 = arith.constant 6 : i8
  %c7_i32 = arith.constant 7 : i32
  %c80 = arith.constant 80 : index
  %c9_f32 = arith.constant 2.25 : f32
  %c9_i32 = arith.constant 9 : i32
  %c9_i8 = arith.constant 9 : i8
  %0 = scf.index_switch %c1 -> index
  case 0 {
    scf.yield %c0 : index
  }
  default {
    %1 = memref.alloc(%c1) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%1 : memref<?xi32>)
    %2 = arith.minui %c2, %c3 : index
    %3 = scf.for %4 = %c0 to %2 step %c1 iter_args(%5 = %1) -> (memref<?xi32>) {
      scf.yield %5 : memref<?xi32>
    }
    %6 = arith.minui %c2, %c3 : index
    scf.for %7 = %c0 to %6 step %c1 {
      scf.yield
    }
    scf.yield %c3 : index
  }
  scf.index_switch %c0
  case 0 {
    %8 = scf.execute_region -> (i32) no_inline {
      %9 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c3_i32 : i32) outs(%9 : memref<4xi32>)
      scf.forall (%10) = (%c0) to (%c2) step (%c1) {
        %11:2 = affine.for %12 = 0 to 2 iter_args(%13 = %c9_f32, %14 = %c1_f32) -> (f32, f32) {
          %15 = memref.alloc() : memref<4xi32>
          memref.store %c6_i32, %15[%c0] : memref<4xi32>
          memref.store %c4_i32, %15[%c1] : memref<4xi32>
          memref.store %c1_i32, %15[%c2] : memref<4xi32>
          memref.store %c0_i32, %15[%c3] : memref<4xi32>
          %16 = scf.parallel (%17) = (%c0) to (%c3) step (%c1) init (%c9_i32) -> (i32) {
            %18 = memref.alloc() : memref<80xi8>
            linalg.fill ins(%c9_i8 : i8) outs(%18 : memref<80xi8>)
            %19 = memref.view %18[%c24][] : memref<80xi8> to memref<4xi32>
            %20 = memref.alloc() : memref<80xi8>
            linalg.fill ins(%c6_i8 : i8) outs(%20 : memref<80xi8>)
            %21 = arith.cmpi slt, %c0, %17 : index
            %22 = arith.select %21, %18, %20 : memref<80xi8>
            %23 = memref.alloc() : memref<4xi32>
            memref.store %c7_i32, %23[%c0] : memref<4xi32>
            memref.store %c5_i32, %23[%c1] : memref<4xi32>
            memref.store %c1_i32, %23[%c2] : memref<4xi32>
            memref.store %c0_i32, %23[%c3] : memref<4xi32>
            %24 = memref.alloc(%10) : memref<?xi32>
            linalg.fill ins(%c2_i32 : i32) outs(%24 : memref<?xi32>)
            %25 = memref.alloc() : memref<i32>
            linalg.fill ins(%c3_i32 : i32) outs(%25 : memref<i32>)
            %26 = arith.remui %10, %c80 : index
            %27 = memref.load %22[%26] : memref<80xi8>
            %28 = arith.extui %27 : i8 to i32
            %29 = memref.load %15[%17] : memref<4xi32>
            %30 = arith.addi %29, %28 : i32
            memref.store %30, %15[%17] : memref<4xi32>
            %31 = arith.remui %0, %c4 : index
            %32 = memref.load %23[%31] : memref<4xi32>
            %33 = memref.load %15[%17] : memref<4xi32>
            %34 = arith.addi %33, %32 : i32
            memref.store %34, %15[%17] : memref<4xi32>
            %35 = memref.dim %24, %c0 : memref<?xi32>
            %36 = arith.cmpi ugt, %35, %c0 : index
            %37 = arith.maxui %35, %c1 : index
            %38 = arith.remui %12, %37 : index
            %39 = scf.if %36 -> (i32) {
              %40 = memref.load %24[%38] : memref<?xi32>
              scf.yield %40 : i32
            } else {
              scf.yield %c1_i32 : i32
            }
            %41 = memref.load %15[%17] : memref<4xi32>
            %42 = arith.addi %41, %39 : i32
            memref.store %42, %15[%17] : memref<4xi32>
            %43 = memref.load %25[] : memref<i32>
            %44 = memref.load %15[%17] : memref<4xi32>
            %45 = arith.addi %44, %43 : i32
            memref.store %45, %15[%17] : memref<4xi32>
            scf.reduce(%c5_i32 : i32) {
            ^bb1(%46: i32, %47: i32):
              %48 = arith.minui %46, %47 : i32
              scf.reduce.return %48 : i32
            }
          }
          scf.execute_region {
            %49 = affine.for %50 = max affine_map<(d0) -> (d0 floordiv 2, 1)>(%c2) to 4 iter_args(%51 = %16) -> (i32) {
              %52 = memref.subview %15[3] [1] [1] : memref<4xi32> to memref<i32, strided<[], offset: 3>>
              %53 = memref.load %52[] : memref<i32, strided<[], offset: 3>>
              %54 = memref.atomic_rmw addi %53, %9[%c1] : (i32, memref<4xi32>) -> i32
              affine.yield %51 : i32
            }
            %55 = affine.apply affine_map<(d0, d1) -> ((d0 * 2 + d1) mod 8)>(%0, %12)
            %56 = memref.dim %15, %c0 : memref<4xi32>
            %57 = scf.for %58 = %c0 to %56 step %c1 iter_args(%59 = %c0_i32) -> (i32) {
              %60 = memref.load %15[%58] : memref<4xi32>
              %61 = arith.addi %59, %60 : i32
              scf.yield %61 : i32
            }
            scf.yield
          }
          %62 = memref.alloc() : memref<4xi32>
          memref.copy %15, %62 : memref<4xi32> to memref<4xi32>
          %63 = affine.for %64 = 0 to 2 iter_args(%65 = %16) -> (i32) {
            affine.yield %65 : i32
          }
          %66 = arith.cmpi uge, %c5_i32, %16 : i32
          %67 = arith.select %66, %62, %15 : memref<4xi32>
          %68 = memref.load %67[%c3] : memref<4xi32>
          %69 = memref.atomic_rmw addi %68, %9[%c1] : (i32, memref<4xi32>) -> i32
          affine.yield %13, %14 : f32, f32
        }
        %70 = arith.minui %10, %c3 : index
        scf.for %71 = %c0 to %70 step %c1 {
          scf.yield
        }
        %72 = scf.index_switch %c0 -> memref<4xi32>
        case 0 {
          %73 = memref.alloc() : memref<4xi32>
          memref.store %c4_i32, %73[%c0] : memref<4xi32>
          memref.store %c5_i32, %73[%c1] : memref<4xi32>
          memref.store %c0_i32, %73[%c2] : memref<4xi32>
          memref.store %c2_i32, %73[%c3] : memref<4xi32>
          scf.yield %73 : memref<4xi32>
        }
        default {
          %74 = memref.alloc() : memref<4xi32>
          linalg.fill ins(%c3_i32 : i32) outs(%74 : memref<4xi32>)
          scf.yield %74 : memref<4xi32>
        }
        %75 = memref.load %72[%c0] : memref<4xi32>
        %76 = memref.atomic_rmw addi %75, %9[%c1] : (i32, memref<4xi32>) -> i32
      }
      %77 = memref.load %9[%c3] : memref<4xi32>
      vector.print %77 : i32
      scf.yield %c3_i32 : i32
    }
    scf.yield
  }
  case 1 {
    scf.yield
  }
  case 2 {
    scf.yield
  }
  default {
    scf.yield
  }
  return %c6_i32 : i32
}
func.func @entry2(%arg0: memref<2x2xi32>, %arg1: memref<?xi32>, %arg2: i1) -> (memref<2x2xi32>, memref<2x2xi32>) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_f32 = arith.constant 1.0 : f32
  %c4_i32 = arith.constant 4 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.cast %arg0 : memref<2x2xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %1 = memref.get_global @constant_4xf32 : memref<4xf32>
  %2 = arith.cmpi ne, %c1, %c2 : index
  %3 = memref.cast %arg0 : memref<2x2xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %4 = arith.select %2, %3, %0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %5 = memref.dim %4, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %6 = memref.dim %4, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %7 = memref.alloc(%5, %6) : memref<?x?xi32>
  memref.copy %4, %7 : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32>
  cf.cond_br %2, ^bb2, ^bb3
^bb2:
  %8 = arith.andi %c8_i32, %c6_i32 : i32
  cf.br ^bb1
^bb3:
  cf.br ^bb1
^bb1:
  %9 = memref.alloc() : memref<2xmemref<4xi32>>
  %10 = memref.alloc() : memref<4xi32>
  memref.store %c1_i32, %10[%c0] : memref<4xi32>
  memref.store %c8_i32, %10[%c1] : memref<4xi32>
  memref.store %c7_i32, %10[%c2] : memref<4xi32>
  memref.store %c9_i32, %10[%c3] : memref<4xi32>
  memref.store %10, %9[%c0] : memref<2xmemref<4xi32>>
  %11 = memref.alloc() : memref<4xi32>
  memref.store %c7_i32, %11[%c0] : memref<4xi32>
  memref.store %c3_i32, %11[%c1] : memref<4xi32>
  memref.store %c4_i32, %11[%c2] : memref<4xi32>
  memref.store %c2_i32, %11[%c3] : memref<4xi32>
  memref.store %11, %9[%c1] : memref<2xmemref<4xi32>>
  %12 = memref.subview %arg0[0, 1] [1, 1] [1, 1] : memref<2x2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %13 = memref.cast %arg0 : memref<2x2xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %14 = memref.alloc(%c3, %c4) : memref<?x?xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%14 : memref<?x?xi32>)
  %15 = memref.cast %14 : memref<?x?xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %16 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c4_f32 : f32) outs(%16 : memref<4xf32>)
  %17 = arith.select %arg2, %1, %16 : memref<4xf32>
  %18 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%18 : memref<?xi32>)
  %19 = arith.cmpi uge, %c1, %c4 : index
  %20 = arith.select %19, %arg1, %18 : memref<?xi32>
  %21 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%21 : memref<?xi32>)
  affine.for %22 = max affine_map<(d0) -> (d0 floordiv 2, 1)>(%c2) to min affine_map<(d0) -> (d0, 4)>(%c4) {
  }
  %23 = arith.cmpi slt, %c0, %c1 : index
  %24 = memref.dim %7, %c0 : memref<?x?xi32>
  %25 = arith.cmpi ugt, %24, %c0 : index
  %26 = arith.maxui %24, %c1 : index
  %27 = arith.remui %c4, %26 : index
  %28 = memref.dim %7, %c1 : memref<?x?xi32>
  %29 = arith.cmpi ugt, %28, %c0 : index
  %30 = arith.andi %25, %29 : i1
  %31 = arith.maxui %28, %c1 : index
  %32 = arith.remui %c1, %31 : index
  scf.if %30 {
    memref.store %c4_i32, %7[%27, %32] : memref<?x?xi32>
  }
  %33 = memref.dim %20, %c0 : memref<?xi32>
  %34 = arith.addi %33, %c-1 : index
  %35 = arith.maxsi %34, %c0 : index
  %36 = memref.subview %20[%35] [%33] [%c-1] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %37 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%37 : memref<4xi32>)
  memref.store %37, %9[%c0] : memref<2xmemref<4xi32>>
  %38 = memref.dim %arg1, %c0 : memref<?xi32>
  %39 = arith.cmpi ugt, %38, %c0 : index
  %40 = arith.maxui %38, %c1 : index
  %41 = arith.remui %c4, %40 : index
  %42 = scf.if %39 -> (i32) {
    %43 = memref.load %arg1[%41] : memref<?xi32>
    scf.yield %43 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  %44 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%42 : i32) outs(%44 : memref<4xi32>)
  %45:3 = func.call @helper0(%44) : (memref<4xi32>) -> (memref<f64>, memref<4xi32>, memref<?xi32>)
  %46 = arith.addi %c7_i32, %42 : i32
  %47 = arith.cmpi ne, %42, %c4_i32 : i32
  %48 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%48 : memref<4xi32>)
  cf.cond_br %47, ^bb5(%48 : memref<4xi32>), ^bb6
^bb5(%49: memref<4xi32>):
  %50 = memref.load %9[%c1] : memref<2xmemref<4xi32>>
  %51 = affine.load %1[%c4 mod 4] : memref<4xf32>
  %52 = memref.load %49[%c3] : memref<4xi32>
  vector.print %52 : i32
  %53 = memref.load %50[%c2] : memref<4xi32>
  vector.print %53 : i32
  cf.br ^bb4
^bb6:
  cf.br ^bb4
^bb4:
  %54 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%46 : i32) outs(%54 : memref<2x2xi32>)
  %55 = memref.load %12[%c0] : memref<1xi32, strided<[1], offset: 1>>
  vector.print %55 : i32
  %56 = memref.load %17[%c2] : memref<4xf32>
  vector.print %56 : f32
  func.call @use_dxi32(%21) : (memref<?xi32>) -> ()
  %57 = memref.dim %36, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %58 = arith.cmpi ugt, %57, %c0 : index
  %59 = arith.maxui %57, %c1 : index
  %60 = arith.remui %c0, %59 : index
  %61 = scf.if %58 -> (i32) {
    %62 = memref.load %36[%60] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %62 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %61 : i32
  %63 = memref.load %45#0[] : memref<f64>
  vector.print %63 : f64
  %64 = memref.load %45#1[%c3] : memref<4xi32>
  vector.print %64 : i32
  %65 = memref.dim %45#2, %c0 : memref<?xi32>
  %66 = arith.cmpi ugt, %65, %c0 : index
  %67 = arith.maxui %65, %c1 : index
  %68 = arith.remui %c2, %67 : index
  %69 = scf.if %66 -> (i32) {
    %70 = memref.load %45#2[%68] : memref<?xi32>
    scf.yield %70 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %69 : i32
  return %54, %arg0 : memref<2x2xi32>, memref<2x2xi32>
}
