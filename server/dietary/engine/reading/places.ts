import type { Mention } from "../model/mention";

export type Placed = Pick<Mention, "start" | "end">;

/** An index of the mentions by position, so that a long text is not searched from its start for every word. */
export class Places {
  private readonly byStart: readonly number[];
  private readonly byEnd: readonly number[];
  /** For each mention in the order of their starts, the furthest end of it and those before it. */
  private readonly reach: readonly number[];

  constructor(private readonly mentions: readonly Placed[]) {
    const indexes = mentions.map((_, index) => index);
    // Most texts name their foods one behind the other.
    const areInOrder = indexes.every((at) => at === 0 || this.startOf(at) >= this.endOf(at - 1));
    this.byStart = areInOrder ? indexes : indexes.toSorted((a, b) => this.startOf(a) - this.startOf(b));
    this.byEnd = areInOrder ? indexes : indexes.toSorted((a, b) => this.endOf(a) - this.endOf(b));
    let furthest = 0;
    this.reach = this.byStart.map((index) => {
      furthest = Math.max(furthest, this.endOf(index));
      return furthest;
    });
  }

  /** The mentions that overlap the text from `from` to `to`. */
  within(from: number, to: number): number[] {
    const found: number[] = [];
    for (let at = this.countUntil(this.byStart, (index) => this.startOf(index) < to) - 1; at >= 0; at--) {
      if ((this.reach[at] as number) <= from) break;
      const index = this.byStart[at] as number;
      if (this.endOf(index) > from) found.push(index);
    }
    return found;
  }

  /** The last mention that ends before `from`, otherwise the first that begins after `to`. */
  beside(from: number, to: number): number | undefined {
    const before = this.byEnd[this.countUntil(this.byEnd, (index) => this.endOf(index) <= from) - 1];
    return before ?? this.byStart[this.countUntil(this.byStart, (index) => this.startOf(index) < to)];
  }

  private startOf(index: number): number {
    return (this.mentions[index] as Placed).start;
  }

  private endOf(index: number): number {
    return (this.mentions[index] as Placed).end;
  }

  /** The number of mentions in this order before the first for which `holds` is false. */
  private countUntil(order: readonly number[], holds: (index: number) => boolean): number {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(order[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
