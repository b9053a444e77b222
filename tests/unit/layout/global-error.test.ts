import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { GLOBAL_ERROR_STYLE } from "@/app/global-error-style";
import { appearanceAttributes, TEXT_SIZES, THEMES } from "@/lib/auth/appearance";

const STYLES = path.resolve(import.meta.dirname, "../../../styles");
const read = (sheet: string) => readFileSync(path.join(STYLES, sheet), "utf8");
const coloursOf = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*(light-dark\([^;]*\));/g)].map(([, name = "", value]) => [name, value]));
/** The declarations for an attribute of <html>, without the spaces between them. */
const declaredFor = (css: string, selector: string) =>
  new RegExp(`${selector.replace(/[[\]]/g, "\\$&")}\\s*\\{([^}]*)\\}`).exec(css)?.[1]?.replace(/\s+/g, " ").trim();

describe("the page for a layout that failed", () => {
  it("has the colours of every other page", () => {
    const ours = coloursOf(GLOBAL_ERROR_STYLE);
    const tokens = coloursOf(read("tokens.css"));
    expect(ours.size).toBeGreaterThan(3);
    expect([...ours].filter(([name, value]) => tokens.get(name) !== value)).toEqual([]);
  });

  it.each([
    ...THEMES.map((theme) => ({ theme, textSize: "normal" as const })),
    ...TEXT_SIZES.map((textSize) => ({ theme: "system" as const, textSize })),
  ])("shows what the person chose as other pages do: $theme, $textSize", (appearance) => {
    for (const [name, value] of Object.entries(appearanceAttributes(appearance))) {
      if (value === undefined) continue;
      const selector = `[${name}="${value}"]`;
      const everywhere = declaredFor(read("tokens.css"), selector) ?? declaredFor(read("base.css"), selector);
      expect(everywhere, selector).toBeDefined();
      expect(declaredFor(GLOBAL_ERROR_STYLE, selector), selector).toBe(everywhere);
    }
  });
});
