import { parseArgs } from "node:util";
import { DIET_KEYS, isDietKey } from "../../lib/dietary/diets";
import { foodNutrients } from "../../server/dietary/engine/food-nutrients";
import { judge } from "../../server/dietary/engine/judge";
import type { Concept } from "../../server/dietary/engine/knowledge";
import { makeupOf } from "../../server/dietary/engine/makeup";
import { markUp } from "../../server/dietary/engine/mark-up";
import { type Mention, readFood } from "../../server/dietary/engine/read-food";
import { substancesIn } from "../../server/dietary/engine/substances";
import type { PreferenceType, Setting } from "../../server/dietary/engine/verdict";
import { loadKnowledge } from "../../server/dietary/load-knowledge";

/** npm run analyze -- "pan-seared salmon, brown butter" --diet vegan --allergy nut --health diabetes --avoid garlic */
const USAGE = `Usage: npm run analyze -- "text" [--diet KEY] [--health CONCERN] [--allergy|--intolerance|--avoid|--dislike|--like|--love FOOD] [--html]
Each may be given several times.`;

const PREFERENCES = ["allergy", "intolerance", "avoid", "dislike", "like", "love"] as const satisfies PreferenceType[];
const many = { type: "string", multiple: true, default: [] as string[] } as const;
const knowledge = loadKnowledge();

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const OPTIONS = {
  help: { type: "boolean", default: false },
  html: { type: "boolean", default: false },
  diet: many,
  health: many,
  allergy: many,
  intolerance: many,
  avoid: many,
  dislike: many,
  like: many,
  love: many,
} as const;

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function readArguments(): { text: string; settings: Setting[]; html: boolean } {
  const { values, positionals } = parsed();
  const text = positionals.join(" ");
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (text === "") fail(USAGE);
  const settings: Setting[] = [
    ...values.diet.map((key): Setting => (isDietKey(key) ? { type: "diet", key } : fail(notOneOf(key, DIET_KEYS)))),
    ...values.health.map((key): Setting => {
      if (!knowledge.healthRules.has(key)) fail(notOneOf(key, [...knowledge.healthRules.keys()].sort()));
      return { type: "health", key };
    }),
    ...PREFERENCES.flatMap((preference) =>
      values[preference].map((key): Setting => ({ type: "ingredient", key, preference })),
    ),
  ];
  return { text, settings, html: values.html };
}

const notOneOf = (value: string, known: readonly string[]): string => `'${value}' is none of: ${known.join(", ")}.`;

function sentenceOn(text: string, { start, end, polarity, concepts, head, profile }: Mention): string {
  const figures = head && foodNutrients(head, knowledge);
  const kind = figures?.basis === "own" ? "" : " (the nearest of its kind)";
  return [
    `${text.slice(start, end)} (${polarity})`,
    `is ${concepts.map((concept) => concept.name).join(" + ") || "not known"}`,
    `holds ${substancesIn(profile.yes).join(", ") || "nothing on the list"}`,
    profile.may ? `may hold ${substancesIn(profile.may).join(", ")}` : "",
    profile.unknown ? "the rest is not known" : "",
    ...concepts.flatMap(madeOf),
    figures ? `figures of USDA ${figures.food.id} ${figures.food.description}${kind}` : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** Only the foods themselves, not what stands above them in the tree. */
function madeOf(concept: Concept): string[] {
  const { sure, perhaps } = makeupOf(concept, knowledge);
  const named = (indexes: ReadonlySet<number>) =>
    [...indexes]
      .filter((index) => ![...indexes].some((other) => other !== index && isBelow(other, index)))
      .map((index) => knowledge.concepts[index]?.name);
  return [
    ...(sure.size > 0 ? [`made of ${named(sure).join(", ")}`] : []),
    ...(perhaps.size > 0 ? [`often with ${named(perhaps).join(", ")}`] : []),
  ];
}

const isBelow = (index: number, ancestor: number): boolean =>
  knowledge.concepts[index]?.ancestors.includes(ancestor) ?? false;

const { text, settings, html } = readArguments();
for (const mention of readFood(text, knowledge, { kind: "menu" }).mentions) console.log(sentenceOn(text, mention));
const item = { id: "1", name: "", description: text };
const [verdict] = judge([item], settings, knowledge, { provenance: "venue", kind: "menu" });
if (verdict && settings.length > 0) {
  console.log(`\nVerdict: ${verdict.kind}`);
  for (const each of verdict.reasons)
    console.log(
      `  ${each.kind}: ${each.ingredient || "the whole"} [${each.setting.type} ${each.setting.key}, ${each.provenance}] ${each.rule}`,
    );
  if (html) console.log(`\n${markUp(item, verdict).description}`);
}
