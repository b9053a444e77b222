import { isNamedIn } from "@/lib/dietary/is-named-in";
import { wayOf } from "@/lib/dietary/more-ways";
import { voiceOf } from "@/lib/dietary/voices";
import type {
  AdaptableWire,
  FindingWire,
  FitStateWire,
  FitWire,
  FoundAmountWire,
  NamedOnlyWire,
  RecipeJudgementWire,
  VerdictTagWire,
} from "@/lib/schemas/recipe-judgement";

import { namedOnlySentence } from "./judge-named-only";

type Judged = Pick<RecipeJudgementWire, "kind" | "settings" | "ingredients" | "findings" | "not_known">;
type Line = { readonly id: string; readonly name: string };

const list = new Intl.ListFormat("en", { type: "conjunction" });

/**
 * Summarises a judgement. Labels that must be checked are a state of their own. Health advice is left out, but what
 * nobody can count for a concern is unknown. `named`: the foods that make it unknown because only the title or the steps
 * name them. `state`: the state as written, if it was worked out already.
 */
export function fitOf(
  lines: readonly Line[],
  judged: Judged,
  { title, asOf }: { title: string; asOf: string | null },
  { named = [], state = stateOf(judged) }: { named?: readonly NamedOnlyWire[]; state?: FitStateWire } = {},
): FitWire {
  const isUnfit = state === "conflict" || state === "may_contain";
  const unknowns = (judged.not_known ?? []).map(({ setting: _, ...unknown }) => unknown);
  const gravest = gravestTag(judged);
  const isCounted = named.length === 0 && unknowns.length === 0;
  const adaptable = isUnfit && isCounted ? adaptableOf(lines, judged, title, asOf) : null;
  return {
    state: adaptable ? "adaptable" : state,
    reason: gravest?.reason ?? namedOnlySentence(named) ?? unknowns[0]?.sentence ?? null,
    labels: labelsIn(lines, judged),
    advice: judged.findings.map(({ sentence }) => sentence),
    doubts: doubtsOf(judged),
    adaptable,
    ...(gravest ? { gravest } : {}),
    ...(named.length > 0 ? { named_only: [...named] } : {}),
    ...(unknowns.length > 0 ? { not_known: unknowns } : {}),
    ...(judged.findings.length > 0 ? { found: judged.findings.map(foundIn) } : {}),
  };
}

export const foundIn = ({ nutrient, amount, limit, unit, source, course }: FindingWire): FoundAmountWire => ({
  ...{ nutrient, amount, limit, unit, source },
  ...(course === undefined ? {} : { course }),
});

/** How the dish as written fits: a change that would mend it does not count yet. */
export function stateOf({ kind, settings, not_known: unknowns = [] }: Judged): FitStateWire {
  const isOpen = unknowns.length > 0;
  if (kind !== "may_contain") return kind === "info" ? "match" : kind;
  const binding = settings.filter(({ setting }) => voiceOf(setting) !== "advice");
  const doubts = binding.filter((each) => each.kind === "may_contain" && !each.check_label);
  if (doubts.length > 0) return "may_contain";
  return isOpen || binding.some((each) => each.kind === "unknown") ? "unknown" : "check_label";
}

/** The tags that keep a line from fitting. */
const hindering = (tags: readonly VerdictTagWire[]): VerdictTagWire[] =>
  tags.filter(
    ({ kind, setting, check_label: isLabel }) =>
      kind !== "match" && kind !== "info" && !isLabel && voiceOf(setting) !== "advice",
  );

export function gravestTag({ ingredients }: Pick<Judged, "ingredients">): VerdictTagWire | null {
  const tags = ingredients.flatMap((line) => hindering(line.tags));
  for (const kind of ["conflict", "may_contain", "unknown"] as const) {
    const found = tags.filter((tag) => tag.kind === kind);
    const gravest = found.find(({ setting }) => voiceOf(setting) === "alarm") ?? found[0];
    if (gravest) return gravest;
  }
  return null;
}

/** What words cannot say about the ways of eating that the dish fits: for halal, how the animal was slaughtered. */
const doubtsOf = ({ settings }: Judged): string[] => {
  const fitting = settings.filter(({ kind, check_label: isLabel }) => kind === "match" || isLabel);
  return [...new Set(fitting.flatMap(({ setting }) => wayOf(setting.key)?.doubt ?? []))];
};

/** The names of the lines whose labels must be checked, each once. */
function labelsIn(lines: readonly Line[], { ingredients }: Judged): string[] {
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const texts = ingredients.flatMap(({ id, tags }) =>
    tags.flatMap((tag) =>
      tag.check_label && voiceOf(tag.setting) !== "advice" ? [(tag.text || names.get(id)) ?? ""] : [],
    ),
  );
  return [...new Set(texts.filter(Boolean).map((text) => text.toLowerCase()))];
}

/** With fewer lines, leaving one food out would make another dish. */
const FEWEST_LINES = 3;

/**
 * The single food that keeps the dish from fitting, unless the dish is named after it or it is the base of the dish.
 * Null if something is unknown, because leaving a food out does not resolve that.
 */
function adaptableOf(
  lines: readonly Line[],
  { ingredients }: Judged,
  title: string,
  asOf: string | null,
): AdaptableWire | null {
  if (lines.length < FEWEST_LINES) return null;
  const tags = ingredients.flatMap((line) => hindering(line.tags));
  const [first] = tags;
  const blocking = ingredients.filter((line) => hindering(line.tags).length > 0);
  if (!first || blocking.length !== 1 || tags.some(({ kind, text }) => kind === "unknown" || text === "")) return null;
  const foods = [...new Set(tags.map(({ text }) => text.trim().toLowerCase()))];
  if (foods.some((food) => isNamedIn(title, food))) return null;
  const without = list.format(foods.map((food) => `the ${food}`));
  return {
    without: list.format(foods),
    foods,
    sentence: `Can be made without ${without}.`,
    staff: `Can it be made without ${without}, please?`,
    rests_on: tags.some(({ provenance }) => provenance === "inferred") ? "inferred" : "recipe",
    as_of: asOf,
  };
}
