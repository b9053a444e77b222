import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLines, cleanText } from "../../../server/recipes/extraction/clean-text";
import { parseMinutes } from "../../../server/recipes/extraction/duration";
import { absoluteAddress } from "../../../server/recipes/extraction/web-address";
import { chooseYield, parseYield } from "../../../server/recipes/extraction/yield";

describe("durations", () => {
  it.each<[unknown, number | null]>([
    ["PT1H30M", 90],
    ["P0Y0M0DT0H35M0.000S", 35],
    ["P1DT2H", 1560],
    ["PT90", 90],
    ["PT1H30", 90],
    ["pt 20 m", 20],
    ["T30M", 30],
    ["P30M", 30],
    ["PT0.5H", 30],
    ["PTH5MS", 5],
    ["PT5400S", 90],
    ["1:30", 90],
    ["45", 45],
    [45, 45],
    ["1 hr 15 mins", 75],
    ["1h30", 90],
    ["1 ½ Stunden", 90],
    ["1/2 hour", 30],
    ["20-30 minutes", 30],
    ["1 heure 10 min", 70],
    ["2 horas y 5 minutos", 125],
    ["30 min.", 30],
    ["30'", 30],
    ["1h 05'", 65],
    ["half an hour", 30],
    ["an hour", 60],
    ["1 hour and a half", 90],
    ["anderthalb Stunden", 90],
    ["eine Stunde 10 Minuten", 70],
    ["١٥ دقيقة", 15],
    ["1 ч 20 мин", 80],
    ["1小时30分钟", 90],
    ["1時間15分", 75],
    ["１５分", 15],
    ["1시간 20분", 80],
    ["30 นาที", 30],
    ["45 דקות", 45],
    ["overnight", null],
    ["PT0M", null],
    ["", null],
    [null, null],
    ["PT99999H", null],
    [Number.NaN, null],
  ])("%j is %j minutes", (written, minutes) => {
    expect(parseMinutes(written)).toBe(minutes);
  });

  it("are whole positive minutes or nothing, whatever is written", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), (written) => {
        const minutes = parseMinutes(written);
        expect(minutes === null || (Number.isInteger(minutes) && minutes > 0)).toBe(true);
      }),
    );
  });
});

describe("yields", () => {
  it.each<[unknown, number | null]>([
    ["4", 4],
    [4, 4],
    ["Serves 4-6", 4],
    ["8 (1/2-cup) servings", 8],
    ["Makes two dozen", 24],
    ["one loaf", 1],
    ["a tray", null],
    ["5000 people", null],
  ])("%j counts %j", (written, count) => {
    expect(parseYield(written)?.count ?? null).toBe(count);
  });

  it("use the longer wording of the same number", () => {
    expect(chooseYield(["12", "12 rolls"])).toEqual({ text: "12 rolls", count: 12 });
    expect(chooseYield(["4", "6 people"])).toEqual({ text: "4", count: 4 });
  });
});

describe("clean text", () => {
  it.each([
    ["1 cup <b>sugar</b>", "1 cup sugar"],
    ["S<b>alt</b>", "Salt"],
    ["1&frac12; cups", "1½ cups"],
    ["1&amp;frac12; cups", "1½ cups"],
    ["salt &amp;amp; pepper", "salt & pepper"],
    ["a\u00a0b\u200b \n c", "a b c"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;egg", "egg"],
    ["less than < 5 minutes", "less than < 5 minutes"],
    ["flour , sifted", "flour, sifted"],
    ["Mélangez\u00a0: voilà\u202f!", "Mélangez : voilà !"],
    ["Astuce : ajoutez de l'eau ; servez .", "Astuce : ajoutez de l'eau ; servez."],
    ["salt <a<a>>", "salt"],
    ["salt <a<a<a<a<a>>>>>", "salt a a >>"],
    ["salt <\u200bb>", "salt"],
  ])("%j becomes %j", (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it("breaks lines at blocks and line breaks", () => {
    expect(cleanLines("<p>One.</p><p>Two<br>three</p>\nfour")).toEqual(["One.", "Two", "three", "four"]);
  });

  it("leaves no tag behind", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."<>/!ab&;lgt#\n\u200b "), maxLength: 80 }), (raw) => {
        for (const line of [cleanText(raw), ...cleanLines(raw)]) expect(line).not.toMatch(/<[/!]?[a-z][^<>]*>/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("addresses of pictures", () => {
  it.each([
    ["/a.jpg", "https://kitchen.example/a.jpg"],
    ["//cdn.example/a.jpg", "https://cdn.example/a.jpg"],
    ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
    ["http://kitchen.examplehttps://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
    ["javascript:alert(1)", null],
    ["data:image/png;base64,AAAA", null],
    ["http://[", null],
  ])("%j is %j", (written, address) => {
    expect(absoluteAddress(written, "https://kitchen.example/cake")).toBe(address);
  });
});
