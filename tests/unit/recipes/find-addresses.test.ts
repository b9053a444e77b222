import { describe, expect, it } from "vitest";
import { findAddresses } from "@/lib/recipes/find-addresses";

const A = "https://soup.example/leek";
const B = "http://www.bread.example/rye-loaf?page=2";

describe("the addresses in a pasted text", () => {
  it.each<[string, string, string[]]>([
    ["one a line", `${A}\n${B}\r\n`, [A, B]],
    ["a numbered list", `1. ${A}\n2) ${B}`, [A, B]],
    [
      "a sentence",
      `Try ${A}, then (${B}), or ${A}/two! And https://x.example/?q=a.`,
      [A, B, `${A}/two`, "https://x.example/?q=a"],
    ],
    [
      "brackets of the address itself",
      "see https://w.example/Soup_(food) (and https://w.example/Pie_(food))",
      ["https://w.example/Soup_(food)", "https://w.example/Pie_(food)"],
    ],
    ["Markdown", `- [Leek](${A})\n- [${B}](${B})\n<${A}/x>`, [A, B, `${A}/x`]],
    ["exported bookmarks", `<DT><A HREF="${A}?a=1&amp;b=2" ADD_DATE="17">Leek</A>`, [`${A}?a=1&b=2`]],
    ["a table of text", `Leek;${A};4 stars\nRye\t${B}\tgood`, [`${A}`, B]],
    [
      "no scheme",
      "www.soup.example/leek\nchef.example/rezepte/12/suppe.html\n* bread.example/a",
      ["https://www.soup.example/leek", "https://chef.example/rezepte/12/suppe.html", "https://bread.example/a"],
    ],
    ["other scripts", "レシピ https://ja.example/大根スープ 「おいしい」", ["https://ja.example/大根スープ"]],
    ["quotes", `„${A}“ and ‘${B}’ and "${A}/x"`, [A, B, `${A}/x`]],
    ["what is none", "me@www.example.com, 1/2 cup, ftp://a.example, soup.example, https://, and/or", []],
  ])("%s", (_name, text, addresses) => {
    expect(findAddresses(text).addresses).toEqual(addresses);
  });

  it("count the same page once, whatever part of it they lead to, and tell how many more there were", () => {
    expect(findAddresses(`${A}\n${A}#method\n${A}\n${B}`)).toEqual({ addresses: [A, B], twice: 2 });
  });

  it("are found in a long hostile text in no more time than its length takes", () => {
    for (const text of [
      "(".repeat(200_000),
      `https://a.example/${")".repeat(200_000)}`,
      "www.".repeat(60_000),
      `https://a.example/${"].".repeat(100_000)}`,
    ]) {
      const begun = performance.now();
      findAddresses(text);
      expect(performance.now() - begun).toBeLessThan(1500);
    }
  });
});
