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
    ["en", ["en-US@posix", "en-GB"], "en-GB"],
    ["de", ["de_DE.UTF-8", "de-CH"], "de-CH"],
  ])("of %s on a device with %j is %s", (locale, device, expected) => {
    expect(dateLocale(locale, device)).toBe(expected);
  });
});
