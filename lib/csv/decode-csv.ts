import { unreadable } from "./csv-problem";

/** More than 50,000 long rows; a larger file would make the page wait. */
const MOST_BYTES = 16 * 1024 * 1024;

const MARKS = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

/**
 * The text of a file: in the encoding of its byte order mark, else UTF-8, else Windows-1252, in which older
 * spreadsheets save. @throws CsvProblem
 */
export function decodeCsv(buffer: ArrayBuffer): string {
  if (buffer.byteLength > MOST_BYTES) throw unreadable("at most 16 MB in one file");
  const bytes = new Uint8Array(buffer);
  const mark = MARKS.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  if (mark) {
    const text = decoded(bytes, mark.encoding);
    if (text === null) throw unreadable("its letters are damaged: save it again as CSV UTF-8");
    return text;
  }
  return decoded(bytes, "utf-8") ?? new TextDecoder("windows-1252").decode(bytes);
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
