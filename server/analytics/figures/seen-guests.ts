const NOBODY = -1;

/**
 * The guests of a count, each known by eight bytes. A table of numbers with open places, because a set of texts for half a
 * million visits takes longer than everything else together.
 */
export class SeenGuests {
  readonly #low: Uint32Array;
  readonly #high: Uint32Array;
  readonly #number: Int32Array;
  readonly #mask: number;
  #count = 0;

  /** @param most the number of visits, hence of guests at most */
  constructor(most: number) {
    let places = 16;
    while (places < most * 2) places *= 2;
    this.#mask = places - 1;
    this.#low = new Uint32Array(places);
    this.#high = new Uint32Array(places);
    this.#number = new Int32Array(places).fill(NOBODY);
  }

  get count(): number {
    return this.#count;
  }

  /** The guest's number, in the order of appearance. */
  numberOf(bytes: Uint8Array, at: number): number {
    const high = word(bytes, at);
    const low = word(bytes, at + 4);
    for (let place = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)) >>> 0; ; place++) {
      const here = place & this.#mask;
      const number = this.#number[here] ?? NOBODY;
      if (number === NOBODY) {
        this.#low[here] = low;
        this.#high[here] = high;
        this.#number[here] = this.#count;
        return this.#count++;
      }
      if (this.#low[here] === low && this.#high[here] === high) return number;
    }
  }
}

const word = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0;
