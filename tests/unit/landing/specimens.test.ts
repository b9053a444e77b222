import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpecimenCard } from "@/components/id-card/specimen-card";
import { DEMO_PROFILE } from "@/lib/id-card/id-card";

const sources = ["app", "components", "lib", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const thatSay = (words: RegExp) => sources.filter((file) => words.test(readFileSync(file, "utf8"))).sort();

test("the card of an invented person stands on the two pages that tell strangers what a card is, and nowhere else", () => {
  expect(thatSay(/<SpecimenCard\b/)).toEqual([
    "app/(site)/(business)/portal/landing/_components/business-hero.tsx",
    "app/(site)/(diner)/_components/hero.tsx",
  ]);
  expect(thatSay(/<BusinessHero\b/)).toEqual(["app/(site)/(business)/portal/landing/page.tsx"]);
});

test("nobody else shows what is on it, but for the landing's comparison, which names the person as invented", () => {
  expect(thatSay(/\bDEMO_PROFILE\b/)).toEqual([
    "app/(site)/(diner)/_components/see-it-in-action.tsx",
    "components/id-card/specimen-card.tsx",
    "lib/id-card/id-card.ts",
    "server/dietary/demo/read-demo.ts",
  ]);
  expect(thatSay(/<IdCard[^>]*\bspecimen=/)).toEqual(["components/id-card/specimen-card.tsx"]);
  expect(thatSay(/<SeeItInAction\b/)).toEqual(["app/(site)/(diner)/page.tsx"]);
});

test("it says that it is an example on the card, and in its name for screen readers", () => {
  const html = renderToStaticMarkup(createElement(SpecimenCard));
  expect(html).toContain("An example: this person is invented");
  expect(html).toContain(`aria-label="Example: digital dietary ID of ${DEMO_PROFILE.displayName}, an invented person"`);
});
