import { strFromU8 } from "fflate";
import { decodeCsv } from "../../csv/decode-csv";
import { readGzip, statedSize } from "./gzip";
import { breathe } from "./inflate";
import { MAX_ARCHIVE_BYTES, MAX_ENTRIES, MAX_ENTRY_BYTES, MAX_FILE_CHARACTERS, MAX_UNPACKED_BYTES } from "./limits";
import { seemsToBe, seemsToHold } from "./seems-to-be";
import { isUnpackable, listEntries, readEntry, type ZipEntry } from "./zip";

/** A recipe's file and the first picture that belongs to it. */
export type OpenedFile = { name: string; text: string; photo: Uint8Array | null };
/** A file that could not be opened, and why. */
export type ClosedFile = { name: string; reason: string };
export type Opened = OpenedFile | ClosedFile;

export const isOpened = (file: Opened): file is OpenedFile => "text" in file;

/** A file that a person chose, alone or within a folder. */
export type ChosenFile = { name: string; bytes: Uint8Array };

const RECIPE =
  /\.(?:json|jsonld|json-ld|html?|paprikarecipe|melarecipe|crumb|zip|csv|tsv|txt|md|mmf|mxp|mx2|xml|grmt|recipeml|cook)$/i;
/** Texts and tables, which older programs save in encodings of their own. */
const PLAIN = /\.(?:csv|tsv|txt|md|mmf|mxp|mx2|xml|grmt|recipeml|cook)$/i;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
/** Files that operating systems and editors create by themselves. */
const RUBBISH = /(?:^|\/)(?:__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)/i;
/** Text that people write never compresses to a thousandth; an archive that claims it is an attack. */
const MAX_RATIO = 1000;

const TOO_LARGE = "It is larger than a recipe with its pictures may be.";
const BOMB = "It unpacks to far more than a recipe. It was not opened.";
const DAMAGED = "It is damaged and could not be opened.";
const UNSAFE = "Its path leads out of the archive. It was not opened.";
const LOCKED = "It is protected by a password. Please export it without one.";
const UNPACKABLE = "It is packed in a way that we cannot open. Please pack it as an ordinary ZIP file.";
const UNKNOWN = "It is none of the files that we can read.";

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Opens the recipe files that a person chose, one by one, and reports those that cannot be opened. Nothing is written to
 * disk, nothing is unpacked beyond the size that its archive states, and the page can answer its person meanwhile. The
 * text of a file is read only to find out which picture it names.
 */
export async function* openFiles(files: readonly ChosenFile[]): AsyncGenerator<Opened> {
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
    else yield await openOne(name, bytes, async (path) => pictures.get(path) ?? null);
  }
}

async function* openArchive(bytes: Uint8Array, name: string, depth: number): AsyncGenerator<Opened> {
  if (bytes.length > MAX_ARCHIVE_BYTES) return yield { name, reason: "It is larger than 300 MB." };
  const entries = listEntries(bytes, MAX_ENTRIES);
  if (entries === null) return yield { name, reason: DAMAGED };
  if (entries.length > MAX_ENTRIES) return yield { name, reason: `It holds more than ${MAX_ENTRIES} files.` };
  const seems = seemsToHold(entries.map(({ path }) => path));
  if (seems !== null) return yield { name, reason: seems };
  const total = entries.reduce((sum, entry) => sum + (refusalOf(entry) === null ? entry.size : 0), 0);
  if (total > MAX_UNPACKED_BYTES) return yield { name, reason: BOMB };
  const pictures = new Map(entries.filter(({ path }) => PICTURE.test(path)).map((entry) => [entry.path, entry]));
  const pictureAt = async (path: string) => {
    const entry = pictures.get(path);
    return entry && cannotBeRead(entry) === null ? readEntry(bytes, entry) : null;
  };
  for (const entry of entries) {
    const { path } = entry;
    if (path.endsWith("/") || RUBBISH.test(path) || PICTURE.test(path)) continue;
    await breathe();
    const reason = refusalOf(entry);
    const content = reason === null ? await readEntry(bytes, entry) : null;
    if (content === null) yield { name: path, reason: reason ?? DAMAGED };
    else if (isZip(content) && depth === 0) yield* openArchive(content, path, 1);
    else yield await openOne(path, content, pictureAt);
  }
}

