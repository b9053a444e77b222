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

/** What is still left out of a recipe that its owner changed: neither dismissed nor one of its lines now. */
export function stillLeftOut(
  value: Prisma.JsonValue,
  { lines, dismissed }: { lines: readonly string[]; dismissed: readonly string[] },
): LeftOut[] {
  const taken = new Set([...lines, ...dismissed].map(bare));
  return storedLeftOut(value).filter(({ text }) => !taken.has(bare(text)));
}

/** Only letters and digits: amount, unit and food of a line are in fields of their own. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
