import { isAdvice, isAlarm, toldTags } from "@/components/recipes/told-tags";
import type { Speech } from "@/components/recipes/verdict-words";
import type { AdaptableWire, RecipeJudgementWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";

/** English to be looked up, or said already in the reader's language. */
export type Sentence = string | { readonly said: string };

/** One voice of a verdict: what it says, and how loudly. */
export type VoiceBlock = {
  look: "alarm" | "mismatch" | "may_contain" | "unknown" | "info" | "adaptable" | "match";
  title: Sentence;
  says: readonly Sentence[];
  /** What to tell those who cook. */
  staff?: string;
};

type Line = { id: string; name: string };
type Told = { name: string; tag: VerdictTagWire };
type Teller = { speech: Speech | null };

const MOST_SAID = 3;
const list = new Intl.ListFormat("en", { type: "conjunction" });

/**
 * Everything that is to be said of a recipe, the loudest first. Whatever else holds, an unknown line is said to be
 * unknown: a recipe is called a fit only when every line is known to fit, or its label tells.
 */
export function voiceBlocks(
  lines: readonly Line[],
  judgement: RecipeJudgementWire,
  speech: Speech | null = null,
): VoiceBlock[] {
  const { alarm, mismatch, mayContain, care } = blocksIn({ speech });
  const told = toldOf(lines, judgement);
  const against = told.filter(({ tag }) => !isAdvice(tag) && !tag.check_label);
  const conflicts = against.filter(({ tag }) => tag.kind === "conflict");
  const loud = [
    alarm(conflicts.filter(({ tag }) => isAlarm(tag.setting))),
    mismatch(conflicts.filter(({ tag }) => !isAlarm(tag.setting))),
    mayContain(against.filter(({ tag }) => tag.kind === "may_contain")),
    unknown(unknownNames(told)),
  ].filter((block) => block !== null);
  const isKnown = loud.length === 0;
  return [
    ...(isKnown ? [whole(lines, judgement)] : loud),
    ...measured(told, judgement, speech),
    ...[care(told)].filter((block) => block !== null),
    ...(judgement.fit.adaptable ? [adaptableBlock(judgement.fit.adaptable, speech)] : []),
    ...(isKnown || judgement.fit.labels.length === 0 ? [] : [labels(judgement.fit.labels)]),
  ];
}

function toldOf(lines: readonly Line[], { ingredients }: RecipeJudgementWire): Told[] {
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return ingredients.flatMap((line) => {
    const name = names.get(line.id);
    return name === undefined ? [] : toldTags(line).map((tag) => ({ name, tag }));
  });
}

/** Each sentence once, and what is left out counted. */
function sentences(told: readonly Told[], { speech }: Teller): Sentence[] {
  const all = [...new Set(told.map(({ tag }) => speech?.reason(tag) ?? tag.reason))];
  const left = all.length - MOST_SAID;
  const shown = all.slice(0, left > 0 ? MOST_SAID : all.length).map((said) => (speech ? { said } : said));
  return left > 0 ? [...shown, `And ${left} more, marked at the lines below.`] : shown;
}

function blocksIn(teller: Teller) {
  const block = (look: VoiceBlock["look"], title: string, told: readonly Told[]): VoiceBlock | null =>
    told.length === 0 ? null : { look, title, says: sentences(told, teller) };
  return {
    alarm: (told: readonly Told[]) => block("alarm", "Not safe for you as written", told),
    mismatch: (told: readonly Told[]) => {
      const count = new Set(told.map(({ name }) => name)).size;
      return block("mismatch", `Not your way of eating, in ${count === 1 ? "one line" : `${count} lines`}`, told);
    },
    mayContain: (told: readonly Told[]) => block("may_contain", "Check before you cook", told),
    /** Foods that a concern asks to be careful with. */
    care: (told: readonly Told[]) =>
      block(
        "info",
        "Good to know for your health",
        told.filter(({ tag }) => isCare(tag)),
      ),
  };
}

const isCare = (tag: VerdictTagWire): boolean =>
  isAdvice(tag) && !tag.finding && (tag.kind === "conflict" || tag.kind === "may_contain");

const unknownNames = (told: readonly Told[]): string[] => [
  ...new Set(told.filter(({ tag }) => tag.kind === "unknown" && !tag.finding).map(({ name }) => name)),
];

function unknown(names: readonly string[]): VoiceBlock | null {
  if (names.length === 0) return null;
  const left = names.length - MOST_SAID;
  const shown = list.format(left > 0 ? [...names.slice(0, MOST_SAID), `${left} more`] : names);
  const of = names.length === 1 ? "it" : "them";
  return {
    look: "unknown",
    title: `Unknown: ${shown}`,
    says: [`We cannot tell what is in ${of}. Unknown is not safe: please read the label, or ask.`],
  };
}

/** Every line has its verdict, and all of them together are a fit. */
function whole(lines: readonly Line[], { ingredients, fit }: RecipeJudgementWire): VoiceBlock {
  const judged = new Set(ingredients.map(({ id }) => id));
  const isWhole = lines.length > 0 && lines.every(({ id }) => judged.has(id));
  if (!isWhole || (fit.state !== "match" && fit.state !== "check_label"))
    return { look: "unknown", title: "We cannot tell whether this fits you", says: ["Nobody has said what is in it."] };
  return fit.state === "check_label"
    ? labels(fit.labels)
    : { look: "match", title: "Fits your ID as written", says: ["We know every ingredient."] };
}

const labels = (foods: readonly string[]): VoiceBlock => ({
  look: "match",
  title: `Fits. Check the labels: ${foods.join(", ")}`,
  says: ["Brands of these differ, and the label of yours tells."],
});

/** What was found in a serving, each with its limit and where most of it comes from. */
const measured = (told: readonly Told[], { findings }: RecipeJudgementWire, speech: Speech | null): VoiceBlock[] =>
  findings.map((finding): VoiceBlock => {
    const { sentence, limit_words: limit, source, lines, setting } = finding;
    const most = told.find(({ tag }) => tag.finding === sentence)?.name;
    const from = lines.length > 0 && most ? [`Most of it comes from the ${most}.`] : [];
    return {
      look: "info",
      title: speech ? { said: speech.goodToKnow(finding) } : `Good to know: ${lowerFirst(sentence)}`,
      says: [speech ? { said: speech.limit(finding, setting) } : limit, ...from, `Limit: ${source}.`],
    };
  });

const BASIS: Record<AdaptableWire["rests_on"], string> = {
  venue: "the venue's own words",
  recipe: "the recipe's words",
  inferred: "a guess from a name",
};

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

export const basisWords = ({ rests_on: basis, as_of: asOf }: Pick<AdaptableWire, "rests_on" | "as_of">): string =>
  `This rests on ${BASIS[basis]}${asOf ? ` of ${day.format(new Date(asOf))}` : ""}.`;

const adaptableBlock = (adaptable: AdaptableWire, speech: Speech | null): VoiceBlock => ({
  look: "adaptable",
  title: "It can fit you with one change",
  says: speech
    ? [{ said: speech.adaptable(adaptable) }, { said: speech.basis(adaptable) }]
    : [adaptable.sentence, basisWords(adaptable)],
  staff: adaptable.staff,
});

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
