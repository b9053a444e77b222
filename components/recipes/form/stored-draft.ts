import { EMPTY_FACTS, type RecipeDraft } from "@/components/recipes/form/recipe-draft";

const keyOf = (recipeId: string | null): string => `recipe-draft:${recipeId ?? "new"}`;

/** Stores the draft in this tab only, because other people may use the same browser later. */
export function writeDraft(recipeId: string | null, draft: RecipeDraft): void {
  try {
    sessionStorage.setItem(keyOf(recipeId), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the dialog before leaving still protects the input.
  }
}

export function forgetDraft(recipeId: string | null): void {
  try {
    sessionStorage.removeItem(keyOf(recipeId));
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

export function readDraft(recipeId: string | null): RecipeDraft | null {
  try {
    return toDraft(JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? "null"));
  } catch {
    return null;
  }
}

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === "object" &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === "string");

const isHeading = (row: unknown): boolean =>
  hasTexts(row, ["key", "text"]) && (row as { kind: unknown }).kind === "heading";

/** Null for anything that is not a draft. Fields that an earlier version of the form lacked are empty. */
export function toDraft(value: unknown): RecipeDraft | null {
  if (!hasTexts(value, ["title"])) return null;
  const draft = { ...EMPTY_FACTS, ...(value as Partial<RecipeDraft>) } as RecipeDraft;
  const isWhole =
    Object.entries(EMPTY_FACTS).every(([key, empty]) => typeof draft[key as keyof RecipeDraft] === typeof empty) &&
    Array.isArray(draft.ingredients) &&
    draft.ingredients.every((row) => isHeading(row) || hasTexts(row, ["key", "quantity", "unit", "name"])) &&
    Array.isArray(draft.steps) &&
    draft.steps.every((row) => isHeading(row) || hasTexts(row, ["key", "text"]));
  return isWhole ? draft : null;
}
