import { describe, expect, it } from "vitest";
import { chosenLocale, localeOf, localeOfRequest, negotiateLocale } from "@/lib/i18n/locales";

describe("the language of a page", () => {
  it.each([
    [null, "en"],
    ["", "en"],
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["en-US,en;q=0.9,de;q=0.8", "en"],
    ["fr-CH, fr;q=0.9, de;q=0.8, en;q=0.7", "de"],
    ["de;q=0.2, en;q=0.7", "en"],
    ["de;q=0, *", "en"],
    ["ja, *;q=0.5", "en"],
    ["DE", "de"],
    ["deu", "en"],
    ["de;q=hundred", "en"],
    [";;;,,,q=", "en"],
    ["fr,".repeat(100_000), "en"],
  ])("is the best that the browser accepts: %s", (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  it("is the chosen one, before those that the browser accepts", () => {
    expect(localeOf("de", "en")).toBe("de");
    expect(localeOf("en", "de")).toBe("en");
    expect(localeOf("tlh", "de")).toBe("de");
    const headers = new Headers({
      cookie: "appearance=dark.large; locale=de; other=locale=en",
      "accept-language": "en",
    });
    expect([localeOfRequest(headers), chosenLocale(headers)]).toEqual(["de", "de"]);
    expect(chosenLocale(new Headers({ cookie: "xlocale=de" }))).toBeNull();
  });
});
