import { type Reason, rankOf, type Setting, type VerdictKind } from "../model/verdict";

/**
 * The most reasons of one kind and setting for one item. Nobody reads more, and a page of unknown words would cause
 * megabytes.
 */
const MOST_OF_A_KIND = 25;

type Counted = { last: Reason; count: number };

/**
 * Shortens the reasons to MOST_OF_A_KIND per setting and kind, plus one that counts the rest. The verdict stays as it
 * was computed from all of them. Reasons with `brings` are all kept, because they have no sentence and another line may
 * need them.
 */
export function briefReasons(reasons: readonly Reason[], most = MOST_OF_A_KIND): readonly Reason[] {
  if (reasons.length <= most) return reasons;
  const counted = new Map<Setting, Map<string, Counted>>();
  const brief = reasons.filter((each) => each.brings !== undefined || isAmongFirst(each, counted, most));
  if (brief.length === reasons.length) return reasons;
  for (const kinds of counted.values())
    for (const { last, count } of kinds.values()) if (count > most) brief.push(restOf(last, count - most));
  return brief.sort((a, b) => rankOf(a.kind) - rankOf(b.kind));
}

function isAmongFirst(reason: Reason, counted: Map<Setting, Map<string, Counted>>, most: number): boolean {
  const kinds = counted.get(reason.setting) ?? new Map<string, Counted>();
  counted.set(reason.setting, kinds);
  // Readers of the reasons distinguish these, so each is counted separately.
  const { kind, checkLabel = "", undisclosed = "", measure } = reason;
  const key = `${kind} ${checkLabel} ${undisclosed} ${measure !== undefined}`;
  const before = kinds.get(key);
  kinds.set(key, { last: reason, count: (before?.count ?? 0) + 1 });
  return (before?.count ?? 0) < most;
}

const NOUNS: Readonly<Record<VerdictKind, readonly [one: string, more: string]>> = {
  conflict: ["food in it that does not fit", "foods in it that do not fit"],
  may_contain: ["food in it that may not fit", "foods in it that may not fit"],
  unknown: ["word that we do not know", "words that we do not know"],
  match: ["food in it that you look for", "foods in it that you look for"],
  info: ["thing to know of it", "things to know of it"],
};

function restOf(last: Reason, count: number): Reason {
  const { kind, rule, undisclosed, measure } = last;
  const isKnown = kind === "unknown" && (undisclosed || measure !== undefined);
  const [one, more] = isKnown
    ? ["food of which nobody has said all", "foods of which nobody has said all"]
    : NOUNS[kind];
  const because = rule.lastIndexOf("; ");
  const says = `And ${count} more ${count === 1 ? one : more}`;
  const whole = because < 0 ? `${says}.` : `${says}${rule.slice(because)}`;
  const { cause: _, ...rest } = last;
  return { ...rest, ingredient: "", rule: whole, field: "name", start: 0, end: 0 };
}

/** The same verdict with fewer reasons. */
export function briefVerdict<Of extends { readonly reasons: readonly Reason[] }>(verdict: Of): Of {
  const reasons = briefReasons(verdict.reasons);
  return reasons === verdict.reasons ? verdict : { ...verdict, reasons };
}
