import { namedOnlyIn } from "@/components/recipes/named-only-words";
import { listIn, namesOf, uncheckedWords } from "@/components/recipes/people-words";
import { isAdvice, isAlarm, shownTags } from "@/components/recipes/shown-tags";
import { amountIn, basisIn, nutrientIn, type Speech } from "@/components/recipes/verdict-words";
import type { Say } from "@/lib/i18n/area";
import type {
  AdaptableWire,
  FitWire,
  JudgedSettingWire,
  PersonFitWire,
  RecipeJudgementWire,
  VerdictTagWire,
} from "@/lib/schemas/recipe-judgement";
import type { verdicts } from "@/messages/en/verdicts";

/** One voice of a verdict in the reader's language: its text and its visual weight. */
export type VoiceBlock = {
  look: "alarm" | "mismatch" | "may_contain" | "unknown" | "info" | "adaptable" | "match";
  title: string;
  says: readonly string[];
  /** The question for the staff. */
  staff?: string;
};

type Line = { id: string; name: string };
type NamedTag = { name: string; tag: VerdictTagWire };
/** `speech` is null if the reader's language is English, the engine's own. */
export type Teller = { t: Say<typeof verdicts>; speech: Speech | null };

const MOST_SAID = 3;

/**
 * The voices of a recipe's verdict, the most important first. Unknown lines are always reported as unknown: a recipe is
 * called a fit only if every line is known to fit, or if its label can tell.
 */
export function voiceBlocks(lines: readonly Line[], judgement: RecipeJudgementWire, teller: Teller): VoiceBlock[] {
  const people = judgement.fit.people ?? null;
  const { alarm, mismatch, mayContain, care } = blocksIn(teller, people !== null);
  const tags = namedTags(lines, judgement);
  const against = tags.filter(({ tag }) => !isAdvice(tag) && !tag.check_label);
  const conflicts = against.filter(({ tag }) => tag.kind === "conflict");
  const loud = [
    alarm(conflicts.filter(({ tag }) => isAlarm(tag.setting))),
    mismatch(conflicts.filter(({ tag }) => !isAlarm(tag.setting))),
    mayContain(against.filter(({ tag }) => tag.kind === "may_contain")),
    unknown(tags, teller, people !== null),
    ...namedOnlyIn(teller.t, judgement.fit.named_only ?? []).map((title) => unlisted(title, teller)),
    ...notKnown(judgement, teller, people !== null),
  ].filter((block) => block !== null);
  const isKnown = loud.length === 0;
  return [
    ...(isKnown ? [whole(lines, judgement, teller)] : loud),
    ...measured(tags, judgement, teller),
    ...[care(tags)].filter((block) => block !== null),
    ...(judgement.fit.adaptable ? [adaptableBlock(judgement.fit.adaptable, teller, people)] : []),
    ...(isKnown || judgement.fit.labels.length === 0 ? [] : [alsoLabels(judgement.fit.labels, teller)]),
    ...(people ? aboutPeople(people, isKnown, teller) : []),
  ];
}

function namedTags(lines: readonly Line[], { ingredients }: RecipeJudgementWire): NamedTag[] {
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return ingredients.flatMap((line) => {
    const name = names.get(line.id);
    return name === undefined ? [] : shownTags(line).map((tag) => ({ name, tag }));
  });
}

/** Each sentence once, followed by the number of sentences that are left out. */
function sentences(tags: readonly NamedTag[], { t, speech }: Teller): string[] {
  const all = [...new Set(tags.map(({ tag }) => speech?.reason(tag) ?? tag.reason))];
  const left = all.length - MOST_SAID;
  return left > 0 ? [...all.slice(0, MOST_SAID), t("andMoreMarked", { left })] : all;
}

