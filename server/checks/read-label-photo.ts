import { invalidField } from "@/lib/errors";
import type { ReadLabelForm, ReadLabelWire } from "@/lib/schemas/food-checks";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { doubtfulWords } from "@/server/recipes/page-photos/doubts";
import { readInChildProcess } from "@/server/recipes/page-photos/read-in-child-process";
import { toParagraphs } from "@/server/recipes/page-photos/to-paragraphs";
import { fileTooLarge } from "@/server/storage/size";
import { menuTextOf } from "./menu-text";

/** Reads the words on the photo of a label or a menu, for the person to correct. Nothing is stored. */
export async function readLabelPhoto(
  { userId }: { userId: string },
  { file, language, shows }: ReadLabelForm,
  signal: AbortSignal,
): Promise<ReadLabelWire> {
  if (file.size === 0) throw invalidField("file", "fileEmpty");
  if (file.size > PHOTO_MAX_BYTES) throw fileTooLarge();
  const page = await readInChildProcess(Buffer.from(await file.arrayBuffer()), { who: userId, language, signal });
  const paragraphs = toParagraphs(page.lines);
  return {
    language: page.language,
    text: shows === "menu" ? menuTextOf(page.lines) : paragraphs.map(({ text }) => text).join("\n"),
    doubtful: [...new Set(paragraphs.flatMap(({ words }) => doubtfulWords(words)))],
    gaps: paragraphs.filter(({ isAfterGap }) => isAfterGap).length,
  };
}
