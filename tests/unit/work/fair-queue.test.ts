import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairQueue, type Who } from "@/server/work/fair-queue";

const queueOf = (over: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ atOnce: 1, mostOfOne: 100, most: 200, busy: "tooMuch", retryAfterSeconds: 7, ...over });

/** Work that ends when the test ends it. */
function openWork() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}

/** Queues everybody's work in this order behind a running item, and returns the order in which it was done. */
async function orderOf(brought: readonly string[]): Promise<string[]> {
  const queue = queueOf({ now: () => 0 });
  const first = openWork();
  const order: string[] = [];
  const all = [queue.run("first", () => first.done)];
  for (const who of brought)
    all.push(
      queue.run(who, async () => {
        order.push(who);
      }),
    );
  first.end();
  await Promise.all(all);
  return order;
}

describe("a fair queue", () => {
  it("lets people take turns, however many items one of them has sent", async () => {
    expect(await orderOf(["a", "a", "a", "a", "b", "c", "b"])).toEqual(["a", "b", "c", "a", "b", "a", "a"]);
  });

  it("gives the next turn to whoever has lately used the least time", async () => {
    let at = 0;
    const queue = queueOf({ now: () => at });
    const order: string[] = [];
    const piece = (who: Who, ms: number) =>
      queue.run(who, async () => {
        order.push(String(who));
        at += ms;
      });
    await Promise.all([piece("long", 500), piece("short", 10)]);
    const first = openWork();
    const blocking = queue.run("first", () => first.done);
    const rest = ["long", "short", "short", "new"].map((who) => piece(who, 10));
    first.end();
    await Promise.all([blocking, ...rest]);
    expect(order).toEqual(["long", "short", "new", "short", "short", "long"]);
  });

  it("gradually forgets what somebody has used", async () => {
    let at = 0;
    const queue = queueOf({ now: () => at });
    await queue.run("early", async () => {
      at += 1000;
    });
    at += 10 * 60_000;
    await queue.run("late", async () => {
      at += 100;
    });
    const first = openWork();
    const order: string[] = [];
    const blocking = queue.run("first", () => first.done);
    const rest = ["late", "early"].map((who) => queue.run(who, async () => void order.push(who)));
    first.end();
    await Promise.all([blocking, ...rest]);
    expect(order).toEqual(["early", "late"]);
  });

  it("counts the name with the most use, so that many addresses at one account count as one", async () => {
    const queue = queueOf();
    for (const address of ["1", "2", "3"]) await queue.run([address, "victim"], async () => undefined);
    const first = openWork();
    const order: string[] = [];
    const blocking = queue.run("first", () => first.done);
    const brought: Who[] = [["4", "victim"], ["5", "victim"], ["6", "owner"], "7"];
    const rest = brought.map((who) => queue.run(who, async () => void order.push(String(who))));
    first.end();
    await Promise.all([blocking, ...rest]);
    expect(order).toEqual(["6,owner", "7", "4,victim", "5,victim"]);
  });

  it("refuses an item of the heaviest user when it is full, not a newcomer's", async () => {
    const queue = queueOf({ most: 2 });
    await queue.run("flood", async () => undefined);
    const first = openWork();
    const blocking = queue.run("first", () => first.done);
    const flood = Promise.allSettled(["flood", "flood"].map((who) => queue.run(who, async () => "done")));
    const more = queue.run("flood", async () => undefined);
    await expect(more).rejects.toMatchObject({ code: "unavailable" });
    const other = queue.run("other", async () => "done");
    first.end();
    await blocking;
    expect(await other).toBe("done");
    expect((await flood).map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(queue.length).toBe(0);
  });

  it("makes nobody's first item wait for more than one item of each other person", async () => {
    const people = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(people, async (brought) => {
        const order = await orderOf(brought);
        expect([...order].sort()).toEqual([...brought].sort());
        for (const who of new Set(brought)) {
          const before = order.slice(0, order.indexOf(who));
          expect(new Set(before).size).toBe(before.length);
        }
      }),
    );
  });

  it("runs no more at once than it has places", async () => {
    const queue = queueOf({ atOnce: 2 });
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
    };
    await Promise.all(["a", "b", "a", "c", "a"].map((who) => queue.run(who, work)));
    expect(most).toBe(2);
  });

  it("refuses the excess of one person, and nobody else's items", async () => {
    const queue = queueOf({ mostOfOne: 2 });
    const first = openWork();
    const all = [queue.run("a", () => first.done), ...["a", "a"].map((who) => queue.run(who, async () => undefined))];
    await expect(queue.run("a", async () => undefined)).rejects.toMatchObject({
      code: "unavailable",
      retryAfterSeconds: 7,
    });
    const other = queue.run("b", async () => "done");
    first.end();
    await Promise.all(all);
    expect(await other).toBe("done");
    expect(queue.length).toBe(0);
  });

  it("skips cancelled items, and continues after failed ones", async () => {
    const queue = queueOf();
    const first = openWork();
    const all = [queue.run("a", () => first.done)];
    const stop = new AbortController();
    const givenUp = queue.run("b", async () => "b", { signal: stop.signal });
    const failing = queue.run("c", async () => {
      throw new Error("no");
    });
    const last = queue.run("d", async () => "d");
    stop.abort(new Error("given up"));
    await expect(givenUp).rejects.toThrow("given up");
    first.end();
    await expect(failing).rejects.toThrow("no");
    expect(await last).toBe("d");
    await Promise.all(all);
  });

  it("serves those who come first before all others, however much they have used", async () => {
    let at = 0;
    const queue = queueOf({ now: () => at });
    await queue.run("known", async () => {
      at += 5_000;
    });
    const first = openWork();
    const order: string[] = [];
    const enter = (who: string, isFirst: boolean) => queue.run(who, async () => void order.push(who), { isFirst });
    const blocking = queue.run("first", () => first.done);
    const rest = [enter("new", false), enter("known", true), enter("other", true)];
    first.end();
    await Promise.all([blocking, ...rest]);
    expect(order).toEqual(["other", "known", "new"]);
  });

  it("makes room for those who come first, at the cost of the last of the others", async () => {
    const queue = queueOf({ most: 2, now: () => 0 });
    const first = openWork();
    const blocking = queue.run("first", () => first.done);
    const stays = queue.run("a", async () => "a");
    const leaves = queue.run("b", async () => "b");
    const known = queue.run("known", async () => "known", { isFirst: true });
    await expect(leaves).rejects.toMatchObject({ code: "unavailable" });
    await expect(queue.run("c", async () => "c")).rejects.toMatchObject({ code: "unavailable" });
    first.end();
    await blocking;
    expect(await Promise.all([stays, known])).toEqual(["a", "known"]);
  });

  it("counts what waits of one person by their own name, whatever other names they take", async () => {
    const queue = queueOf({ mostOfOne: 2, now: () => 0 });
    const first = openWork();
    const blocking = queue.run("first", () => first.done);
    const waiting = ["1", "2"].map((account) => queue.run(["one address", account], async () => account));
    await expect(queue.run(["one address", "3"], async () => "3")).rejects.toMatchObject({ code: "unavailable" });
    const other = queue.run(["another", "3"], async () => "3");
    first.end();
    await blocking;
    expect(await Promise.all([...waiting, other])).toEqual(["1", "2", "3"]);
  });

  it("counts what comes first by itself, so that a flood under the same name does not shut it out", async () => {
    const queue = queueOf({ mostOfOne: 2, now: () => 0 });
    const first = openWork();
    const blocking = queue.run("first", () => first.done);
    const flood = ["1", "2"].map((account) => queue.run(["one address", account], async () => account));
    await expect(queue.run(["one address", "3"], async () => "3")).rejects.toMatchObject({ code: "unavailable" });
    const known = ["4", "5"].map((account) =>
      queue.run(["one address", account], async () => account, { isFirst: true }),
    );
    await expect(queue.run(["one address", "6"], async () => "6", { isFirst: true })).rejects.toMatchObject({
      code: "unavailable",
    });
    first.end();
    await blocking;
    expect(await Promise.all([...known, ...flood])).toEqual(["4", "5", "1", "2"]);
  });

  it("refuses at once who would wait too long, also when the work becomes slower while they wait", async () => {
    let at = 0;
    const queue = queueOf({ longestWait: { ms: 1_000, usualMs: 100, least: 1 }, now: () => at });
    const first = openWork();
    const blocking = queue.run("first", () => first.done);
    const settled: string[] = [];
    const all = Array.from({ length: 15 }, (_, place) =>
      queue
        .run(`person ${place}`, async () => undefined)
        .then(
          () => settled.push("served"),
          () => settled.push("refused"),
        ),
    );
    await Promise.resolve();
    await Promise.resolve();
    expect(settled).toEqual(Array(5).fill("refused"));
    // The running piece takes two seconds: the usual one becomes 290 ms, and three may wait.
    at += 2_000;
    first.end();
    await blocking;
    await Promise.all(all);
    expect(settled.filter((each) => each === "served")).toHaveLength(3);
  });
});
