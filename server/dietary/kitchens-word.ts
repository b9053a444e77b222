import { DIET_KEYS, type DietKey } from "@/lib/dietary/diets";
import { factInEnglish, type KitchenFact, SUBJECT_NOUNS } from "@/lib/dietary/kitchen-facts";
import type { DishVerdicts, DishVerdictWire, SubjectVerdicts } from "@/lib/schemas/venue-menu";
import { AGAINST_WAY, type Said, type SaidOf, saidAbout } from "./effects-of-facts";
import {
  graver,
  type ItemVerdict,
  type Reason,
  type Setting,
  type SettingVerdict,
  type VerdictKind,
} from "./engine/judge";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { EVERY_SUBJECT } from "./subject-settings";

/**
 * What is written of a dish, judged for one setting. `isWarned`: the venue's own words warn ("may contain egg"), and no
 * rule of ours only thinks that it might.
 */
export type Written = { readonly kind: VerdictKind; readonly isWarned: boolean };
export type Weighed = { readonly kind: VerdictKind; readonly isContradicted: boolean };

/**
 * The order of evidence, and the only place that has it. What the kitchen says is in a dish, is in it. What it says may
 * be in it, may be in it, whatever is written. What it says is not in it, fits: but where the written words say
 * otherwise, somebody must be asked. Without a word of the kitchen, the written words stand.
 */
export function weigh(written: Written, said: Said): Weighed {
  if (said === "contains") return { kind: "conflict", isContradicted: false };
  if (said === "may_contain") return { kind: graver(written.kind, "may_contain"), isContradicted: false };
  if (said === null) return { kind: written.kind, isContradicted: false };
  const isWritten = written.kind === "conflict" || (written.kind === "may_contain" && written.isWarned);
  if (isWritten) return { kind: "unknown", isContradicted: true };
  return { kind: written.kind === "info" ? "info" : "match", isContradicted: false };
}

/** What the kitchen says about one of a person's settings. `facts`: the words that decide. */
export type KitchensWord = { readonly facts: readonly KitchenFact[]; readonly isContradicted: boolean };
export type ToldSetting = SettingVerdict & { readonly kitchen?: KitchensWord };
export type ToldVerdict = Omit<ItemVerdict, "settings"> & { readonly settings: readonly ToldSetting[] };

/** Weighs the verdict on a dish's written words against what its kitchen says. */
export function withKitchensWord(
  written: ItemVerdict,
  mentions: readonly PlacedMention[],
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
): ToldVerdict {
  if (facts.length === 0) return written;
  const reasons: Reason[] = [];
  const settings = written.settings.map((each): ToldSetting => {
    const own = written.reasons.filter(({ setting }) => setting === each.setting);
    const said = saidAbout(each.setting, facts, knowledge);
    if (said.state === null) {
      reasons.push(...own);
      return each;
    }
    const isWarned = own.some((reason) => isVenuesWarning(reason, mentions));
    const { kind, isContradicted } = weigh({ kind: each.kind, isWarned }, said.state);
    reasons.push(...reasonsOf({ own, kind, isContradicted, setting: each.setting, said }));
    return { setting: each.setting, kind, kitchen: { facts: said.facts, isContradicted } };
  });
  const kind = settings.reduce<VerdictKind>((gravest, each) => graver(gravest, each.kind), "info");
  const ordered = reasons.sort((a, b) => (a.kind === b.kind ? 0 : graver(a.kind, b.kind) === a.kind ? -1 : 1));
  return { ...written, kind, settings, reasons: ordered };
}

const EVERY_DIET = DIET_KEYS.map((key): readonly [DietKey, Setting] => [key, { type: "diet", key }]);

/**
 * The same for what is stored of a dish: its verdicts for every diet and free-from key. `isStale`: they were made by
 * earlier rules, which may not have noted that the menu itself warns.
 */
export function verdictsWithKitchensWord(
  written: DishVerdicts,
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
  isStale = false,
): DishVerdicts {
  return told(EVERY_DIET, written, facts, knowledge, isStale);
}

/** The same by the subjects of a kitchen's facts. */
export function subjectsWithKitchensWord(
  written: SubjectVerdicts,
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
  isStale = false,
): SubjectVerdicts {
  return told(EVERY_SUBJECT, written, facts, knowledge, isStale);
}

type Verdicts<Key extends string> = Partial<Record<Key, DishVerdictWire>>;

function told<Key extends string>(
  settings: readonly (readonly [Key, Setting])[],
  written: Verdicts<Key>,
  facts: readonly KitchenFact[],
  knowledge: Knowledge,
  isStale: boolean,
): Verdicts<Key> {
  if (facts.length === 0) return written;
  const told = { ...written };
  for (const [key, setting] of settings) {
    const said = saidAbout(setting, facts, knowledge);
    if (said.state === null) continue;
    const { kind, blockers, is_warned } = written[key] ?? { kind: "unknown", blockers: [] };
    const weighed = weigh({ kind, isWarned: isStale || is_warned === true }, said.state);
    const isAgainst = weighed.kind === "conflict" || weighed.kind === "may_contain";
    const nouns = said.state === "free_from" ? [] : said.facts.map(({ subject }) => SUBJECT_NOUNS[subject]);
    told[key] = {
      kind: weighed.kind,
      blockers: isAgainst ? [...new Set([...blockers, ...nouns])] : [],
      // No ingredient is named that somebody could leave out.
      ...(isAgainst ? { is_declared: true as const } : {}),
      is_told: true,
    };
  }
  return told;
}

/** A reason rests on the venue's own warning or on a code of its key, and not on our knowledge of the food. */
export const isVenuesWarning = ({ kind, field, start, end }: Reason, mentions: readonly PlacedMention[]): boolean =>
  kind === "may_contain" &&
  mentions.some(
    (mention) =>
      mention.field === field &&
      mention.start === start &&
      mention.end === end &&
      (mention.polarity === "trace" || mention.isStated || mention.isPrecaution || mention.fromKey !== undefined),
  );

type Told = {
  own: readonly Reason[];
  kind: VerdictKind;
  isContradicted: boolean;
  setting: Setting;
  said: SaidOf;
};

function reasonsOf({ own, kind, isContradicted, setting, said }: Told): Reason[] {
  const says = `The kitchen says: ${said.facts.map(inEnglish).join("; ")}`;
  if (isContradicted) {
    // The words that contradict it stay marked, as what somebody must be asked about.
    const written = own.filter((reason) => reason.kind === "conflict" || reason.kind === "may_contain");
    return written.map(({ checkLabel: _, ...reason }) => ({
      ...reason,
      kind: "unknown",
      rule: `${says}, but what is written says otherwise. Please ask.`,
    }));
  }
  const about = { setting, provenance: "venue", field: "name", start: 0, end: 0 } as const;
  if (said.state === "free_from") return [{ ...about, kind, ingredient: "", rule: `${says}.` }];
  const kept = own.filter((reason) => reason.kind !== "match" && reason.kind !== "info");
  const told = said.facts.map((fact): Reason => {
    const isClass = AGAINST_WAY[fact.subject] === undefined;
    const harm = said.state === "contains" ? "conflict" : "may_contain";
    return {
      ...about,
      kind: harm,
      ingredient: isClass ? SUBJECT_NOUNS[fact.subject] : "",
      rule: `The kitchen says: ${inEnglish(fact)}.`,
    };
  });
  return [...told, ...kept];
}

const inEnglish = (fact: KitchenFact): string => `${factInEnglish(fact)} (${fact.by}, ${dayInEnglish(fact.on)})`;

const dayInEnglish = (on: string): string =>
  new Date(on).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
