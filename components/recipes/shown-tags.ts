import { wayOf } from "@/lib/dietary/more-ways";
import { voiceOf } from "@/lib/dietary/voices";
import type { JudgedSettingWire, RecipeJudgementWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";

export type JudgedLine = RecipeJudgementWire["ingredients"][number];

/** Allergies, intolerances, celiac disease and lactose intolerance, which are shown before everything else. */
export const isAlarm = (setting: JudgedSettingWire): boolean => voiceOf(setting) === "alarm";

/** Health advice, which makes no recipe unfit and is shown separately. */
export const isAdvice = ({ setting }: VerdictTagWire): boolean => voiceOf(setting) === "advice";

/** "Sesame Allergy", "High blood pressure", "Coriander (avoid)", and of somebody else "Leo: Egg (allergy)". */
export function settingWords({ person, ...setting }: JudgedSettingWire): string {
  const { label, preference } = setting;
  if (!person) return ownSettingWords(setting);
  const isFond = preference === "love" || preference === "like";
  return isFond ? `${person.name} ${preference}s ${label}` : `${person.name}: ${ownSettingWords(setting)}`;
}

function ownSettingWords({ type, key, label, preference }: JudgedSettingWire): string {
  if (type !== "ingredient" || preference === null || wayOf(key)) return label;
  if (preference === "love") return `You love ${label}`;
  return preference === "like" ? `You like ${label}` : `${label} (${preference})`;
}

/** The whole line satisfies the setting, so its icon says enough. */
const isPlain = ({ kind, text }: VerdictTagWire): boolean => text === "" && (kind === "match" || kind === "info");

/**
 * The tags to show for a line, in the order of the judgement and one for each setting. Foods with the same verdict are
 * combined: for "butter and milk", one tag names both.
 */
export function shownTags({ tags }: JudgedLine): VerdictTagWire[] {
  const byWords = new Map<string, VerdictTagWire>();
  for (const tag of tags) {
    if (isPlain(tag)) continue;
    const words = settingWords(tag.setting);
    const known = byWords.get(words);
    if (!known) byWords.set(words, tag);
    else if (isOfAnotherFood(known, tag)) byWords.set(words, { ...known, text: `${known.text}, ${tag.text}` });
  }
  return [...byWords.values()];
}

const isOfAnotherFood = (known: VerdictTagWire, { kind, reason, text }: VerdictTagWire): boolean =>
  known.kind === kind &&
  known.reason === reason &&
  text !== "" &&
  !known.text.toLowerCase().split(", ").includes(text.toLowerCase());
