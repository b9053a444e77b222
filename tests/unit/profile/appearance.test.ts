import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  appearanceAttributes,
  readAppearance,
  TEXT_SIZES,
  THEMES,
  USUAL,
  writeAppearance,
} from "@/lib/auth/appearance";

describe("the appearance of the pages", () => {
  it("is read as it was written, and anything else is the default", () => {
    for (const theme of THEMES) {
      for (const textSize of TEXT_SIZES) {
        expect(readAppearance(writeAppearance({ theme, textSize }))).toEqual({ theme, textSize });
      }
    }
    for (const value of [undefined, null, "", "black", "..", "usual.huge", '"><script>']) {
      expect(readAppearance(value)).toEqual(USUAL);
    }
  });

  it("puts only known words into the page, whatever the cookie says", () => {
    const own: readonly unknown[] = [undefined, "light", "dark", "large", "larger"];
    fc.assert(
      fc.property(fc.string(), (value) => {
        for (const each of Object.values(appearanceAttributes(readAppearance(value)))) expect(own).toContain(each);
      }),
    );
  });
});
