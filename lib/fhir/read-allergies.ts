import { FREE_FROM_KEYS, nounOf, SEVERITIES, type Severity } from "@/lib/profile/allergies";
import { normalizedName } from "@/lib/text/normalized-name";
import { FOOD_SYSTEM } from "./allergy-bundle";
import { findAllergies, isObject, listOf, type Resource } from "./find-allergies";
import { namesNoAllergy, saysOnly } from "./stated-codes";

/** Far above the size of one person's record, which is some hundred kilobytes. */
export const LARGEST_FHIR_CHARACTERS = 2_000_000;
const MOST_RESOURCES = 300;
const LONGEST_TEXT = 200;

/** One AllergyIntolerance as the record states it. What the record leaves out stays open; nothing is guessed. */
export type ReadAllergy = {
  /** The record's words: the resource's text, or a coding's display name. */
  text: string;
  /** Our own food code, if the file was written by this product. */
  key: string | null;
  /** Words to search the food by if there is no code of ours: "peanut" of "Allergy to peanut". */
  food: string;
  severity: Severity;
  traces: boolean;
  /** Why this allergy is not offered for the card, in one sentence; null if it is offered. */
  refused: string | null;
};

/** `isPart`: the file itself says that it does not hold the whole record. */
export type ReadAllergies = { allergies: ReadAllergy[]; isPart: boolean } | { failure: string };

const textOf = (value: unknown): string =>
  typeof value === "string" ? plainLine(value).slice(0, LONGEST_TEXT).trim() : "";

/** Removes control and invisible characters: a name with bidirectional marks could reverse the text beside it. */
const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim();

/**
 * Reads the allergies of an HL7 FHIR R4 bundle, a list of resources, or a single AllergyIntolerance
 * (https://hl7.org/fhir/R4/allergyintolerance.html). A pure function over the text: nothing is fetched and nothing is
 * stored. Every AllergyIntolerance that stands in it comes back, mapped or not.
 */
export function readAllergies(text: string): ReadAllergies {
  if (text.length > LARGEST_FHIR_CHARACTERS)
    return { failure: "This file is too large: at most 2 million characters." };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return {
      failure: text.trimStart().startsWith("<")
        ? "This is FHIR as XML. Please ask for the JSON file."
        : "This is not a FHIR file: it cannot be read as JSON.",
    };
  }
  const { resources, isPart } = findAllergies(parsed);
  if (resources.length === 0)
    return {
      failure: isPart
        ? "This file is only a part of a record, and no allergy stands in this part. Please ask for the whole record."
        : "No allergy was found in this file.",
    };
  if (resources.length > MOST_RESOURCES) {
    return { failure: `This file holds more than ${MOST_RESOURCES} allergies, which is nobody's record.` };
  }
  return { allergies: resources.map(toAllergy), isPart };
}

function toAllergy(resource: Resource): ReadAllergy {
  const codings = listOf(isObject(resource.code) ? resource.code.coding : null).filter(isObject);
  const own = codings.find(({ system }) => system === FOOD_SYSTEM);
  const key = own ? textOf(own.code) : "";
  const written = isObject(resource.code) ? textOf(resource.code.text) : "";
  const text =
    written ||
    codings.map(({ display }) => textOf(display)).find(Boolean) ||
    namedByReaction(resource) ||
    codeIn(codings) ||
    namedBySubstance(resource);
  return {
    text: text || "Without a name",
    key: key || null,
    food: foodIn(text),
    severity: severityOf(resource),
    traces: !(key && listOf(resource.note).some((note) => isObject(note) && saysTracesAreFine(note.text))),
    refused: refusalOf(resource, text || key),
  };
}

