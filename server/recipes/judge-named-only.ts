import { wayOf } from "@/lib/dietary/more-ways";
import { voiceOf } from "@/lib/dietary/voices";
import type { NamedOnlyWire } from "@/lib/schemas/recipe-judgement";
import { type ItemVerdict, isSameSetting, type Setting, type SettingVerdict } from "@/server/dietary/engine/judge";
import type { NamedOnlyFood } from "./named-only-food";

type Doubted<T extends SettingVerdict> = { readonly verdicts: readonly T[]; readonly named: readonly NamedOnlyWire[] };

/**
 * Makes every setting unknown that the lines fit, at least by their labels, and that a food which only the title or the
 * steps name would break: a line may have been lost. Advice and likes stay. `foods` null: the words were not read yet,
 * so no setting is known to fit. `named`: the foods for which a setting became unknown.
 */
export function doubtNamedOnly<T extends SettingVerdict>(
  verdicts: readonly T[],
  foods: readonly NamedOnlyFood[] | null,
  verdictOf: (text: string) => ItemVerdict,
): Doubted<T> {
  const meant = new Set<NamedOnlyFood>();
  const doubted = verdicts.map((verdict) => {
    if (!isFit(verdict) || !isBinding(verdict.setting)) return verdict;
    const breaking = (foods ?? []).filter(({ food }) => isBroken(verdict.setting, verdictOf(food)));
    for (const food of breaking) meant.add(food);
    if (foods !== null && breaking.length === 0) return verdict;
    const { checkLabel: _, ...rest } = verdict;
    return { ...rest, kind: "unknown" as const } as T;
  });
  return { verdicts: doubted, named: [...meant].map(({ text, where }) => ({ text, where })) };
}

const isFit = ({ kind, checkLabel }: SettingVerdict): boolean =>
  kind === "match" || kind === "info" || checkLabel === true;

const isBinding = (setting: Setting): boolean =>
  voiceOf(setting) !== "advice" &&
  !(
    setting.type === "ingredient" &&
    (setting.preference === "love" || setting.preference === "like") &&
    wayOf(setting.key) === null
  );

/** What only a label would settle counts for a food of the list, and not for one that nobody listed. */
const isBroken = (setting: Setting, { reasons }: ItemVerdict): boolean =>
  reasons.some(
    (reason) =>
      isSameSetting(reason.setting, setting) &&
      (reason.kind === "conflict" || (reason.kind === "may_contain" && !reason.checkLabel)),
  );

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "The steps mention egg, the ingredients do not." Null where every food of these is listed. */
export function namedOnlySentence(named: readonly NamedOnlyWire[]): string | null {
  const inPlace = (where: NamedOnlyWire["where"]) =>
    named.filter((food) => food.where === where).map(({ text }) => text);
  const [title, steps, leftOut] = [inPlace("title"), inPlace("steps"), inPlace("left_out")];
  const sentences = [
    ...(title.length > 0 ? [`The title mentions ${list.format(title)}, the ingredients do not.`] : []),
    ...(steps.length > 0 ? [`The steps mention ${list.format(steps)}, the ingredients do not.`] : []),
    ...(leftOut.length > 0 ? [`What the import left out mentions ${list.format(leftOut)}.`] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}
