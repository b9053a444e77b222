import { strFromU8 } from "fflate";

const KINDS: readonly (readonly [begins: RegExp, sentence: string])[] = [
  [/^%PDF-/, "It seems to be a PDF. Open it and read its pages with the photo reader, or copy its text and paste it."],
  [
    /^(?:\xff\xd8\xff|\x89PNG|GIF8|BM|RIFF....WEBP|....ftyp(?:heic|heif|mif1|avif))/s,
    "It seems to be a picture. Open it and read its pages with the photo reader, or copy its text and paste it.",
  ],
  [
    /^\xd0\xcf.\xe0/s,
    "It seems to be a file of an older Word, Excel or MasterCook. Open it and paste its text, or save it as a text file.",
  ],
  [/^\{\\rtf/, "It seems to be a formatted text (RTF). Open it and paste its text, or save it as a text file."],
  [/^SQLite format 3/, "It seems to be the database of an app. Export the recipes from the app instead."],
  [/^....ftyp|^ID3|^.E\xdf\xa3/s, "It seems to be a film or a sound. Paste the text that belongs to it."],
  [/^Rar!|^7z\xbc\xaf/, "It seems to be a packed archive. Please pack it as an ordinary ZIP file."],
];
const OF_OFFICE = /^(?:word|xl|ppt)\//;

/** What a file that is not read seems to be, by its first bytes, and what else its owner can do. Null: nobody knows. */
export const seemsToBe = (bytes: Uint8Array): string | null => {
  const head = strFromU8(bytes.subarray(0, 32), true);
  return KINDS.find(([begins]) => begins.test(head))?.[1] ?? null;
};

/** The same of an archive, by the names inside it. */
export const seemsToHold = (paths: readonly string[]): string | null => {
  if (paths.some((path) => OF_OFFICE.test(path)))
    return "It seems to be a document of Word, Excel or the like. Open it and paste its text, or save it as a text file.";
  if (paths.includes("content.xml") && paths.includes("mimetype"))
    return "It seems to be a document of LibreOffice. Open it and paste its text, or save it as a text file.";
  return paths.some((path) => /\.opf$/i.test(path))
    ? "It seems to be an electronic book. Open it and paste its text, or save it as a text file."
    : null;
};
