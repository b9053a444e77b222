import { inflateExactly } from "./inflate";

const TRAILER_BYTES = 8;
/** Flags of the header (RFC 1952 2.3.1). */
const CHECKED = 2;
const EXTRA = 4;
const NAMED = 8;
const COMMENTED = 16;

/** The size that a gzip file states at its end, in bytes; null if it is too short to be one. */
export function statedSize(bytes: Uint8Array): number | null {
  if (bytes.length < 10 + TRAILER_BYTES) return null;
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 4, true);
}

/** @returns null if it is damaged, or is not what it states at its end */
export async function readGzip(bytes: Uint8Array): Promise<Uint8Array | null> {
  const size = statedSize(bytes);
  const start = startOfData(bytes);
  if (size === null || start === null) return null;
  const crc = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 8, true);
  return inflateExactly(bytes.subarray(start, bytes.length - TRAILER_BYTES), size, crc);
}

function startOfData(bytes: Uint8Array): number | null {
  const flags = bytes[3] ?? 0;
  let at = 10;
  if (flags & EXTRA) at += 2 + (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
  for (const text of [NAMED, COMMENTED]) {
    if ((flags & text) === 0) continue;
    const end = bytes.indexOf(0, at);
    if (end < 0) return null;
    at = end + 1;
  }
  if (flags & CHECKED) at += 2;
  return at < bytes.length - TRAILER_BYTES ? at : null;
}
