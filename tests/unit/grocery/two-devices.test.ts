import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seenAt, type WaitingChange, withChanges } from "@/components/offline/with-changes";
import { mergeChanges, NO_LIMITS } from "@/lib/grocery/merge-changes";
import type { GroceryChange, GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";
import { at, change, freshState, mergeAll, NOW, toWire } from "./generated-changes";

type Shown = Pick<GroceryListWire, "items" | "recipes">;

/** Events on the two devices, in order, and in the delivery of their changes. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant("acts" as const), who: fc.nat(1), change }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("adds" as const), who: fc.nat(1), name: fc.constantFrom("tea", "豆") }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("sends" as const),
      who: fc.nat(1),
      most: fc.integer({ min: 1, max: 5 }),
      answer: fc.constantFrom("comes" as const, "is lost" as const, "never asked" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("looks" as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("elsewhere" as const), change }) },
);

type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;
type Device = { base: Shown; waiting: WaitingChange[] };

const byId = <T extends { id: string }>(list: readonly T[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
const sorted = ({ items, recipes }: Shown): Shown => ({ items: byId(items), recipes: byId(recipes) });

/** A list on a server, on two devices with a bad network, and on a third that is always connected. */
class Household {
  readonly server = freshState();
  readonly devices: [Device, Device];
  /** Everybody's changes, in the order in which they were made. */
  readonly done: GroceryChange[] = [];
  private second = 30;

  constructor() {
    const device = (): Device => ({ base: this.answer(), waiting: [] });
    this.devices = [device(), device()];
  }

  answer = (): Shown => toWire(this.server);
  shown = ({ base, waiting }: Device): Shown => withChanges(base, waiting);
  of = (who: number): Device => this.devices[who === 0 ? 0 : 1];

  happen(each: Event): void {
    if (each.what === "acts") this.act(this.of(each.who), each.change);
    if (each.what === "adds") this.add(this.of(each.who), each.name);
    if (each.what === "sends") this.send(this.of(each.who), each.most, each.answer);
    if (each.what === "looks") this.look(this.of(each.who));
    if (each.what === "elsewhere") this.take([this.stamped(each.change)], true);
  }

  /** A device clears and restores only what it has seen; every change carries the time at which it was made. */
  private act(device: Device, wanted: GroceryChange): void {
    const lineIn = (items: readonly GroceryItemWire[]) =>
      "item_id" in wanted ? items.find(({ id }) => id === wanted.item_id) : undefined;
    const seen = lineIn(this.shown(device).items);
    if (wanted.type === "clear" && !seen?.is_checked) return;
    const line = wanted.type === "restore" ? lineIn(device.base.items) : undefined;
    const done = wanted.type === "clear" && seen ? { ...wanted, ticked_at: seenAt(seen) } : this.stamped(wanted);
    this.wait(device, done, line);
  }

  private add(device: Device, name: string): void {
    this.wait(device, this.stamped({ type: "add", item: { id: `new-${this.second}`, name }, at: "" }));
  }

  private wait(device: Device, done: GroceryChange, line?: GroceryItemWire): void {
    const order = this.done.push(done);
    device.waiting.push({ id: String(order), order, change: done, ...(line ? { line } : {}) });
  }

  private stamped(wanted: GroceryChange): GroceryChange {
    this.second += 1;
    return wanted.type === "clear" ? { ...wanted, ticked_at: at(this.second) } : { ...wanted, at: at(this.second) };
  }

  private take(changes: readonly GroceryChange[], isNew = false): void {
    if (isNew) this.done.push(...changes);
    mergeChanges(this.server, changes, { ...NO_LIMITS, now: NOW });
  }

  private send(device: Device, most: number, answer: "comes" | "is lost" | "never asked"): void {
    const batch = device.waiting.slice(0, most);
    if (answer !== "never asked") this.take(batch.map((each) => each.change));
    if (answer !== "comes") return;
    device.waiting = device.waiting.slice(batch.length);
    this.look(device);
  }

  private look(device: Device): void {
    device.base = this.answer();
  }

  /** The network is back: every device sends its changes, then reads. */
  settle(): void {
    for (const device of this.devices) this.send(device, device.waiting.length, "comes");
    for (const device of this.devices) this.look(device);
  }
}

describe("a list on two devices and a server", () => {
  it("ends the same everywhere, whatever was lost or sent twice", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const home = new Household();
        for (const each of events) home.happen(each);
        home.settle();
        const serverState = sorted(home.answer());
        expect(sorted(toWire(mergeAll(home.done)))).toEqual(serverState);
        for (const device of home.devices) expect(sorted(home.shown(device))).toEqual(serverState);
      }),
      { numRuns: 1500 },
    );
  });

  it("shows at every moment on an offline device what the server will answer", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const home = new Household();
        const device = home.devices[0];
        const unanswered = events.flatMap((each): Event[] =>
          each.what === "sends"
            ? [{ ...each, who: 0, answer: "is lost" }]
            : each.what === "acts" || each.what === "adds"
              ? [{ ...each, who: 0 }]
              : [],
        );
        for (const each of unanswered) {
          home.happen(each);
          const ahead = mergeAll(home.done);
          expect(sorted(home.shown(device))).toEqual(sorted(toWire(ahead)));
        }
      }),
      { numRuns: 1500 },
    );
  });
});
