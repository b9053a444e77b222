import { gunzipSync, strFromU8, unzipSync } from "fflate";
import { decodeCsv } from "../../csv/decode-csv";
import { MAX_ARCHIVE_BYTES, MAX_ENTRIES, MAX_ENTRY_BYTES, MAX_FILE_CHARACTERS } from "./limits";

/** A recipe's file and the first picture that belongs to it. */
export type OpenedFile = { name: string; text: string; photo: Uint8Array | null };
/** A file that could not be opened, and why. */
export type ClosedFile = { name: string; reason: string };
export type Opened = OpenedFile | ClosedFile;

export const isOpened = (file: Opened): file is OpenedFile => "text" in file;

/** A file that a person chose, alone or within a folder. */
export type ChosenFile = { name: string; bytes: Uint8Array };

type Entry = { path: string; size: number; packedSize: number };

const RECIPE = /\.(?:json|jsonld|json-ld|html?|paprikarecipe|zip|csv|tsv|txt|md|mmf)$/i;
/** Texts and tables, which older programs save in encodings of their own. */
const PLAIN = /\.(?:csv|tsv|txt|md|mmf)$/i;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
/** Files that operating systems and editors create by themselves. */
const RUBBISH = /(?:^|\/)(?:__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)/i;
/** How many bytes are unpacked at a time. */
const PART_BYTES = 16 * 1024 * 1024;
/** Text that people write never compresses to a thousandth; an archive that claims it is an attack. */
const MAX_RATIO = 1000;

const TOO_LARGE = "It is larger than a recipe with its pictures may be.";
const BOMB = "It unpacks to far more than a recipe. It was not opened.";
const DAMAGED = "It is damaged and could not be opened.";
const UNSAFE = "Its path leads out of the archive. It was not opened.";
const UNKNOWN = "It is none of the files that we can read.";

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Opens the recipe files that a person chose, part by part, and reports those that cannot be opened. Nothing is written
 * to disk. At most one part is unpacked at once, and the sizes that an archive declares limit what is unpacked. The
 * text of a file is read only to find out which picture it names.
 */
export function* openFiles(files: readonly ChosenFile[]): Generator<Opened> {
  const [first] = files;
  const isOne = files.length === 1 && first !== undefined && isZip(first.bytes);
  if (isOne) {
    yield* openArchive(first.bytes, first.name, 0);
    return;
  }
  const pictures = new Map(files.filter(({ name }) => PICTURE.test(name)).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes } of files) {
    if (PICTURE.test(name) || RUBBISH.test(name)) continue;
    if (isZip(bytes)) yield* openArchive(bytes, name, 0);
    else yield openOne(name, bytes, (path) => pictures.get(path) ?? null);
  }
}

function* openArchive(bytes: Uint8Array, name: string, depth: number): Generator<Opened> {
  if (bytes.length > MAX_ARCHIVE_BYTES) return yield { name, reason: "It is larger than 300 MB." };
  const entries = listEntries(bytes);
  if (entries === null) return yield { name, reason: DAMAGED };
  if (entries.length > MAX_ENTRIES) return yield { name, reason: `It holds more than ${MAX_ENTRIES} files.` };
  const paths = new Map(entries.map((entry, index) => [entry.path, index]));
  const wanted: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.path.endsWith("/") || RUBBISH.test(entry.path) || PICTURE.test(entry.path)) continue;
    const reason = refusalOf(entry);
    if (reason !== null) yield { name: entry.path, reason };
    else wanted.push(index);
  }
  const sizeAt = (at: number): number => entries[at]?.size ?? 0;
  const sizeOf = (at: number): number =>
    [at, ...picturesBeside(entries[at], paths)].reduce((sum, each) => sum + sizeAt(each), 0);
  for (const part of partsOf(wanted, sizeOf)) {
    const texts = readEntries(bytes, part);
    const pictures = readEntries(bytes, new Set([...part].flatMap((at) => picturesBeside(entries[at], paths))));
    for (const index of part) {
      const path = entries[index]?.path ?? "";
      const content = texts.get(index);
      if (!content) yield { name: path, reason: DAMAGED };
      else if (isZip(content) && depth === 0) yield* openArchive(content, path, 1);
      else {
        yield openOne(path, content, (at) => {
          const place = paths.get(at);
          return place === undefined ? null : (pictures.get(place) ?? readOnePicture(bytes, place, entries[place]));
        });
      }
    }
  }
}

function refusalOf({ path, size, packedSize }: Entry): string | null {
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(path)) return UNSAFE;
  if (!RECIPE.test(path)) return UNKNOWN;
  if (size > MAX_ENTRY_BYTES) return size > packedSize * MAX_RATIO ? BOMB : TOO_LARGE;
  return null;
}

/** Null if the bytes are no archive. */
function listEntries(bytes: Uint8Array): Entry[] | null {
  const entries: Entry[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        entries.push({ path: name, size: originalSize, packedSize: size });
        return false;
      },
    });
  } catch {
    return null;
  }
  return entries;
}

