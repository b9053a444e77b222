import { voiceOf } from "@/lib/dietary/voices";
import type {
  FitStateWire,
  FitWire,
  JudgedSettingWire,
  NamedOnlyWire,
  PersonFitWire,
  RecipeJudgementWire,
  VerdictTagWire,
} from "@/lib/schemas/recipe-judgement";
import { graver } from "@/server/dietary/engine/judge";
import { fitOf, stateOf } from "../fit-of";
import type { DishFacts, JudgedLine } from "../judge-recipe";
import { type Eater, isReaderAlone } from "./read-table";
import { saidOf } from "./said-of";

/** One person's judgement of the dish. */
export type Judged = { readonly eater: Eater; readonly judgement: RecipeJudgementWire };
type Dish = { lines: readonly JudgedLine[]; facts: Pick<DishFacts, "title" | "asOf"> };

/**
 * Joins the judgements of everybody at a table to one, the gravest of each line first. A dish fits if it fits everybody
 * who was checked, and a change is offered only if it mends the dish for all of them. Each setting says whose it is.
 */
export function mergeJudgements(all: readonly Judged[], { lines, facts }: Dish): RecipeJudgementWire {
  const [first] = all;
  if (!first) throw new Error("A table has at least its reader.");
  if (isReaderAlone(all.map(({ eater }) => eater))) return first.judgement;
  const judged = all.filter(({ eater }) => eater.settings.length > 0).map(ofPerson);
  const [one, ...others] = judged;
  const people = all.map(personFit);
  if (!one) return { ...first.judgement, fit: { ...first.judgement.fit, state: "unknown", people } };
  const merged = others.reduce(merge, one);
  const states = judged.map((each) => stateOf(each));
  const state = STATES.find((each) => states.includes(each)) ?? "unknown";
  const fit = fitOf(lines, merged, facts, { state, named: namedIn(judged) });
  // What is unknown for somebody stays unknown without the food that another person must leave out.
  const change = states.includes("unknown") ? { state, adaptable: null } : {};
  return { ...merged, fit: { ...fit, ...change, people } };
}

/** The foods that only the title or the steps name and that matter to somebody, each once. */
const namedIn = (judged: readonly RecipeJudgementWire[]): NamedOnlyWire[] => {
  const all = judged.flatMap(({ fit }) => fit.named_only ?? []);
  return [...new Map(all.map((each) => [JSON.stringify([each.text, each.where]), each])).values()];
};

/** The judgement with the name of the person at each setting; the reader's own stays as it is. */
function ofPerson({ eater: { id, name }, judgement }: Judged): RecipeJudgementWire {
  if (name === null) return judgement;
  const theirs = (setting: JudgedSettingWire) => ({ ...setting, person: { id, name } });
  return {
    ...judgement,
    settings: judgement.settings.map((each) => ({ ...each, setting: theirs(each.setting) })),
    findings: judgement.findings.map((each) => ({
      ...each,
      setting: theirs(each.setting),
      limit_words: saidOf(name, each.limit_words),
    })),
    not_known: (judgement.not_known ?? []).map((each) => ({ ...each, setting: theirs(each.setting) })),
    ingredients: judgement.ingredients.map((line) => ({
      ...line,
      tags: line.tags.map((tag) => ({ ...tag, setting: theirs(tag.setting), reason: saidOf(name, tag.reason) })),
    })),
  };
}

function merge(one: RecipeJudgementWire, other: RecipeJudgementWire): RecipeJudgementWire {
  const theirs = new Map(other.ingredients.map((line) => [line.id, line]));
  return {
    ...one,
    kind: graver(one.kind, other.kind),
    settings: [...one.settings, ...other.settings],
    voices: {
      alarm: graverOrNull(one.voices.alarm, other.voices.alarm),
      mismatch: graverOrNull(one.voices.mismatch, other.voices.mismatch),
      advice: graverOrNull(one.voices.advice, other.voices.advice),
    },
    findings: [...one.findings, ...other.findings],
    not_known: [...(one.not_known ?? []), ...(other.not_known ?? [])],
    ingredients: one.ingredients.map((line) => {
      const also = theirs.get(line.id);
      if (!also) return line;
      return { id: line.id, kind: graver(line.kind, also.kind), tags: [...line.tags, ...also.tags].sort(byGravity) };
    }),
  };
}

