import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

/**
 * Twice the text costs at most twice the work. Work is counted, not timed: V8 reports how often each block of the
 * product's code ran, which does not depend on the machine's load. Work inside one expression is not counted.
 */
const knowledge = loadReferenceKnowledge();
const settings: Setting[] = [
  { type: "diet", key: "vegan" },
  { type: "ingredient", key: "nut", preference: "allergy" },
  { type: "ingredient", key: "dragon scales", preference: "allergy" },
  { type: "health", key: "high_blood_pressure" },
];

const judged = (name: string, kind: "menu" | "ingredient") =>
  judge([{ id: "1", name }], settings, knowledge, { provenance: "venue", kind });
const WAYS: Readonly<Record<string, (text: string) => unknown>> = {
  "a line": (text) => parseLine(text, knowledge),
  "an ingredient": (text) => judged(text, "ingredient"),
  "a menu": (text) => judged(text, "menu"),
  "a marked menu": (text) => markMenu([{ id: "1", name: "Pie", description: text }], settings, knowledge),
};

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});
afterAll(async () => {
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
});

/** How often blocks of the product's code run during this call. */
async function workOf(act: () => unknown): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  act();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  let work = 0;
  for (const { url, functions } of result)
    if (/\/(?:server\/dietary|lib)\//.test(url))
      for (const { ranges } of functions) for (const { count } of ranges) work += count;
  return work;
}

const REPEATED = [
  ...["(G) ", "(1) ", "[A,C]", "(", "([", "((a", "()", ")(", "{", "<b>", "&amp;"],
  ...["1", "1 ", "1,", "1.5 ", "1/2 ", "1-2 ", "½", "2x ", "E322 ", "5% ", "g, ", "to ", "cup "],
  ...[
    "no ",
    "no of ",
    "no nuts, ",
    "without zqx, ",
    "not ",
    "of ",
    "or ",
    "and ",
    "with ",
    "free ",
    "vegan ",
    "may ",
    "un-",
    "nut-",
    "nuts, ",
    "milk/",
  ],
  ...["a'", "a.", "a-", "ab ", "zqx ", "zqx, ", "- ", "–", "| ", ": ", "? ", "* ", "\n", "\t", "   "],
  ...["กะ", "ข้าว ", "寿", "豆腐", "한글 ", "س ", "🍕", "🥜 ", "é", "\u0301", "\u200b", "\ud800"],
];
/** Below the limit of words that are read, so that the limit does not cut the work off. */
const TIMES = 900;

describe("a short text over and over", () => {
  it.each(REPEATED)("is read in its length: %j", async (text) => {
    let counted = 0;
    for (const [way, act] of Object.entries(WAYS)) {
      act(text.repeat(TIMES));
      const once = await workOf(() => act(text.repeat(TIMES)));
      const twice = await workOf(() => act(text.repeat(2 * TIMES)));
      expect(twice, `${way} after ${once}`).toBeLessThan(2.5 * once + TIMES);
      counted += once;
    }
    expect(counted).toBeGreaterThan(TIMES);
  });
});
