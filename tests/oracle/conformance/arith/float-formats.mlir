// Formats without NaN, infinity, zero or a sign: a result that they can not hold is unsupported,
// because what becomes of it is each target's own affair.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nan 2>&1 | FileCheck %s --check-prefix=NAN
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry scaling --unknown-ops unsupported 2>&1 | FileCheck %s --check-prefix=SCALING

// CHECK: @main()
// CHECK-NEXT: result 0 = 6 : f4E2M1FN
// CHECK-NEXT: result 1 = 2 : f8E8M0FNU
// CHECK-NEXT: result 2 = 7.5 : f6E2M3FN
// CHECK-NEXT: result 3 = nan : f8E4M3FNUZ
// CHECK-NEXT: returned
func.func @main() -> (f4E2M1FN, f8E8M0FNU, f6E2M3FN, f8E4M3FNUZ) {
  // 4 + 4 = 8 is more than the largest number of the format, and becomes that.
  %a = arith.constant 4.0 : f4E2M1FN
  %r0 = arith.addf %a, %a : f4E2M1FN
  %b = arith.constant 2.0 : f32
  %r1 = arith.truncf %b : f32 to f8E8M0FNU
  %c = arith.constant 100.0 : f32
  %r2 = arith.truncf %c : f32 to f6E2M3FN
  // No infinity, but NaN: overflow becomes that.
  %d = arith.constant 200.0 : f8E4M3FNUZ
  %r3 = arith.addf %d, %d : f8E4M3FNUZ
  return %r0, %r1, %r2, %r3 : f4E2M1FN, f8E8M0FNU, f6E2M3FN, f8E4M3FNUZ
}

func.func private @nan() -> f4E2M1FN {
  %a = arith.constant 0.0 : f4E2M1FN
  // NAN: [[@LINE+1]]:8: error: unsupported: arith.divf: its result's type has no NaN
  %r = arith.divf %a, %a : f4E2M1FN
  return %r : f4E2M1FN
}

func.func private @zero() -> f8E8M0FNU {
  %a = arith.constant 0.0 : f32
  // ZERO: [[@LINE+1]]:8: error: unsupported: arith.truncf: its result's type has no zero
  %r = arith.truncf %a : f32 to f8E8M0FNU
  return %r : f8E8M0FNU
}

func.func private @negative() -> f8E8M0FNU {
  %a = arith.constant -4 : i8
  // NEGATIVE: [[@LINE+1]]:8: error: unsupported: arith.sitofp: its result's type has no such number
  %r = arith.sitofp %a : i8 to f8E8M0FNU
  return %r : f8E8M0FNU
}

func.func private @scaling() -> f32 {
  %a = arith.constant 1.0 : f4E2M1FN
  %s = arith.constant 1.0 : f8E8M0FNU
  // SCALING: [[@LINE+1]]:8: error: unsupported: arith.scaling_extf: no handler
  %r = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  return %r : f32
}
