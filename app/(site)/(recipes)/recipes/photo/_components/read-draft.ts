import {
  EMPTY_FACTS,
  type IngredientRow,
  newHeading,
  newIngredient,
  newStep,
  type RecipeDraft,
  type StepRow,
} from "@/components/recipes/form/recipe-draft";
import type { ReadPageWire } from "@/lib/schemas/page-photos";

/** A note on a row: its doubtful words and its original text. It applies until the row is changed or confirmed. */
export type Mark = { read: string; doubtful: string[]; isAfterGap: boolean };

/** A draft from text recognition. `settled`: the keys of the rows that the person has confirmed. */
export type ReadDraft = {
  draft: RecipeDraft;
  marks: Readonly<Record<string, Mark>>;
  settled: readonly string[];
  isSorted: boolean;
  leftOut: readonly string[];
};

type Row = IngredientRow | StepRow;

export const rowText = (row: Row): string =>
  "text" in row
    ? row.text.trim()
    : [row.quantity, row.unit, row.name]
        .map((text) => text.trim())
        .join(" ")
        .trim();

export function toReadDraft(wire: ReadPageWire): ReadDraft {
  const marks: Record<string, Mark> = {};
  const mark = (row: Row, { doubtful, is_after_gap }: { doubtful: string[]; is_after_gap: boolean }) => {
    if (doubtful.length > 0 || is_after_gap)
      marks[row.key] = { read: rowText(row), doubtful, isAfterGap: is_after_gap };
    return row;
  };
  const ingredients = grouped(wire.ingredients, (line, key) => {
    const row = newIngredient({ key, quantity: line.quantity ?? "", unit: line.unit ?? "", name: line.name });
    mark(row, line);
    return row;
  });
  const steps = grouped(wire.instructions, (line, key) => {
    const row = newStep({ key: `step-${key}`, text: line.text });
    mark(row, line);
    return row;
  });
  const draft: RecipeDraft = {
    title: wire.title,
    ...EMPTY_FACTS,
    servings: wire.servings === null ? "" : String(wire.servings),
    prep_time: String(wire.prep_time ?? ""),
    cook_time: String(wire.cook_time ?? ""),
    ingredients: ingredients.length > 0 ? ingredients : [newIngredient({ key: "read-none" })],
    steps: steps.length > 0 ? steps : [newStep({ key: "step-read-none" })],
  };
  return { draft, marks, settled: [], isSorted: wire.is_sorted, leftOut: wire.left_out };
}

function grouped<Line extends { group: string | null }, Made>(
  lines: readonly Line[],
  toRow: (line: Line, key: string) => Made,
) {
  let group: string | null = null;
  return lines.flatMap((line, at) => {
    const isNew = line.group !== group;
    group = line.group;
    const row = toRow(line, `read-${at}`);
    return isNew ? [newHeading(line.group ?? "", `heading-${at}-${line.group ?? ""}`), row] : [row];
  });
}

/** The mark of a row that the person has neither changed nor confirmed; null if there is none. */
export function openMark({ marks, settled }: Pick<ReadDraft, "marks" | "settled">, row: Row): Mark | null {
  const mark = marks[row.key];
  return mark && !settled.includes(row.key) && rowText(row) === mark.read ? mark : null;
}

export const openRows = (read: Pick<ReadDraft, "marks" | "settled">, draft: RecipeDraft): Row[] =>
  [...draft.ingredients, ...draft.steps].flatMap((row) => (row.kind === "line" && openMark(read, row) ? [row] : []));

const KEY = "recipe-draft:photo:marks";

/** Stores the marks beside the draft in this tab, so that a reload keeps what must still be checked. */
export function keepMarks(read: ReadDraft | null): void {
  try {
    if (read === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ ...read, draft: null }));
  } catch {
    // Storage may be full or forbidden: the marks then last until the page is left.
  }
}

export function keptMarks(): Omit<ReadDraft, "draft"> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null && "marks" in kept && "settled" in kept
      ? (kept as Omit<ReadDraft, "draft">)
      : null;
  } catch {
    return null;
  }
}
