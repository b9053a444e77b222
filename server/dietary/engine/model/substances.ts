/**
 * What a food may contain that a person may not want: the allergen classes of the EU (14) and the US (9), and the
 * animal, plant and sugar classes by which diets are defined. Each is one bit, so that a food's substances are a few
 * numbers. `gelatine` sets a sweet or a jelly; no word says whether it comes from pigs, cattle or fish.
 */
export const SUBSTANCES = [
  "milk",
  "egg",
  "fish",
  "crustacean",
  "mollusc",
  "peanut",
  "tree_nut",
  "gluten",
  "wheat",
  "oats",
  "soy",
  "sesame",
  "mustard",
  "celery",
  "lupin",
  "sulphite",
  "corn",
  "meat",
  "slaughter",
  "insect",
  "bee",
  "animal",
  "alcohol",
  "grain",
  "legume",
  "added_sugar",
  "refined",
  "fodmap",
  "gelatine",
] as const;

export type Substance = (typeof SUBSTANCES)[number];

/** A set of substances, one bit each. */
export type SubstanceMask = number;

export const BIT = Object.fromEntries(SUBSTANCES.map((name, index) => [name, 1 << index])) as Record<
  Substance,
  SubstanceMask
>;

export const ALL_SUBSTANCES: SubstanceMask = (1 << SUBSTANCES.length) - 1;

export const ANIMAL_SUBSTANCES: SubstanceMask =
  BIT.milk |
  BIT.egg |
  BIT.fish |
  BIT.crustacean |
  BIT.mollusc |
  BIT.meat |
  BIT.slaughter |
  BIT.insect |
  BIT.bee |
  BIT.animal |
  BIT.gelatine;

/** The substances that a vegetarian leaves out. */
export const FLESH: SubstanceMask =
  BIT.meat | BIT.fish | BIT.crustacean | BIT.mollusc | BIT.slaughter | BIT.insect | BIT.gelatine;

export const NUTS: SubstanceMask = BIT.peanut | BIT.tree_nut;

/** Facts that follow from others, so that the reference text states each fact once. */
const IMPLIED: readonly [Substance, SubstanceMask][] = [
  ["wheat", BIT.gluten | BIT.grain],
  ["oats", BIT.grain],
  ["corn", BIT.grain],
  ["peanut", BIT.legume],
  ["soy", BIT.legume],
  ["lupin", BIT.legume],
];

export function withImplied(mask: SubstanceMask): SubstanceMask {
  let full = mask;
  for (const [substance, implied] of IMPLIED) if (full & BIT[substance]) full |= implied;
  return full;
}

export function isSubstance(text: string): text is Substance {
  return (SUBSTANCES as readonly string[]).includes(text);
}

export function substancesIn(mask: SubstanceMask): Substance[] {
  return SUBSTANCES.filter((name) => (mask & BIT[name]) !== 0);
}