function* partsOf(wanted: readonly number[], sizeOf: (at: number) => number): Generator<Set<number>> {
  let part = new Set<number>();
  let size = 0;
  for (const index of wanted) {
    const own = sizeOf(index);
    if (part.size > 0 && (size + own > PART_BYTES || part.size >= 200)) {
      yield part;
      part = new Set();
      size = 0;
    }
    part.add(index);
    size += own;
  }
  if (part.size > 0) yield part;
}

/** Reads all entries at once. If one is damaged, they are read one by one, so that the others are still found. */
function readEntries(bytes: Uint8Array, wanted: ReadonlySet<number>): Map<number, Uint8Array> {
  if (wanted.size === 0) return new Map();
  try {
    return unzipSome(bytes, wanted);
  } catch {
    const read = new Map<number, Uint8Array>();
    for (const index of wanted) {
      try {
        for (const [at, content] of unzipSome(bytes, new Set([index]))) read.set(at, content);
      } catch {
        // The caller reports missing entries as damaged.
      }
    }
    return read;
  }
}

function unzipSome(bytes: Uint8Array, wanted: ReadonlySet<number>): Map<number, Uint8Array> {
  let at = -1;
  const names = new Map<string, number>();
  const content = unzipSync(bytes, {
    filter: ({ name }) => {
      at += 1;
      if (wanted.has(at)) names.set(name, at);
      return wanted.has(at);
    },
  });
  return new Map([...names].flatMap(([name, index]) => (content[name] ? [[index, content[name]] as const] : [])));
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** Where recipe applications store the picture of a recipe, relative to its file. */
const PLACES = ["original", "image", "images/original", "images/image", "full"].flatMap((place) =>
  ["webp", "jpg", "jpeg", "png"].map((ending) => `${place}.${ending}`),
);

const picturesBeside = (entry: Entry | undefined, paths: ReadonlyMap<string, number>): number[] => {
  if (!entry || RECIPE_ALONE.test(entry.path)) return [];
  return PLACES.flatMap((place) => paths.get(folderOf(entry.path) + place) ?? []).slice(0, 1);
};
const RECIPE_ALONE = /\.(?:paprikarecipe|zip|html?|csv|tsv|txt|md|mmf)$/i;

const readOnePicture = (bytes: Uint8Array, index: number, entry: Entry | undefined): Uint8Array | null =>
  entry && entry.size <= MAX_ENTRY_BYTES ? (readEntries(bytes, new Set([index])).get(index) ?? null) : null;

function openOne(name: string, bytes: Uint8Array, pictureAt: (path: string) => Uint8Array | null): Opened {
  let content = bytes;
  if (isGzip(bytes)) {
    const unpacked = unpackGzip(bytes);
    if (typeof unpacked === "string") return { name, reason: unpacked };
    content = unpacked;
  } else if (isZip(bytes)) return { name, reason: "Archives inside archives inside archives are not opened." };
  else if (/\.paprikarecipe$/i.test(name)) return { name, reason: DAMAGED };
  if (content.length > MAX_ENTRY_BYTES) return { name, reason: TOO_LARGE };
  const whole = PLAIN.test(name) ? plainText(content) : strFromU8(content);
  if (whole === null || whole.includes("\0")) return { name, reason: UNKNOWN };
  const { text, photo, image } = withoutPictures(whole);
  if (text.length > MAX_FILE_CHARACTERS) return { name, reason: TOO_LARGE };
  const places = [
    ...(image === null ? [] : [folderOf(name) + image.replace(/^\.\//, "")]),
    ...PLACES.map((at) => folderOf(name) + at),
  ];
  const beside = () => {
    for (const place of places) {
      const found = pictureAt(place);
      if (found) return found;
    }
    return null;
  };
  return { name, text, photo: photo ?? (/^\s*[[{]/.test(text) ? beside() : null) };
}

/**
 * The trailer declares the unpacked size, which limits what is unpacked; nothing is unpacked if it exceeds the limit.
 */
function unpackGzip(bytes: Uint8Array): Uint8Array | string {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 4, true);
  if (size > MAX_ENTRY_BYTES) return size > bytes.length * MAX_RATIO ? BOMB : TOO_LARGE;
  try {
    return gunzipSync(bytes, { out: new Uint8Array(size) });
  } catch {
    return DAMAGED;
  }
}

function plainText(content: Uint8Array): string | null {
  try {
    return decodeCsv(content.slice().buffer);
  } catch {
    return null;
  }
}

/** Paprika embeds pictures in the recipe's text. They are removed from the text and sent as files. */
function withoutPictures(text: string): { text: string; photo: Uint8Array | null; image: string | null } {
  if (!/^\s*\{/.test(text)) return { text, photo: null, image: null };
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text, photo: null, image: null };
  }
  const image = typeof value.image === "string" && !/^[a-z]+:/i.test(value.image) ? value.image : null;
  const { photo_data: first, photos, ...rest } = value;
  if (first === undefined && photos === undefined) return { text, photo: null, image };
  const more = Array.isArray(photos) ? photos.map((each) => (each as { data?: unknown } | null)?.data) : [];
  const data = [first, ...more].find((each): each is string => typeof each === "string" && each !== "");
  return { text: JSON.stringify(rest), photo: data === undefined ? null : fromBase64(data), image };
}

function fromBase64(data: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