type Kind = RecipeJudgementWire["kind"];
const graverOrNull = (one: Kind | null, other: Kind | null): Kind | null =>
  one === null || other === null ? (one ?? other) : graver(one, other);

const KINDS = ["conflict", "may_contain", "unknown", "match", "info"] as const;
const VOICES = ["alarm", "mismatch", "advice"] as const;

/** The gravest first, and of two that are equally grave the allergy; otherwise in the order of the table. */
const byGravity = (one: VerdictTagWire, other: VerdictTagWire): number => placeOf(one) - placeOf(other);
const placeOf = ({ kind, setting }: VerdictTagWire): number =>
  (voiceOf(setting) === "advice" ? 100 : 0) + 10 * KINDS.indexOf(kind) + VOICES.indexOf(voiceOf(setting));

const STATES: readonly FitStateWire[] = ["conflict", "may_contain", "unknown", "adaptable", "check_label", "match"];

/** How the dish fits one person. What somebody shows can speak against a dish, but not for it if it is not all. */
function personFit({ eater, judgement }: Judged): PersonFitWire {
  const { id, name, unchecked } = eater;
  const { fit } = judgement;
  const against = againstOf(judgement, eater);
  const person = { person_id: id, name, ...(against ? { against } : {}) };
  if (unchecked) return { ...person, unchecked, state: against && against.kind !== "unknown" ? against.kind : null };
  return {
    ...person,
    state: fit.state,
    ...(fit.adaptable?.foods ? { without: fit.adaptable.foods } : {}),
    ...(fit.labels.length > 0 ? { labels: fit.labels } : {}),
  };
}

/** The gravest kind that speaks against the dish, with the settings that say so, each with the severity of an allergy. */
function againstOf(judgement: RecipeJudgementWire, { weights }: Eater): PersonFitWire["against"] {
  const state = stateOf(judgement);
  if (state !== "conflict" && state !== "may_contain" && state !== "unknown") return undefined;
  const binding = judgement.settings.filter(({ setting }) => voiceOf(setting) !== "advice");
  const found = binding.filter((each) => each.kind === state && !each.check_label).map(({ setting }) => setting);
  const isAlarm = found.some((setting) => voiceOf(setting) === "alarm");
  const uncounted = state === "unknown" ? (judgement.not_known ?? []).map(({ setting }) => setting) : [];
  const labels = [...found, ...uncounted].map(({ label }) => weights.get(label.toLowerCase()) ?? label);
  return { kind: state, voice: isAlarm ? "alarm" : "mismatch", because: [...new Set(labels)] };
}

/**
 * For a recipe that was judged only in part: a conflict found there stands, a fit does not, for nobody. `reason` says
 * why.
 */
export function unread(fit: FitWire, reason: string): FitWire {
  const people = fit.people?.map((person) => (isAgainst(person) ? withoutChange(person) : notKnown(person)));
  const told = people ? { people } : {};
  if (fit.state === "conflict") return { ...fit, ...told };
  const { gravest: _, ...rest } = fit;
  return { ...rest, ...told, state: "unknown", reason, adaptable: null };
}

const isAgainst = ({ against }: PersonFitWire): boolean => against?.kind === "conflict";
const withoutChange = ({ without: _, ...person }: PersonFitWire): PersonFitWire => ({ ...person, state: "conflict" });
const notKnown = ({ person_id, name, unchecked }: PersonFitWire): PersonFitWire =>
  unchecked
    ? { person_id, name, unchecked, state: null }
    : { person_id, name, state: "unknown", against: { kind: "unknown", voice: "mismatch", because: [] } };
