import { concernIn } from "@/components/recipes/verdict-words";
import type { Say } from "@/lib/i18n/area";
import type { PersonFitWire } from "@/lib/schemas/recipe-judgement";
import type { terms } from "@/messages/en/terms";
import type { verdicts } from "@/messages/en/verdicts";

type Named = { name: string | null };
type Words = { t: Say<typeof verdicts>; term: Say<typeof terms> };

/** "Leo and you": the reader last, as one says it. */
export function namesOf(t: Say<typeof verdicts>, people: readonly Named[]): string {
  const others = people.flatMap(({ name }) => name ?? []);
  const names = people.some(({ name }) => name === null) ? [...others, t("youAmongNames")] : others;
  return listIn(t, names);
}

const MOST_NAMED = 4;

/** The same for a heading: many people are counted. */
export const shortNamesOf = (t: Say<typeof verdicts>, people: readonly Named[]): string =>
  people.length > MOST_NAMED ? t("thesePeople", { count: people.length }) : namesOf(t, people);

export const listIn = (t: Say<typeof verdicts>, words: readonly string[]): string =>
  new Intl.ListFormat(t.locale, { type: "conjunction" }).format(words);

const SEVERE = " (severe)";

/** Where only the letters' case differs, the label stays as the person knows it. */
function settingIn(term: Say<typeof terms>, label: string): string {
  const said = concernIn(term, label);
  return said.toLowerCase() === label.toLowerCase() ? label : said;
}

/** What speaks against a dish for somebody, in the reader's language: "Eggs (severe), Sesame". */
const whyIn = ({ t, term }: Words, because: readonly string[]): string =>
  because
    .map((label) =>
      label.endsWith(SEVERE)
        ? t("severeFood", { food: term.known(label.slice(0, -SEVERE.length)) })
        : settingIn(term, label),
    )
    .join(", ");

const AGAINST = {
  conflict: ["notForNames", "notForNamesWhy"],
  may_contain: ["checkForNames", "checkForNamesWhy"],
  unknown: ["unknownForNames", "unknownForNamesWhy"],
} as const;

type Against = NonNullable<PersonFitWire["against"]>;

/** "Not for Leo: eggs" */
export function againstIn(words: Words, person: Named, { kind, because }: Pick<Against, "kind" | "because">): string {
  const names = namesOf(words.t, [person]);
  const [plain, told] = AGAINST[kind];
  return because.length === 0 ? words.t(plain, { names }) : words.t(told, { names, why: whyIn(words, because) });
}

type Unchecked = Named & Pick<PersonFitWire, "unchecked">;

/** Why nothing was checked for these people, because silence would read as safe. */
export function uncheckedWords(t: Say<typeof verdicts>, people: readonly Unchecked[]): string[] {
  const hidden = people.filter(({ unchecked }) => unchecked === "hidden");
  const empty = people.filter(({ name, unchecked }) => name !== null && unchecked !== "hidden");
  return [
    ...(hidden.length > 0 ? [t("cardShowsNothing", { names: namesOf(t, hidden), count: hidden.length })] : []),
    ...(empty.length > 0 ? [t("cardIsEmpty", { names: namesOf(t, empty) })] : []),
    ...(people.some(({ name }) => name === null) ? [t("yourCardIsEmpty")] : []),
  ];
}