function refusalOf(entry: ZipEntry): string | null {
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(entry.path)) return UNSAFE;
  return RECIPE.test(entry.path) ? cannotBeRead(entry) : UNKNOWN;
}

function cannotBeRead({ size, packedSize, isShared, isEncrypted, ...entry }: ZipEntry): string | null {
  if (isEncrypted) return LOCKED;
  if (size > MAX_ENTRY_BYTES) return size > packedSize * MAX_RATIO ? BOMB : TOO_LARGE;
  if (isShared) return BOMB;
  return isUnpackable(entry) ? null : UNPACKABLE;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** Where recipe applications store the picture of a recipe, relative to its file. */
const PLACES = ["original", "image", "images/original", "images/image", "full"].flatMap((place) =>
  ["webp", "jpg", "jpeg", "png"].map((ending) => `${place}.${ending}`),
);

type PictureAt = (path: string) => Promise<Uint8Array | null>;

async function openOne(name: string, bytes: Uint8Array, pictureAt: PictureAt): Promise<Opened> {
  let content = bytes;
  if (isGzip(bytes)) {
    const unpacked = await unpackGzip(bytes);
    if (typeof unpacked === "string") return { name, reason: unpacked };
    content = unpacked;
  } else if (isZip(bytes)) return { name, reason: "Archives inside archives inside archives are not opened." };
  else if (/\.paprikarecipe$/i.test(name)) return { name, reason: DAMAGED };
  const seems = seemsToBe(content);
  if (seems !== null) return { name, reason: seems };
  if (content.length > MAX_ENTRY_BYTES) return { name, reason: TOO_LARGE };
  const whole = PLAIN.test(name) ? plainText(content) : strFromU8(content);
  if (whole === null || whole.includes("\0")) return { name, reason: UNKNOWN };
  const { text, photo, image } = withoutPictures(whole);
  if (text.length > MAX_FILE_CHARACTERS) return { name, reason: TOO_LARGE };
  const places = [
    ...(image === null ? [] : [folderOf(name) + image.replace(/^\.\//, "")]),
    ...PLACES.map((at) => folderOf(name) + at),
  ];
  const beside = async () => {
    for (const place of places) {
      const found = await pictureAt(place);
      if (found) return found;
    }
    return null;
  };
  return { name, text, photo: photo ?? (/^\s*[[{]/.test(text) ? await beside() : null) };
}

/** A file that states more than the limit is not unpacked. */
async function unpackGzip(bytes: Uint8Array): Promise<Uint8Array | string> {
  const size = statedSize(bytes);
  if (size !== null && size > MAX_ENTRY_BYTES) return size > bytes.length * MAX_RATIO ? BOMB : TOO_LARGE;
  return (await readGzip(bytes)) ?? DAMAGED;
}

function plainText(content: Uint8Array): string | null {
  try {
    return decodeCsv(content.slice().buffer);
  } catch {
    return null;
  }
}

/** Paprika and Mela embed pictures in the recipe's text. They are removed from the text and sent as files. */
function withoutPictures(text: string): { text: string; photo: Uint8Array | null; image: string | null } {
  if (!/^\s*\{/.test(text)) return { text, photo: null, image: null };
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text, photo: null, image: null };
  }
  const image = typeof value.image === "string" && !/^[a-z]+:/i.test(value.image) ? value.image : null;
  const { photo_data: first, photos, ...others } = value;
  const { images, ...plain } = others;
  const inside = Array.isArray(images) ? images.filter(isEmbedded) : [];
  if (first === undefined && photos === undefined && inside.length === 0) return { text, photo: null, image };
  const rest = inside.length > 0 ? plain : others;
  const more = Array.isArray(photos) ? photos.map((each) => (each as { data?: unknown } | null)?.data) : [];
  const data = [first, ...more, ...inside].find((each): each is string => typeof each === "string" && each !== "");
  return { text: JSON.stringify(rest), photo: data === undefined ? null : fromBase64(data), image };
}

/** A picture as text: no address, and no path of a file. */
const isEmbedded = (image: unknown): boolean =>
  typeof image === "string" && /^[A-Za-z\d+/]{16}/.test(image) && !image.includes(".");

function fromBase64(data: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
