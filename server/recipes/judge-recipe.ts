import { dietLabel } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { type Voice, voiceOf } from "@/lib/dietary/voices";
import { RECIPE_DISCLAIMER } from "@/lib/schemas/analysis";
import type {
  FindingWire,
  JudgedSettingWire,
  RecipeJudgementWire,
  UnknownForWire,
  VerdictTagWire,
} from "@/lib/schemas/recipe-judgement";
import { db } from "@/server/db/client";
import {
  graver,
  type ItemVerdict,
  isSameSetting,
  type Setting,
  type SettingVerdict,
  type VerdictKind,
} from "@/server/dietary/engine/judge";
import { ENGINE_VERSION } from "@/server/dietary/engine/knowledge";
import type { ReadLine } from "@/server/dietary/engine/read";
import { keptVerdict } from "@/server/dietary/kept-verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import type { OwnLimits } from "@/server/dietary/serving-limits";
import { judgeTexts } from "@/server/engine-pool/judge-texts";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { readOwnLimits } from "@/server/profile/nutrient-limits";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Reader } from "./access";
import { apartTags } from "./apart-tags";
import { fitOf, foundIn } from "./fit-of";
import { doubtNamedOnly } from "./judge-named-only";
import type { NamedOnlyFood } from "./named-only-food";
import { findingsOf, findingsOfFoods, type ServingFacts } from "./serving-findings";
import type { NamedLine } from "./unknown-nutrients";

export type JudgedLine = RecipeLine & { id: string };

/** What lines are judged against: a person's settings, and the displayed names of their foods, by slug. */
export type Judging = {
  readonly settings: readonly Setting[];
  readonly names: ReadonlyMap<string, string>;
  /** The limits for nutrients that the person's doctor set. */
  readonly limits?: OwnLimits;
};

/** Facts about a dish beyond its lines. `serving`: null for a list of lines that make no dish. */
export type DishFacts = {
  readonly title: string;
  /** When the recipe's text was last changed. */
  readonly asOf: string | null;
  /** The foods that only its title or steps name; null if these were not read yet. */
  readonly named: readonly NamedOnlyFood[] | null;
  readonly serving: ServingFacts | null;
};

/** Lines that make no dish, so that nobody asks about a serving. */
export const NO_FACTS: DishFacts = { title: "", asOf: null, named: [], serving: null };

export async function readJudging({ userId, forOthers = false }: NonNullable<Reader>): Promise<Judging> {
  const settings = await listDietarySettings(userId, { withIngredients: true, forOthers });
  const isAdvised = settings.some((setting) => voiceOf(setting) === "advice");
  const [names, limits] = await Promise.all([namesOf(settings), isAdvised ? readOwnLimits(userId) : new Map()]);
  return { settings, names, limits };
}

/** Loads the names of foods for settings that no account stores: those of a card that a device sent. */
export const judgingOf = async (settings: readonly Setting[]): Promise<Judging> => ({
  settings,
  names: await namesOf(settings),
});

/**
 * Judges a recipe's lines against one person's settings. Every setting gets a verdict, "unknown" where nothing is known;
 * a recipe without lines is unknown for all of them. `who`: the caller by whom turns at judging are taken.
 */
export async function judgeLinesInTurn(
  judging: Judging,
  lines: readonly JudgedLine[],
  who: string,
  facts?: DishFacts,
): Promise<RecipeJudgementWire> {
  const texts = [...lines.map(foodOf), ...foodsOnlyNamed(facts)];
  return judgeLines(judging, lines, await judgeTexts(texts, judging.settings, who), facts);
}

/** The texts to judge besides the lines. */
export const foodsOnlyNamed = (facts: Pick<DishFacts, "named"> | undefined): string[] =>
  (facts?.named ?? []).map(({ food }) => food);

const foodOf = (line: JudgedLine): string => readRecipeLine(line, loadKnowledge()).food;

/** The line with its food as a sentence names it: without the amount and the notes. */
function toldLine(line: JudgedLine): NamedLine & { read: ReadLine } {
  const read = readRecipeLine(line, loadKnowledge());
  return { id: line.id, food: read.parsed.name || line.name, read };
}

/**
 * Combines the verdicts on lines. Pure. `verdictOf`: the engine's verdict on the words of a line for these settings.
 */
