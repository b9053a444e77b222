import { randomBytes } from "node:crypto";

let lastTime = 0;
let counter = 0;

/**
 * A UUID version 7 (RFC 9562 5.7) for rows written in plain SQL, like the schema's own defaults. Ids of one process
 * sort in the order of creation.
 */
export function uuid7(): string {
  const time = Math.max(Date.now(), lastTime);
  counter = time === lastTime ? counter + 1 : 0;
  // A counter of 12 bits per millisecond; when it overflows, the next millisecond is used early.
  lastTime = counter > 0xfff ? time + 1 : time;
  if (counter > 0xfff) counter = 0;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
