import { voiceOf } from "@/lib/dietary/voices";
import { formatQuantity } from "@/lib/quantity/format-quantity";
import type { GroceryJudgementWire, GroceryTableWire, LineFitWire } from "@/lib/schemas/grocery";
import type { RecipeJudgementWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import { householdTable, type OtherAtTable } from "@/server/household/others-at-table";
import { judgeLinesInTurn, readJudging } from "@/server/recipes/judge-recipe";
import { substitutesForSettings } from "@/server/substitutes/list-substitutes";
import { getShownList } from "./get-list";
import type { ShownLine } from "./read-lists";
import { amountOf } from "./wire";

type Judged = RecipeJudgementWire["ingredients"][number];

/**
 * Judges the lines of a list against its reader's settings, as recipes are judged. A line gets the gravest verdict of
 * its texts: its name, its note, and what each recipe wrote, which may say more than the name in the shop.
 */
export async function judgeList(userId: string, listId: string): Promise<GroceryJudgementWire> {
  const [list, judging] = await Promise.all([getShownList(userId, listId), readJudging({ userId })]);
  const judgement = await judgeLinesInTurn(judging, list.lines.flatMap(wordsOfLine), userId);
  const ingredients = mergeById(judgement.ingredients);
  const grave = new Set(
    ingredients.filter(({ kind }) => kind === "conflict" || kind === "may_contain").map(({ id }) => id),
  );
  const substitutes = await substitutesForSettings(
    judging.settings,
    list.lines.filter(({ id }) => grave.has(id)).map(toLine),
    userId,
  );
  const table = list.household && (await judgeForOthers(userId, list.household.id, list.lines));
  const whole = { ...judgement, ingredients, substitutes, list_updated_at: list.updatedAt.toISOString() };
  return table ? { ...whole, table } : whole;
}

/** Judges the lines of a shared list for the other members of the household, by what each of them shows. */
async function judgeForOthers(
  userId: string,
  householdId: string,
  lines: readonly ShownLine[],
): Promise<GroceryTableWire> {
  const others = await householdTable({ userId }, householdId);
  const words = lines.flatMap(wordsOfLine);
  const byLine = new Map<string, LineFitWire[]>();
  for (const person of others) {
    if (person.settings.length === 0) continue;
    const { ingredients } = await judgeLinesInTurn(person, words, userId);
    for (const line of mergeById(ingredients)) {
      const { id, kind } = line;
      if (kind !== "conflict" && kind !== "may_contain" && kind !== "unknown") continue;
      const fit: LineFitWire = { person_id: person.id, state: kind, because: becauseOf(line, person) };
      const known = byLine.get(id);
      if (known) known.push(fit);
      else byLine.set(id, [fit]);
    }
  }
  return {
    people: others.map(({ id, name, settings }) => ({ id, name, is_checked: settings.length > 0 })),
    lines: [...byLine].map(([id, fits]) => ({ id, fits })),
  };
}

/** The settings that object to a line, each once. Health advice is left out. */
function becauseOf({ kind, tags }: Judged, { weights }: OtherAtTable): string[] {
  const against = tags.filter((tag) => tag.kind === kind && voiceOf(tag.setting) !== "advice");
  const labels = against.map(({ setting: { label } }) => weights.get(label.toLowerCase()) ?? label);
  return [...new Set(labels)];
}

/** All texts of a line, each to be read by the engine on its own. */
function wordsOfLine(line: ShownLine) {
  const texts = new Set([line.name, ...line.shares.map(({ originalText }) => originalText)]);
  const words = [...texts].map((name) => ({ name, note: null as string | null }));
  if (line.note) words.push({ name: line.name, note: line.note });
  return words.map((each) => ({ id: line.id, quantity: null, unit: null, ...each }));
}

/** The line under the name that the list shows, because that is what will be bought. */
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

/**
 * Combines two judgements of a line. Of two tags of the same setting the graver comes first, because readers use the
 * first.
 */
const graverOf = (one: Judged, other: Judged): Judged => ({
  id: one.id,
  kind: RANK[one.kind] <= RANK[other.kind] ? one.kind : other.kind,
  tags: [...one.tags, ...other.tags].sort((a, b) => RANK[a.kind] - RANK[b.kind]),
});
