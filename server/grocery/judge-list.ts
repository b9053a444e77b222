import { formatQuantity } from "@/lib/quantity/format-quantity";
import type { GroceryJudgementWire } from "@/lib/schemas/grocery";
import type { RecipeJudgementWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import { judgeLinesInTurn, readJudging } from "@/server/recipes/judge-recipe";
import { substitutesForSettings } from "@/server/substitutes/list-substitutes";
import { getShownList } from "./get-list";
import type { ShownLine } from "./read-lists";
import { amountOf } from "./wire";

type Judged = RecipeJudgementWire["ingredients"][number];

/**
 * The lines of a list held against its owner's settings, as recipes are. A line counts as gravely as the gravest of
 * its words: its name, its note, and what each recipe wrote, which may say more than the name that a shop needs.
 */
export async function judgeList(userId: string, listId: string): Promise<GroceryJudgementWire> {
  const [list, judging] = await Promise.all([getShownList(userId, listId), readJudging(userId)]);
  const judgement = await judgeLinesInTurn(judging, list.lines.flatMap(wordsOf), userId);
  const ingredients = mergeById(judgement.ingredients);
  const grave = new Set(
    ingredients.filter(({ kind }) => kind === "conflict" || kind === "may_contain").map(({ id }) => id),
  );
  const substitutes = await substitutesForSettings(
    judging.settings,
    list.lines.filter(({ id }) => grave.has(id)).map(toLine),
  );
  return { ...judgement, ingredients, substitutes, list_updated_at: list.updatedAt.toISOString() };
}

/** Everything that is said of a line, each as the engine reads it. */
function wordsOf(line: ShownLine) {
  const texts = new Set([line.name, ...line.shares.map(({ originalText }) => originalText)]);
  const words = [...texts].map((name) => ({ name, note: null as string | null }));
  if (line.note) words.push({ name: line.name, note: line.note });
  return words.map((each) => ({ id: line.id, quantity: null, unit: null, ...each }));
}

/** By the name that the list shows: that is what would be bought. */
function toLine(line: ShownLine) {
  const { value, unit } = amountOf(line);
  return { id: line.id, name: line.name, quantity: value && formatQuantity(value), unit, note: null };
}

function mergeById(judged: readonly Judged[]): Judged[] {
  const byId = new Map<string, Judged>();
  for (const each of judged) {
    const known = byId.get(each.id);
    byId.set(each.id, known ? graverOf(known, each) : each);
  }
  return [...byId.values()];
}

const RANK: Record<VerdictKindWire, number> = { conflict: 0, may_contain: 1, unknown: 2, match: 3, info: 4 };

/** Of two tags of one setting the graver comes first, and readers take the first. */
const graverOf = (one: Judged, other: Judged): Judged => ({
  id: one.id,
  kind: RANK[one.kind] <= RANK[other.kind] ? one.kind : other.kind,
  tags: [...one.tags, ...other.tags].sort((a, b) => RANK[a.kind] - RANK[b.kind]),
});
