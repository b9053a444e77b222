import { voiceOf } from "@/lib/dietary/voices";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import {
  graver,
  type ItemVerdict,
  isSameSetting,
  type Reason,
  rankOf,
  segmentsOf,
  type VerdictKind,
} from "@/server/dietary/engine/judge";
import { judgeTexts } from "@/server/engine-pool/judge-texts";
import { toSettingWire } from "@/server/recipes/judge-recipe";
import type { Eater, Table } from "@/server/recipes/table/read-table";
import type { Words } from "./words-of-check";

type Person = FoodCheckWire["people"][number];
type Part = FoodCheckWire["parts"][number];
export type JudgedWords = { people: Person[]; parts: Part[]; unknownWords: string[] };

type Told = { role: Part["role"]; text: string; verdict: ItemVerdict };

/**
 * Judges the words on a food for everybody at a table. What a label leaves open is not settled by looking at a label
 * once more, as in a recipe: what may be in the food may be in it. `words.isDoubtful`: nothing may be said to fit.
 * `who`: the caller by whom turns at judging are taken.
 */
export async function judgeWords(table: Table, words: Words, who: string): Promise<JudgedWords> {
  const texts = words.parts.map(({ text }) => text);
  const judged: { eater: Eater; told: Told[] }[] = [];
  for (const eater of table) {
    const verdictOf = await judgeTexts(texts, eater.settings, who);
    judged.push({ eater, told: words.parts.map(({ role, text }) => ({ role, text, verdict: verdictOf(text) })) });
  }
  return {
    people: judged.map(({ eater, told }) => personOf(eater, told, words)),
    parts: words.parts.map(({ role, text }, place) => ({
      role,
      segments: marked(
        text,
        judged.flatMap(({ told }) => (told[place] ? reasonsOf(told[place]) : [])),
      ),
    })),
    unknownWords: unknownIn(judged.flatMap(({ told }) => told.flatMap(reasonsOf))),
  };
}

/**
 * The producer's declaration names what is in the food and not all that is not, so only what it says against somebody
 * counts, and words of it that nobody knows.
 */
const reasonsOf = ({ role, verdict }: Told): readonly Reason[] =>
  role === "list"
    ? verdict.reasons
    : verdict.reasons.filter(
        ({ kind, undisclosed, ingredient }) =>
          kind === "conflict" || kind === "may_contain" || (kind === "unknown" && !undisclosed && ingredient !== ""),
      );

function personOf(
  { id, name, unchecked, names, weights, settings }: Eater,
  told: readonly Told[],
  words: Words,
): Person {
  const binding = settings.filter((setting) => voiceOf(setting) !== "advice");
  const advised = settings.filter((setting) => voiceOf(setting) === "advice");
  const reasons = told.flatMap(reasonsOf);
  const kindOf = (setting: (typeof settings)[number]): VerdictKind => {
    const ofList = told.flatMap(({ role, verdict }) =>
      role === "list"
        ? verdict.settings.flatMap((each) => (isSameSetting(each.setting, setting) ? [each.kind] : []))
        : [],
    );
    const found = reasons.flatMap((each) => (isSameSetting(each.setting, setting) ? [each.kind] : []));
    // Without a list nothing is known of a setting, unless the producer's declaration speaks against it.
    return [...(ofList.length > 0 ? ofList : (["unknown"] as const)), ...found].reduce<VerdictKind>(graver, "info");
  };
  const kinds = binding.map((setting) => ({ setting, kind: kindOf(setting) }));
  const worst = kinds.map(({ kind }) => kind).reduce<VerdictKind>(graver, "info");
  const state = worst === "match" || worst === "info" ? (words.doubts.length > 0 ? "unknown" : "match") : worst;
  const against = state === "match" ? null : state;
  const guilty = kinds.filter(({ kind }) => kind === against).map(({ setting }) => setting);
  const labels = guilty.map((setting) => toSettingWire(setting, names).label);
  const person = {
    person_id: id,
    name,
    words: against === null ? [] : wordsAgainst(reasons, against, guilty),
    not_counted: advised.map((setting) => toSettingWire(setting, names).label),
    ...(against === null
      ? {}
      : {
          against: {
            kind: against,
            voice: guilty.some((setting) => voiceOf(setting) === "alarm") ? ("alarm" as const) : ("mismatch" as const),
            because: [...new Set(labels.map((label) => weights.get(label.toLowerCase()) ?? label))],
          },
        }),
  };
  // Of somebody who recorded nothing or hides it, what they do show can speak against a food, but nothing for it.
  if (unchecked)
    return { ...person, unchecked, state: against === "conflict" || against === "may_contain" ? against : null };
  return { ...person, state };
}

function wordsAgainst(reasons: readonly Reason[], kind: VerdictKind, guilty: readonly Reason["setting"][]): string[] {
  const found = reasons.filter(
    (each) =>
      each.kind === kind && each.ingredient !== "" && guilty.some((setting) => isSameSetting(setting, each.setting)),
  );
  return [...new Set(found.map(({ ingredient }) => ingredient))];
}

/** Liking a food is no reason to mark it on a label; whatever may be against somebody is. */
function marked(text: string, reasons: readonly Reason[]): Part["segments"] {
  const telling = reasons
    .filter(({ kind, setting }) => kind !== "match" && kind !== "info" && voiceOf(setting) !== "advice")
    .sort((one, other) => rankOf(one.kind) - rankOf(other.kind));
  return segmentsOf(text, "name", telling).map(({ text: run, mark }) => ({ text: run, mark: mark?.kind ?? null }));
}

const unknownIn = (reasons: readonly Reason[]): string[] => [
  ...new Set(
    reasons.flatMap(({ kind, undisclosed, measure, ingredient }) =>
      kind === "unknown" && !undisclosed && measure === undefined && ingredient !== "" ? [ingredient] : [],
    ),
  ),
];
