import { wayOf } from "@/lib/dietary/more-ways";
import type { JudgedSettingWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";
import {
  type ItemVerdict,
  isSameSetting,
  type Setting,
  subjectOf,
  type VerdictKind,
} from "@/server/dietary/engine/judge";

type Brought = { readonly line: string; readonly text: string; readonly isSure: boolean };

/**
 * Tags for ways of eating that forbid combining two foods (meat and milk). The two may be in different lines of a
 * recipe, each of which fits by itself: chicken in one, cream in another. The tag goes to the line that adds the
 * second food.
 */
export function apartTags(
  verdicts: readonly ItemVerdict[],
  toWire: (setting: Setting) => JudgedSettingWire,
): { byLine: ReadonlyMap<string, VerdictTagWire[]>; kinds: ReadonlyMap<string, VerdictKind> } {
  const byLine = new Map<string, VerdictTagWire[]>();
  const kinds = new Map<string, VerdictKind>();
  for (const { setting } of verdicts[0]?.settings ?? []) {
    const way = setting.type === "ingredient" ? wayOf(setting.key) : null;
    const [one, other] = way ? [broughtIn(verdicts, setting, 0), broughtIn(verdicts, setting, 1)] : [];
    if (!way || !one || !other || one.line === other.line || (!one.isSure && !other.isSure)) continue;
    const kind = one.isSure && other.isSure ? "conflict" : "may_contain";
    const both = `${subjectOf(one.text).words} and ${other.text.trim()}`;
    const says = kind === "conflict" ? "bring meat and milk together" : "may bring meat and milk together";
    kinds.set(setting.key, kind);
    byLine.set(other.line, [
      ...(byLine.get(other.line) ?? []),
      {
        kind,
        setting: toWire(setting),
        text: other.text,
        reason: `${both} ${says}; ${way.because}.`,
        provenance: "recipe",
      },
    ]);
  }
  return { byLine, kinds };
}

/** The line that brings the food with the greatest certainty. */
function broughtIn(verdicts: readonly ItemVerdict[], setting: Setting, what: 0 | 1): Brought | undefined {
  const brought = verdicts.flatMap(({ id, reasons }) =>
    reasons.flatMap((reason) =>
      isSameSetting(reason.setting, setting) && reason.brings?.what === what
        ? [{ line: id, text: reason.ingredient, isSure: reason.brings.isSure }]
        : [],
    ),
  );
  return brought.find(({ isSure }) => isSure) ?? brought[0];
}
