/**
 * SHA-256 (FIPS 180-4), for the challenge of PKCE. React Native's engine has none, and a native module for one digest
 * of 43 characters would be a heavy dependency for an app.
 */
const PRIMES = firstPrimes(64);
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let each = 2; primes.length < count; each++) if (primes.every((prime) => each % prime !== 0)) primes.push(each);
  return primes;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(ascii: string): Uint8Array {
  const length = ascii.length;
  const padded = new Uint8Array((((length + 8) >> 6) + 1) * 64);
  for (let at = 0; at < length; at++) padded[at] = ascii.charCodeAt(at);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, length * 8);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  const word = (at: number): number => words[at] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) words[at] = view.getUint32(block + at * 4);
      else {
        const [early, late] = [word(at - 15), word(at - 2)];
        const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
        words[at] = word(at - 16) + small + word(at - 7) + large;
      }
    }
    mix(state, word);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, at) => {
    digest.setUint32(at * 4, value);
  });
  return new Uint8Array(digest.buffer);
}

function mix(state: Uint32Array, word: (at: number) => number): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[at] ?? 0) + word(at);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => {
    state[at] = (state[at] ?? 0) + value;
  });
}
