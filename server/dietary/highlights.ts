import { type DishEstimate, type EstimatedPart, estimateDish, totalOf } from "./dish-estimate";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { BIT, type SubstanceMask } from "./engine/knowledge";
import type { Nutrient } from "./engine/weigh";

/** A fact about a dish that holds for everybody. It never says that something is absent or safe. */
export type Highlight = {
  readonly tag: string;
  /** The food that contributes most. */
  readonly mention: PlacedMention;
  readonly rule: string;
};

type Level = { tag: string; nutrient: Nutrient; per100g: number; unit: string };

/**
 * Levels per 100 g of dish. They are the EU's claims (Regulation 1924/2006, Annex: protein by energy, fibre, minerals
 * by 30 % of the reference values) and the United Kingdom's 'high' colours on the front of packs (Department of Health,
 * 2013).
 */
const LEVELS: readonly Level[] = [
  { tag: "High Sodium", nutrient: "sodium", per100g: 0.6, unit: "g" },
  { tag: "High Sugar", nutrient: "sugar", per100g: 22.5, unit: "g" },
  { tag: "High Saturated Fat", nutrient: "saturated_fat", per100g: 5, unit: "g" },
  { tag: "High Fiber", nutrient: "fiber", per100g: 6, unit: "g" },
  { tag: "High Iron", nutrient: "iron", per100g: 4.2, unit: "mg" },
  { tag: "High Calcium", nutrient: "calcium", per100g: 240, unit: "mg" },
  { tag: "High Omega-3", nutrient: "omega3", per100g: 0.6, unit: "g" },
];
const PROTEIN_SHARE_OF_ENERGY = 0.2;
/** Leaves are excluded: they are mostly water, with protein in the small rest. */
const LEAST_PROTEIN_PER_100G = 6;
const KCAL_PER_GRAM_OF_PROTEIN = 4;
/** At least this share of a dish's weight must be foods with known values. */
const LEAST_KNOWN_SHARE = 0.7;

const CONTAINS: readonly [tag: string, substances: SubstanceMask][] = [
  ["Contains Nuts", BIT.tree_nut],
  ["Contains Peanuts", BIT.peanut],
  ["Contains Dairy", BIT.milk],
  ["Contains Eggs", BIT.egg],
  ["Contains Fish", BIT.fish],
  ["Contains Shellfish", BIT.crustacean | BIT.mollusc],
  ["Contains Gluten", BIT.gluten | BIT.wheat],
  ["Contains Soy", BIT.soy],
  ["Contains Sesame", BIT.sesame],
  ["Contains Mustard", BIT.mustard],
  ["Contains Celery", BIT.celery],
  ["Contains Lupin", BIT.lupin],
  ["Contains Sulphites", BIT.sulphite],
];

export function highlightsOf(mentions: readonly PlacedMention[], knowledge: Knowledge): Highlight[] {
  return [...nutritionHighlights(estimateDish(mentions, knowledge)), ...allergenHighlights(mentions)];
}

function nutritionHighlights(estimate: DishEstimate): Highlight[] {
  if (estimate.grams === 0 || estimate.knownGrams / estimate.grams < LEAST_KNOWN_SHARE) return [];
  const levels = LEVELS.flatMap((level): Highlight[] => {
    // Foods without values count as zero, so the statement is true at least for the others.
    const per100g = ((totalOf(estimate, level.nutrient) ?? 0) / estimate.grams) * 100;
    const most = per100g < level.per100g ? null : mostOf(estimate, level.nutrient);
    if (!most) return [];
    const name = level.nutrient.replaceAll("_", " ").replace("omega3", "omega-3");
    const rule = `About ${shortNumber(per100g)} ${level.unit} ${name} per 100 g of the dish ${sourceOf(most)}.`;
    return [{ tag: level.tag, mention: most.mention, rule }];
  });
  return [...proteinHighlight(estimate), ...levels];
}

function proteinHighlight(estimate: DishEstimate): Highlight[] {
  const protein = totalOf(estimate, "protein");
  const calories = totalOf(estimate, "calories");
  const most = mostOf(estimate, "protein");
  if (!protein || !calories || !most) return [];
  const share = (protein * KCAL_PER_GRAM_OF_PROTEIN) / calories;
  const per100g = (protein / estimate.grams) * 100;
  if (share < PROTEIN_SHARE_OF_ENERGY || per100g < LEAST_PROTEIN_PER_100G) return [];
  const percent = Math.round(share * 100);
  const rule = `About ${percent} % of the energy is protein ${sourceOf(most)}.`;
  return [{ tag: "High Protein", mention: most.mention, rule }];
}

function mostOf(estimate: DishEstimate, nutrient: Nutrient): EstimatedPart | null {
  let most: EstimatedPart | null = null;
  let mostGrams = 0;
  for (const part of estimate.parts) {
    const grams = (part.per100g[nutrient] ?? 0) * part.grams;
    if (grams <= mostGrams) continue;
    most = part;
    mostGrams = grams;
  }
  return most;
}

const sourceOf = ({ food }: EstimatedPart): string => `(estimated, mostly from USDA SR28: ${food})`;
const shortNumber = (value: number): string => String(Number(value.toPrecision(2)));

function allergenHighlights(mentions: readonly PlacedMention[]): Highlight[] {
  let contained = 0;
  for (const { profile } of mentions) contained |= profile.yes;
  const highlights: Highlight[] = [];
  for (const [tag, substances] of CONTAINS) {
    const mention = contained & substances ? bestShown(mentions, substances) : undefined;
    if (mention) highlights.push({ tag, mention, rule: `${tag}.` });
  }
  return highlights;
}

/** The first mention in the description with these substances, otherwise one in the name. */
function bestShown(mentions: readonly PlacedMention[], substances: SubstanceMask): PlacedMention | undefined {
  let first: PlacedMention | undefined;
  for (const mention of mentions) {
    if ((mention.profile.yes & substances) === 0) continue;
    if (mention.field === "description") return mention;
    first ??= mention;
  }
  return first;
}
