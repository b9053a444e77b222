import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as remove } from "@/app/user/health-concerns/[id]/route";
import { GET as listAvailable } from "@/app/user/health-concerns/available/route";
import { POST as add, GET as list } from "@/app/user/health-concerns/route";
import type { HealthConcernWire, UserHealthConcernWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const DOCUMENTED =
  `diabetes heart_disease high_blood_pressure high_cholesterol kidney_disease liver_disease digestive_issues
  ibs sibo autoimmune_disease cancer pregnancy breastfeeding elderly_nutrition weight_management eating_disorders
  food_allergies metabolic_syndrome thyroid_disorders osteoporosis anemia migraines`.split(/\s+/);

let person: SignedInPerson;
let concerns: HealthConcernWire[];
beforeEach(async () => {
  person = await createSignedInPerson();
  concerns = (await call<HealthConcernWire[]>(listAvailable)).body;
});

const idOf = (name: string) => concerns.find((concern) => concern.name === name)?.id ?? "";
const addTo = ({ token }: SignedInPerson, id: string, notes?: string | null) =>
  call<UserHealthConcernWire>(add, {
    token,
    body: { health_concern_id: id, ...(notes === undefined ? {} : { notes }) },
  });
const rows = () => db.userHealthConcern.findMany({ where: { userId: person.id }, orderBy: { slot: "asc" } });

describe("GET /user/health-concerns/available", () => {
  it("lists the 22 documented names and two further ones that a diner may choose, without a sign-in", async () => {
    const answer = await call<HealthConcernWire[]>(listAvailable);
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ name }) => name)).toEqual([...DOCUMENTED, "celiac_disease", "lactose_intolerance"]);
    expect(Object.keys(answer.body[0] ?? {})).toEqual(["id", "name"]);
  });
});

describe("POST /user/health-concerns", () => {
  it("adds one and returns its record", async () => {
    const id = idOf("anemia");
    const answer = await addTo(person, id, "  since May ");
    expect(answer).toMatchObject({ status: 201 });
    const [row] = await rows();
    expect(answer.body).toEqual({
      id: row?.id,
      health_concern_id: id,
      is_active: true,
      notes: "since May",
      health_concern: { id, name: "anemia" },
    });
    expect((await call(list, { token: person.token })).body).toEqual([answer.body]);
  });

  it("treats missing, null or blank notes as none", async () => {
    for (const [name, notes] of [
      ["anemia", undefined],
      ["ibs", null],
      ["sibo", "  "],
    ] as const) {
      expect((await addTo(person, idOf(name), notes)).body.notes).toBeNull();
    }
  });

  it("refuses a repeated one (409), a fourth, an unknown and an analytics-only one (422)", async () => {
    await addTo(person, idOf("anemia"));
    expect(await addTo(person, idOf("anemia"))).toMatchObject({
      status: 409,
      body: { detail: "This health concern is already on your list" },
    });
    await addTo(person, idOf("ibs"));
    await addTo(person, idOf("sibo"));
    const { id: hidden } = await db.healthConcern.findUniqueOrThrow({ where: { name: "pcos" }, select: { id: true } });
    for (const [id, msg] of [
      [idOf("diabetes"), "At most 3 health concerns can be chosen"],
      [hidden, "Unknown health concern"],
      ["0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f", "Unknown health concern"],
    ] as const) {
      expect(await addTo(person, id)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "health_concern_id"], msg }] },
      });
    }
    expect(await rows()).toHaveLength(3);
  });

  it("names the field when notes are too long", async () => {
    const answer = await addTo(person, idOf("anemia"), "x".repeat(501));
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "notes"] }] } });
  });

  it("adds three of twenty different simultaneous ones", async () => {
    const statuses = await statusesAtOnce(20, (index) => addTo(person, concerns[index]?.id ?? ""));
    expect(statuses).toEqual({ 201: 3, 422: 17 });
    expect((await rows()).map(({ slot }) => slot)).toEqual([1, 2, 3]);
  });

  it("adds one of twenty identical simultaneous ones", async () => {
    expect(await statusesAtOnce(20, () => addTo(person, idOf("anemia")))).toEqual({ 201: 1, 409: 19 });
  });
});

describe("DELETE /user/health-concerns/{id}", () => {
  const removeId = (id: string) => call(remove, { method: "DELETE", params: { id }, token: person.token });

  it("removes one and frees its place; the second time it is absent (404)", async () => {
    const first = await addTo(person, idOf("anemia"));
    await addTo(person, idOf("ibs"));
    await addTo(person, idOf("sibo"));
    expect(await removeId(first.body.id)).toMatchObject({ status: 204, body: null });
    expect(await removeId(first.body.id)).toMatchObject({ status: 404, body: { detail: "Health concern not found" } });
    expect((await addTo(person, idOf("diabetes"))).status).toBe(201);
    expect(await rows()).toHaveLength(3);
  });
});
