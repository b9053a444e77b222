import { strFromU8 } from "fflate";
import { crc32, inflateExactly } from "./inflate";

/** One file of an archive, as the archive's directory states it (PKWARE APPNOTE 4.3.12). */
export type ZipEntry = {
  path: string;
  size: number;
  packedSize: number;
  crc: number;
  method: number;
  isEncrypted: boolean;
  /** Where its own header begins. */
  start: number;
  /** Whether another entry uses the same bytes, as archives do that unpack to a thousand times their size. */
  isShared: boolean;
};

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const IN_EXTRA = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UTF8 = 0x800;
const EXTRA_64 = 1;

export const isUnpackable = ({ method }: Pick<ZipEntry, "method">): boolean => method === STORED || method === DEFLATED;

/**
 * What an archive says it holds; nothing is unpacked. Stops after one more than `most`.
 * @returns null if the bytes are no whole archive: a directory that breaks off or miscounts would lose files
 */
export function listEntries(bytes: Uint8Array, most: number): ZipEntry[] | null {
  try {
    return readDirectory(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), most);
  } catch (error) {
    if (error instanceof RangeError) return null; // it points out of the file
    throw error;
  }
}

function readDirectory(bytes: Uint8Array, view: DataView, most: number): ZipEntry[] | null {
  const end = findEnd(view);
  if (end === null) return null;
  const { count, size, offset, at: endOfDirectory } = readEnd(view, end);
  // Something may stand before the archive, such as the program that opens it: all offsets count from the archive.
  const shift = endOfDirectory - size - offset;
  if (shift < 0) return null;
  const entries: ZipEntry[] = [];
  let at = offset + shift;
  while (at < endOfDirectory && entries.length <= most) {
    if (view.getUint32(at, true) !== DIRECTORY) return null;
    const { entry, next } = readEntryAt(bytes, view, at);
    entries.push({ ...entry, start: entry.start + shift });
    at = next;
  }
  if (entries.length > most) return entries;
  // Some programs count only up to 65,535.
  if (at !== endOfDirectory || entries.length % 0x10000 !== count % 0x10000) return null;
  return markShared(entries);
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) <= view.byteLength)
      return at;
  }
  return null;
}

/** `at`: where the directory ends. */
function readEnd(view: DataView, end: number): { count: number; size: number; offset: number; at: number } {
  const locator = end - LOCATOR_BYTES;
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
    const at = long(view, locator + 8);
    if (view.getUint32(at, true) === END_64)
      return { count: long(view, at + 32), size: long(view, at + 40), offset: long(view, at + 48), at };
  }
  const count = view.getUint16(end + 10, true);
  return { count, size: view.getUint32(end + 12, true), offset: view.getUint32(end + 16, true), at: end };
}

const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function readEntryAt(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } {
  const flags = view.getUint16(at + 8, true);
  const nameEnd = at + DIRECTORY_BYTES + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw new RangeError("The directory breaks off");
  const long64 = longFields(view, nameEnd, extraEnd);
  const stated = (place: number): number => {
    const value = view.getUint32(place, true);
    return value === IN_EXTRA ? (long64.shift() ?? value) : value;
  };
  // In this order the extra field has them.
  const size = stated(at + 24);
  const packedSize = stated(at + 20);
  const start = stated(at + 42);
  const entry: ZipEntry = {
    path: strFromU8(bytes.subarray(at + DIRECTORY_BYTES, nameEnd), (flags & UTF8) === 0),
    ...{ size, packedSize, start },
    crc: view.getUint32(at + 16, true),
    method: view.getUint16(at + 10, true),
    isEncrypted: (flags & ENCRYPTED) !== 0,
    isShared: false,
  };
  return { entry, next };
}

/** The numbers of the ZIP64 field, for those that do not fit in 32 bits. */
function longFields(view: DataView, start: number, end: number): number[] {
  for (let at = start; at + 4 <= end; ) {
    const length = view.getUint16(at + 2, true);
    const last = Math.min(end, at + 4 + length);
    if (view.getUint16(at, true) === EXTRA_64) {
      const numbers: number[] = [];
      for (let place = at + 4; place + 8 <= last; place += 8) numbers.push(long(view, place));
      return numbers;
    }
    at += 4 + length;
  }
  return [];
}

function markShared(entries: ZipEntry[]): ZipEntry[] {
  const inOrder = [...entries].sort((one, other) => one.start - other.start);
  let last: ZipEntry | null = null;
  for (const entry of inOrder) {
    if (last && entry.start < last.start + LOCAL_BYTES + last.packedSize) {
      entry.isShared = true;
      last.isShared = true;
    }
    if (!last || entry.start + entry.packedSize > last.start + last.packedSize) last = entry;
  }
  return entries;
}

/** @returns null if it is damaged, or is not what the directory states */
export async function readEntry(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array | null> {
  const { start, size, packedSize, crc, method } = entry;
  if (start + LOCAL_BYTES > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, LOCAL_BYTES);
  if (view.getUint32(0, true) !== LOCAL) return null;
  const data = start + LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  const packed = bytes.subarray(data, data + packedSize);
  if (packed.length !== packedSize) return null;
  if (method === DEFLATED) return inflateExactly(packed, size, crc);
  return method === STORED && packedSize === size && crc32(packed) === crc ? packed : null;
}
