import { describe, expect, it } from "vitest";
import { AREAS } from "@/messages/areas";
import { TRANSLATIONS } from "@/messages/translations";
import { namesIn } from "@/tests/support/i18n/names-in";
import { SAME_IN_GERMAN } from "./same-in-german";

const areas = Object.entries(AREAS).map(([name, { messages }]) => ({
  name,
  messages: messages as Record<string, string>,
}));
const ALL = Object.entries(TRANSLATIONS).map(([locale, areasOf]) => ({
  locale,
  areasOf: areasOf as unknown as Record<string, Record<string, string>>,
}));

describe.each(areas)("the texts of $name", ({ name, messages }) => {
  const languages = ALL.filter(({ locale, areasOf }) => locale !== "ar" || name in areasOf);
  it("are exported under the name by which pages request them", () => {
    expect(AREAS[name as keyof typeof AREAS].name).toBe(name);
  });

  it.each(languages)("have the same keys in $locale, and none is empty", ({ areasOf }) => {
    expect(Object.keys(areasOf[name] ?? {}).sort()).toEqual(Object.keys(messages).sort());
    for (const text of Object.values(areasOf[name] ?? {})) expect(text.trim()).not.toBe("");
  });

  it.each(languages)("have the same values, choices and tags in $locale", ({ areasOf }) => {
    const names = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, namesIn(text)]));
    expect(names(areasOf[name] ?? {})).toEqual(names(messages));
  });
});

describe("German", () => {
  it("differs from the English in every text, except for words that both languages share", () => {
    const german = TRANSLATIONS.de as unknown as Record<string, Record<string, string>>;
    const same = areas.flatMap(({ name, messages }) =>
      Object.entries(messages).flatMap(([key, text]) => (german[name]?.[key] === text ? [text] : [])),
    );
    expect(same.filter((text) => !SAME_IN_GERMAN.has(text))).toEqual([]);
    expect([...SAME_IN_GERMAN].filter((text) => !same.includes(text))).toEqual([]);
  });

  it("uses du, never Sie", () => {
    const german = Object.values(TRANSLATIONS.de).flatMap((texts) => Object.values(texts));
    expect(
      german.filter((text) =>
        /\b(?:Ihr|Ihre[mnrs]?|Ihnen)\b|\b(?:können|möchten|haben|sind|müssen|werden|wollen) Sie\b|\b(?:Bitte )?\w+en Sie\b/.test(
          text,
        ),
      ),
    ).toEqual([]);
  });

  it("uses German quotation marks and dashes", () => {
    const german = Object.values(TRANSLATIONS.de).flatMap((texts) => Object.values(texts));
    expect(german.filter((text) => /"|“[^“”„]*”|—|\.\.\./.test(text))).toEqual([]);
  });
});