/** `isTable`: somebody eats with the reader, so every title says for whom it is. */
function blocksIn(teller: Teller, isTable: boolean) {
  const { t } = teller;
  const block = (look: VoiceBlock["look"], tags: readonly NamedTag[], title: string): VoiceBlock | null =>
    tags.length === 0 ? null : { look, title, says: sentences(tags, teller) };
  const whose = (tags: readonly NamedTag[]) => ({ names: namesOf(t, ownersOf(settingsIn(tags))) });
  return {
    alarm: (tags: readonly NamedTag[]) => block("alarm", tags, isTable ? t("notSafeFor", whose(tags)) : t("notSafe")),
    mismatch: (tags: readonly NamedTag[]) => {
      const count = new Set(tags.map(({ name }) => name)).size;
      if (!isTable) return block("mismatch", tags, count === 1 ? t("notYourWayOne") : t("notYourWayLines", { count }));
      const said = whose(tags);
      return block(
        "mismatch",
        tags,
        count === 1 ? t("notTheWayOfNamesOne", said) : t("notTheWayOfNames", { ...said, count }),
      );
    },
    mayContain: (tags: readonly NamedTag[]) =>
      block("may_contain", tags, isTable ? t("checkBeforeForNames", whose(tags)) : t("fitMayContain")),
    /** Foods that should be eaten with care because of a concern. */
    care: (tags: readonly NamedTag[]) => {
      const careful = tags.filter(({ tag }) => isCare(tag));
      return block("info", careful, isTable ? t("goodForTheHealthOf", whose(careful)) : t("goodForHealth"));
    },
  };
}

/** The people whose settings the tags are about, each once. */
const ownersOf = (about: readonly { setting: JudgedSettingWire }[]): { name: string | null }[] => [
  ...new Map(about.map(({ setting: { person } }) => [person?.id, { name: person?.name ?? null }])).values(),
];

const settingsIn = (tags: readonly NamedTag[]) => tags.map(({ tag }) => tag);

const isCare = (tag: VerdictTagWire): boolean =>
  isAdvice(tag) && !tag.finding && (tag.kind === "conflict" || tag.kind === "may_contain");

function unknown(tags: readonly NamedTag[], { t }: Teller, isTable: boolean): VoiceBlock | null {
  const found = tags.filter(({ tag }) => tag.kind === "unknown" && !tag.finding && !tag.not_known);
  const names = [...new Set(found.map(({ name }) => name))];
  if (names.length === 0) return null;
  const left = names.length - MOST_SAID;
  const shown = listIn(t, left > 0 ? [...names.slice(0, MOST_SAID), t("leftMoreOfThem", { left })] : names);
  const whom = isTable ? [`${t("unknownForNames", { names: namesOf(t, ownersOf(settingsIn(found))) })}.`] : [];
  return {
    look: "unknown",
    title: t("unknownShown", { shown }),
    says: [...whom, names.length === 1 ? t("cannotTellIt") : t("cannotTellThem")],
  };
}

/** A food that only the title or the steps name. */
const unlisted = (title: string, { t }: Teller): VoiceBlock => ({
  look: "unknown",
  title,
  says: [t("lineMayBeMissing")],
});

/** For each nutrient that a concern limits and nobody can count: why, and how much of the limit is counted. */
function notKnown(
  { not_known: unknowns = [] }: RecipeJudgementWire,
  { t, speech }: Teller,
  isTable: boolean,
): VoiceBlock[] {
  const byNutrient = new Map(unknowns.map((unknown) => [unknown.nutrient, unknown]));
  return [...byNutrient.values()].map((unknown) => {
    const amount = (value: number) => amountIn(t, value, unknown.unit);
    const soFar = t("countedSoFar", { amount: amount(unknown.at_least), limit: amount(unknown.limit) });
    const owners = unknowns.filter(({ nutrient }) => nutrient === unknown.nutrient).map(({ setting }) => ({ setting }));
    const whom = isTable ? [`${t("unknownForNames", { names: namesOf(t, ownersOf(owners)) })}.`] : [];
    return {
      look: "unknown",
      title: t("unknownFor", { nutrient: nutrientIn(t, unknown.nutrient) }),
      says: [
        ...whom,
        speech?.unknown(unknown) ?? unknown.sentence,
        ...(unknown.because === "ingredients" ? [soFar] : []),
      ],
    };
  });
}

