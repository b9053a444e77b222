import { servingsNumber } from "@/components/recipes/recipe-words";
import { toNumber } from "@/lib/quantity/fraction";
import { parseQuantity } from "@/lib/quantity/parse-quantity";
import { type KindKey, type KindName, kindKey, ofEachKind } from "@/lib/recipes/kinds";
import { type EnteredTime, ofEachEnteredTime } from "@/lib/recipes/times";
import type { CreateRecipeInput } from "@/lib/schemas/recipe-bodies";
import type { RecipeDetailWire, RecipeIngredientWire } from "@/lib/schemas/recipes";

/** A sub-heading such as "For the sauce". The lines below it belong to it, until the next heading. */
export type HeadingRow = { key: string; kind: "heading"; text: string };
/** `id`: the line's id on the server, if it is already saved. */
export type IngredientRow = {
  key: string;
  kind: "line";
  id: string | null;
  quantity: string;
  unit: string;
  name: string;
};
export type StepRow = { key: string; kind: "line"; id: string | null; text: string };
export type IngredientItem = HeadingRow | IngredientRow;
export type StepItem = HeadingRow | StepRow;

/** Keys of lib/recipes/kinds.ts, or "" for no choice. */
type DraftKinds = Record<KindName, string>;

/** The form as typed: every field is text until it is sent. */
export type RecipeDraft = DraftKinds &
  Record<EnteredTime, string> & {
    title: string;
    description: string;
    servings: string;
    isPublic: boolean;
    ingredients: IngredientItem[];
    steps: StepItem[];
  };

/**
 * The key of a row that is added in the browser. Rows of the first paint are numbered instead, so that server and
 * client agree.
 */
const newKey = (): string => Math.random().toString(36).slice(2);

export const newIngredient = (row: Partial<IngredientRow> = {}): IngredientRow => ({
  key: newKey(),
  kind: "line",
  id: null,
  quantity: "",
  unit: "",
  name: "",
  ...row,
});
export const newStep = (row: Partial<StepRow> = {}): StepRow => ({
  key: newKey(),
  kind: "line",
  id: null,
  text: "",
  ...row,
});
export const newHeading = (text = "", key = newKey()): HeadingRow => ({ key, kind: "heading", text });

const FIRST_ROWS = 3;

/** The initial values of a new recipe, apart from title and lines. */
export const EMPTY_FACTS = {
  description: "",
  ...ofEachKind(() => ""),
  servings: "",
  ...ofEachEnteredTime(() => ""),
  isPublic: false,
} as const satisfies Partial<RecipeDraft>;

export const emptyDraft = (): RecipeDraft => ({
  title: "",
  ...EMPTY_FACTS,
  ingredients: Array.from({ length: FIRST_ROWS }, (_, i) => newIngredient({ key: `i${i}` })),
  steps: [newStep({ key: "s0" })],
});

type Drafted = Pick<RecipeDetailWire, "title" | "servings" | EnteredTime | "is_public" | "instructions"> &
  Partial<Pick<RecipeDetailWire, "description" | KindName>> & {
    ingredients: readonly RecipeIngredientWire[];
  };

export function draftOf(recipe: Drafted): RecipeDraft {
  return {
    title: recipe.title,
    description: recipe.description ?? "",
    ...ofEachKind((name) => recipe[name] ?? ""),
    servings: recipe.servings === null ? "" : servingsNumber(recipe.servings),
    ...ofEachEnteredTime((name) => String(recipe[name] ?? "")),
    isPublic: recipe.is_public,
    ingredients: withHeadings(recipe.ingredients, (line) =>
      newIngredient({
        key: line.id,
        id: line.id,
        quantity: line.quantity ?? "",
        unit: line.unit ?? "",
        name: nameAndNote(line),
      }),
    ),
    steps: withHeadings(recipe.instructions, ({ id, text }) => newStep({ key: id, id, text })),
  };
}

/** A line's name and note as the text of a single field. */
export const nameAndNote = ({ name, note }: { name: string; note: string | null }): string =>
  [name, note].filter(Boolean).join(", ");

function withHeadings<Line extends { id: string; group: string | null }, Row>(
  lines: readonly Line[],
  toRow: (line: Line) => Row,
): (HeadingRow | Row)[] {
  let group: string | null = null;
  return lines.flatMap((line) => {
    const isNew = line.group !== group;
    group = line.group;
    return isNew ? [newHeading(line.group ?? "", `h${line.id}`), toRow(line)] : [toRow(line)];
  });
}

/** Each line with the heading that it belongs to. */
function lines<Row extends { kind: "line" }>(
  items: readonly (HeadingRow | Row)[],
): { row: Row; group: string | null }[] {
  let group: string | null = null;
  const found: { row: Row; group: string | null }[] = [];
  for (const item of items) {
    if (item.kind === "heading") group = item.text.trim() || null;
    else found.push({ row: item, group });
  }
  return found;
}

export const ingredientLines = (draft: RecipeDraft) => lines<IngredientRow>(draft.ingredients);
export const stepLines = (draft: RecipeDraft) => lines<StepRow>(draft.steps);

/** The request body. The draft must have no problems. */
export function toBody(draft: RecipeDraft): CreateRecipeInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    ...(ofEachKind((name) => kindKey(name, draft[name])) as { [Name in KindName]: KindKey<Name> | null }),
    servings: numberOf(draft.servings),
    ...ofEachEnteredTime((name) => numberOf(draft[name])),
    is_public: draft.isPublic,
    ingredients: ingredientLines(draft).map(({ row, group }, index) => ({
      id: row.id,
      name: row.name.trim(),
      quantity: row.quantity.trim() || null,
      unit: row.unit.trim() || null,
      group,
      order: index + 1,
    })),
    instructions: stepLines(draft).map(({ row, group }, index) => ({
      id: row.id,
      text: row.text.trim(),
      group,
      order: index + 1,
    })),
  };
}

/** Reads "4", "2.5" or "1 1/2"; null for an empty field. */
export function numberOf(text: string): number | null {
  const value = parseQuantity(text);
  return value && Number(toNumber(value).toFixed(2));
}
