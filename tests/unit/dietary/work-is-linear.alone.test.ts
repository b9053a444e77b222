import { describe, expect, it } from "vitest";
import { writtenVerdicts } from "@/server/dietary/diet-verdicts";
import { judge } from "@/server/dietary/engine/judging/judge";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { placedMentions } from "@/server/dietary/engine/reading/placed-mentions";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import { countedWork } from "@/tests/support/counted-work";

/** Twice the text costs at most twice the work, which is counted (tests/support/counted-work.ts). */
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

const workOf = countedWork();

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

describe("a short text repeated many times", () => {
  it.each(REPEATED)("is read in linear work: %j", async (text) => {
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

describe("a venue's dish", () => {
  it.each(REPEATED)("is read once, however many diets are judged: %j", async (text) => {
    const dish = (times: number) => ({ id: "1", name: "Pie", description: text.repeat(times) });
    const read = (times: number) => placedMentions(dish(times), knowledge, "menu");
    const judge = (times: number) => writtenVerdicts([dish(times)], knowledge);
    /** What twice the text adds: a diet's own rules are prepared once, whatever the text. */
    const added = async (act: (times: number) => unknown): Promise<number> => {
      act(TIMES);
      const once = await workOf(() => act(TIMES));
      return (await workOf(() => act(2 * TIMES))) - once;
    };
    const reading = await added(read);
    expect(await added(judge), `reading alone ${reading}`).toBeLessThan(1.5 * reading + 12 * TIMES);
  });
});

describe("a character of a script without spaces", () => {
  it.each(["寿", "グ", "ภ", "龘"])("costs hardly more than a word of another script: %s", async (sign) => {
    const read = (text: string) =>
      placedMentions({ id: "1", name: "", description: text.repeat(TIMES) }, knowledge, "menu");
    for (const text of [sign, "zqx "]) read(text);
    const word = await workOf(() => read("zqx "));
    expect(await workOf(() => read(sign)), `the word ${word}`).toBeLessThan(1.5 * word);
  });
});
