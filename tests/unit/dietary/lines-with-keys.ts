import { readFileSync } from "node:fs";
import { formatQuantity } from "@/lib/quantity/format-quantity";
import { judge } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { readLine } from "@/server/dietary/engine/read";

/** The fourteen allergen groups of EU law, by the word of the keys. */
const ALLERGIES: Readonly<Record<string, string>> = {
  gluten: "gluten-grain",
  crust: "crustacean",
  egg: "egg",
  fish: "fish",
  peanut: "peanut",
  soy: "soy",
  milk: "dairy",
  nut: "tree nut",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulph: "sulphite",
  lupin: "lupin",
  moll: "mollusc",
};

/** A recipe's line with what is true of it: "-" for none; `holds` names allergens, "?egg" one that it may hold, "*" leaves the others open. */
export type KeyedLine = {
  readonly language: string;
  readonly text: string;
  readonly quantity: string;
  readonly unit: string;
  readonly food: string;
  readonly rest: string;
  readonly holds: string;
};

export const keyedLinesIn = (file: string): KeyedLine[] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => {
      const [language = "", text = "", quantity = "", unit = "", food = "", rest = "", holds = ""] = row.split("\t");
      return { language, text, quantity, unit, food, rest, holds };
    });

export type Fault = "amount" | "food" | "kept" | "unsafe" | "unsure" | "alarm";

export type LineAnswer = { readonly of: KeyedLine; readonly faults: ReadonlySet<Fault>; readonly said: string };

/**
 * How a line was read. Faults: `amount` for a wrong amount or unit, `food` for another name of the food, `kept` if a word of
 * the key's preparation is in no part but the name, `unsafe` if an allergen fits, `unsure` if an allergen that is surely
 * absent is "unknown", `alarm` if it is in conflict or may be there.
 */
export function answerTo(line: KeyedLine, knowledge: Knowledge): LineAnswer {
  const faults = new Set<Fault>();
  const { parsed } = readLine(line.text, knowledge);
  const amount = parsed.quantity ? formatQuantity(parsed.quantity) : "-";
  const unit = parsed.unit?.key ?? "-";
  if (amount !== line.quantity || unit !== line.unit) faults.add("amount");
  if (parsed.name !== line.food) faults.add("food");
  const rest = `${parsed.size} ${parsed.preparation} ${parsed.note}`.toLowerCase();
  const words = line.rest === "-" ? [] : line.rest.toLowerCase().split(/[\s,]+/);
  if (words.some((word) => !rest.includes(word))) faults.add("kept");
  const verdicts = Object.entries(ALLERGIES).map(
    ([word, key]) => [word, verdictOn(line.text, key, knowledge)] as const,
  );
  const held = line.holds.split(",");
  for (const [word, verdict] of verdicts) {
    const isHeld = held.includes(word) || held.includes(`?${word}`);
    if (isHeld && verdict === "match") faults.add("unsafe");
    if (isHeld || held.includes("*")) continue;
    if (verdict === "unknown") faults.add("unsure");
    if (verdict === "conflict" || verdict === "may_contain") faults.add("alarm");
  }
  const told = verdicts.filter(([, verdict]) => verdict !== "match").map(([word, verdict]) => `${word}=${verdict}`);
  const said = [amount, unit, parsed.name, rest.trim(), told.length > 12 ? `all ${told[4]}` : told.join(" ")].join(
    " | ",
  );
  return { of: line, faults, said };
}

/** "label": the food is packaged, and its label tells. */
function verdictOn(name: string, key: string, knowledge: Knowledge): string {
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  const [verdict] = judge([{ id: "", name }], [setting], knowledge, { provenance: "recipe", kind: "ingredient" });
  const [said] = verdict?.settings ?? [];
  return said?.kind === "may_contain" && said.checkLabel ? "label" : (said?.kind ?? "unknown");
}

/** How many lines have each fault. */
export function faultsOf(answers: readonly LineAnswer[]): Record<Fault, number> {
  const counts = { amount: 0, food: 0, kept: 0, unsafe: 0, unsure: 0, alarm: 0 };
  for (const { faults } of answers) for (const fault of faults) counts[fault]++;
  return counts;
}
