import { ALL_SUBSTANCES, type SubstanceMask } from "./substances";

/**
 * What is known of a food: `yes` it holds, `may` it may hold, `unknown` nobody can say. What is in none of the
 * three is known to be absent. `inferred` marks the part of `may` that only the learnt classifier suggests.
 */
export type Profile = {
  readonly yes: SubstanceMask;
  readonly may: SubstanceMask;
  readonly unknown: SubstanceMask;
};

export const NOTHING: Profile = { yes: 0, may: 0, unknown: 0 };
export const UNKNOWN: Profile = { yes: 0, may: 0, unknown: ALL_SUBSTANCES };

export function union(a: Profile, b: Profile): Profile {
  const yes = a.yes | b.yes;
  const may = (a.may | b.may) & ~yes;
  return { yes, may, unknown: (a.unknown | b.unknown) & ~yes & ~may };
}

/** The substances are said, or known by kind, to be absent. */
export function without(profile: Profile, mask: SubstanceMask): Profile {
  return { yes: profile.yes & ~mask, may: profile.may & ~mask, unknown: profile.unknown & ~mask };
}

/** What was certain becomes possible: almond bread may still be made with wheat. */
export function soften(profile: Profile, mask: SubstanceMask): Profile {
  return { yes: profile.yes & ~mask, may: profile.may | (profile.yes & mask), unknown: profile.unknown };
}
