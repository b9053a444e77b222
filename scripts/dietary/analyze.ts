import { type DietKey, isDietKey } from "../../lib/dietary/diets";
import { judge } from "../../server/dietary/engine/judge";
import { markUp } from "../../server/dietary/engine/mark-up";
import { readFood } from "../../server/dietary/engine/read-food";
import { substancesIn } from "../../server/dietary/engine/substances";
import type { PreferenceType, Setting } from "../../server/dietary/engine/verdict";
import { loadKnowledge } from "../../server/dietary/load-knowledge";

/** npm run analyze -- "pan-seared salmon, brown butter" --diet vegan --allergy nut --health diabetes --avoid garlic */
const USAGE =
  'Usage: npm run analyze -- "text" [--diet KEY] [--health CONCERN] [--allergy|--avoid|--like FOOD] [--html]';

function readArguments(args: readonly string[]): { text: string; settings: Setting[]; html: boolean } {
  const words: string[] = [];
  const settings: Setting[] = [];
  let html = false;
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? "";
    if (word === "--html") html = true;
    else if (word.startsWith("--")) settings.push(toSetting(word.slice(2), args[++i] ?? ""));
    else words.push(word);
  }
  return { text: words.join(" "), settings, html };
}

function toSetting(flag: string, value: string): Setting {
  if (flag === "diet" && isDietKey(value)) return { type: "diet", key: value satisfies DietKey };
  if (flag === "health") return { type: "health", key: value };
  if (/^(allergy|intolerance|avoid|dislike|like|love)$/.test(flag) && value !== "")
    return { type: "ingredient", key: value, preference: flag as PreferenceType };
  throw new Error(`${USAGE}\n'--${flag} ${value}' is not understood.`);
}

const { text, settings, html } = readArguments(process.argv.slice(2));
if (text === "") {
  console.error(USAGE);
  process.exit(2);
}
const knowledge = loadKnowledge();
for (const mention of readFood(text, knowledge, { kind: "menu" }).mentions) {
  const parts = [
    `${text.slice(mention.start, mention.end)} (${mention.polarity})`,
    `is ${mention.concepts.map((concept) => concept.name).join(" + ") || "not known"}`,
    `holds ${substancesIn(mention.profile.yes).join(", ") || "nothing on the list"}`,
    mention.profile.may ? `may hold ${substancesIn(mention.profile.may).join(", ")}` : "",
    mention.profile.unknown ? `the rest is not known` : "",
  ];
  console.log(parts.filter((part) => part !== "").join("; "));
}
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
