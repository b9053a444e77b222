import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAllergyBundle } from "@/lib/fhir/allergy-bundle";
import { graverOf, LARGEST_FHIR_CHARACTERS, type ReadAllergy, readAllergies } from "@/lib/fhir/read-allergies";
import { SEVERITIES } from "@/lib/profile/allergies";

const read = (value: unknown): ReadAllergy[] => {
  const answer = readAllergies(JSON.stringify(value));
  if ("failure" in answer) throw new Error(answer.failure);
  return answer.allergies;
};
const failureOf = (text: string) => {
  const answer = readAllergies(text);
  return "failure" in answer ? answer.failure : null;
};
const coded = (code: string) => ({ coding: [{ code }] });
const record = (over: object) => ({ resourceType: "AllergyIntolerance", code: { text: "Peanut" }, ...over });
const bundle = (...resources: unknown[]) => ({
  resourceType: "Bundle",
  type: "searchset",
  entry: resources.map((resource) => ({ resource })),
});

describe("an allergy in a FHIR record", () => {
  it.each([
    ["Allergy to peanut", "peanut"],
    ["Peanut allergy", "Peanut"],
    ["Allergy to peanut (finding)", "peanut"],
    ["Intolerance to lactose", "lactose"],
    ["Peanut", "Peanut"],
    ["Nuts, all but almond", "Nuts, all but almond"],
  ])("called %j is looked up as %j, and shown as written", (text, food) => {
    expect(read(record({ code: { text } }))).toEqual([
      { text, key: null, food, severity: "allergy", traces: true, refused: null },
    ]);
  });

  it("without a text uses the display of a coding", () => {
    const code = { coding: [{ system: "http://snomed.info/sct", code: "91935009", display: "Allergy to peanut" }] };
    expect(read(record({ code }))[0]).toMatchObject({ text: "Allergy to peanut", key: null, food: "peanut" });
  });

  it("without any words is shown by its code, and without a code by the substance of its reactions", () => {
    const code = { coding: [{ system: "http://snomed.info/sct", code: "91935009" }] };
    expect(read(record({ code }))[0]).toMatchObject({ text: "http://snomed.info/sct 91935009", refused: null });
    const reaction = [{ substance: { coding: [{ display: "Sesame seed" }] } }, { substance: { text: "Sesame seed" } }];
    expect(read(record({ code: undefined, reaction }))[0]).toMatchObject({ text: "Sesame seed", refused: null });
    const older = record({ code: undefined, substance: { text: "Sesame seed" } });
    expect(read(older)[0]).toMatchObject({ text: "Sesame seed", refused: null });
  });

  it("is found wherever it stands, however deep", () => {
    const list = { resourceType: "List", contained: [record({})] };
    expect(read(bundle(list))).toHaveLength(1);
    const answer = { resourceType: "Parameters", parameter: [{ name: "return", resource: bundle(record({})) }] };
    expect(read(answer)).toHaveLength(1);
    const deep = bundle(bundle(bundle(bundle(bundle(record({}))))));
    expect(read(bundle(record({}), deep))).toHaveLength(2);
  });

  it.each([
    [{ criticality: "high" }, "severe"],
    [{ criticality: "high", type: "intolerance" }, "severe"],
    [{ criticality: "CRITH" }, "severe"],
    [{ criticality: "low" }, "allergy"],
    [{ criticality: "low", type: "intolerance" }, "intolerance"],
    [{ reaction: [{ severity: "mild" }, { severity: "severe" }] }, "severe"],
    [{ reaction: [{ severity: "moderate" }] }, "allergy"],
    [{ criticality: "unable-to-assess", type: "allergy" }, "allergy"],
    [{ criticality: 17, reaction: "severe", type: ["intolerance"] }, "allergy"],
  ])("with %j is %s", (over, severity) => {
    expect(read(record(over))[0]?.severity).toBe(severity);
  });

  it.each([
    [{ verificationStatus: coded("refuted") }, "ruled out"],
    [{ verificationStatus: coded("entered-in-error") }, "in error"],
    [{ clinicalStatus: coded("resolved") }, "over"],
    [{ category: ["medication"] }, "not about food"],
    [{ code: {} }, "does not say"],
    [{ code: { text: "No known food allergies" } }, "no allergy is known"],
    [{ code: { text: "Keine bekannten Allergien" } }, "no allergy is known"],
    [{ code: { coding: [{ system: "http://snomed.info/sct", code: "716186003" }] } }, "no allergy is known"],
    [
      {
        code: {
          text: "Aucune allergie connue",
          coding: [{ system: "http://snomed.info/sct", code: "716186003", display: "Aucune allergie connue" }],
        },
      },
      "no allergy is known",
    ],
  ])("with %j is shown but not offered", (over, words) => {
    expect(read(record(over))[0]?.refused).toContain(words);
  });

  it.each([
    { code: { text: "No known allergies except peanut" } },
    { code: { text: "No known drug allergy; peanut: hives" } },
    { code: { coding: [{ system: "http://hospital.example/codes", code: "716186003" }] } },
    { code: { coding: [{ code: "716186003" }] } },
    { code: { text: "Peanut", coding: [{ system: "http://snomed.info/sct", code: "716186003" }] } },
    { code: { text: "Keine bekannten Allergien außer Erdnuss" } },
    { code: { text: "No known allergies", coding: [{ display: "Allergy to peanut" }] } },
    {
      code: {
        coding: [
          { system: "http://snomed.info/sct", code: "716186003" },
          { code: "P", display: "Peanut" },
        ],
      },
    },
    { verificationStatus: { coding: [{ code: "refuted" }, { code: "confirmed" }] } },
    { verificationStatus: { coding: [{ system: "http://hospital.example/codes", code: "refuted" }] } },
    { clinicalStatus: { coding: [{ code: "resolved" }, { code: "active" }] } },
    { code: { text: "Allergy to sesame" }, category: ["environment"] },
  ])("with %j is offered: what is doubtful or contradicts itself removes no allergy", (over) => {
    expect(read(record(over))[0]?.refused).toBeNull();
  });

  it("of which the record knows nothing is not called absent", () => {
    const system = "http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips";
    const [row] = read(record({ code: { coding: [{ system, code: "no-allergy-info" }] } }));
    expect(row?.refused).toContain("does not mean that there are none");
  });

  it("that is unconfirmed, inactive or without a category is offered, because nobody has ruled it out", () => {
    const over = { verificationStatus: coded("unconfirmed"), clinicalStatus: coded("inactive") };
    expect(read(record(over))[0]?.refused).toBeNull();
  });

  it("in somebody else's file includes traces, whatever its notes say", () => {
    const note = [{ text: "The person says that traces do no harm." }];
    expect(read(record({ note }))[0]?.traces).toBe(true);
  });

  it("loses control characters that would reorder the text beside it", () => {
    expect(read(record({ code: { text: "Pea\u202enut\u0000\n<b>x</b>" } }))[0]?.text).toBe("Pea nut <b>x</b>");
  });
});

