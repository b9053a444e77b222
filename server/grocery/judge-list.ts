import { formatQuantity } from "@/lib/quantity/format-quantity";
import type { GroceryJudgementWire } from "@/lib/schemas/grocery";
import type { RecipeJudgementWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import { db } from "@/server/db/client";
import { judgeRecipe } from "@/server/recipes/judge-recipe";
import { listSubstitutes } from "@/server/substitutes/list-substitutes";
import { listNotFound, ownedList } from "./access";
import { readItems } from "./read-items";
import { amountOf, headSelect, type ItemRow, isShown } from "./wire";

type Judged = RecipeJudgementWire["ingredients"][number];

/**
 * The lines of a list held against its owner's settings, as recipes are. A line counts as gravely as the gravest of
 * its words: its name, its note, and what each recipe wrote, which may say more than the name that a shop needs.
 */
export async function judgeList(userId: string, listId: string): Promise<GroceryJudgementWire> {
  const list = await db.groceryList.findFirst({ where: ownedList(userId, listId), select: headSelect });
  if (!list) throw listNotFound();
  const items = (await readItems(db, listId, list.recipes)).filter(isShown);
  const lines = items.flatMap((item) => {
    const texts = new Set([item.name, ...item.contributions.map((share) => share.originalText)]);
    const words = [...texts].map((name) => ({ name, note: null }));
    const noted = item.note ? [{ name: item.name, note: item.note }] : [];
    return [...words, ...noted].map((line) => ({ id: item.id, quantity: null, unit: null, ...line }));
  });
  const judgement = await judgeRecipe(userId, lines);
  const ingredients = mergeById(judgement.ingredients);
  const grave = new Set(
    ingredients.filter(({ kind }) => kind === "conflict" || kind === "may_contain").map(({ id }) => id),
  );
  const substitutes =
    grave.size === 0 ? [] : await listSubstitutes(userId, items.filter(({ id }) => grave.has(id)).map(toLine));
  return { ...judgement, ingredients, substitutes };
}

/** By the name that the list shows: that is what would be bought. */
function toLine(item: ItemRow) {
  const amount = amountOf(item);
  const quantity = amount?.value ? formatQuantity(amount.value) : null;
  return { id: item.id, name: item.name, quantity, unit: amount?.unit ?? null, note: null };
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
