import { tidy } from "./clean-text";
import { splitNumbered } from "./json-ld/step-order";
import { isFoodName } from "./markup/food-words";
import { namesOtherFood } from "./markup/names-other-food";
import { withoutBullet } from "./markup/rows";
import type { PageLine } from "./recipe";
import { isTalkOfPage } from "./talk-of-page";

/** "6 6 chicken breasts", "500 500 g beef": a page keeps the amount a second time for its scale. */
const AMOUNT_TWICE = /^(\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛])\s+\1\s+(?=\p{L})/u;
/** "1 1 pound loaf" is one loaf; nobody takes 500 things of 500 g. */
const OF_MEASURE =
  /^\d{1,2}\s+\d{1,2}\s+(?:g|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|inch(?:es)?|cm|cups?|quarts?|pints?)(?!\p{L})/iu;
/** "salt salt": a template wrote the name of a food with an empty amount twice. */
const WORD_TWICE = /^(\p{L}{2,40}(?: \p{L}{2,40})?) \1$/iu;

/** One such line may be a food's name: "mahi mahi". */
const LEAST_TWICE = 2;

function onlyOnce(lines: readonly string[]): string[] {
  const isTemplate = lines.filter((line) => WORD_TWICE.test(line)).length >= LEAST_TWICE;
  const amounts = lines.map((line) => (OF_MEASURE.test(line) ? line : line.replace(AMOUNT_TWICE, "$1 ")));
  return isTemplate ? amounts.map((line) => line.replace(WORD_TWICE, "$1")) : amounts;
}

/** The last row of a table of weights: "1740 g Total", "Gesamt 174 %". */
const SUM_WORD =
  "(?:(?:grand )?totals?|gesamt(?:gewicht)?|summe|total(?:t|e|en|vægt)?|totaal|totale|razem|suma|összesen|celkem|spolu|σύνολο|итого|всего|合計|合计|总计|합계)";
const SUM = new RegExp(
  `^(?:[\\d.,\\s]+(?:\\p{L}{1,5}|%)?\\s*[|:]?\\s*${SUM_WORD}:?|${SUM_WORD}\\s*[|:]?\\s*[\\d.,\\s]+(?:\\p{L}{1,5}|%)?)(?:\\s*[\\d.,]+\\s?%)?$`,
  "iu",
);
/** "Step 3", "Schritt 3:" or "3.", as a line or at the beginning of a line. */
const STEP_LABEL =
  /^(?:step|schritt|stap|étape|etape|paso|passo|passaggio|steg|trinn|trin|krok|vaihe|adım|шаг|etapa|lépés)\s*(?:n[°º]\s*)?#?\d{1,2}\s*(?:[|:.)\-–—]+\s*|$)/iu;
/** The same in scripts that write no space behind the number: "步骤1：切块", "手順2 混ぜる", "第3步，炒熟". */
const EAST_ASIAN_LABEL = /^(?:(?:步[骤驟]|手順|工程|단계)\s?\d{1,2}|第\s?\d{1,2}\s?(?:步|단계))\s?[：:、，,．.]?\s*/u;
/** "Step 3 Whisk", without punctuation in between. It counts only if the steps count up. */
const STEP_WORD =
  /^(?:step|schritt|stap|étape|etape|paso|passo|passaggio|steg|trinn|trin|krok|vaihe|adım|шаг|etapa|lépés)\s+(\d{1,2})\s+(?=\p{Lu})/iu;
/** How many people the recipe serves, at the end of the method. */
const SERVES =
  /(?<=[.!]\s)(?:serves|makes|ergibt|pour|voor|für|rinde|dosi per)\s+\d{1,2}(?:\s*[-–]\s*\d{1,2})?(?:\s+\p{L}{4,12})?\.?$/iu;
const NUMBERED = /^(?:#?(\d{1,2})\s*(?:[.):°、．]|[-–/](?=\s))\s*|([❶❷❸❹❺❻❼❽❾❿①②③④⑤⑥⑦⑧⑨⑩])\s*)(?=\S)/u;
/** "200g - plums": a template wrote a dash between amount and food. */
const AMOUNT_DASH = /^([\d½¼¾⅓⅔/.,\s]{1,12}\p{L}{0,8}) [-–—] (?=\p{L})/u;
/** "about 50 minutes" as a line of its own, which states a time and is no step. */
const TIME_ONLY =
  /^(?:[^\p{L}\d]*(?:ca|circa|about|approx|etwa|environ|ongeveer|cerca de|alrededor de|około|asi|kb)?\.?\s*)?\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:min(?:ut\p{L}{0,3}|s)?|h|hours?|stunden?|std|uur|heures?|horas?|ore|ora|timmar|timer|godz\p{L}*|hodin\p{L}*|óra|dakika|saat)\.?$/iu;
const FOOTER =
  /^(?:©|copyright\b|all rights reserved|photograph(?:y|s|ed)\b|photo(?:s| credit)?:|recipe (?:by|from|courtesy|adapted)\b|source:|image credit)/iu;
/**
 * Ingredient lines as they are shown: without bullets and labels of buttons, and with headings separated from food. A
 * heading that names a food which no line below it names is food too: "Salt:" is salt.
 */
