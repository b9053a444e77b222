import {
  type IngredientItem,
  ingredientLines,
  numberOf,
  type RecipeDraft,
  type StepItem,
  stepLines,
} from "@/components/recipes/form/recipe-draft";
import type { ApiError } from "@/lib/api-call";
import { ENTERED_TIMES } from "@/lib/recipes/times";

/** The errors by field: "title", "servings", or the key of a row. Empty if the draft can be sent. */
export type Problems = Readonly<Record<string, string>>;

/** The server refuses longer titles (lib/schemas/recipe-bodies). */
const MAX_TITLE = 300;
export const MAX_DESCRIPTION = 300;

export function problemsOf(draft: RecipeDraft): Problems {
  const problems: Record<string, string> = {};
  const title = draft.title.trim();
  if (title === "") problems.title = "Title is required";
  else if (title.length > MAX_TITLE) problems.title = `At most ${MAX_TITLE} characters`;
  if (draft.description.trim().length > MAX_DESCRIPTION) problems.description = `At most ${MAX_DESCRIPTION} characters`;
  for (const field of ["servings", ...ENTERED_TIMES] as const) {
    const problem = numberProblem(draft[field], field !== "servings");
    if (problem) problems[field] = problem;
  }
  for (const { row } of ingredientLines(draft)) {
    if (row.name.trim() === "") problems[row.key] = "Each ingredient needs a name";
  }
  for (const { row } of stepLines(draft)) {
    if (row.text.trim() === "") problems[row.key] = "Each instruction needs text";
  }
  return problems;
}

function numberProblem(text: string, isMinutes: boolean): string | null {
  if (text.trim() === "") return null;
  const value = numberOf(text);
  if (value === null) return "Must be a number";
  if (isMinutes && !Number.isInteger(value)) return "Must be whole minutes";
  if (!isMinutes && value <= 0) return "Must be more than 0";
  return value > (isMinutes ? 100_000 : 10_000) ? "Too large" : null;
}

/** Assigns the server's errors to the fields that they concern. */
export function serverProblems(draft: RecipeDraft, { fields }: ApiError): Problems {
  const problems: Record<string, string> = {};
  for (const { loc, msg } of fields) {
    const [, field, index] = loc;
    // A variant's fields have a prefix: variant_ingredients.
    const part = String(field).replace(/^variant_/, "");
    const rows = part === "ingredients" ? ingredientLines(draft) : part === "instructions" ? stepLines(draft) : null;
    const key = rows ? (rows[Number(index)]?.row.key ?? "form") : part;
    problems[key] ??= msg;
  }
  return problems;
}

type Row = IngredientItem | StepItem;

const isBlank = (row: Row): boolean =>
  row.kind === "heading" || "text" in row
    ? row.text.trim() === ""
    : [row.name, row.quantity, row.unit].every((text) => text.trim() === "");

/** Removes blank rows, which are not sent. One line always stays, so that there is a field to fill in. */
export function withoutBlankRows(draft: RecipeDraft): RecipeDraft {
  const kept = <Kind extends Row>(rows: Kind[]): Kind[] => {
    const filled = rows.filter((row) => !isBlank(row));
    const first = rows.find((row) => row.kind === "line");
    return filled.some((row) => row.kind === "line") || !first ? filled : [...filled, first];
  };
  return { ...draft, ingredients: kept(draft.ingredients), steps: kept(draft.steps) };
}
