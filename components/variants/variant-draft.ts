import {
  draftOf,
  type IngredientRow,
  ingredientLines,
  nameAndNote,
  type RecipeDraft,
  stepLines,
} from "@/components/recipes/form/recipe-draft";
import { ofEachEnteredTime } from "@/lib/recipes/times";
import type { RecipeIngredientWire, RecipeInstructionWire, RecipeWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { type Compared, compareLines, defaultVariantTitle, differs, haveSameTexts } from "@/lib/variants/compare-lines";

type Base = Pick<RecipeWire, "title" | "ingredients" | "instructions">;
type Ingredient = RecipeIngredientWire & { baseId: string | null };
type Step = RecipeInstructionWire & { baseId: string | null };

/** The initial content of the form: the lines of the base, or of the saved variant, by the keys of their rows. */
export type VariantOrigin = {
  /** null: the variant is not saved yet. */
  variant: VariantDetailWire | null;
  base: Base | null;
  title: string;
  ingredients: ReadonlyMap<string, Ingredient>;
  steps: ReadonlyMap<string, Step>;
};

const byId = <Line extends { id: string }>(lines: readonly Line[]) => new Map(lines.map((line) => [line.id, line]));

export const originOfBase = (base: Base): VariantOrigin => ({
  variant: null,
  base,
  title: defaultVariantTitle(base.title),
  ingredients: byId(base.ingredients.map((line) => ({ ...line, baseId: line.id }))),
  steps: byId(base.instructions.map((step) => ({ ...step, baseId: step.id }))),
});

export const originOfVariant = (variant: VariantDetailWire, base: Base | null): VariantOrigin => ({
  variant,
  base,
  title: variant.title,
  ingredients: byId(variant.variant_ingredients.map((line) => ({ ...line, baseId: line.base_ingredient_id }))),
  steps: byId(variant.variant_instructions.map((step) => ({ ...step, baseId: step.base_instruction_id }))),
});

export const startDraft = (origin: VariantOrigin): RecipeDraft =>
  draftOf({
    title: origin.title,
    servings: null,
    ...ofEachEnteredTime(() => null),
    is_public: false,
    ingredients: [...origin.ingredients.values()],
    instructions: [...origin.steps.values()],
  });

/** The lines as they are sent. If the name is unchanged, its note stays a separate field. */
export function linesOf(draft: RecipeDraft, origin: VariantOrigin) {
  return {
    ingredients: ingredientLines(draft).map(({ row, group }, index): Ingredient => {
      const from = origin.ingredients.get(row.key);
      const isSameName = from !== undefined && row.name.trim() === nameAndNote(from);
      return {
        id: from?.id ?? row.key,
        name: isSameName ? from.name : row.name.trim(),
        note: isSameName ? from.note : null,
        quantity: row.quantity.trim() || null,
        unit: row.unit.trim() || null,
        group,
        order: index + 1,
        baseId: from?.baseId ?? null,
      };
    }),
    steps: stepLines(draft).map(({ row, group }, index): Step => {
      const from = origin.steps.get(row.key);
      return { id: from?.id ?? row.key, text: row.text.trim(), group, order: index + 1, baseId: from?.baseId ?? null };
    }),
  };
}

export function toVariantBody(draft: RecipeDraft, origin: VariantOrigin) {
  const { ingredients, steps } = linesOf(draft, origin);
  const keptId = (id: string) => (origin.variant ? id : null);
  return {
    title: draft.title.trim(),
    variant_ingredients: ingredients.map(({ baseId, id, ...line }) => ({
      ...line,
      id: keptId(id),
      base_ingredient_id: baseId,
    })),
    variant_instructions: steps.map(({ baseId, id, ...step }) => ({
      ...step,
      id: keptId(id),
      base_instruction_id: baseId,
    })),
  };
}

export type Difference = {
  ingredients: Compared<RecipeIngredientWire, RecipeIngredientWire>[];
  steps: Compared<RecipeInstructionWire, RecipeInstructionWire>[];
  /** Whether there is anything to save. The default title does not count as a change. */
  isOwnVersion: boolean;
};

/** How a draft differs from its base; null if there is no base to compare with. */
export function differenceOf(draft: RecipeDraft, origin: VariantOrigin): Difference | null {
  const { base } = origin;
  if (!base) return null;
  const lines = linesOf(draft, origin);
  const ingredients = compareLines(base.ingredients, lines.ingredients, isSameIngredient);
  const steps = compareLines(base.instructions, lines.steps, isSameStep);
  const title = draft.title.trim();
  const isNamed = title !== base.title && title !== defaultVariantTitle(base.title);
  const isOwnVersion = isNamed || differs(base.ingredients, ingredients) || differs(base.instructions, steps);
  return { ingredients, steps, isOwnVersion };
}

const texts = ({ name, quantity, unit, note, group }: RecipeIngredientWire) => [name, quantity, unit, note, group];
const isSameIngredient = (a: RecipeIngredientWire, b: RecipeIngredientWire) => haveSameTexts(texts(a), texts(b));
const isSameStep = (a: RecipeInstructionWire, b: RecipeInstructionWire) =>
  haveSameTexts([a.text, a.group], [b.text, b.group]);

/** The texts of a row before any change. */
export const originalRow = (line: RecipeIngredientWire): Pick<IngredientRow, "name" | "quantity" | "unit"> => ({
  name: nameAndNote(line),
  quantity: line.quantity ?? "",
  unit: line.unit ?? "",
});
