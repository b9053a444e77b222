import type { Restriction } from "@/lib/profile/allergies";
import { escapeHtml } from "@/lib/text/escape-html";
import { toAllergyBundle } from "./allergy-bundle";

const LOINC = "http://loinc.org";
const IPS = "http://hl7.org/fhir/uv/ips";
const PROFILES = `${IPS}/StructureDefinition`;

type Made = { writtenAt: string; newId: () => string };
type Section = { title: string; loinc: string; display: string; words: readonly string[]; entries: readonly string[] };

const unknownDate = {
  extension: [{ url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" }],
};
/** Says that nobody asked, which is not that there is nothing (IPS "Absent and Unknown Data"). */
const absent = (code: string, display: string) => ({
  coding: [{ system: `${IPS}/CodeSystem/absent-unknown-uv-ips`, code, display }],
});
const withProfile = <T extends object>(resource: T, profile: string) => ({
  ...resource,
  meta: { profile: [`${PROFILES}/${profile}`] },
});

/**
 * A person's allergies as an International Patient Summary (HL7 FHIR R4, https://hl7.org/fhir/uv/ips): a document whose
 * section of allergies is theirs, as they recorded it, and whose required sections of medicines and problems say that we
 * know nothing of them. Without allergies that section says the same: who wrote none down may have some.
 */
export function toPatientSummary(
  person: { id: string; name: string },
  allergies: readonly Restriction[],
  { writtenAt, newId }: Made,
) {
  const [patient, ...recorded] = toAllergyBundle(person, allergies, { writtenAt, newId }).entry;
  const subject = { reference: patient.fullUrl };
  const own = recorded.map(({ fullUrl, resource }) => ({
    fullUrl,
    resource: withProfile(resource, "AllergyIntolerance-uv-ips"),
  }));
  const none = {
    fullUrl: `urn:uuid:${newId()}`,
    resource: withProfile(
      {
        resourceType: "AllergyIntolerance",
        clinicalStatus: {
          coding: [{ system: "http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical", code: "active" }],
        },
        code: absent("no-allergy-info", "No information about allergies"),
        patient: subject,
      },
      "AllergyIntolerance-uv-ips",
    ),
  };
  const medicines = {
    fullUrl: `urn:uuid:${newId()}`,
    resource: withProfile(
      {
        resourceType: "MedicationStatement",
        status: "unknown",
        medicationCodeableConcept: absent("no-medication-info", "No information about medications"),
        subject,
        _effectiveDateTime: unknownDate,
      },
      "MedicationStatement-uv-ips",
    ),
  };
  const problems = {
    fullUrl: `urn:uuid:${newId()}`,
    resource: withProfile(
      { resourceType: "Condition", code: absent("no-problem-info", "No information about problems"), subject },
      "Condition-uv-ips",
    ),
  };
  const listed = own.length > 0 ? own : [none];
  const sections: Section[] = [
    {
      title: "Allergies and intolerances",
      loinc: "48765-2",
      display: "Allergies and adverse reactions Document",
      words: allergies.length > 0 ? allergies.map(inWords) : ["No information about allergies."],
      entries: listed.map(({ fullUrl }) => fullUrl),
    },
    {
      title: "Medication summary",
      loinc: "10160-0",
      display: "History of Medication use Narrative",
      words: ["No information about medications."],
      entries: [medicines.fullUrl],
    },
    {
      title: "Problems",
      loinc: "11450-4",
      display: "Problem list - Reported",
      words: ["No information about problems."],
      entries: [problems.fullUrl],
    },
  ];
  const composition = {
    fullUrl: `urn:uuid:${newId()}`,
    resource: withProfile(
      {
        resourceType: "Composition",
        status: "final",
        type: { coding: [{ system: LOINC, code: "60591-5", display: "Patient summary Document" }] },
        subject,
        date: writtenAt,
        // The person wrote it, and no physician.
        author: [subject],
        title: "Patient summary: allergies that the person recorded",
        section: sections.map(toSection),
      },
      "Composition-uv-ips",
    ),
  };
  return {
    resourceType: "Bundle",
    meta: { profile: [`${PROFILES}/Bundle-uv-ips`] },
    identifier: { system: "urn:ietf:rfc:3986", value: `urn:uuid:${newId()}` },
    type: "document",
    timestamp: writtenAt,
    entry: [
      composition,
      {
        ...patient,
        resource: withProfile({ ...patient.resource, _birthDate: unknownDate }, "Patient-uv-ips"),
      },
      ...listed,
      medicines,
      problems,
    ],
  } as const;
}

const inWords = ({ label, severity, traces }: Restriction): string =>
  [
    label,
    severity === "severe" && "severe",
    severity === "intolerance" && "intolerance",
    traces ? "traces matter" : "the person says that traces do no harm",
  ]
    .filter(Boolean)
    .join(", ");

/** The words that a person reads where a program knows no resource (FHIR R4, Narrative). */
const toSection = ({ title, loinc, display, words, entries }: Section) => ({
  title,
  code: { coding: [{ system: LOINC, code: loinc, display }] },
  text: {
    status: "generated",
    div: `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${words.map((each) => `<li>${escapeHtml(each)}</li>`).join("")}</ul></div>`,
  },
  entry: entries.map((reference) => ({ reference })),
});
