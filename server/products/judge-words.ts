import { voiceOf } from "@/lib/dietary/voices";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { declaredReasons, isClass, statementOf, textOfDeclared } from "@/server/dietary/declared-reasons";
import {
  graver,
  type ItemVerdict,
  isSameSetting,
  type Reason,
  rankOf,
  type Setting,
  type SettingVerdict,
  segmentsOf,
  type VerdictKind,
} from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeTexts } from "@/server/engine-pool/judge-texts";
import { toSettingWire } from "@/server/recipes/judge-recipe";
import type { Eater, Table } from "@/server/recipes/table/read-table";
import type { Words } from "./words-of-check";

type Person = FoodCheckWire["people"][number];
type Part = FoodCheckWire["parts"][number];
/** `kinds`: the verdict for each setting of each person, in the order of the people. */
export type JudgedWords = { people: Person[]; kinds: SettingVerdict[][]; parts: Part[]; unknownWords: string[] };

/** The reasons of each part of the words, and the verdict on the list; null without a list. */
type Told = { readonly list: ItemVerdict | null; readonly byPart: readonly (readonly Reason[])[] };

/**
 * Judges the words on foods for everybody at a table, in the order of the foods. What a label leaves open is not settled
 * by looking at a label once more, as in a recipe: what may be in the food may be in it. Where the doubts of a food are
 * not empty, nothing may be said to fit. `who`: the caller by whom turns at judging are taken.
 */
export async function judgeWords(table: Table, foods: readonly Words[], who: string): Promise<JudgedWords[]> {
  const texts = foods.flatMap(textsOf);
  const judged: { eater: Eater; verdictOf: VerdictOf }[] = [];
  for (const eater of table) judged.push({ eater, verdictOf: await judgeTexts(texts, eater.settings, who) });
  return foods.map((words) => {
    const told = judged.map(({ eater, verdictOf }) => ({ eater, told: toldOf(words, eater, verdictOf) }));
    return {
      people: told.map((each) => personOf(each.eater, each.told, words)),
      kinds: told.map((each) => kindsOf(each.eater, each.told, words)),
      parts: partsOf(words).map(({ role, text }, place) => ({
        role,
        segments: marked(
          text,
          told.flatMap((each) => each.told.byPart[place] ?? []),
        ),
      })),
      unknownWords: unknownIn(told.flatMap((each) => each.told.byPart.flat())),
    };
  });
}

type VerdictOf = Awaited<ReturnType<typeof judgeTexts>>;

const textsOf = ({ list, declared }: Words): string[] => [
  ...(list === null ? [] : [list]),
  ...declared.flatMap(({ role, words }) =>
    words.filter((word) => !isClass(word)).map((word) => statementOf(role, word)),
  ),
];

function toldOf({ list, declared }: Words, { settings }: Eater, verdictOf: VerdictOf): Told {
  const verdict = list === null ? null : verdictOf(list);
  const said = declared.map((each) => declaredReasons(each, settings, verdictOf, loadKnowledge()));
  return { list: verdict, byPart: [...(verdict ? [verdict.reasons] : []), ...said] };
}

const partsOf = ({ list, declared }: Words): { role: Part["role"]; text: string }[] => [
  ...(list === null ? [] : [{ role: "list" as const, text: list }]),
  ...declared.map((each) => ({ role: each.role, text: textOfDeclared(each) })),
];

/** What the words say for one setting, whether or not all words are known. */
function kindFor(setting: Setting, told: Told): VerdictKind {
  const ofList = told.list?.settings.find((each) => isSameSetting(each.setting, setting))?.kind;
  const found = told.byPart.flat().flatMap((each) => (isSameSetting(each.setting, setting) ? [each.kind] : []));
  // Without a list nothing is known of a setting, unless the producer's declaration speaks against it.
  return [ofList ?? "unknown", ...found].reduce<VerdictKind>(graver, "info");
}

/** The same for each setting of a person; with a doubt, and of amounts, nothing is known to fit. */
const kindsOf = ({ settings }: Eater, told: Told, { doubts }: Words): SettingVerdict[] =>
  settings.map((setting) => {
    const isOpen = doubts.length > 0 || voiceOf(setting) === "advice";
    const kind = kindFor(setting, told);
    return { setting, kind: isOpen ? graver(kind, "unknown") : kind };
  });

function personOf({ id, name, unchecked, names, weights, settings }: Eater, told: Told, words: Words): Person {
  const binding = settings.filter((setting) => voiceOf(setting) !== "advice");
  const advised = settings.filter((setting) => voiceOf(setting) === "advice");
  const reasons = told.byPart.flat();
  const kinds = binding.map((setting) => ({ setting, kind: kindFor(setting, told) }));
  const worst = kinds.map(({ kind }) => kind).reduce<VerdictKind>(graver, "info");
  // A list names no amounts, so what counts amounts is not known to fit; in recipes the same holds.
  const isOpen = words.doubts.length > 0 || advised.length > 0;
  const state = worst === "match" || worst === "info" ? (isOpen ? "unknown" : "match") : worst;
  const against = state === "match" ? null : state;
  const found = kinds.filter(({ kind }) => kind === against).map(({ setting }) => setting);
  const guilty = against === "unknown" && found.length === 0 ? advised : found;
  // Where nothing is known of anything, a list of all that a person recorded says nothing.
  const isWholly =
    against === "unknown" && (words.doubts.length > 0 || found.length === binding.length) && found === guilty;
  const labels = isWholly ? [] : guilty.map((setting) => toSettingWire(setting, names).label);
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