export function judgeLines(
  { settings, names, limits }: Judging,
  lines: readonly JudgedLine[],
  verdictOf: (text: string) => ItemVerdict = (text) => keptVerdict(text, settings, loadKnowledge()),
  facts: DishFacts = NO_FACTS,
): RecipeJudgementWire {
  const verdicts = lines.map((line) => ({ ...verdictOf(foodOf(line)), id: line.id }));
  const apart = apartTags(verdicts, (setting) => toSettingWire(setting, names));
  const { verdicts: doubted, named } = doubtNamedOnly(
    verdictsBySetting(settings, verdicts, apart.kinds),
    facts.named,
    verdictOf,
  );
  const told = settings.some((setting) => voiceOf(setting) === "advice") ? lines.map(toldLine) : [];
  const bySetting = doubted.map((verdict) => {
    if (voiceOf(verdict.setting) !== "advice") return { ...verdict, findings: [], unknowns: [] };
    const label = toSettingWire(verdict.setting, names);
    const { kind, findings, unknowns } = facts.serving
      ? findingsOf(verdict.setting, label, told, facts.serving, loadKnowledge(), limits)
      : findingsOfFoods(verdict.setting, label, told, loadKnowledge(), limits);
    return { ...verdict, kind: graver(verdict.kind, kind), findings, unknowns };
  });
  const findings = bySetting.flatMap((each) => each.findings);
  const unknowns = bySetting.flatMap((each) => each.unknowns);
  const judged = bySetting.map(({ setting, kind, checkLabel }) => ({
    setting: toSettingWire(setting, names),
    kind,
    ...(checkLabel ? { check_label: true as const } : {}),
  }));
  const ingredients = verdicts.map((verdict) => {
    const ofApart = apart.byLine.get(verdict.id) ?? [];
    const open = unknowns.flatMap((unknown) => toUnknownTag(unknown, verdict.id) ?? []);
    return {
      id: verdict.id,
      kind: [...ofApart, ...open].map(({ kind }) => kind).reduce(graver, lineKind(verdict)),
      tags: [
        ...ofApart,
        ...tagsOf(verdict, names),
        ...findings.filter(({ lines: about }) => about.includes(verdict.id)).map(toFindingTag),
        ...open,
      ],
    };
  });
  const voices = voicesOf(bySetting);
  const kind = settings.length === 0 ? "info" : wholeKind(bySetting, ingredients, unknowns.length > 0);
  const whole = { kind, settings: judged, voices, findings, not_known: unknowns, ingredients };
  return {
    ...whole,
    fit: fitOf(lines, whole, facts, { named }),
    engine_version: ENGINE_VERSION,
    disclaimer: RECIPE_DISCLAIMER,
  };
}

/** Advice on a nutrient concerns a serving of the dish, not 100 g of an ingredient, and is given once for the dish. */
const isMeasured = ({ setting, measure, kind }: ItemVerdict["reasons"][number]): boolean =>
  measure !== undefined && kind !== "match" && voiceOf(setting) === "advice";

/**
 * Whether a doubt should be ignored: someone who merely avoids a food is not warned of every bread or stock with
 * undisclosed ingredients.
 */
const isIdleDoubt = ({ setting, undisclosed }: ItemVerdict["reasons"][number]): boolean =>
  undisclosed === true && isMereAvoid(setting);

const isMereAvoid = (setting: Setting): boolean =>
  setting.type === "ingredient" &&
  (setting.preference === "avoid" || setting.preference === "dislike") &&
  wayOf(setting.key) === null;

const isSilent = (reason: ItemVerdict["reasons"][number]): boolean => isMeasured(reason) || isIdleDoubt(reason);

/** The gravest verdict on a line, without advice; a line of unknown foods is unknown for advice too. */
function lineKind(verdict: ItemVerdict): VerdictKind {
  const { settings, reasons } = verdict;
  const binding = settings.flatMap(({ setting }, index) =>
    voiceOf(setting) === "advice" ? [] : [withoutMeasuredAdvice(verdict, setting, index).kind],
  );
  const isUnknown = reasons.some(
    (reason) =>
      reason.kind === "unknown" &&
      voiceOf(reason.setting) === "advice" &&
      reason.measure === undefined &&
      reason.ingredient !== "",
  );
  // A line that no advice objects to fits. The mere absence of a liked food is a weaker statement and must not hide
  // that fit.
  const hasAdvice = settings.some(({ setting }) => voiceOf(setting) === "advice");
  return gravestOf([...binding, ...(isUnknown ? ["unknown" as const] : []), ...(hasAdvice ? ["match" as const] : [])]);
}

/** A recipe without lines is unknown, and so is one of which nobody knows whether it keeps the limit of a concern. */
function wholeKind(
  verdicts: readonly SettingVerdict[],
  lines: readonly { kind: VerdictKind }[],
  isOpen: boolean,
): VerdictKind {
  if (lines.length === 0) return "unknown";
  const binding = verdicts.filter(({ setting }) => voiceOf(setting) !== "advice").map(({ kind }) => kind);
  return gravestOf([...binding, ...lines.map(({ kind }) => kind), ...(isOpen ? ["unknown" as const] : [])]);
}

