import { foodsOfStep, foodWords, saysAny } from "../recipes/step-foods";
import type { ComparedKind } from "./compare-lines";

type Line = { readonly id: string; readonly name: string };
type Row = { readonly kind: ComparedKind; readonly base: Line | null; readonly variant: Line | null };
type Step = { readonly id: string; readonly text: string };

/**
 * `swapped`: the text already names the replacement. `still`: the text names a food that the variant does not contain.
 * `to` null: the food was left out.
 */
export type StepNote = { readonly kind: "swapped" | "still"; readonly from: string; readonly to: string | null };
export type NamedStep = { readonly text: string; readonly notes: readonly StepNote[] };

type Swap = { line: Line; from: string; to: string | null; isPlain: boolean };

/** The food of a line without its description. */
const coreOf = (name: string): string => (name.split(/[,(;]/)[0] ?? "").trim();
const isPlainName = (core: string): boolean => /^\p{L}[\p{L}' -]*$/u.test(core);

/** Pairs each base food with the food that replaces it. A substitute with several parts has no single name. */
function swapsOf(rows: readonly Row[]): Swap[] {
  return rows.flatMap(({ kind, base, variant }, index): Swap[] => {
    if (!base) return [];
    const from = coreOf(base.name);
    if (kind === "removed") return [{ line: base, from, to: null, isPlain: false }];
    const to = variant && coreOf(variant.name);
    if (kind !== "changed" || !to || to.toLowerCase() === from.toLowerCase()) return [];
    const isWhole = rows[index + 1]?.kind !== "added";
    return [{ line: base, from, to, isPlain: isWhole && isPlainName(from) && isPlainName(to) }];
  });
}

/** Words that may stand before or after a food without making it another food, as "beans" does in "butter beans". */
const BEFORE =
  /(?:^|[.,;:(\n]|(?<!\p{L})(?:the|a|an|all|half|some|more|remaining|of|with|and|or|in|into|to|add|beat|combine|fold|heat|melt|mix|pour|scatter|sprinkle|spread|stir|whisk))\s*$/iu;
const AFTER =
  /^\s*(?:$|[.,;:)\n]|(?:and|or|with|in|into|to|until|over|on|onto|for|from|then|is|are|has|have|if|at|together|well|by|through)(?!\p{L}))/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The steps of a variant. Where a step certainly means a replaced food, its text names the replacement. Where it only
 * may, the text stays and the step is marked, because a wrong word can do harm and a mark cannot. A mention is
 * uncertain if other lines contain the same words.
 */
export function nameSwaps(steps: readonly Step[], rows: readonly Row[]): Map<string, NamedStep> {
  const swaps = swapsOf(rows);
  const base = rows.flatMap((row) => row.base ?? []);
  const others = rows.flatMap(({ variant }) => variant ?? []);
  return new Map(
    steps.flatMap(({ id, text }): [string, NamedStep][] => {
      const meant = new Set(foodsOfStep(text, base).map((line) => line.id));
      const named = swaps.filter(({ line, from }) => meant.has(line.id) || holds(text, from));
      if (named.length === 0) return [];
      const sure = named.filter((swap) => swap.isPlain && !isNamedByOthers(swap, swaps, base, others));
      const written = rewrite(text, sure);
      const notes = named.map(({ line, from, to }): StepNote => {
        const left = foodWords(from).filter((word) => to === null || !foodWords(to).includes(word));
        const isReplaced = written.done.has(line.id) && !holds(written.rest, from) && !saysAny(written.rest, left);
        return { kind: isReplaced ? "swapped" : "still", from, to };
      });
      return [[id, { text: written.text, notes }]];
    }),
  );
}

const holds = (text: string, phrase: string): boolean =>
  phrase !== "" && new RegExp(`(?<!\\p{L})${escaped(phrase)}(?!\\p{L})`, "iu").test(text);

/** True if another line of the base, or a line of the variant other than the substitute, has the same name. */
function isNamedByOthers(swap: Swap, swaps: readonly Swap[], base: readonly Line[], others: readonly Line[]): boolean {
  const own = swaps.filter(({ from }) => from.toLowerCase() === swap.from.toLowerCase());
  if (own.length > 1) return true;
  return (
    base.some((line) => line.id !== swap.line.id && holds(line.name, swap.from)) ||
    others.some((line) => coreOf(line.name) !== swap.to && holds(line.name, swap.from))
  );
}

/**
 * Replaces all foods in one pass, the longest name first, so that no replacement is replaced again. `rest`: the text
 * without the replacements.
 */
function rewrite(text: string, sure: readonly Swap[]): { text: string; rest: string; done: ReadonlySet<string> } {
  const done = new Set<string>();
  if (sure.length === 0) return { text, rest: text, done };
  const byName = new Map(sure.map((swap) => [swap.from.toLowerCase(), swap]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escaped);
  let rest = "";
  let written = "";
  let at = 0;
  for (const match of text.matchAll(new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "giu"))) {
    const [found] = match;
    const swap = byName.get(found.toLowerCase());
    const end = match.index + found.length;
    if (!swap?.to || !BEFORE.test(text.slice(0, match.index)) || !AFTER.test(text.slice(end))) continue;
    const kept = text.slice(at, match.index);
    written += kept + inCaseOf(found, swap.to);
    rest += `${kept} `;
    at = end;
    done.add(swap.line.id);
  }
  return { text: written + text.slice(at), rest: rest + text.slice(at), done };
}

function inCaseOf(found: string, name: string): string {
  const [first = "", ...more] = name;
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + more.join("");
}
