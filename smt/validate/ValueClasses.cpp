//===- ValueClasses.cpp ---------------------------------------------------===//
#include "smt/validate/ValueClasses.h"

namespace freehold::smt::safe {

unsigned ValueClasses::number(Side side, unsigned frame, const void *value) {
  auto &numbers = numbers_[static_cast<size_t>(side)];
  return numbers.try_emplace({frame, value}, numbers.size()).first->second;
}

ValueClass ValueClasses::of(Key key) {
  auto [it, isNew] = classes_.try_emplace(std::move(key), made_ + 1);
  made_ += isNew;
  return it->second;
}

ValueClass ValueClasses::makeOfPoint(unsigned point, ValueClass one, ValueClass other) {
  ValueClass made = of({'m', point, one, other});
  pointOf_[made] = point;
  return made;
}

void SideValues::reach(unsigned number) {
  if (number < values.size())
    return;
  values.resize(number + 1);
  copies.resize(number + 1);
  isOwn.resize(number + 1);
}

namespace {
class Meeting {
public:
  Meeting(unsigned point, ValueClasses &classes) : point_(point), classes_(classes) {}

  /// Counts the ways that a class of `known` parts into.
  void look(ValueClass known, ValueClass other) { parts_[known].try_emplace(other, 0); }
  ValueClass meet(ValueClass known, ValueClass other);

private:
  unsigned point_;
  ValueClasses &classes_;
  std::map<ValueClass, std::map<ValueClass, ValueClass>> parts_;
};
} // namespace

ValueClass Meeting::meet(ValueClass known, ValueClass other) {
  if (!known || !other)
    return 0;
  auto &parts = parts_[known];
  ValueClass &met = parts[other];
  if (met)
    return met;
  bool keeps = known == other || (parts.size() == 1 && classes_.isOfPoint(known, point_));
  return met = keeps ? known : classes_.makeOfPoint(point_, known, other);
}

bool meet(Related &known, const Related &other, unsigned point, ValueClasses &classes) {
  Related given = other;
  Meeting meeting(point, classes);
  for (Side side : {Side::Source, Side::Target}) {
    SideValues &mine = known[side], &its = given[side];
    size_t size = std::max(mine.values.size(), its.values.size());
    if (!size)
      continue;
    mine.reach(size - 1);
    its.reach(size - 1);
    for (size_t n = 0; n < size; ++n) {
      meeting.look(mine.values[n], its.values[n]);
      meeting.look(mine.copies[n], its.copies[n]);
    }
  }
  bool changes = false;
  auto update = [&](ValueClass &mine, ValueClass its) {
    ValueClass met = meeting.meet(mine, its);
    changes |= met != mine;
    mine = met;
  };
  for (Side side : {Side::Source, Side::Target}) {
    SideValues &mine = known[side], &its = given[side];
    for (size_t n = 0; n < mine.values.size(); ++n) {
      update(mine.values[n], its.values[n]);
      update(mine.copies[n], its.copies[n]);
      changes |= mine.isOwn[n] && !its.isOwn[n];
      mine.isOwn[n] = mine.isOwn[n] && its.isOwn[n];
    }
  }
  return changes;
}

} // namespace freehold::smt::safe
