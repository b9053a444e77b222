/** Judges foods by a person's settings (judge), and marks food names in a text (markUp). */

export { briefReasons, briefVerdict } from "./judging/brief-reasons";
export { coverageOf } from "./judging/coverage";
export { alwaysIn, substanceQueryOf } from "./judging/ingredient-preference";
export { judge, judgeFor, judgeRead, type Person, readPerson, verdictOf } from "./judging/judge";
export { labelFood } from "./judging/label";
export { type MarkUpOptions, markUp, type Segment, segmentsOf } from "./judging/mark-up";
export { subjectOf } from "./judging/sentences";
export {
  graver,
  type ItemVerdict,
  isSameSetting,
  PREFERENCE_TYPES,
  type PreferenceType,
  type Reason,
  rankOf,
  type Setting,
  type SettingVerdict,
  type VerdictKind,
} from "./model/verdict";
