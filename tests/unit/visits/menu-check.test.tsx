import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MenuCheck } from "@/app/(site)/(diner)/venue/[venueId]/_components/menu-check";
import type { CheckState } from "@/components/ui/check-state";

const drawn = (check: CheckState | null, isJudged: boolean) =>
  renderToStaticMarkup(<MenuCheck check={check} isJudged={isJudged} onRetry={() => {}} />);

describe("the check of a venue's menu", () => {
  it("is told as a whole to those who hear the page: that it runs, that it is over, that it failed", () => {
    for (const [check, isJudged, words] of [
      ["checking", false, "The menu is being checked."],
      [null, true, "The menu is checked."],
      ["unchecked", false, "This menu is not checked."],
      ["unchecked", true, "This menu is not checked."],
    ] as const) {
      const html = drawn(check, isJudged);
      expect(html).toMatch(/^<div aria-live="polite"/);
      expect(html).toContain(words);
    }
  });

  it("offers another try where it did not come to an end, and says nothing where nobody asked", () => {
    expect(drawn("unchecked", false)).toMatch(/<button[^>]*>.*Check again/s);
    expect(drawn("checking", false)).not.toContain("<button");
    expect(drawn(null, false)).toBe('<div aria-live="polite"></div>');
  });
});
