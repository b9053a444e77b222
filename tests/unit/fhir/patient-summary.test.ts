import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPatientSummary } from "@/lib/fhir/patient-summary";
import { readAllergies } from "@/lib/fhir/read-allergies";
import { type Restriction, SEVERITIES } from "@/lib/profile/allergies";

const MIRA = { id: "1f6a2b3c-0000-4000-8000-000000000000", name: "Mira O." };
const MADE = { writtenAt: "2026-12-01T09:00:00.000Z", newId: () => crypto.randomUUID() };
const allergy = (over: Partial<Restriction> = {}): Restriction => ({
  ...{ key: "peanut", kind: "allergy", label: "Peanut", severity: "severe", traces: true },
  ...over,
});
const made = (...allergies: Restriction[]) => toPatientSummary(MIRA, allergies, MADE);
type Resource = { resourceType: string; [key: string]: unknown };
const resourcesOf = (summary: ReturnType<typeof made>) => summary.entry.map(({ resource }) => resource as Resource);

describe("the International Patient Summary", () => {
  it("is a document that begins with its composition, of which every reference leads to an entry", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SEVERITIES), { maxLength: 5 }), (severities) => {
        const summary = made(...severities.map((severity, at) => allergy({ key: `food ${at}`, severity })));
        expect([summary.type, resourcesOf(summary)[0]?.resourceType]).toEqual(["document", "Composition"]);
        const addresses = summary.entry.map(({ fullUrl }) => fullUrl);
        expect(new Set(addresses).size).toBe(addresses.length);
        const references = [...JSON.stringify(summary).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to);
        for (const reference of references) expect(addresses).toContain(reference);
        const [composition] = resourcesOf(summary);
        const sections = composition?.section as { code: { coding: { code: string }[] }; entry: unknown[] }[];
        expect(sections.map(({ code }) => code.coding[0]?.code)).toEqual(["48765-2", "10160-0", "11450-4"]);
        expect(sections[0]?.entry).toHaveLength(Math.max(1, severities.length));
      }),
    );
  });

  it("claims no absence: without allergies nobody asked, and of medicines and problems we know nothing", () => {
    const codes = [...JSON.stringify(made()).matchAll(/"code":"(no-[a-z-]+)"/g)].map(([, code]) => code);
    expect(codes).toEqual(["no-allergy-info", "no-medication-info", "no-problem-info"]);
    expect(JSON.stringify(made(allergy()))).not.toContain("no-allergy-info");
  });

  it("is read again by our own intake, with every allergy", () => {
    const summary = made(allergy(), allergy({ key: "milk", label: "Milk", severity: "intolerance" }));
    const labels = JSON.stringify(readAllergies(JSON.stringify(summary)));
    for (const label of ["Peanut", "Milk"]) expect(labels).toContain(label);
  });

  it("keeps a word that looks like mark-up as a word", () => {
    const [composition] = resourcesOf(made(allergy({ label: `<b onclick="x">Nuts</b> & "seeds"` })));
    expect(JSON.stringify(composition?.section)).toContain("&lt;b onclick=&quot;x&quot;&gt;Nuts&lt;/b&gt; &amp;");
  });
});
