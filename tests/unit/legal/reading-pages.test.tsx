import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SAID_IN_GERMAN } from "@/app/(site)/(diner)/_components/reading/de/kept-in-browser";
import { KEPT_IN_BROWSER } from "@/app/(site)/(diner)/_components/reading/kept-in-browser";
import {
  CONTACT_PAGE,
  READING_PAGES,
  type ReadingPageText,
} from "@/app/(site)/(diner)/_components/reading/reading-pages";
import type { TextSection } from "@/components/legal/text-sections";

const contact = (of: "en" | "de"): ReadingPageText => ({
  ...CONTACT_PAGE[of],
  sections: CONTACT_PAGE[of].sections("mail@id.example"),
});
const PAGES: readonly (readonly [name: string, en: ReadingPageText, de: ReadingPageText])[] = [
  ...Object.entries(READING_PAGES).map(([name, { en, de }]) => [name, en, de] as const),
  ["contact", contact("en"), contact("de")],
];

const html = ({ body }: TextSection) => renderToStaticMarkup(body);
const linksIn = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).sort();
const countOf = (markup: string, tag: string) => markup.split(`<${tag}`).length - 1;

describe.each(PAGES)("the page of %s in German", (_, en, de) => {
  it("has the sections of the English page, with the same anchors", () => {
    expect(de.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
  });

  it("has the same links, list items and paragraphs in each section, so that nothing is missing", () => {
    de.sections.forEach((section, at) => {
      const [german, english] = [html(section), html(en.sections[at] as TextSection)];
      expect(linksIn(german)).toEqual(linksIn(english));
      for (const tag of ["li", "p", "tr", "strong"]) expect(countOf(german, tag)).toBe(countOf(english, tag));
      expect(german).not.toBe(english);
    });
  });

  it("uses du and German quotation marks", () => {
    const text = [
      de.title,
      de.lead,
      ...de.sections.flatMap((each) => [each.title, html(each).replace(/<[^>]*>/g, " ")]),
    ];
    for (const words of text) expect(words).not.toMatch(/\b(?:Ihnen|Ihre[mnrs]?)\b|\b\w+en Sie\b|&quot;|“[^“”„]*”|—/);
  });
});

describe("the notice that the English text is binding", () => {
  it("is shown above the German terms and privacy page, and nowhere else", () => {
    const bound = PAGES.filter(([, , { binding }]) => binding !== undefined).map(([name]) => name);
    expect(bound).toEqual(["terms", "privacy"]);
    expect(READING_PAGES.terms.de.binding).toContain("Verbindlich ist allein der englische Text");
  });
});

describe("the list of what is stored in the browser", () => {
  it("is translated completely, and contains no outdated text", () => {
    const texts = new Set(KEPT_IN_BROWSER.flatMap(([, , purpose, duration]) => [purpose, duration]));
    expect([...texts].filter((text) => !(text in SAID_IN_GERMAN))).toEqual([]);
    expect(Object.keys(SAID_IN_GERMAN).filter((text) => !texts.has(text))).toEqual([]);
  });
});
