import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OneAtATime } from "@/server/work/one-at-a-time";

const ONE = { atOnce: 1, mostWaiting: 3 };

describe("the work of one name", () => {
  it("follows one another in the order in which it came, and others do not wait for it", async () => {
    const turns = new OneAtATime();
    const begun: string[] = [];
    const enter = (name: string, what: string) =>
      turns.enter(name, ONE).then((leave) => {
        begun.push(what);
        return leave;
      });
    const first = await enter("mira", "first");
    const second = enter("mira", "second");
    const third = enter("mira", "third");
    await enter("jonas", "another's");
    expect(begun).toEqual(["first", "another's"]);
    first();
    // A second call for the same piece gives nobody a place.
    first();
    (await second)();
    expect(begun).toEqual(["first", "another's", "second"]);
    await third;
    expect(begun).toEqual(["first", "another's", "second", "third"]);
  });

  it("is refused beyond what may wait, with a time to wait, and is welcome again afterwards", async () => {
    const turns = new OneAtATime();
    const leave = await turns.enter("mira", ONE);
    const waiting = [1, 2, 3].map(() => turns.enter("mira", ONE));
    await expect(turns.enter("mira", ONE)).rejects.toMatchObject({ code: "too_many_requests", retryAfterSeconds: 5 });
    leave();
    for (const each of waiting) (await each)();
    await expect(turns.enter("mira", ONE)).resolves.toBeTypeOf("function");
  });

  it("is refused before its body is read exactly when its turn would be refused", async () => {
    const turns = new OneAtATime();
    const ask = () => turns.refuseIfFull("mira", ONE);
    expect(ask).not.toThrow();
    const leave = await turns.enter("mira", ONE);
    const waiting = [1, 2].map(() => turns.enter("mira", ONE));
    expect(ask).not.toThrow();
    waiting.push(turns.enter("mira", ONE));
    expect(ask).toThrow(expect.objectContaining({ code: "too_many_requests" }));
    expect(() => turns.refuseIfFull("jonas", ONE)).not.toThrow();
    leave();
    expect(ask).not.toThrow();
    for (const each of waiting) (await each)();
  });

  it("leaves the line when its caller goes away: its place is free at once, and the others keep their order", async () => {
    const turns = new OneAtATime();
    const begun: string[] = [];
    const enter = (what: string, signal?: AbortSignal) =>
      turns.enter("mira", ONE, signal).then((leave) => {
        begun.push(what);
        return leave;
      });
    const first = await enter("first");
    const gone = new AbortController();
    const second = enter("second", gone.signal);
    const third = enter("third");
    const fourth = enter("fourth");
    await expect(enter("refused")).rejects.toMatchObject({ code: "too_many_requests" });
    gone.abort();
    await expect(second).rejects.toMatchObject({ code: "too_many_requests" });
    const fifth = enter("fifth");
    first();
    (await third)();
    (await fourth)();
    (await fifth)();
    expect(begun).toEqual(["first", "third", "fourth", "fifth"]);
    // A caller who goes away while its work runs gives no place back twice.
    const leaving = new AbortController();
    const running = await enter("running", leaving.signal);
    leaving.abort();
    const next = enter("next");
    await Promise.resolve();
    expect(begun).not.toContain("next");
    running();
    (await next)();
    await expect(enter("too late", leaving.signal)).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("never runs more often at once than allowed, and all of it runs", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.nat(3), { maxLength: 20 }),
        async (atOnce, steps) => {
          const turns = new OneAtATime();
          let running = 0;
          let most = 0;
          const done = steps.map(async (length) => {
            const leave = await turns.enter("mira", { atOnce, mostWaiting: 20 });
            most = Math.max(most, ++running);
            for (let step = 0; step < length; step++) await Promise.resolve();
            running--;
            leave();
          });
          await Promise.all(done);
          expect(most).toBeLessThanOrEqual(atOnce);
          expect(running).toBe(0);
        },
      ),
    );
  });
});
