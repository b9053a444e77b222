import { createHash } from "node:crypto";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { analyseAhead } from "../analysis/analyse-ahead";
import { storeAnalyses } from "../analysis/store-analysis";
import { requireRoom } from "../create-recipe";
import type { ExtractedRecipe } from "../extraction/recipe";
import { insertLines } from "../insert-lines";
import { leftOutTexts } from "../left-out";
import { type BroughtPicture, keepPicture } from "./bring-picture";
import { toColumns, toLines } from "./to-columns";

type Pasted = { recipe: ExtractedRecipe; text: string; sourceUrl: string | null; picture: BroughtPicture | null };

/**
 * Stores pasted text as a private recipe: nobody has checked that the named page really says so, and others with an
 * allergy would rely on it. Pasting the same text again returns the same recipe.
 */
export async function storePasted(
  caller: { userId: string },
  { recipe, text, sourceUrl, picture }: Pasted,
): Promise<string> {
  const importHash = createHash("sha256")
    .update(`${sourceUrl ?? ""}\n${text.trim()}`)
    .digest("base64url");
  const columns = toColumns(recipe, "Pasted recipe");
  const lines = toLines(recipe);
  const ahead = await analyseAhead(
    { titles: [columns.title], leftOut: leftOutTexts(columns.leftOut), ...lines },
    caller,
  );
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
