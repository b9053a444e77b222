import type { Restriction } from "../dietary/allergies";

/** Identifies foods by our own codes, because codes of other systems would have to be guessed. */
export const FOOD_SYSTEM = "urn:forkprint:food";
const HL7 = "http://terminology.hl7.org/CodeSystem";

type Person = { id: string; name: string };

const concept = (system: string, code: string) => ({ coding: [{ system, code }] });

/**
 * Allergies as HL7 FHIR R4 resources (https://hl7.org/fhir/R4/allergyintolerance.html). They are `unconfirmed`,
 * because their owner recorded them and no physician confirmed them. A severe allergy has high criticality; for the
 * others the criticality is not known. Every resource has a text; a code only if it is one of ours.
 */
export function toAllergyBundle({ id, name }: Person, allergies: readonly Restriction[], writtenAt: string) {
  const patient = `urn:uuid:${id}`;
  return {
    resourceType: "Bundle",
    type: "collection",
    timestamp: writtenAt,
    entry: [
      { fullUrl: patient, resource: { resourceType: "Patient", id, name: [{ text: name }] } },
      ...allergies.map((allergy, place) => ({
        fullUrl: `urn:forkprint:allergy:${id}:${place + 1}`,
        resource: toResource(allergy, patient),
      })),
    ],
  } as const;
}

function toResource({ key, label, severity, traces }: Restriction, patient: string) {
  return {
    resourceType: "AllergyIntolerance",
    clinicalStatus: concept(`${HL7}/allergyintolerance-clinical`, "active"),
    verificationStatus: concept(`${HL7}/allergyintolerance-verification`, "unconfirmed"),
    type: severity === "intolerance" ? "intolerance" : "allergy",
    category: ["food"],
    criticality: severity === "severe" ? "high" : "unable-to-assess",
    code: { text: label, coding: [{ system: FOOD_SYSTEM, code: key, display: label }] },
    patient: { reference: patient },
    note: [{ text: traces ? "Traces matter." : "The person says that traces do no harm." }],
  } as const;
}
