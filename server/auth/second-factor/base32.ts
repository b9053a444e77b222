const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS = 5;

/** RFC 4648 6, without padding: authenticator apps want none. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= BITS; bits -= BITS) text += ALPHABET[(held >> (bits - BITS)) & 31];
  }
  return bits > 0 ? text + ALPHABET[(held << (BITS - bits)) & 31] : text;
}
