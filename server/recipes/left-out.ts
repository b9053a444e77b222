import { z } from "zod";
import { doubtfulLineWire, leftOutWire, type RecipeDetailWire } from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";

type LeftOut = z.infer<typeof leftOutWire>;
type Doubtful = z.infer<typeof doubtfulLineWire>;
const stored = z.array(z.union([leftOutWire, doubtfulLineWire]));

/** What an import left open, as the database holds it: texts that it left out, and lines that it doubts. */
const storedOpen = (value: Prisma.JsonValue): (LeftOut | Doubtful)[] => stored.safeParse(value).data ?? [];
const isDoubtful = (open: LeftOut | Doubtful): open is Doubtful => "line" in open;

/**
 * The same as texts that were left out, for archives, which know no doubtful lines: what the page names in the place of one
 * stays unknown there, too.
 */
export const storedLeftOut = (value: Prisma.JsonValue): LeftOut[] =>
  storedOpen(value).flatMap((open) => {
    if (!isDoubtful(open)) return [open];
    return open.page_text === null ? [] : [{ text: open.page_text, why: "near" as const }];
  });

/** What an import left open, as responses contain it. */
export function leftOutWireOf(value: Prisma.JsonValue): Pick<RecipeDetailWire, "left_out" | "doubtful_lines"> {
  const open = storedOpen(value);
  const [doubtful, lines] = [open.filter(isDoubtful), open.flatMap((each) => (isDoubtful(each) ? [] : each))];
  return {
    ...(lines.length > 0 ? { left_out: lines } : {}),
    ...(doubtful.length > 0 ? { doubtful_lines: doubtful } : {}),
  };
}

/**
 * The texts that the engine reads for their foods: what was left out, and what the page shows in the place of a doubtful
 * line. Another recipe is a dish of its own: its name says nothing of this.
 */
export const leftOutTexts = (value: Prisma.JsonValue): string[] =>
  storedOpen(value).flatMap((open) => {
    if (isDoubtful(open)) return open.page_text ?? [];
    return open.why === "recipe" ? [] : open.text;
  });

type Lines = {
  ingredients: readonly { name: string; quantity?: string | null; unit?: string | null; note?: string | null }[];
  instructions: readonly { text: string }[];
};

/**
 * What is still open in a recipe that its owner changed: what was left out, unless it is dismissed or one of its lines now,
 * and doubtful lines, unless they are accepted, changed or gone.
 */
export function stillLeftOut(
  value: Prisma.JsonValue,
  lines: Lines,
  dismissed: readonly string[] = [],
): (LeftOut | Doubtful)[] {
  const words = [
    ...lines.ingredients.map(({ quantity, unit, name, note }) =>
      [quantity, unit, name, note].filter(Boolean).join(" "),
    ),
    ...lines.instructions.map(({ text }) => text),
  ];
  const [present, settled] = [new Set(words.map(bare)), new Set(dismissed.map(bare))];
  return storedOpen(value).filter((open) =>
    isDoubtful(open)
      ? present.has(bare(open.line)) && !settled.has(bare(open.line))
      : !present.has(bare(open.text)) && !settled.has(bare(open.text)),
  );
}

/** The same for a recipe that is made from another one: what its source left out may be food of it, too. */
export const leftOutOfCopy = (value: Prisma.JsonValue, lines: Lines): (LeftOut | Doubtful)[] =>
  stillLeftOut(value, lines).filter((open) => isDoubtful(open) || open.why !== "recipe");

/** Only letters and digits: amount, unit and food of a line are in fields of their own. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
