import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DoubtfulLines, doubtfulLines } from "@/app/(site)/(recipes)/recipes/[id]/view/_components/doubtful-lines";

const line = (name: string, isKnown: boolean) => ({
  id: name,
  name,
  quantity: "1",
  unit: "tsp",
  note: null,
  group: null,
  order: 1,
  dietary_info: {},
  health_concerns: [],
  is_known: isKnown,
});
const ingredients = [line("salt", true), line("zorblax", false)];
const shown = (over: {
  type?: "created" | "saved" | null;
  source_url?: string | null;
  engine_version?: string | null;
}) =>
  renderToStaticMarkup(
    createElement(DoubtfulLines, {
      recipe: { id: "1", ingredients, type: null, source_url: null, engine_version: "1", ...over },
    }),
  );

describe("the unknown lines of a recipe", () => {
  it("are named as they are written, and none for a recipe that is not analysed yet", () => {
    expect(doubtfulLines({ ingredients, engine_version: "1" })).toEqual(["1 tsp zorblax"]);
    expect(doubtfulLines({ ingredients, engine_version: null })).toEqual([]);
  });

  it("can be corrected in place in one's own recipe, whether pasted, imported or written", () => {
    expect(shown({ type: "created" })).toContain('href="/recipes/1/edit"');
  });

  it("can be corrected in a variant of a recipe that was read from a page", () => {
    expect(shown({ type: "saved", source_url: "https://soup.example/" })).toContain('href="/recipes/1/customize"');
  });

  it.each([
    ["another person's recipe", {}],
    ["a recipe that is not analysed yet", { type: "created" as const, engine_version: null }],
  ])("are not offered for %s", (_what, over) => expect(shown(over)).toBe(""));
});
