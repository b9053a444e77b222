import { createHash } from "node:crypto";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { type Ahead, analyseAhead } from "../analysis/analyse-ahead";
import { storeAnalyses } from "../analysis/store-analysis";
import { requireRoom } from "../create-recipe";
import type { ExtractedRecipe } from "../extraction/recipe";
import { insertLines, type NewLines } from "../insert-lines";
import { leftOutTexts } from "../left-out";
import { type BroughtPicture, keepPicture } from "./bring-picture";
import { toColumns, toLines } from "./to-columns";

type Ready = { columns: ReturnType<typeof toColumns>; lines: NewLines; ahead: Ahead };
type Pasted = Ready & { key: string; sourceUrl: string | null; picture: BroughtPicture | null };

/** Pasting the same text again finds the same recipe by this key. */
export const pastedKey = (text: string, sourceUrl: string | null): string =>
  createHash("sha256")
    .update(`${sourceUrl ?? ""}\n${text.trim()}`)
    .digest("base64url");

export async function findPasted(ownerId: string, importHash: string): Promise<string | null> {
  const where = { ownerId_importHash: { ownerId, importHash } };
  return (await db.recipe.findUnique({ where, select: { id: true } }))?.id ?? null;
}

/** What is stored of a pasted recipe, with the engine's reading of it. */
export async function readyToStore(caller: { userId: string }, recipe: ExtractedRecipe): Promise<Ready> {
  const columns = toColumns(recipe, "Pasted recipe");
  const lines = toLines(recipe);
  const words = { titles: [columns.title], leftOut: leftOutTexts(columns.leftOut), ...lines };
  return { columns, lines, ahead: await analyseAhead(words, caller) };
}

/**
 * Stores pasted text as a private recipe: nobody has checked that the named page really says so, and others with an
 * allergy would rely on it. If the same text was pasted meanwhile, that recipe is the answer.
 */
export async function storePasted(
  caller: { userId: string },
  { columns, lines, ahead, key: importHash, sourceUrl, picture }: Pasted,
): Promise<string> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const key = { ownerId_importHash: { ownerId: caller.userId, importHash } };
    const existing = await tx.recipe.findUnique({ where: key, select: { id: true } });
    if (existing) return existing.id;
    await requireRoom(tx, caller.userId);
    const { id } = await tx.recipe.create({
      data: {
        ...columns,
        origin: "created",
        ownerId: caller.userId,
        isPublic: false,
        sourceUrl,
        importHash,
      },
      select: { id: true },
    });
    await insertLines(tx, id, lines);
    await keepPicture(tx, id, picture, sourceUrl);
    await storeAnalyses(tx, [id], ahead);
    return id;
  });
}