/** The verdict on the whole recipe: unknown unless every line has a verdict and all of them together are a fit. */
function whole(lines: readonly Line[], { ingredients, fit }: RecipeJudgementWire, teller: Teller): VoiceBlock {
  const { t } = teller;
  const judged = new Set(ingredients.map(({ id }) => id));
  const isWhole = lines.length > 0 && lines.every(({ id }) => judged.has(id));
  if (!isWhole || (fit.state !== "match" && fit.state !== "check_label"))
    return { look: "unknown", title: t("cannotTellFits"), says: [t("contentsUnsaid")] };
  const block = fit.state === "check_label" ? labels(fit, teller) : fits(fit, teller);
  const doubts = (fit.doubts ?? []).map((doubt) => teller.speech?.doubt(doubt) ?? doubt);
  return { ...block, says: [...block.says, ...doubts] };
}

const checked = (people: readonly PersonFitWire[]) => people.filter(({ state }) => state !== null);

const fits = ({ people }: FitWire, { t }: Teller): VoiceBlock => ({
  look: "match",
  title: people ? t("fitsNamesAsWritten", { names: namesOf(t, checked(people)) }) : t("fitsAsWritten"),
  says: [t("knowEvery")],
});

const labels = ({ labels: foods, people }: FitWire, { t }: Teller): VoiceBlock => ({
  look: "match",
  title: people
    ? t("fitsNamesLabels", { names: namesOf(t, checked(people)), labels: foods.join(", ") })
    : t("checkLabelsOf", { foods: foods.join(", ") }),
  says: [t("brandsDiffer")],
});

/**
 * Whom the dish fits beside those for whom it does not, and for whom nothing was checked. `isSaid`: the block of a dish
 * that fits has said already whom it fits.
 */
function aboutPeople(people: readonly PersonFitWire[], isSaid: boolean, { t }: Teller): VoiceBlock[] {
  const fitting = isSaid ? [] : people.filter(({ state }) => state === "match" || state === "check_label");
  const unchecked = people.filter(({ state }) => state === null);
  const title = (key: "fitsNamesAsWritten" | "notCheckedForNames", whom: readonly PersonFitWire[]) =>
    t(key, { names: namesOf(t, whom) });
  return [
    ...(fitting.length > 0 ? [{ look: "match" as const, title: title("fitsNamesAsWritten", fitting), says: [] }] : []),
    ...(unchecked.length > 0
      ? [
          {
            look: "unknown" as const,
            title: title("notCheckedForNames", unchecked),
            says: uncheckedWords(t, unchecked),
          },
        ]
      : []),
  ];
}

/** Shown beside a conflict that no label can resolve. */
const alsoLabels = (foods: readonly string[], { t }: Teller): VoiceBlock => ({
  look: "may_contain",
  title: t("checkLabelsToo", { foods: foods.join(", ") }),
  says: [t("brandsDiffer")],
});

/** The amounts found in a serving, each with its limit and the line that contributes most. */
const measured = (tags: readonly NamedTag[], { findings }: RecipeJudgementWire, { t, speech }: Teller): VoiceBlock[] =>
  findings.map((finding): VoiceBlock => {
    const { sentence, limit_words: limit, source, lines, setting } = finding;
    const most = tags.find(({ tag }) => tag.finding === sentence)?.name;
    const from = lines.length > 0 && most ? [t("mostFrom", { food: most })] : [];
    return {
      look: "info",
      title: goodToKnow(t, setting, speech?.found(finding) ?? lowerFirst(sentence)),
      says: [speech?.limit(finding, setting) ?? limit, ...from, t("limitSource", { source })],
    };
  });

const goodToKnow = (t: Teller["t"], { person }: JudgedSettingWire, what: string): string =>
  person ? t("goodToKnowFor", { names: person.name, what }) : t("goodToKnowThat", { what });

const adaptableBlock = (
  adaptable: AdaptableWire,
  { t, speech }: Teller,
  people: readonly PersonFitWire[] | null,
): VoiceBlock => ({
  look: "adaptable",
  title: people ? t("oneChangeForNames", { names: namesOf(t, checked(people)) }) : t("oneChange"),
  says: [speech?.adaptable(adaptable) ?? adaptable.sentence, basisIn(t, adaptable)],
  staff: speech?.staff(adaptable) ?? adaptable.staff,
});

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
