import fc from "fast-check";
import { expect, it } from "vitest";
import { toAllergyBundle } from "@/lib/fhir/allergy-bundle";
import { SEVERITIES } from "@/lib/profile/allergies";

const MIRA = { id: "1f6a2b3c-0000-4000-8000-000000000000", name: "Mira O." };
const AT = "2026-11-22T20:00:00.000Z";
const MADE = { writtenAt: AT, newId: () => crypto.randomUUID() };

it("an allergy is exported in FHIR terms, as not confirmed by a physician", () => {
  const nuts = { key: "nut", kind: "allergy", label: "Nuts", severity: "severe", traces: true } as const;
  const { entry, type, timestamp } = toAllergyBundle(MIRA, [nuts], MADE);
  expect([type, timestamp]).toEqual(["collection", AT]);
  expect(entry[0]).toEqual({
    fullUrl: `urn:uuid:${MIRA.id}`,
    resource: { resourceType: "Patient", id: MIRA.id, name: [{ text: "Mira O." }] },
  });
  expect(entry[1]?.resource).toEqual({
    resourceType: "AllergyIntolerance",
    clinicalStatus: {
      coding: [{ system: "http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical", code: "active" }],
    },
    verificationStatus: {
      coding: [
        { system: "http://terminology.hl7.org/CodeSystem/allergyintolerance-verification", code: "unconfirmed" },
      ],
    },
    type: "allergy",
    category: ["food"],
    criticality: "high",
    code: { text: "Nuts", coding: [{ system: "urn:forkprint:food", code: "nut", display: "Nuts" }] },
    patient: { reference: `urn:uuid:${MIRA.id}` },
    note: [{ text: "Traces matter." }],
  });
});

it("the export leaves no allergy out and makes none milder", () => {
  const allergy = fc.record({
    key: fc.string({ minLength: 1 }),
    kind: fc.constant("allergy" as const),
    label: fc.string({ minLength: 1 }),
    severity: fc.constantFrom(...SEVERITIES),
    traces: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(allergy), (allergies) => {
      const written = toAllergyBundle(MIRA, allergies, MADE)
        .entry.slice(1)
        .map(({ resource }) => resource);
      expect(written).toHaveLength(allergies.length);
      allergies.forEach((each, place) => {
        expect(written[place]).toMatchObject({
          code: { text: each.label },
          type: each.severity === "intolerance" ? "intolerance" : "allergy",
          criticality: each.severity === "severe" ? "high" : "unable-to-assess",
        });
      });
    }),
  );
});

it("every entry has an address of its own that needs no server, and refers to the patient of the bundle", () => {
  const foods = ["nut", "peanut", "almond"].map(
    (key) => ({ key, kind: "allergy", label: key, severity: "allergy", traces: true }) as const,
  );
  const { entry } = toAllergyBundle(MIRA, foods, MADE);
  const addresses = entry.map(({ fullUrl }) => fullUrl);
  expect(new Set(addresses).size).toBe(entry.length);
  for (const address of addresses) expect(address).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  for (const { resource } of entry.slice(1)) expect(resource).toMatchObject({ patient: { reference: addresses[0] } });
});

it("a single food with a public code gets it, and a group of foods gets none", () => {
  const systemsOf = (key: string) => {
    const food = { key, kind: "allergy", label: key, severity: "allergy", traces: true } as const;
    const resource = toAllergyBundle(MIRA, [food], MADE).entry[1]?.resource;
    return resource?.resourceType === "AllergyIntolerance"
      ? (resource.code.coding ?? []).map(({ system }) => system)
      : [];
  };
  expect(systemsOf("peanut")).toEqual(["urn:forkprint:food", "http://fdasis.nlm.nih.gov"]);
  expect(systemsOf("nut")).toEqual(["urn:forkprint:food"]);
});

it("a person's own word stands as text alone, because it is no code of our list", () => {
  const food = { key: "word:Quorble", kind: "allergy", label: "Quorble", severity: "severe", traces: true } as const;
  expect(toAllergyBundle(MIRA, [food], MADE).entry[1]?.resource).toMatchObject({ code: { text: "Quorble" } });
  expect(JSON.stringify(toAllergyBundle(MIRA, [food], MADE))).not.toContain("word:");
});