export function finishIngredients(lines: readonly PageLine[]): PageLine[] {
  const texts = onlyOnce(lines.map(({ text }) => finishText(text).replace(AMOUNT_DASH, "$1 ")));
  const shown = lines
    .map(({ group }, at) => ({ text: texts[at] ?? "", group: finishGroup(group) }))
    .filter(({ text }) => text !== "" && !isTalkOfPage(text) && !SUM.test(text));
  const isHeading = shown.map(
    ({ text }, i) => isIngredientHeading(text) || (PART_NAME.test(text) && i < shown.length - 1),
  );
  const finished: PageLine[] = [];
  let heading: string | null = null;
  for (const [i, { text, group }] of shown.entries()) {
    if (!isHeading[i]) finished.push({ text, group: group ?? heading });
    else {
      heading = finishGroup(text);
      const name = text.replace(/\s*:+$/, "");
      const end = isHeading.indexOf(true, i + 1);
      const below = shown.slice(i + 1, end < 0 ? undefined : end).map((line) => line.text.toLowerCase());
      if (isFoodName(name) && namesOtherFood(name, below.join(" "))) finished.push({ text: name, group });
    }
  }
  return finished.length > 0 ? finished : lines.map(({ text, group }) => ({ text: finishText(text), group }));
}

/** Steps without numbers, labels of buttons and the page's footer. */
export function finishSteps(lines: readonly PageLine[]): PageLine[] {
  const finished: PageLine[] = [];
  const each = lines.flatMap(({ text, group }) => splitNumbered(text).map((part) => ({ text: part, group })));
  for (const { text: raw, group } of each) {
    const text = finishText(raw).replace(STEP_LABEL, "").replace(EAST_ASIAN_LABEL, "").replace(SERVES, "").trim();
    if (text === "" || isTalkOfPage(text)) continue;
    if (FOOTER.test(text) || TIME_ONLY.test(text) || !/[\p{L}]/u.test(text)) continue;
    finished.push({ text, group: finishGroup(group) });
  }
  return withoutNumbers(finished);
}

const finishText = (raw: string): string => withoutBullet(tidy(raw));

/** Names of parts of a dish. Alone in a line they are the heading of what follows, never food to buy. */
const PART_NAME =
  /^(?:(?:the )?(?:dough|filling|toppings?|sauce|dressing|marinade|glaze|frosting|icing|crust|batter|garnish(?:es)?|assembly|remaining ingredients|other ingredients)|(?:to|for) (?:serve|serving|garnish|finish|assemble)|teig|füllung|belag|guss|soße|zum servieren|außerdem|pour servir|garniture|la pâte|para servir|masa|relleno|per servire|impasto|recheio|massa|cobertura|om te serveren|til servering|till servering|do podania|servis için)$/iu;

/** Whether a text is only the name of a part of the dish. */
export const isNameOfPart = (text: string): boolean => PART_NAME.test(finishText(text));

/** "For the sauce:" and "Salt:" are headings; "Optional: 2 tbsp sugar" is food. */
const isIngredientHeading = (text: string): boolean =>
  text.length <= 70 &&
  ((text.endsWith(":") && !/^\d/.test(text)) || (/^for the [\p{L}\s&'’-]{2,40}$/iu.test(text) && !text.includes(",")));

function finishGroup(group: string | null): string | null {
  if (group === null) return null;
  const text = finishText(group).replace(/\s*:+$/, "");
  // "Step 3" and "3. Bake" number the steps and do not name a part of the recipe.
  const isNumber = STEP_LABEL.test(text) || NUMBERED.test(text) || !/\p{L}/u.test(text);
  return isNumber || text.length > 120 ? null : text;
}

/** "1Preheat", "2Mix": on the page, the number has an element of its own. */
const NUMBER_GLUED = /^(\d{1,2})(?=\p{Lu})/u;

/** "Drain the pasta.4": on the page, the number of the step's picture has an element behind the sentence. */
const NUMBER_BEHIND = /(?<=[.!?…)]\s?)(\d{1,2})$/u;

/** How many steps begin with the next number. Steps without a number may be in between. */
function countUp(steps: readonly PageLine[], number: RegExp): number {
  let reached = 0;
  for (const { text } of steps) if (number.exec(text)?.[1] === String(reached + 1)) reached++;
  return reached;
}

/** Removes the numbers if at least two steps begin with their own place in the list. */
function withoutNumbers(steps: PageLine[]): PageLine[] {
  const numbered = steps.filter(({ text }) => NUMBERED.test(text)).length;
  const bare = steps.filter(({ text }, i) => text.startsWith(`${i + 1} `)).length;
  if (bare >= 2 && bare === steps.length) {
    return steps.map(({ text, group }) => ({ text: text.replace(/^\d+\s+(?:[-–—]\s*)?/, ""), group }));
  }
  for (const number of [NUMBER_GLUED, STEP_WORD, NUMBER_BEHIND]) {
    const counted = countUp(steps, number);
    if (counted >= 2 && counted >= steps.length / 2)
      return steps.map(({ text, group }) => ({ text: text.replace(number, ""), group }));
  }
  if (steps.length === 1)
    return steps.map(({ text, group }) => ({ text: text.replace(/^1[.):]\s+(?=\S)/, ""), group }));
  if (numbered < 2 || numbered < steps.length / 2) return steps;
  return steps.map(({ text, group }) => ({ text: text.replace(NUMBERED, ""), group }));
}
