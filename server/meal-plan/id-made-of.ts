import { createHash } from "node:crypto";

/**
 * An id derived from words (a UUID of version 8, RFC 9562 5.8): an action that is repeated then changes nothing more.
 */
export function idMadeOf(...words: readonly string[]): string {
  const bytes = createHash("sha256").update(words.join("\n")).digest().subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
