import { againstIn, listIn, namesOf } from "@/components/recipes/people-words";
import type { Verdict } from "@/components/ui/verdict-badge";
import type { Say } from "@/lib/i18n/area";
import type { FitWire, PersonFitWire } from "@/lib/schemas/recipe-judgement";
import type { terms } from "@/messages/en/terms";
import type { verdicts } from "@/messages/en/verdicts";

/** One sentence about some of the people, with its sign. */
type Row = { sign: Verdict; words: string };
type Words = { t: Say<typeof verdicts>; term: Say<typeof terms> };

const GRAVITY = ["conflict", "mismatch", "may_contain", "unknown"] as const;

/**
 * For whom of the table a dish fits, and for whom not. What stands in the way as written comes first, allergies before
 * all else, then the change that would mend it, then whom it fits, and last for whom nothing was checked.
 */
export function peopleRows(
  words: Words,
  { adaptable }: Pick<FitWire, "adaptable">,
  people: readonly PersonFitWire[],
): Row[] {
  const { t } = words;
  const against = people
    .flatMap((person) => (person.against && person.state !== null ? [againstRow(words, person, person.against)] : []))
    .sort((one, other) => GRAVITY.indexOf(one.sign) - GRAVITY.indexOf(other.sign));
  const fitting = people.filter(({ state }) => state === "match");
  const byLabel = people.filter(({ state }) => state === "check_label");
  const unchecked = people.filter(({ state }) => state === null);
  return [
    ...against,
    ...changeRows(words, adaptable, people),
    ...(fitting.length > 0 ? [{ sign: "match" as const, words: t("fitsNames", { names: namesOf(t, fitting) }) }] : []),
    ...(byLabel.length > 0 ? [{ sign: "match" as const, words: labelWords(t, byLabel) }] : []),
    ...(unchecked.length > 0
      ? [{ sign: "unknown" as const, words: t("notCheckedForNames", { names: namesOf(t, unchecked) }) }]
      : []),
  ];
}

type AgainstRow = { sign: (typeof GRAVITY)[number]; words: string };

function againstRow(words: Words, person: PersonFitWire, against: NonNullable<PersonFitWire["against"]>): AgainstRow {
  const isQuiet = against.kind === "conflict" && against.voice === "mismatch";
  return { sign: isQuiet ? "mismatch" : against.kind, words: againstIn(words, person, against) };
}

/** The one change for everybody who was checked, or else what would mend the dish for one of them. */
function changeRows({ t, term }: Words, adaptable: FitWire["adaptable"], people: readonly PersonFitWire[]): Row[] {
  const row = (foods: readonly string[], whom: readonly PersonFitWire[]): Row => ({
    sign: "adaptable",
    words: t("withoutItFits", { foods: listIn(t, foods.map(term.known)), names: namesOf(t, whom) }),
  });
  if (adaptable) {
    return [
      row(
        adaptable.foods ?? [adaptable.without],
        people.filter(({ state }) => state !== null),
      ),
    ];
  }
  return people.flatMap((person) =>
    person.state === "adaptable" && person.without ? [row(person.without, [person])] : [],
  );
}

const labelWords = (t: Say<typeof verdicts>, people: readonly PersonFitWire[]): string =>
  t("fitsNamesLabels", {
    names: namesOf(t, people),
    labels: [...new Set(people.flatMap(({ labels }) => labels ?? []))].join(", "),
  });