/** R4 lets a record leave out `code` and name the substance with each reaction. */
function namedByReaction({ reaction }: Resource): string {
  const names = listOf(reaction).flatMap((each) => {
    if (!isObject(each) || !isObject(each.substance)) return [];
    const codings = listOf(each.substance.coding).filter(isObject);
    return textOf(each.substance.text) || codings.map(({ display }) => textOf(display)).find(Boolean) || [];
  });
  return [...new Set(names)].join(", ");
}

/** Records in the older format DSTU2 name the food there. Nothing else of that format is read. */
function namedBySubstance({ substance }: Resource): string {
  return isObject(substance) ? namedByReaction({ reaction: [{ substance }] }) : "";
}

/** A code without words stands as it is written: its owner or a doctor can look it up. Ours needs no words. */
function codeIn(codings: readonly Resource[]): string {
  const foreign = codings.find(({ system, code }) => system !== FOOD_SYSTEM && textOf(code));
  return foreign ? [textOf(foreign.system), textOf(foreign.code)].filter(Boolean).join(" ") : "";
}

/**
 * Recognises only the sentence that our own files contain (allergy-bundle.ts): anybody else's note could mean
 * anything.
 */
const saysTracesAreFine = (note: unknown): boolean => note === "The person says that traces do no harm.";

/**
 * The phrases around a food's name; SNOMED CT's own terms are "Allergy to peanut" and "Peanut allergy". Only these are
 * removed.
 */
const PHRASES = [
  /^(?:allergy|allergic|hypersensitivity|intolerance|intolerant|sensitivity) to (.+)$/i,
  /^(.+?) (?:allergy|intolerance|hypersensitivity)$/i,
];

function foodIn(text: string): string {
  const bare = text.replace(/\s*\((?:finding|disorder|substance|product|organism)\)$/i, "");
  for (const phrase of PHRASES) {
    const food = phrase.exec(bare)?.[1];
    if (food) return food.trim();
  }
  return bare;
}

/**
 * The gravest severity that the record states. `criticality: high` means a reaction that may threaten life
 * (AllergyIntoleranceCriticality, https://hl7.org/fhir/R4/valueset-allergy-intolerance-criticality.html); a reaction
 * marked `severe` counts as equally grave, and so does CRITH, as older records write it. It is an intolerance only if the
 * record says so and states nothing grave;
 * everything else is an allergy.
 */
function severityOf(resource: Resource): Severity {
  const wasSevere = listOf(resource.reaction).some((each) => isObject(each) && each.severity === "severe");
  if (resource.criticality === "high" || resource.criticality === "CRITH" || wasSevere) return "severe";
  return resource.type === "intolerance" ? "intolerance" : "allergy";
}

/** Doubtful or contradicting statements never remove an allergy: it is offered, and its owner decides. */
function refusalOf(resource: Resource, name: string): string | null {
  if (name === "") return "The record does not say what it is about.";
  const none = namesNoAllergy(resource);
  if (none !== null) return none;
  const { verificationStatus, clinicalStatus } = resource;
  if (saysOnly(verificationStatus, "entered-in-error")) return "The record says that it was entered in error.";
  if (saysOnly(verificationStatus, "refuted")) return "The record says that this was ruled out.";
  if (saysOnly(clinicalStatus, "resolved")) return "The record says that this is over.";
  const category = listOf(resource.category);
  if (category.length > 0 && !category.includes("food") && !FOOD_GROUPS.has(normalizedName(foodIn(name))))
    return "It is not about food, so it has no place on this card.";
  return null;
}

/** A record may file these under "environment" or "biologic", as egg for a vaccine: they are foods nevertheless. */
const FOOD_GROUPS: ReadonlySet<string> = new Set(FREE_FROM_KEYS.map((key) => normalizedName(nounOf(key))));

/**
 * Returns the graver of two severities, so that an imported record never makes an allergy milder than its owner
 * recorded it.
 */
export const graverOf = (a: Severity, b: Severity): Severity =>
  SEVERITIES[Math.max(SEVERITIES.indexOf(a), SEVERITIES.indexOf(b))] ?? a;
