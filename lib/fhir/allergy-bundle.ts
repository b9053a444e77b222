import type { Restriction } from "@/lib/profile/allergies";
import { ownWordOf } from "../dietary/own-word";

/** Identifies foods by our own codes, because codes of other systems would have to be guessed. */
export const FOOD_SYSTEM = "urn:forkprint:food";
const HL7 = "http://terminology.hl7.org/CodeSystem";

/**
 * Codes of the Unique Ingredient Identifier list of the U.S. Food and Drug Administration, which is in the public domain
 * (https://hl7.org/fhir/R4/terminologies-systems.html names its system). Only single foods: a group has no code there.
 */
const UNII_SYSTEM = "http://fdasis.nlm.nih.gov";
const UNII: ReadonlyMap<string, { code: string; display: string }> = new Map([
  ["peanut", { code: "QE1QX6B99R", display: "PEANUT" }],
  ["almond", { code: "3Z252A2K9G", display: "ALMOND" }],
]);

function publicCodings(key: string) {
  const unii = UNII.get(key);
  return unii ? [{ system: UNII_SYSTEM, ...unii }] : [];
}

type Person = { id: string; name: string };

const concept = (system: string, code: string) => ({ coding: [{ system, code }] });

/**
 * Allergies as HL7 FHIR R4 resources (https://hl7.org/fhir/R4/allergyintolerance.html). They are `unconfirmed`,
 * because their owner recorded them and no physician confirmed them. A severe allergy has high criticality; for the
 * others the criticality is not known. Every resource has a text, our own code, and a public code where we know one.
 * A resource without an id has a `urn:uuid` as its address (https://hl7.org/fhir/R4/bundle.html, Resource URL).
 */
export function toAllergyBundle(
  { id, name }: Person,
  allergies: readonly Restriction[],
  { writtenAt, newId }: { writtenAt: string; newId: () => string },
) {
  const patient = `urn:uuid:${id}`;
  return {
    resourceType: "Bundle",
    type: "collection",
    timestamp: writtenAt,
    entry: [
      { fullUrl: patient, resource: { resourceType: "Patient", id, name: [{ text: name }] } },
      ...allergies.map((allergy) => ({
        fullUrl: `urn:uuid:${newId()}`,
        resource: toResource(allergy, patient),
      })),
    ],
  } as const;
}

const codingsOf = (key: string, label: string) => [
  { system: FOOD_SYSTEM, code: key, display: label },
  ...publicCodings(key),
];

function toResource({ key, label, severity, traces }: Restriction, patient: string) {
  return {
    resourceType: "AllergyIntolerance",
    clinicalStatus: concept(`${HL7}/allergyintolerance-clinical`, "active"),
    verificationStatus: concept(`${HL7}/allergyintolerance-verification`, "unconfirmed"),
    type: severity === "intolerance" ? "intolerance" : "allergy",
    category: ["food"],
    criticality: severity === "severe" ? "high" : "unable-to-assess",
    // A person's own word is no code of our list.
    code: { text: label, ...(ownWordOf(key) === null ? { coding: codingsOf(key, label) } : {}) },
    patient: { reference: patient },
    note: [{ text: traces ? "Traces matter." : "The person says that traces do no harm." }],
  } as const;
}
