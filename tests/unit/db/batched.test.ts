import { expect, it, onTestFinished, vi } from "vitest";
import { batched } from "@/server/db/batched";

/** Records statements; the test decides when each is answered. */
function statements(fails: (ask: string) => boolean = () => false, code = "23503") {
  const sent: { asks: readonly string[]; answer: () => void }[] = [];
  const send = (asks: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const answer = () =>
        asks.some(fails)
          ? reject(Object.assign(new Error("refused"), { code }))
          : resolve(asks.map((ask) => `${ask}!`));
      sent.push({ asks, answer });
    });
  return { sent, send };
}

/** Waits until everything has run that does not wait for an answer. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("a single query is sent at once, and queries that arrive meanwhile are sent together, each with its own answer", async () => {
  const { sent, send } = statements();
  const ask = batched({ send });
  const answers = Promise.all(["a", "b", "c", "d"].map((each) => ask(each)));
  expect(sent.map(({ asks }) => asks)).toEqual([["a"]]);
  sent[0]?.answer();
  await settled();
  expect(sent.map(({ asks }) => asks)).toEqual([["a"], ["b", "c", "d"]]);
  sent[1]?.answer();
  expect(await answers).toEqual(["a!", "b!", "c!", "d!"]);
});

it("two queries with one key are never sent together, and none is forgotten", async () => {
  const { sent, send } = statements();
  const ask = batched({ send, keyOf: (each: string) => each.charAt(0) });
  const answers = Promise.all(["x", "a1", "b1", "a2", "a3", "b2"].map((each) => ask(each)));
  for (let i = 0; i < 4; i++) {
    sent[i]?.answer();
    await settled();
  }
  expect(sent.map(({ asks }) => asks)).toEqual([["x"], ["a1", "b1"], ["a2", "b2"], ["a3"]]);
  expect(await answers).toEqual(["x!", "a1!", "b1!", "a2!", "a3!", "b2!"]);
});

it("after a failed statement each of its queries is sent alone, so that one cannot fail another", async () => {
  const { sent, send } = statements((each) => each === "bad");
  const ask = batched({ send });
  const answers = Promise.allSettled(["first", "good", "bad"].map((each) => ask(each)));
  for (let i = 0; i < 4; i++) {
    sent[i]?.answer();
    await settled();
    await settled();
  }
  expect(sent.map(({ asks }) => asks)).toEqual([["first"], ["good", "bad"], ["good"], ["bad"]]);
  expect((await answers).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

it("queries are not sent again while the database is unavailable", async () => {
  const { sent, send } = statements((each) => each === "b", "ECONNREFUSED");
  const ask = batched({ send });
  const answers = Promise.allSettled(["a", "b", "c"].map((each) => ask(each)));
  for (let i = 0; i < 2; i++) {
    sent[i]?.answer();
    await settled();
  }
  expect((await answers).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(sent.map(({ asks }) => asks)).toEqual([["a"], ["b", "c"]]);
});

it("a hanging statement does not hold up the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sent, send } = statements();
  const ask = batched({ send });
  const hanging = ask("hangs");
  const other = ask("b");
  expect(sent).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(sent.map(({ asks }) => asks)).toEqual([["hangs"], ["b"]]);
  sent[1]?.answer();
  expect(await other).toBe("b!");
  sent[0]?.answer();
  expect(await hanging).toBe("hangs!");
});