/** One verdict per setting in the engine's order, allergies first. */
function verdictsBySetting(
  settings: readonly Setting[],
  verdicts: readonly ItemVerdict[],
  apart: ReadonlyMap<string, VerdictKind>,
): SettingVerdict[] {
  const ordered = verdicts[0]?.settings.map(({ setting }) => setting);
  if (!ordered) return settings.map((setting) => ({ setting, kind: "unknown" as const }));
  return ordered.map((setting, index) => {
    const each = verdicts.map((verdict) => withoutMeasuredAdvice(verdict, setting, index));
    const kind = gravestOf([...each.map((one) => one.kind), apart.get(setting.key) ?? "info"]);
    const isApart = setting.type === "ingredient" && apart.has(setting.key);
    const areLabels = !isApart && kind === "may_contain" && each.every((one) => isNoDoubt(one.kind) || one.checkLabel);
    return areLabels ? { setting, kind, checkLabel: true } : { setting, kind };
  });
}

/** For a concern that gives advice, the verdict of a line's foods only: measured values are judged per serving. */
function withoutMeasuredAdvice({ settings, reasons }: ItemVerdict, setting: Setting, index: number): SettingVerdict {
  const verdict = settings[index] ?? { setting, kind: "unknown" as const };
  if (voiceOf(setting) !== "advice" && !isMereAvoid(setting)) return verdict;
  const rest = reasons.filter((reason) => isSameSetting(reason.setting, setting) && !isSilent(reason));
  const kind = gravestOf(["match" as const, ...rest.map((reason) => reason.kind)]);
  return kind === verdict.kind ? verdict : { setting, kind };
}

const isNoDoubt = (kind: VerdictKind): boolean => kind === "match" || kind === "info";

function voicesOf(verdicts: readonly SettingVerdict[]): RecipeJudgementWire["voices"] {
  const kindFor = (voice: Voice): VerdictKind | null => {
    const kinds = verdicts.filter(({ setting }) => voiceOf(setting) === voice).map(({ kind }) => kind);
    return kinds.length === 0 ? null : gravestOf(kinds);
  };
  return { alarm: kindFor("alarm"), mismatch: kindFor("mismatch"), advice: kindFor("advice") };
}

const gravestOf = (kinds: readonly VerdictKind[]): VerdictKind => kinds.reduce(graver, "info");

/** The tags to show for a line; the absence of a liked food is not shown. */
const tagsOf = (verdict: ItemVerdict, names: ReadonlyMap<string, string>): VerdictTagWire[] =>
  verdict.reasons
    .filter((reason) => reason.kind !== "info" && !isSilent(reason))
    .map(({ kind, setting, ingredient, rule, provenance, checkLabel, cause }) => ({
      kind,
      setting: toSettingWire(setting, names),
      text: ingredient,
      reason: rule,
      provenance,
      ...(cause === undefined ? {} : { cause }),
      ...(checkLabel ? { check_label: true as const } : {}),
    }));

const toFindingTag = (finding: FindingWire): VerdictTagWire => ({
  kind: "conflict",
  setting: finding.setting,
  text: "",
  reason: `${finding.sentence}. ${finding.limit_words} Limit: ${finding.source}.`,
  provenance: "recipe",
  finding: finding.sentence,
  found: foundIn(finding),
});

/** The tag of a line that may bring a nutrient which nobody can count. */
function toUnknownTag({ setting, ...unknown }: UnknownForWire, id: string): VerdictTagWire | null {
  const line = unknown.lines.find((each) => each.id === id);
  if (!line) return null;
  return {
    kind: "unknown",
    setting,
    text: line.food,
    reason: unknown.sentence,
    provenance: "recipe",
    not_known: unknown,
  };
}

export function toSettingWire(setting: Setting, names: ReadonlyMap<string, string>): JudgedSettingWire {
  if (setting.type === "ingredient") {
    const way = wayOf(setting.key);
    const name = names.get(setting.key) ?? setting.key;
    return { type: setting.type, key: way?.key ?? name, label: way?.label ?? name, preference: setting.preference };
  }
  const label = setting.type === "diet" ? dietLabel(setting.key) : sentenceCase(setting.key.replaceAll("_", " "));
  return { type: setting.type, key: setting.key, label, preference: null };
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The displayed names of foods, by slug. */
async function namesOf(settings: readonly Setting[]): Promise<Map<string, string>> {
  const slugs = settings.flatMap((setting) => (setting.type === "ingredient" ? [setting.key] : []));
  if (slugs.length === 0) return new Map();
  const rows = await db.ingredient.findMany({ where: { slug: { in: slugs } }, select: { slug: true, name: true } });
  return new Map(rows.map(({ slug, name }) => [slug ?? "", name]));
}
