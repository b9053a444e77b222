import { describe, expect, it } from "vitest";
import { dateLocale } from "@/lib/i18n/date-locale";

describe("the locale of dates", () => {
  it.each([
    ["en", ["en-US", "de"], "en-US"],
    ["de", ["en-US", "de-AT"], "de-AT"],
    ["de", ["en-US"], "de"],
    ["en", ["de-DE"], "en-GB"],
    ["en", [], "en-GB"],
    ["ar", ["ar-EG"], "ar-EG"],
  ])("of %s on a device with %j is %s", (locale, device, expected) => {
    expect(dateLocale(locale, device)).toBe(expected);
  });
});
