import { keepClockLead, readClockLead } from "@/components/offline/device-lists";
import { seenAt } from "@/components/offline/with-changes";
import type { GroceryItemWire } from "@/lib/schemas/grocery";

/** The Date header has whole seconds, so only a larger difference says something about the clock. */
const COARSE_MS = 2000;

/** The server's clock, as exactly as this device knows it: how far it is ahead of the device's own. */
export class ServerClock {
  readonly #owner: string;
  #leadMs = 0;
  #lastStamp = 0;

  constructor(owner: string) {
    this.#owner = owner;
  }

  /** Reads what was stored on this device. */
  async load(): Promise<void> {
    this.#leadMs = await readClockLead(this.#owner);
  }

  /** `servedAt`: the server's time in an answer to what was sent at `requestedAt`, both in milliseconds. */
  set(servedAt: number, requestedAt: number): void {
    this.#leadMs = servedAt - (requestedAt + Date.now()) / 2;
  }

  /** As set, for a time in whole seconds. Returns whether it changed anything. */
  setCoarsely(servedAt: number | null, requestedAt: number): boolean {
    if (servedAt === null) return false;
    const leadMs = servedAt - (requestedAt + Date.now()) / 2;
    const isOff = Math.abs(leadMs - this.#leadMs) > COARSE_MS;
    if (isOff) this.#leadMs = leadMs;
    return isOff;
  }

  /** Stores it on this device, which may be without a network when it is next needed. */
  keep(): Promise<unknown> {
    return keepClockLead(this.#owner, this.#leadMs);
  }

  /** A timestamp by the server's clock, later than any before and than any change of the line. */
  stamp(line?: GroceryItemWire): string {
    const seen = line ? Date.parse(seenAt(line)) + 1 : 0;
    this.#lastStamp = Math.max(Math.round(Date.now() + this.#leadMs), this.#lastStamp + 1, seen);
    return new Date(this.#lastStamp).toISOString();
  }
}
