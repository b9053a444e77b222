import type { JudgedSettingWire, RecipeJudgementWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";

export type JudgedLine = RecipeJudgementWire["ingredients"][number];

/** Allergies and intolerances: a match on them stands before everything else. */
export const isSafety = ({ type, key, preference }: JudgedSettingWire): boolean =>
  type === "ingredient" ? preference === "allergy" || preference === "intolerance" : key.endsWith("_free");

/** Advice on health makes no recipe unfit: it is told by itself. */
export const isAdvice = ({ setting }: VerdictTagWire): boolean => setting.type === "health";

/** "Sesame Allergy", "High blood pressure", "Coriander (avoid)". */
export function settingWords({ type, label, preference }: JudgedSettingWire): string {
  if (type !== "ingredient" || preference === null) return label;
  return preference === "love" || preference === "like" ? `You ${preference} ${label}` : `${label} (${preference})`;
}

/** The whole line satisfies the setting: its sign alone says so. */
const isPlain = ({ kind, text }: VerdictTagWire): boolean => text === "" && (kind === "match" || kind === "info");

/**
 * What there is to say of a line, in the order of the judgement, each setting once, with every food of the line that it
 * says the same of: of "butter and milk" both.
 */
export function toldTags({ tags }: JudgedLine): VerdictTagWire[] {
  const told = new Map<string, VerdictTagWire>();
  for (const tag of tags) {
    if (isPlain(tag)) continue;
    const words = settingWords(tag.setting);
    const known = told.get(words);
    if (!known) told.set(words, tag);
    else if (isOfAnotherFood(known, tag)) told.set(words, { ...known, text: `${known.text}, ${tag.text}` });
  }
  return [...told.values()];
}

const isOfAnotherFood = (known: VerdictTagWire, { kind, reason, text }: VerdictTagWire): boolean =>
  known.kind === kind &&
  known.reason === reason &&
  text !== "" &&
  !known.text.toLowerCase().split(", ").includes(text.toLowerCase());
