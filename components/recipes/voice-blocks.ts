import { namedOnlyIn } from "@/components/recipes/named-only-words";
import { isAdvice, isAlarm, shownTags } from "@/components/recipes/shown-tags";
import { basisIn, type Speech } from "@/components/recipes/verdict-words";
import type { Say } from "@/lib/i18n/area";
import type { AdaptableWire, RecipeJudgementWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";
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
  const { alarm, mismatch, mayContain, care } = blocksIn(teller);
  const tags = namedTags(lines, judgement);
  const against = tags.filter(({ tag }) => !isAdvice(tag) && !tag.check_label);
  const conflicts = against.filter(({ tag }) => tag.kind === "conflict");
  const loud = [
    alarm(conflicts.filter(({ tag }) => isAlarm(tag.setting))),
    mismatch(conflicts.filter(({ tag }) => !isAlarm(tag.setting))),
    mayContain(against.filter(({ tag }) => tag.kind === "may_contain")),
    unknown(unknownNames(tags), teller),
    ...namedOnlyIn(teller.t, judgement.fit.named_only ?? []).map((title) => unlisted(title, teller)),
  ].filter((block) => block !== null);
  const isKnown = loud.length === 0;
  return [
    ...(isKnown ? [whole(lines, judgement, teller)] : loud),
    ...measured(tags, judgement, teller),
    ...[care(tags)].filter((block) => block !== null),
    ...(judgement.fit.adaptable ? [adaptableBlock(judgement.fit.adaptable, teller)] : []),
    ...(isKnown || judgement.fit.labels.length === 0 ? [] : [alsoLabels(judgement.fit.labels, teller)]),
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

function blocksIn(teller: Teller) {
  const { t } = teller;
  const block = (look: VoiceBlock["look"], title: string, tags: readonly NamedTag[]): VoiceBlock | null =>
    tags.length === 0 ? null : { look, title, says: sentences(tags, teller) };
  return {
    alarm: (tags: readonly NamedTag[]) => block("alarm", t("notSafe"), tags),
    mismatch: (tags: readonly NamedTag[]) => {
      const count = new Set(tags.map(({ name }) => name)).size;
      return block("mismatch", count === 1 ? t("notYourWayOne") : t("notYourWay", { count }), tags);
    },
    mayContain: (tags: readonly NamedTag[]) => block("may_contain", t("fitMayContain"), tags),
    /** Foods that should be eaten with care because of a concern. */
    care: (tags: readonly NamedTag[]) =>
      block(
        "info",
        t("goodForHealth"),
        tags.filter(({ tag }) => isCare(tag)),
      ),
  };
}

const isCare = (tag: VerdictTagWire): boolean =>
  isAdvice(tag) && !tag.finding && (tag.kind === "conflict" || tag.kind === "may_contain");

const unknownNames = (tags: readonly NamedTag[]): string[] => [
  ...new Set(tags.filter(({ tag }) => tag.kind === "unknown" && !tag.finding).map(({ name }) => name)),
];

function unknown(names: readonly string[], { t }: Teller): VoiceBlock | null {
  if (names.length === 0) return null;
  const left = names.length - MOST_SAID;
  const list = new Intl.ListFormat(t.locale, { type: "conjunction" });
  const shown = list.format(left > 0 ? [...names.slice(0, MOST_SAID), t("leftMoreOfThem", { left })] : names);
  return {
    look: "unknown",
    title: t("unknownShown", { shown }),
    says: [names.length === 1 ? t("cannotTellIt") : t("cannotTellThem")],
  };
}

/** A food that only the title or the steps name. */
const unlisted = (title: string, { t }: Teller): VoiceBlock => ({
  look: "unknown",
  title,
  says: [t("lineMayBeMissing")],
});

/** The verdict on the whole recipe: unknown unless every line has a verdict and all of them together are a fit. */
function whole(lines: readonly Line[], { ingredients, fit }: RecipeJudgementWire, teller: Teller): VoiceBlock {
  const { t } = teller;
  const judged = new Set(ingredients.map(({ id }) => id));
  const isWhole = lines.length > 0 && lines.every(({ id }) => judged.has(id));
  if (!isWhole || (fit.state !== "match" && fit.state !== "check_label"))
    return { look: "unknown", title: t("cannotTellFits"), says: [t("nobodyHasSaid")] };
  const block = fit.state === "check_label" ? labels(fit.labels, teller) : fits(teller);
  const doubts = (fit.doubts ?? []).map((doubt) => teller.speech?.doubt(doubt) ?? doubt);
  return { ...block, says: [...block.says, ...doubts] };
}

const fits = ({ t }: Teller): VoiceBlock => ({ look: "match", title: t("fitsAsWritten"), says: [t("knowEvery")] });

const labels = (foods: readonly string[], { t }: Teller): VoiceBlock => ({
  look: "match",
  title: t("checkLabelsOf", { foods: foods.join(", ") }),
  says: [t("brandsDiffer")],
});

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
      title: speech?.goodToKnow(finding) ?? t("goodToKnowThat", { what: lowerFirst(sentence) }),
      says: [speech?.limit(finding, setting) ?? limit, ...from, t("limitSource", { source })],
    };
  });

const adaptableBlock = (adaptable: AdaptableWire, { t, speech }: Teller): VoiceBlock => ({
  look: "adaptable",
  title: t("oneChange"),
  says: [speech?.adaptable(adaptable) ?? adaptable.sentence, basisIn(t, adaptable)],
  staff: speech?.staff(adaptable) ?? adaptable.staff,
});

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
