import { AppError, invalidField } from "@/lib/errors";
import type { ReadPageForm, ReadPageWire } from "@/lib/schemas/page-photos";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { readInChildProcess } from "@/server/recipes/page-photos/read-in-child-process";
import { fileTooLarge } from "@/server/storage/size";
import type { ExtractedRecipe } from "../extraction/recipe";
import { extractOffThread } from "../import/extract-off-thread";
import { sortedByLook, toDraft } from "./to-draft";
import { toParagraphs } from "./to-paragraphs";

/** Reasons for which pasted text is refused too. For any other reason, the text is returned for the person to sort. */
const REFUSED = ["too_large", "line_too_long"];

/** Reads the recipe on a photo of a page, for the person to correct. Nothing is stored. */
export async function readPagePhoto(
  { userId }: { userId: string },
  { file, language }: ReadPageForm,
  signal: AbortSignal,
): Promise<ReadPageWire> {
  if (file.size === 0) throw invalidField("file", "fileEmpty");
  if (file.size > PHOTO_MAX_BYTES) throw fileTooLarge();
  const bytes = Buffer.from(await file.arrayBuffer());
  const page = await readInChildProcess(bytes, { who: userId, language, signal });
  const paragraphs = toParagraphs(page.lines);
  const recipe = await recognised(paragraphs.map(({ text }) => text).join("\n"), signal);
  const draft = recipe ? toDraft(recipe, paragraphs) : sortedByLook(paragraphs);
  return { language: page.language, is_sorted: recipe !== null, ...draft };
}

/** Reads the text like a pasted one; null if no recipe was recognised. */
async function recognised(text: string, gone: AbortSignal): Promise<ExtractedRecipe | null> {
  try {
    return await extractOffThread({ kind: "pasted", text, url: null }, { gone });
  } catch (error) {
    const isReadable = error instanceof AppError && error.code === "invalid" && !REFUSED.includes(String(error.reason));
    if (isReadable) return null;
    throw error;
  }
}
