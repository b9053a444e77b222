import { voiceOf } from "@/lib/dietary/voices";
import { formatQuantity } from "@/lib/quantity/format-quantity";
import type { GroceryJudgementWire, GroceryTableWire, LineFitWire } from "@/lib/schemas/grocery";
import type { RecipeJudgementWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import { judgeLinesInTurn } from "@/server/recipes/judge-recipe";
import { substitutesForSettings } from "@/server/recipes/list-substitutes";
import { type Eater, readTable, settingsOfTable } from "@/server/recipes/table/read-table";
import { getShownList } from "./get-list";
import { type JudgedProduct, judgeProducts } from "./judge-products";
import type { ShownLine } from "./read-lists";
import { amountOf } from "./wire";
import { withProducts } from "./with-products";

type Judged = RecipeJudgementWire["ingredients"][number];

/**
 * Judges the lines of a list against its reader's settings, as recipes are judged, and for everybody else at the table:
 * of a shared list, those of its household. A reader who left themselves out has no settings here. A line gets the gravest verdict of its texts: its name, its note, and what
 * each recipe wrote, which may say more than the name in the shop. A line that is a product is judged by its packet and
 * not by its words. Substitutes fit everybody.
 */
export async function judgeList(userId: string, listId: string): Promise<GroceryJudgementWire> {
  const list = await getShownList(userId, listId);
  const all = await readTable({ userId }, { householdId: list.household?.id ?? null });
  const self = all.find(({ name }) => name === null) ?? NOBODY;
  const others = all.filter(({ name }) => name !== null);
  const named = list.lines.filter(({ gtin }) => gtin === null);
  const products = await judgeProducts(userId, all, list.lines);
  const byName = await judgeLinesInTurn(self, named.flatMap(wordsOfLine), userId);
  const judgement = withProducts(self, byName, products, named.length === 0);
  const ingredients = inOrder(list.lines, mergeById(judgement.ingredients));
  const judged = others.length > 0 ? await judgeForOthers(userId, others, named, products) : null;
  const table = judged && self === NOBODY ? { ...judged, is_without_reader: true as const } : judged;
  const grave = new Set([
    ...ingredients.filter(({ kind }) => isGrave(kind)).map(({ id }) => id),
    ...(table?.lines ?? []).filter(({ fits }) => fits.some(({ state }) => isGrave(state))).map(({ id }) => id),
  ]);
  const substitutes = await substitutesForSettings(
    settingsOfTable(all),
    list.lines.filter(({ id }) => grave.has(id)).map(toLine),
    userId,
  );
  const whole = {
    ...{ ...judgement, ingredients, substitutes, list_updated_at: list.updatedAt.toISOString() },
    ...(products.length > 0 ? { products: products.map(({ wire }) => wire) } : {}),
  };
  return table ? { ...whole, table } : whole;
}

/** Stands for a reader who has the list checked for others alone. */
const NOBODY = { settings: [], names: new Map<string, string>() };

/** The lines in the order of the list. */
function inOrder(lines: readonly ShownLine[], judged: readonly Judged[]): Judged[] {
  const byId = new Map(judged.map((each) => [each.id, each]));
  return lines.flatMap(({ id }) => byId.get(id) ?? []);
}

const isGrave = (kind: VerdictKindWire): boolean => kind === "conflict" || kind === "may_contain";

/** Judges the lines for the others at the table, by what each of them shows. */
async function judgeForOthers(
  userId: string,
  others: readonly Eater[],
  lines: readonly ShownLine[],
  products: readonly JudgedProduct[],
): Promise<GroceryTableWire> {
  const words = lines.flatMap(wordsOfLine);
  const byLine = new Map(
    products.flatMap(({ wire: { id }, fits }): [string, LineFitWire[]][] => (fits.length > 0 ? [[id, [...fits]]] : [])),
  );
  for (const person of others) {
    if (person.settings.length === 0) continue;
    const { ingredients } = await judgeLinesInTurn(person, words, userId);
    for (const line of mergeById(ingredients)) {
      const { id, kind } = line;
      if (kind !== "conflict" && kind !== "may_contain" && kind !== "unknown") continue;
      const isQuiet = kind === "conflict" && !isAlarming(line);
      const fit: LineFitWire = {
        ...{ person_id: person.id, state: kind, because: becauseOf(line, person) },
        ...(isQuiet ? { is_mismatch: true as const } : {}),
      };
      const known = byLine.get(id);
      if (known) known.push(fit);
      else byLine.set(id, [fit]);
    }
  }
  return {
    people: others.map(({ id, name, unchecked }) => ({
      id,
      name: name ?? "",
      is_checked: unchecked === null,
      ...(unchecked ? { unchecked } : {}),
    })),
    lines: [...byLine].map(([id, fits]) => ({ id, fits })),
  };
}

const isAlarming = ({ kind, tags }: Judged): boolean =>
  tags.some((tag) => tag.kind === kind && voiceOf(tag.setting) === "alarm");

/** The settings that object to a line, each once. Health advice is left out, but not what nobody can count for it. */
function becauseOf({ kind, tags }: Judged, { weights }: Eater): string[] {
  const against = tags.filter((tag) => tag.kind === kind && (voiceOf(tag.setting) !== "advice" || tag.not_known));
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
