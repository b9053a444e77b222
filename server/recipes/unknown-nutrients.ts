import type { UnknownNutrientWire } from "@/lib/schemas/recipe-judgement";
import type { ServingLimit } from "@/server/dietary/serving-limits";
import { beyond, type LineAmounts } from "./line-amounts";
import type { ServingFacts } from "./serving-findings";

/** A line with the name of its food as the recipe writes it. */
export type NamedLine = { readonly id: string; readonly food: string };

type Range = { readonly least: number; readonly most: number };

/** A line that may bring less of a limit than this is not named, unless no other may bring more. */
const WORTH_NAMING = 0.15;
const MOST_NAMED = 3;

/** What nobody can say about a nutrient of a serving, with the lines that leave it open. */
export function unknownOf(
  { nutrient, amount: limit, unit }: ServingLimit,
  { least, most }: Range,
  lines: readonly NamedLine[],
  facts: ServingFacts,
): UnknownNutrientWire {
  const named = openLines(nutrient, limit, lines, facts);
  const because = facts.most === null ? "not_counted" : named.length > 0 ? "ingredients" : "servings";
  return {
    nutrient,
    because,
    sentence: sentenceOf(nutrient, because, named),
    at_least: least,
    at_most: Number.isFinite(most) ? most : null,
    limit,
    unit,
    lines: named.map(({ id, food, isUntold }) => ({ id, food, ...(isUntold ? { is_untold: true as const } : {}) })),
  };
}

type OpenLine = NamedLine & { readonly isUntold: boolean };

function openLines(
  nutrient: string,
  limit: number,
  lines: readonly NamedLine[],
  { amounts, servings, most }: ServingFacts,
): OpenLine[] {
  if (most === null) return [];
  const open = lines
    .map((line) => ({ ...line, more: moreOf(amounts.get(line.id), nutrient, servings ?? 1) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  const worth = open.filter(({ more }) => more >= limit * WORTH_NAMING);
  return (worth.length > 0 ? worth : open.slice(0, 1))
    .slice(0, MOST_NAMED)
    .map(({ id, food }) => ({ id, food, isUntold: amounts.get(id)?.isUntold === true }));
}

function moreOf(amounts: LineAmounts | undefined, nutrient: string, servings: number): number {
  const open = amounts?.open[nutrient];
  return open ? beyond(open, amounts?.counted[nutrient] ?? 0, servings) : 0;
}

/** Nutrients as the sentences call them: nobody at a table says sodium. */
const WORDS: Readonly<Record<string, string>> = { sodium: "salt", calories: "energy" };

export const nutrientWords = (nutrient: string): string => WORDS[nutrient] ?? nutrient.replaceAll("_", " ");

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** What nobody can say about a nutrient of a food that is part of no dish. */
export const unknownOfFood = (
  { nutrient, amount: limit, unit }: ServingLimit,
  { least, most }: Range,
  line: NamedLine,
): UnknownNutrientWire => ({
  nutrient,
  because: "ingredients",
  sentence: sentenceOf(nutrient, "ingredients", [{ ...line, isUntold: false }]),
  at_least: least,
  at_most: Number.isFinite(most) ? most : null,
  limit,
  unit,
  lines: [{ id: line.id, food: line.food }],
});

function sentenceOf(nutrient: string, because: UnknownNutrientWire["because"], lines: readonly OpenLine[]): string {
  const words = nutrientWords(nutrient);
  if (because === "not_counted")
    return `We do not know how much ${words} a serving holds: it has not been counted yet.`;
  if (because === "servings")
    return `We do not know how much ${words} a serving holds, because the recipe does not say how many it makes.`;
  const foodsOf = (isUntold: boolean) => lines.filter((line) => line.isUntold === isUntold).map(({ food }) => food);
  const [untold, held] = [foodsOf(true), foodsOf(false)];
  const holding = held.map((food) => `the ${food}`);
  const told =
    held.length > 0
      ? `we do not know how much ${words} ${list.format(holding)} ${held.length > 1 ? "hold" : "holds"}`
      : "";
  const given = untold.length > 0 ? `the recipe does not say how much ${list.format(untold)} goes in` : "";
  const said = [told, given].filter(Boolean).join(", and ");
  const ends = told === "" ? `, so we do not know how much ${words} a serving holds` : "";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${ends}.`;
}
