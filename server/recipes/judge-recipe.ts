import { dietLabel } from "@/lib/dietary/diets";
import { DISCLAIMER } from "@/lib/schemas/analysis";
import type { JudgedSettingWire, RecipeJudgementWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";
import { db } from "@/server/db/client";
import {
  graver,
  type ItemVerdict,
  type Setting,
  type SettingVerdict,
  type VerdictKind,
  type Voice,
  voiceOf,
} from "@/server/dietary/engine/verdict";
import { ENGINE_VERSION } from "@/server/dietary/engine/version";
import { keptVerdict } from "@/server/dietary/kept-verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { judgeTexts } from "@/server/recipes/reading/judge-texts";
import { foodText, type RecipeLine } from "./analysis/analyse-line";

type JudgedLine = RecipeLine & { id: string };

/** What a person's lines are held against, with the names that people know, by slug. */
export type Judging = { readonly settings: readonly Setting[]; readonly names: ReadonlyMap<string, string> };

/**
 * Holds a recipe's lines against a person's own settings. Every setting has a verdict, also where nothing is
 * known of it; a recipe without lines is unknown in all.
 */
export const judgeRecipe = async (userId: string, lines: readonly JudgedLine[]): Promise<RecipeJudgementWire> =>
  judgeLinesInTurn(await readJudging(userId), lines, userId);

export async function readJudging(userId: string): Promise<Judging> {
  const settings = await listDietarySettings(userId, { withIngredients: true });
  return { settings, names: await namesOf(settings) };
}

/** The same for settings that are at hand. `who` takes turns with everybody else whose lines are read. */
export async function judgeLinesInTurn(
  judging: Judging,
  lines: readonly JudgedLine[],
  who: string,
): Promise<RecipeJudgementWire> {
  return judgeLines(judging, lines, await judgeTexts(lines.map(foodText), judging.settings, who));
}

/** Pure. `verdictOf`: the verdict on the words of a line, as the engine gives it for the settings. */
export function judgeLines(
  { settings, names }: Judging,
  lines: readonly JudgedLine[],
  verdictOf: (text: string) => ItemVerdict = (text) => keptVerdict(text, settings, loadKnowledge()),
): RecipeJudgementWire {
  const verdicts = lines.map((line) => ({ ...verdictOf(foodText(line)), id: line.id }));
  const bySetting = verdictsBySetting(settings, verdicts);
  const judged = bySetting.map(({ setting, kind, checkLabel }) => ({
    setting: toSettingWire(setting, names),
    kind,
    ...(checkLabel ? { check_label: true as const } : {}),
  }));
  return {
    kind: gravestOf(judged.map(({ kind }) => kind)),
    settings: judged,
    voices: voicesOf(bySetting),
    ingredients: verdicts.map((verdict) => ({ id: verdict.id, kind: verdict.kind, tags: tagsOf(verdict, names) })),
    engine_version: ENGINE_VERSION,
    disclaimer: DISCLAIMER,
  };
}

/** In the engine's order: allergies first. */
function verdictsBySetting(settings: readonly Setting[], verdicts: readonly ItemVerdict[]): SettingVerdict[] {
  const ordered = verdicts[0]?.settings.map(({ setting }) => setting);
  if (!ordered) return settings.map((setting) => ({ setting, kind: "unknown" as const }));
  return ordered.map((setting, index) => {
    const each = verdicts.map((verdict) => verdict.settings[index] ?? { setting, kind: "unknown" as const });
    const kind = gravestOf(each.map((one) => one.kind));
    const areLabels = kind === "may_contain" && each.every((one) => isNoDoubt(one.kind) || one.checkLabel);
    return areLabels ? { setting, kind, checkLabel: true } : { setting, kind };
  });
}

const isNoDoubt = (kind: VerdictKind): boolean => kind === "match" || kind === "info";

function voicesOf(verdicts: readonly SettingVerdict[]): RecipeJudgementWire["voices"] {
  const said = (voice: Voice): VerdictKind | null => {
    const kinds = verdicts.filter(({ setting }) => voiceOf(setting) === voice).map(({ kind }) => kind);
    return kinds.length === 0 ? null : gravestOf(kinds);
  };
  return { alarm: said("alarm"), mismatch: said("mismatch"), advice: said("advice") };
}

const gravestOf = (kinds: readonly VerdictKind[]): VerdictKind => kinds.reduce(graver, "info");

/** What there is to say of a line; that a liked food is not in it is nothing to say. */
const tagsOf = (verdict: ItemVerdict, names: ReadonlyMap<string, string>): VerdictTagWire[] =>
  verdict.reasons
    .filter(({ kind }) => kind !== "info")
    .map(({ kind, setting, ingredient, rule, provenance, checkLabel }) => ({
      kind,
      setting: toSettingWire(setting, names),
      text: ingredient,
      reason: rule,
      provenance,
      ...(checkLabel ? { check_label: true as const } : {}),
    }));

function toSettingWire(setting: Setting, names: ReadonlyMap<string, string>): JudgedSettingWire {
  if (setting.type === "ingredient") {
    const name = names.get(setting.key) ?? setting.key;
    return { type: setting.type, key: name, label: name, preference: setting.preference };
  }
  const label = setting.type === "diet" ? dietLabel(setting.key) : sentenceCase(setting.key.replaceAll("_", " "));
  return { type: setting.type, key: setting.key, label, preference: null };
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The names that people know, by slug. */
async function namesOf(settings: readonly Setting[]): Promise<Map<string, string>> {
  const slugs = settings.flatMap((setting) => (setting.type === "ingredient" ? [setting.key] : []));
  if (slugs.length === 0) return new Map();
  const rows = await db.ingredient.findMany({ where: { slug: { in: slugs } }, select: { slug: true, name: true } });
  return new Map(rows.map(({ slug, name }) => [slug ?? "", name]));
}
