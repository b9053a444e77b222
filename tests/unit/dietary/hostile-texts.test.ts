import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadKnowledge();
const settings: Setting[] = [
  { type: "diet", key: "vegan" },
  { type: "ingredient", key: "nut", preference: "allergy" },
  { type: "ingredient", key: "dragon scales", preference: "allergy" },
  { type: "health", key: "high_blood_pressure" },
];

/** Each is repeated up to 20,000 characters. A reading in quadratic time would exceed the test's time limit. */
const REPEATED = [
  ",",
  "(",
  "()",
  "((a",
  "<b>",
  "1",
  "1 ",
  "1/2 ",
  "1,000",
  ".",
  " and nuts",
  " and",
  "no nuts, ",
  "no zorbla, ",
  "nut free ",
  "gluten and ",
  "milk of ",
  "salted peanuts, ",
  "crab flavoured ",
  "(G) ",
  "1,2,",
  "finely ",
  "chopped, ",
  ", or x",
  "about ",
  "= 1 ",
  "a'a",
  "? ",
  "\u0301",
  "\u202e",
  "\ud800",
  "寿",
  "🍕",
  "\n",
];

const settingsSay = (name: string, kind: "menu" | "ingredient") =>
  judge([{ id: "1", name }], settings, knowledge, { provenance: "venue", kind })[0];

describe("hostile texts", () => {
  it.each(REPEATED)("%j repeated many times is answered in time", (text) => {
    const long = text.repeat(20_000 / text.length);
    expect(parseLine(long, knowledge).name).toBeTypeOf("string");
    expect(settingsSay(long, "ingredient")?.settings).toHaveLength(settings.length);
    const [marked] = markMenu([{ id: "1", name: "Pie", description: long }], settings, knowledge);
    expect(textOf(marked?.description ?? "")).toBe(long);
  });

  it("100 KB of everything are read in time", () => {
    const all = REPEATED.join(" ");
    const long = all.repeat(100_000 / all.length);
    expect(parseLine(long, knowledge).confidence).toBeGreaterThan(0);
    expect(settingsSay(long, "menu")?.kind).toBe("conflict");
  });

  it.each([",", "salted peanuts, "])("a megabyte of %j is answered in time", (text) => {
    const long = text.repeat(1_000_000 / text.length);
    expect(parseLine(long, knowledge).name).toBeTypeOf("string");
    expect(settingsSay(long, "menu")?.settings).toHaveLength(settings.length);
  });

  it("a pictograph repeated ten thousand times adds only a few reasons", () => {
    const verdict = settingsSay("🥜".repeat(10_000), "menu");
    expect(verdict?.settings.find(({ setting }) => setting.key === "nut")?.kind).toBe("may_contain");
    expect(verdict?.reasons.length).toBeLessThan(settings.length * 10);
  });

  it("of thousands of unknown words, the first ones are named in their order", () => {
    const long = Array.from({ length: 10_000 }, (_, at) => `zq${at}x`).join(" ");
    const rules = settingsSay(long, "menu")?.reasons.map(({ rule }) => rule) ?? [];
    expect(rules.find((rule) => rule.startsWith("We do not know"))).toContain("“zq0x zq1x zq2x");
  });

  it("the end of a text that is too long to be read is never safe", () => {
    const long = `${"carrot, ".repeat(5_000)}butter`;
    for (const kind of ["menu", "ingredient"] as const) expect(settingsSay(long, kind)?.kind).toBe("unknown");
    expect(settingsSay("carrot, ".repeat(500), "menu")?.settings[0]?.kind).not.toBe("conflict");
  });

  it.each([`1 ${"9".repeat(400)}/2 cups flour`, `${"9".repeat(400)} g flour`, `1.${"3".repeat(400)} g flour`])(
    "no number is read from an endless row of digits",
    (line) => expect(() => parseLine(line, knowledge)).not.toThrow(),
  );
});

const SIGNS: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** The text that a browser shows of our HTML. */
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
