import { isAdvice, isSafety, settingWords, toldTags } from "@/components/recipes/told-tags";
import type { RecipeJudgementWire, VerdictKindWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";

export type VerdictSummary = { tone: VerdictKindWire; point: string; why: string };

type Line = { id: string; name: string };

const MAX_NAMED = 3;
const list = new Intl.ListFormat("en", { type: "conjunction" });

/**
 * The gravest first, with the lines that cause it by name. Whatever else holds, an unknown line is said to be
 * unknown: a recipe is called a fit only when every line is known to fit.
 */
export function verdictSummary(lines: readonly Line[], judgement: RecipeJudgementWire): VerdictSummary {
  const conflicts = named(lines, judgement, "conflict");
  const doubts = named(lines, judgement, "may_contain");
  const unknown = named(lines, judgement, "unknown");
  const labels = named(lines, judgement, "may_contain", "label");
  const advised = [
    ...named(lines, judgement, "conflict", "advice"),
    ...named(lines, judgement, "may_contain", "advice"),
  ];
  const asides = [checkLabels(labels), advice(advised)];
  const rest = [mayNotFit(doubts), isUnknown(unknown), ...asides];
  if (conflicts.length > 0) {
    return { tone: "conflict", point: "Not for you as written.", why: joined([conflict(conflicts), ...rest]) };
  }
  if (doubts.length > 0) return { tone: "may_contain", point: "Check before you cook.", why: joined(rest) };
  if (unknown.length > 0 || !isJudgedWhole(lines, judgement)) {
    const why = unknown.length > 0 ? isUnknown(unknown) : "Nobody has said what is in it.";
    return { tone: "unknown", point: "We cannot tell whether this fits you.", why: joined([why, ...asides]) };
  }
  const known =
    labels.length > 0
      ? "We know every ingredient."
      : "We know every ingredient. Labels differ between brands, so please read them.";
  return { tone: "match", point: "Fits your ID as written.", why: joined([known, ...asides]) };
}

/** Every line has its verdict, and all of them together are a fit. */
const isJudgedWhole = (lines: readonly Line[], { ingredients }: RecipeJudgementWire): boolean => {
  const judged = new Map(ingredients.map((each) => [each.id, each]));
  return lines.length > 0 && lines.every(({ id }) => fits(judged.get(id)));
};

/** A fit, or one with nothing beside it but labels to check and advice. */
function fits(line: RecipeJudgementWire["ingredients"][number] | undefined): boolean {
  if (!line) return false;
  if (line.kind === "match" || line.kind === "info") return true;
  const grave = line.tags.filter(({ kind }) => kind !== "match" && kind !== "info");
  return grave.length > 0 && grave.every((tag) => partOf(tag) !== "verdict");
}

type Part = "verdict" | "label" | "advice";

const partOf = (tag: VerdictTagWire): Part => (isAdvice(tag) ? "advice" : tag.check_label ? "label" : "verdict");

type NamedLine = { name: string; tag: VerdictTagWire };

/** The lines with a tag of this kind, allergies first, each with its gravest such tag. */
function named(
  lines: readonly Line[],
  judgement: RecipeJudgementWire,
  kind: VerdictKindWire,
  part: Part = "verdict",
): NamedLine[] {
  const judged = new Map(judgement.ingredients.map((each) => [each.id, each]));
  const found = lines.flatMap(({ id, name }): NamedLine[] => {
    const line = judged.get(id);
    const tags = line ? toldTags(line).filter((tag) => tag.kind === kind && partOf(tag) === part) : [];
    const tag = tags.find(({ setting }) => isSafety(setting)) ?? tags[0];
    return tag ? [{ name, tag }] : [];
  });
  const isGrave = ({ tag }: NamedLine) => isSafety(tag.setting);
  return [...found.filter(isGrave), ...found.filter((line) => !isGrave(line))];
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (sentences: readonly string[]): string => sentences.filter(Boolean).join(" ");
const withSetting = ({ name, tag }: NamedLine): string => `${name} (${settingWords(tag.setting)})`;

function names(lines: readonly NamedLine[], word: (line: NamedLine) => string): string {
  const left = lines.length - MAX_NAMED;
  const words = lines.slice(0, MAX_NAMED).map(word);
  return upper(list.format(left > 0 ? [...words, `${left} more`] : words));
}

const conflict = (lines: readonly NamedLine[]): string =>
  `${names(lines, withSetting)} ${lines.length === 1 ? "conflicts" : "conflict"} with your ID.`;

const mayNotFit = (lines: readonly NamedLine[]): string =>
  lines.length === 0 ? "" : `${names(lines, withSetting)} may not fit.`;

/** Each food once: "chocolate chips, stock". */
const checkLabels = (lines: readonly NamedLine[]): string =>
  lines.length === 0
    ? ""
    : `Check the labels: ${[...new Set(lines.map(({ name, tag }) => tag.text || name))].join(", ")}.`;

/** "High blood pressure: mind the soy sauce and stock." */
function advice(lines: readonly NamedLine[]): string {
  const byConcern = new Map<string, Set<string>>();
  for (const { name, tag } of lines)
    byConcern.set(tag.setting.label, (byConcern.get(tag.setting.label) ?? new Set()).add(tag.text || name));
  return [...byConcern]
    .map(([concern, foods]) => `${concern}: mind the ${list.format([...foods].slice(0, MAX_NAMED))}.`)
    .join(" ");
}

const isUnknown = (lines: readonly NamedLine[]): string =>
  lines.length === 0
    ? ""
    : `We do not know ${lines.length === 1 ? "this ingredient" : "these ingredients"}: ${list.format(
        lines.slice(0, MAX_NAMED).map(({ name }) => name),
      )}${lines.length > MAX_NAMED ? ` and ${lines.length - MAX_NAMED} more` : ""}. Unknown is not safe.`;