describe("a FHIR file", () => {
  it("may be a bundle, a bundle of bundles, a list or one resource", () => {
    const patient = { resourceType: "Patient" };
    for (const file of [record({}), [record({})], bundle(patient, record({})), bundle(bundle(patient, record({})))]) {
      expect(read(file).map(({ text }) => text)).toEqual(["Peanut"]);
    }
  });

  it.each([
    ["", "JSON"],
    ["{", "JSON"],
    ["<AllergyIntolerance/>", "XML"],
    ["null", "No allergy"],
    ["[]", "No allergy"],
    ['{"resourceType":"Patient"}', "No allergy"],
    ['{"resourceType":"Bundle","entry":{"resource":[]}}', "No allergy"],
    [" ".repeat(LARGEST_FHIR_CHARACTERS + 1), "too large"],
    [JSON.stringify(Array.from({ length: 301 }, () => record({}))), "more than 300"],
  ])("that is invalid is refused with a sentence (%#)", (text, words) => {
    expect(failureOf(text)).toContain(words);
  });

  it("nested ten thousand levels deep is read to its end, or refused as no JSON, without a crash", () => {
    const open = '{"resourceType":"Bundle","entry":[{"resource":';
    const deep = (inside: string) => `${open.repeat(10_000)}${inside}${"}]}".repeat(10_000)}`;
    expect(failureOf(deep("null"))).toMatch(/No allergy|JSON/);
    const answer = readAllergies(deep(JSON.stringify(record({}))));
    expect("failure" in answer ? answer.failure : answer.allergies).toMatchObject(
      "failure" in answer ? {} : [{ text: "Peanut" }],
    );
  });

  it.each([
    [{ ...bundle(record({})), link: [{ relation: "next", url: "https://a.example?page=2" }] }, true],
    [
      bundle(record({ id: "1" }), { resourceType: "List", entry: [{ item: { reference: "AllergyIntolerance/2" } }] }),
      true,
    ],
    [
      bundle(record({ id: "1" }), { entry: [{ reference: "https://a.example/AllergyIntolerance/1/_history/4" }] }),
      false,
    ],
    [{ ...bundle(record({})), link: [{ relation: "self", url: "https://a.example" }] }, false],
  ])("that is only a part of a record says so (%#)", (file, isPart) => {
    expect(readAllergies(JSON.stringify(file))).toMatchObject({ isPart });
  });

  it("that is a part without an allergy is not said to be without allergies", () => {
    const file = { resourceType: "Bundle", link: [{ relation: "next", url: "https://a.example?page=2" }] };
    expect(failureOf(JSON.stringify(file))).toContain("only a part of a record");
  });

  it("of any shape is either read or refused with a sentence", () => {
    const resource = fc.record({
      resourceType: fc.constantFrom("AllergyIntolerance", "Bundle", "Patient"),
      code: fc.jsonValue(),
      entry: fc.jsonValue(),
      category: fc.jsonValue(),
      reaction: fc.jsonValue(),
      note: fc.jsonValue(),
      verificationStatus: fc.jsonValue(),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(resource).map((each) => JSON.stringify(each)),
        ),
        (text) => {
          const answer = readAllergies(text);
          if ("failure" in answer) expect(answer.failure).toMatch(/\.$/);
          else for (const each of answer.allergies) expect(each.text).not.toBe("");
        },
      ),
    );
  });
});

