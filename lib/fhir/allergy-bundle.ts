import type { Restriction } from "../dietary/allergies";

/** Our own words for foods; codes of others would have to be guessed. */
export const FOOD_SYSTEM = "urn:forkprint:food";
const HL7 = "http://terminology.hl7.org/CodeSystem";

type Person = { id: string; name: string };

const concept = (system: string, code: string) => ({ coding: [{ system, code }] });

/**
 * Allergies as HL7 FHIR R4 resources (https://hl7.org/fhir/R4/allergyintolerance.html). What their owner has written
 * down is `unconfirmed`: no physician has said it here. A severe allergy is of high criticality; of the others it cannot
 * be told. The text is always there, a code only where it is our own.
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
