import { beforeEach, describe, expect, it } from "vitest";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createAccess, createApplication, type TestApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { callMenu } from "../../support/call-menu";

/** Codes of GS1's demonstration prefix. */
const [SPREAD, BARS, BARE, UNTOLD] = ["9520123456788", "9520000000035", "09520000000011", "9520000009991"];
let person: SignedInPerson;
let application: TestApplication;
let token: string;

const scan = (items: unknown, more: Record<string, unknown> = {}) => callMenu({ token, items, more });
const digits = (code: string) => code.padStart(14, "0");
const checked = (code: string) => {
  const body = code.slice(0, -1);
  const sum = [...body].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return body + ((10 - (sum % 10)) % 10);
};

beforeEach(async () => {
  person = await createSignedInPerson();
  application = await createApplication();
  ({ token } = await createAccess(person, application));
  const { id } = await db.ingredient.findUniqueOrThrow({ where: { slug: "peanut" }, select: { id: true } });
  await db.ingredientPreference.create({
    data: { userId: person.id, ingredientId: id, preferenceType: "allergy", createdAt: now() },
  });
  await db.product.deleteMany();
  await db.product.createMany({
    data: [
      {
        gtin: digits(checked(SPREAD)),
        name: "Spread",
        ingredients: "Sugar, roasted peanuts, rapeseed oil",
        changedAt: new Date("2026-06-01"),
        readAt: now(),
      },
      { gtin: digits(checked(BARS)), name: "Bars", ingredients: "Oats, sugar, sunflower oil", readAt: now() },
      { gtin: digits(checked(BARE)), name: "Sauce", declared: ["peanuts"], readAt: now() },
    ],
  });
});

describe("items of a grocery page with the codes of packaged foods", () => {
  it("are judged by their labels, and say what is known of the product", async () => {
    const answer = await scan([
      { id: "a", name: "Zorblax Spread 350 g", gtin: checked(SPREAD) },
      { id: "b", name: "Zorblax Bars", gtin: Number(checked(BARS)) },
      { id: "c", name: "Zorblax Sauce", gtin: digits(checked(BARE)) },
      { id: "d", name: "Zorblax Mix", gtin: checked(UNTOLD) },
      { id: "e", name: "Zorblax Mix", gtin: "12345678" },
      { id: "f", name: "Zorblax Mix", gtin: ["no", "code"] },
    ]);
    expect(answer.status).toBe(200);
    const { items } = answer.body;
    expect(items.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["a", "conflict"],
      ["b", "match"],
      ["c", "conflict"],
      ["d", "unknown"],
      ["e", "unknown"],
      ["f", "unknown"],
    ]);
    expect(items.map(({ product }) => product)).toEqual([
      { gtin: digits(checked(SPREAD)), state: "read", told_at: "2026-06-01T00:00:00.000Z" },
      { gtin: digits(checked(BARS)), state: "read", told_at: null },
      { gtin: digits(checked(BARE)), state: "without_ingredients", told_at: null },
      { gtin: digits(checked(UNTOLD)), state: "not_told", told_at: null },
      { gtin: null, state: "no_code", told_at: null },
      undefined,
    ]);
    expect(items[0]?.reasons?.[0]).toMatchObject({ provenance: "product", field: "name" });
  });

  it("are marked on a page that asks for marks alone, with the product's own name untouched", async () => {
    const { body } = await scan([{ name: "Zorblax <Spread>", gtin: checked(SPREAD) }], { only_marks: true });
    expect(body.items[0]).toEqual({
      name: expect.stringMatching(/pfai-conflict.*Zorblax &lt;Spread&gt;/),
      description: "",
      container_class: "pfai-container-conflict",
    });
  });

  it("have no verdict for nobody in particular", async () => {
    const { status, body } = await callMenu({
      clientId: application.clientId,
      items: [{ name: "Zorblax Spread", gtin: checked(SPREAD) }],
    });
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({ verdict: null, product: { state: "read" } });
    expect(body.items[0]?.reasons?.filter(({ setting }) => setting !== null)).toEqual([]);
  });

  it("of a number that shops give themselves are not said to fit by a list", async () => {
    const own = checked("2012345678900");
    await db.product.create({ data: { gtin: digits(own), ingredients: "Oats, sugar", readAt: now() } });
    const { body } = await scan([{ name: "Zorblax Counter Mix", gtin: own }]);
    expect(body.items[0]).toMatchObject({ verdict: "unknown", product: { state: "without_ingredients" } });
  });
});
