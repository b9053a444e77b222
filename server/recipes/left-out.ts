import { z } from "zod";
import { leftOutWire, type RecipeDetailWire } from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";

type LeftOut = z.infer<typeof leftOutWire>;

/** What an import left out, as the database holds it. */
export const storedLeftOut = (value: Prisma.JsonValue): LeftOut[] => z.array(leftOutWire).safeParse(value).data ?? [];

/** What an import left out, as responses contain it. */
export function leftOutWireOf(value: Prisma.JsonValue): Pick<RecipeDetailWire, "left_out"> {
  const lines = storedLeftOut(value);
  return lines.length > 0 ? { left_out: lines } : {};
}

/** The texts that the engine reads for their foods. Another recipe is a dish of its own: its name says nothing of this. */
export const leftOutTexts = (value: Prisma.JsonValue): string[] =>
  storedLeftOut(value).flatMap(({ text, why }) => (why === "recipe" ? [] : text));

type Lines = {
  ingredients: readonly { name: string; quantity?: string | null; unit?: string | null; note?: string | null }[];
  instructions: readonly { text: string }[];
};

/** What is still left out of a recipe that its owner changed: neither dismissed nor one of its lines now. */
export function stillLeftOut(value: Prisma.JsonValue, lines: Lines, dismissed: readonly string[] = []): LeftOut[] {
  const words = [
    ...lines.ingredients.map(({ quantity, unit, name, note }) =>
      [quantity, unit, name, note].filter(Boolean).join(" "),
    ),
    ...lines.instructions.map(({ text }) => text),
  ];
  const taken = new Set([...words, ...dismissed].map(bare));
  return storedLeftOut(value).filter(({ text }) => !taken.has(bare(text)));
}

/** The same for a recipe that is made from another one: what its source left out may be food of it, too. */
export const leftOutOfCopy = (value: Prisma.JsonValue, lines: Lines): LeftOut[] =>
  stillLeftOut(value, lines).filter(({ why }) => why !== "recipe");

/** Only letters and digits: amount, unit and food of a line are in fields of their own. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
