import { ALL_SUBSTANCES, type SubstanceMask } from "./substances";

/**
 * What is known about the substances of a food: `yes` it contains, `may` it may contain, `unknown` nobody can say. A
 * substance in none of the three is known to be absent. `inferred` is the part of `may` that only the classifier
 * suggests.
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

/** Makes certain substances possible ones: almond bread may still be made with wheat. */
export function soften(profile: Profile, mask: SubstanceMask): Profile {
  return { yes: profile.yes & ~mask, may: profile.may | (profile.yes & mask), unknown: profile.unknown };
}
