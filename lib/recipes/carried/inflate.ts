import { Inflate } from "fflate";

/** So many packed bytes give at most 17 MB at a time. */
const PART_BYTES = 16 * 1024;
/** After so long, the page may answer its person. */
const BREATH_MS = 25;
let breathedAt = 0;

/** Lets the page do something else, if it has been kept from it for a while. */
export async function breathe(): Promise<void> {
  if (performance.now() - breathedAt < BREATH_MS) return;
  await new Promise((resolve) => setTimeout(resolve));
  breathedAt = performance.now();
}

class TooMuch extends Error {}

/**
 * Unpacks what must be exactly `size` bytes with this checksum. A size that an archive states is believed only as a
 * limit: a text that was cut at it would lack ingredients, and one that goes on could go on for hours.
 * @returns null if it is anything else
 */
export async function inflateExactly(packed: Uint8Array, size: number, crc: number): Promise<Uint8Array | null> {
  const whole = new Uint8Array(size);
  let at = 0;
  const inflate = new Inflate((part) => {
    if (at + part.length > size) throw new TooMuch();
    whole.set(part, at);
    at += part.length;
  });
  try {
    for (let start = 0; start === 0 || start < packed.length; start += PART_BYTES) {
      inflate.push(packed.subarray(start, start + PART_BYTES), start + PART_BYTES >= packed.length);
      await breathe();
    }
  } catch {
    return null; // damaged, or more than it should be
  }
  return at === size && crc32(whole) === crc ? whole : null;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The checksum of ZIP and gzip (RFC 1952 8). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
