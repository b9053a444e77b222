import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { markUp, segmentsOf } from "@/server/dietary/engine/judging/mark-up";
import type { Reason, Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function marked(description: string, settings: readonly Setting[], useBrackets = false) {
  const item = { id: "1", name: "Dish", description };
  const [verdict] = judge([item], settings, knowledge, { provenance: "venue", kind: "menu" });
  if (!verdict) throw new Error("No verdict.");
  return markUp(item, verdict, { useBrackets });
}

describe("marking up", () => {
  const nuts: Setting = { type: "ingredient", key: "nut", preference: "allergy" };

  it("marks a conflict with the documented classes and tooltip", () => {
    const { description, containerClass } = marked("Rice, walnuts", [nuts]);
    expect(description).toBe(
      'Rice, <span class="pfai-conflict" tabindex="0" pfai-conflict-tooltip="Walnuts are nuts; you are allergic to nuts.">walnuts</span>',
    );
    expect(containerClass).toBe("pfai-container-conflict");
  });

  it("marks liked, possible and unknown foods, each in its own way", () => {
    expect(marked("chickpeas", [{ type: "ingredient", key: "chickpea", preference: "love" }]).description).toContain(
      'class="pfai-match" tabindex="0" pfai-match-tooltip="You love chickpea."',
    );
    expect(marked("brownie", [nuts]).description).toContain("pfai-may-contain");
    expect(marked("zorblax", [nuts]).description).toMatch(/pfai-(unknown|may-contain)/);
  });

  it("puts angle brackets around marked foods only on request", () => {
    expect(marked("Rice, walnuts", [nuts], true).description).toContain(">&lt;walnuts&gt;</span>");
    expect(marked("Rice, walnuts", [nuts]).description).not.toContain("&lt;");
  });

  it("hides no conflict inside the mark of a longer food", () => {
    const reason = (kind: "unknown" | "conflict", start: number, end: number, rule: string): Reason => ({
      kind,
      setting: nuts,
      ingredient: "",
      rule,
      provenance: "venue",
      field: "name",
      start,
      end,
    });
    const found = [reason("conflict", 8, 15, "Nuts."), reason("unknown", 0, 20, "Unknown.")];
    expect(segmentsOf("zorblax walnuts quimble", "name", found)).toEqual([
      { text: "zorblax walnuts quim", mark: expect.objectContaining({ kind: "conflict", rules: ["Nuts."] }) },
      { text: "ble", mark: null },
    ]);
  });

  it("escapes text that the engine did not write", () => {
    const { description } = marked('<script>alert("x")</script> & walnuts', [nuts]);
    expect(description).not.toContain("<script>");
    expect(description.replace(/<\/?span[^>]*>/g, "")).toBe(
      "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; walnuts",
    );
    expect(description).toContain("&amp;");
  });
});
