import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SCREEN_FILES } from "../../support/screen-files";

const ROOT = join(import.meta.dirname, "../../..");
const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Where recipes, dishes and foods are shown, each with its verdict. */
const SHARED = /^components\/(?:recipes|home|cookbook|variants|household|visits|guest-card|demo)\//;
const OF_ROUTES =
  /^app\/\(site\)\/(?:\(recipes\)|\(diner\)\/(?:id\/_components\/guest-card|together|venue)|\(diner\)\/_components\/(?:home|demo))\//;
const JUDGED = SCREEN_FILES.filter(
  (file) => /\.(?:tsx|css)$/.test(file) && (SHARED.test(file) || OF_ROUTES.test(file)),
);

/** Utilities and variables of green, red and amber. */
const COLOUR = /(?:\b(?:bg|text|border|fill|stroke|outline|decoration|ring)-|--)(?:herb|tomato|saffron)\b/;

/** Signs of verdicts, and what has these colours for another reason and stands beside no dish that is judged. */
const MAY = new Map([
  ["components/recipes/voice-stack.tsx", "the verdict itself"],
  ["app/(site)/(diner)/together/[code]/_components/table-dishes.tsx", "the change that would mend a dish"],
  ["components/visits/dish-news.tsx", "a saved dish that fits no longer"],
  ["components/visits/seen-rows.tsx", "an allergy of the card"],
  ["app/(site)/(recipes)/household/_components/member-card.tsx", "an allergy of the card"],
  ["app/(site)/(recipes)/plan/table/_components/household/people-screen.tsx", "an allergy of the card"],
  ["components/visits/kitchen-answer.tsx", "whether the kitchen read a card"],
  ["app/(site)/(diner)/venue/[venueId]/_components/kitchen-line.tsx", "whether the kitchen read a card"],
  ["app/(site)/(diner)/_components/home/home-screen.tsx", "the table where somebody is checked in"],
  ["app/(site)/(diner)/together/[code]/_components/roundtable.tsx", "the seats of people"],
  ["app/(site)/(recipes)/grocery-list/_components/grocery-line.tsx", "the box that is ticked in the shop"],
  ["app/(site)/(recipes)/recipes/[id]/view/_components/cookbook/star-rating.tsx", "stars"],
  ["components/cookbook/verdict-news.tsx", "the frame of news"],
  ["app/(site)/(diner)/_components/home/recall-news.tsx", "the frame of news"],
  ["app/(site)/(recipes)/plan/_components/week-balance.tsx", "a chart of nutrients"],
  ["components/recipes/nutrition-bars.tsx", "a chart of nutrients"],
  ["components/recipes/method.tsx", "the numbers of steps"],
  ["components/recipes/timers/timer-shelf.tsx", "a timer that is over"],
  ["components/recipes/form/sortable-row.tsx", "the place where a row is dropped"],
  ["components/recipes/photos/photo-fields.tsx", "the main photo"],
]);

describe("the colours of verdicts", () => {
  it("stand in signs of verdicts only, where foods are shown", () => {
    const others = JUDGED.filter((file) => COLOUR.test(textOf(file)) && !MAY.has(file));
    expect(others.filter((file) => !file.includes("/plate"))).toEqual([]);
  });

  it("mark no row as chosen, open, today's or hovered", () => {
    const marked =
      /(?:data-chosen|aria-selected|aria-current|group-hover(?:\/\w+)?):[^"\s]*(?:herb|tomato|saffron)-?(?:tint)?/;
    const rows = [
      "app/(site)/(recipes)/recipes/_components/discover/result-list.tsx",
      "app/(site)/(recipes)/recipes/_components/recipe-card.tsx",
      "components/ui/data-table.tsx",
    ];
    expect(rows.filter((file) => marked.test(textOf(file)))).toEqual([]);
    expect(textOf("components/ui/data-table.tsx")).not.toMatch(/herb-tint|tomato-tint|saffron-tint/);
  });

  it("are named in the list of exceptions only where they are used", () => {
    expect([...MAY.keys()].filter((file) => !COLOUR.test(textOf(file)))).toEqual([]);
  });
});

/** Notes that say "unknown" as an answer: something was judged, and nobody can tell. */
const UNKNOWN_AS_ANSWER = [
  "app/(site)/(recipes)/grocery-list/_components/household/line-fits.tsx",
  "app/(portal)/portal/_components/live/live-guest.tsx",
  "app/(site)/(recipes)/recipes/[id]/view/_components/doubtful-lines.tsx",
  "app/(site)/(diner)/venue/[venueId]/_components/venue-dishes.tsx",
  "components/recipes/left-out-lines.tsx",
  "components/recipes/lines-to-check.tsx",
  "components/recipes/review/review-lines.tsx",
  "app/(site)/(recipes)/recipes/photo/_components/check-page.tsx",
  "app/(site)/(diner)/settings/_components/fhir-intake.tsx",
  "app/(site)/(recipes)/check/_components/answer.tsx",
  "app/(site)/(recipes)/check/_components/photo-being-read.tsx",
  "app/(site)/(recipes)/check/_components/menu-answer.tsx",
];

describe("what is still being checked, or could not be", () => {
  it("has no sign of a verdict: no component shows waiting or failure as unknown", () => {
    const literal = /(?:tone|verdict)="unknown"/;
    const found = SCREEN_FILES.filter((file) => file.endsWith(".tsx") && literal.test(textOf(file)));
    expect(found.sort()).toEqual([...UNKNOWN_AS_ANSWER].sort());
  });
});
