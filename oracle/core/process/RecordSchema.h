//===- RecordSchema.h - The version of JSON records -------------*- C++ -*-===//
#pragma once

namespace freehold {

/// The field "schema" of every JSON record that a tool prints. scripts/records.schema.json describes the
/// fields; the number rises when one is removed or gets another meaning, not when one is added.
inline constexpr int kRecordSchema = 1;

} // namespace freehold