it("our own export is read back unchanged: every allergy, its severity and its traces", () => {
  const key = fc.stringMatching(/^[a-z][a-z_]{0,20}$/);
  const allergy = fc.record({
    key,
    kind: fc.constant("allergy" as const),
    label: fc.stringMatching(/^[A-Z][a-z]{0,20}$/),
    severity: fc.constantFrom(...SEVERITIES),
    traces: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(allergy, { minLength: 1, maxLength: 20 }), (allergies) => {
      const written = JSON.stringify(
        toAllergyBundle({ id: "1", name: "Mira" }, allergies, {
          writtenAt: "2026-11-23T00:00:00.000Z",
          newId: () => crypto.randomUUID(),
        }),
      );
      const answer = readAllergies(written);
      expect("failure" in answer ? [] : answer.allergies).toEqual(
        allergies.map(({ key: code, label, severity, traces }) =>
          expect.objectContaining({ key: code, text: label, severity, traces, refused: null }),
        ),
      );
    }),
  );
});

it("an import never makes an allergy on the card milder", () => {
  for (const a of SEVERITIES) {
    for (const b of SEVERITIES) {
      const graver = SEVERITIES[Math.max(SEVERITIES.indexOf(a), SEVERITIES.indexOf(b))];
      expect(graverOf(a, b)).toBe(graver);
    }
  }
});
