import { beforeEach, describe, expect, it } from "vitest";
import { GET as listAlternatives } from "@/app/api/food-checks/[id]/alternatives/route";
import { GET as getOne, DELETE as removeOne } from "@/app/api/food-checks/[id]/route";
import { POST as checkCode } from "@/app/api/food-checks/code/route";
import { POST as checkWords, GET as list, DELETE as removeAll } from "@/app/api/food-checks/route";
import { POST as addPerson } from "@/app/api/household/people/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { FoodCheckListWire, FoodCheckWire } from "@/lib/schemas/food-checks";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createUserHealthConcern } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const OATS = "09521234543213";
let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
  await db.product.deleteMany();
});

const allergicTo = (key: string, { token } = person) =>
  call(setAllergy, { method: "PUT", token, params: { key }, body: { severity: "severe" } });
const words = (body: object, { token } = person) =>
  call<FoodCheckWire>(checkWords, { token, body: { kind: "label", is_whole: true, ...body } });
const scan = (code: string, { token } = person) => call<FoodCheckWire>(checkCode, { token, body: { code } });
const history = (query: Record<string, string> = {}, { token } = person) =>
  call<FoodCheckListWire>(list, { token, query });
const stateOf = ({ people }: Pick<FoodCheckWire, "people">) => people[0]?.state;
const marksOf = ({ parts }: FoodCheckWire, kind: string) =>
  parts.flatMap(({ segments }) => segments.filter(({ mark }) => mark === kind).map(({ text }) => text));

const product = (more: object = {}) =>
  db.product.create({
    data: {
      gtin: OATS,
      name: "Oat bars",
      brand: "Mill",
      ingredients: "Wholegrain oats 62%, apple, sunflower oil, salt.",
      changedAt: new Date("2026-03-03T00:00:00Z"),
      readAt: now(),
      ...more,
    },
  });

describe("words of a label", () => {
  beforeEach(() => allergicTo("peanut"));

  it("that name the allergen are against the person, with the words as they stand", async () => {
    const { status, body } = await words({
      text: "Ingredients: wholegrain oats 48%, roasted peanuts 14%, honey. May contain sesame.",
      name: "Oat and seed bars",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Oat and seed bars", kind: "label", source: "own", doubts: [] });
    expect(body.people).toMatchObject([{ name: null, state: "conflict", words: ["roasted peanuts"] }]);
    expect(body.people[0]?.against?.because).toEqual(["Peanut"]);
    expect(marksOf(body, "conflict")).toEqual(["roasted peanuts"]);
    expect(body.parts.flatMap(({ segments }) => segments.map(({ text }) => text)).join("")).toContain("May contain");
  });

  it("fit only if somebody says that they are the whole list and all could be read", async () => {
    const text = "Ingredients: wholegrain oats, honey, sunflower oil, salt.";
    expect(stateOf((await words({ text })).body)).toBe("match");
    const part = (await words({ text, is_whole: false })).body;
    expect([stateOf(part), part.doubts]).toEqual(["unknown", ["not_whole"]]);
    const blurred = (await words({ text, unread: 2 })).body;
    expect([stateOf(blurred), blurred.doubts]).toEqual(["unknown", ["unread"]]);
    expect(stateOf((await words({ text: "Ingredients: oats, peanuts.", unread: 2 })).body)).toBe("conflict");
  });

  it("with a word that nobody knows fit nobody, and the word is said", async () => {
    const { body } = await words({ text: "Ingredients: oats, xylophane, salt." });
    expect([stateOf(body), body.unknown_words]).toEqual(["unknown", ["xylophane"]]);
  });

  it("are judged for each person at the table, and for nobody whose card is empty", async () => {
    const peanutFree = await call<{ id: string }>(addPerson, {
      token: person.token,
      body: { name: "Leo", limits: [], diets: [] },
    });
    expect(peanutFree.status).toBe(201);
    const { body } = await words({ text: "Ingredients: oats, salt." });
    expect(body.people.map(({ name, state, unchecked }) => [name, state, unchecked])).toEqual([
      [null, "match", undefined],
      ["Leo", null, "empty"],
    ]);
  });

  it("fit nobody whose concern counts amounts, which no list tells", async () => {
    await createUserHealthConcern(person.id, "high_blood_pressure");
    const { body } = await words({ text: "Ingredients: oats, salt." });
    expect([stateOf(body), body.people[0]?.not_counted]).toEqual(["unknown", ["High blood pressure"]]);
    expect(body.people[0]?.against?.because).toEqual(["High blood pressure"]);
    expect(stateOf((await words({ text: "Ingredients: oats, peanuts." })).body)).toBe("conflict");
  });

  it("say nothing to somebody who recorded nothing", async () => {
    const other = await createSignedInPerson();
    const { body } = await words({ text: "Ingredients: oats, salt." }, other);
    expect(body.people).toMatchObject([{ state: null, unchecked: "empty" }]);
  });

  it("are one check if they are checked twice, also at once", async () => {
    const text = "Ingredients: oats.";
    expect(await statusesAtOnce(4, () => words({ text }))).toEqual({ 201: 4 });
    expect((await history()).body.checks).toHaveLength(1);
  });

  it.each([
    [{ text: "" }],
    [{ text: "x".repeat(6001) }],
    [{ text: "oats", kind: "menu" }],
    [{ text: "oats", unread: -1 }],
    [{ text: "oats", gtin: "123" }],
    [{ text: "oats", verdict: "match" }],
  ])("are refused in %j", async (body) => {
    expect((await words(body)).status).toBe(422);
    expect((await history()).body.checks).toEqual([]);
  });
});

describe("a code", () => {
  beforeEach(() => allergicTo("milk"));

  it("finds the product, and what its list says", async () => {
    await product();
    const whole = (await scan("9 521234 543213")).body;
    expect(whole).toMatchObject({ name: "Oat bars", brand: "Mill", gtin: OATS, source: "open_food_facts" });
    expect([stateOf(whole), whole.told_at]).toEqual(["match", "2026-03-03T00:00:00.000Z"]);
  });

  it("heeds what the producer declares beside the list", async () => {
    await product({ declared: ["milk"], traces: ["nuts"] });
    const { body } = await scan(OATS);
    expect([stateOf(body), marksOf(body, "conflict")]).toEqual(["conflict", ["milk"]]);
    await db.product.update({ where: { gtin: OATS }, data: { declared: [], traces: ["milk"] } });
    const traces = (await scan(OATS)).body;
    expect([stateOf(traces), marksOf(traces, "may_contain")]).toEqual(["may_contain", ["milk"]]);
    await db.product.update({ where: { gtin: OATS }, data: { traces: ["sesame seeds", "celery"] } });
    expect(stateOf((await scan(OATS)).body)).toBe("match");
    await db.product.update({ where: { gtin: OATS }, data: { declared: ["xylophane"] } });
    expect(stateOf((await scan(OATS)).body)).toBe("unknown");
  });

  it("takes a class of the law for what the law means: nuts are no peanuts, and sesame is sesame", async () => {
    await allergicTo("peanut");
    await product({ declared: ["nuts"], traces: ["sesame seeds"] });
    expect(stateOf((await scan(OATS)).body)).toBe("match");
    await allergicTo("sesame-seed");
    const { body } = await scan(OATS);
    expect([stateOf(body), marksOf(body, "may_contain")]).toEqual(["may_contain", ["sesame seeds"]]);
    await db.product.update({ where: { gtin: OATS }, data: { declared: ["nuts", "hazelnut paste"], traces: [] } });
    await allergicTo("hazelnut");
    const nuts = (await scan(OATS)).body;
    // "Nuts" may be hazelnuts.
    expect([marksOf(nuts, "conflict"), marksOf(nuts, "may_contain")]).toEqual([["hazelnut paste"], ["nuts"]]);
  });

  it("of a product without ingredients is unknown, but what is declared is said", async () => {
    await product({ ingredients: null });
    const { body } = await scan(OATS);
    expect([stateOf(body), body.doubts]).toEqual(["unknown", ["no_ingredients"]]);
    await db.product.update({ where: { gtin: OATS }, data: { declared: ["milk"] } });
    expect(stateOf((await scan(OATS)).body)).toBe("conflict");
  });

  it("that shops give themselves never says that a food fits", async () => {
    await product({ gtin: "02001234567893" });
    const { body } = await scan("2001234567893");
    expect([stateOf(body), body.doubts]).toEqual(["unknown", ["own_number"]]);
  });

  it("that nobody told says so, and takes the label that the person photographs", async () => {
    const { status, body } = await scan(OATS);
    expect([status, body]).toMatchObject([404, { code: "no_product", gtin: OATS }]);
    expect((await history()).body.checks).toEqual([]);
    const label = (await words({ text: "Ingredients: oats, salt.", gtin: OATS, name: "Bars" })).body;
    expect([stateOf(label), label.gtin]).toEqual(["match", OATS]);
    expect((await scan(OATS)).body).toMatchObject({ id: label.id, is_own_reading: true, source: "own" });
    expect((await scan(OATS, await createSignedInPerson())).status).toBe(404);
  });

  it("keeps the producer's declaration over the person's own label", async () => {
    await product({ traces: ["milk"] });
    const { body } = await words({ text: "Ingredients: oats, salt.", gtin: OATS });
    expect(stateOf(body)).toBe("may_contain");
  });

  it("is judged anew by what the card and the product say now", async () => {
    await product();
    const { id } = (await scan(OATS)).body;
    const read = () => call<FoodCheckWire>(getOne, { token: person.token, params: { id } });
    expect(stateOf((await read()).body)).toBe("match");
    await allergicTo("apple");
    expect(stateOf((await read()).body)).toBe("conflict");
    await db.product.delete({ where: { gtin: OATS } });
    const gone = (await read()).body;
    expect([stateOf(gone), gone.doubts]).toEqual(["unknown", ["no_ingredients"]]);
  });

  it("with digits that are no code says what is wrong", async () => {
    const detail = async (code: string) => JSON.stringify((await scan(code)).body);
    expect(await detail("40063813339")).toContain("11 digits: a barcode has 8, 12 or 13");
    expect(await detail("4006381333932")).toContain("last digit");
    expect(await detail("hello")).toContain("no barcode of a food");
  });

  it("scanned many times at once is one check", async () => {
    await product();
    expect(await statusesAtOnce(4, () => scan(OATS))).toEqual({ 201: 4 });
    expect((await history()).body.checks).toHaveLength(1);
  });
});

describe("what fits instead", () => {
  const kinds = ["snacks", "cereal bars"];
  const other = (last: string, more: object) => product({ gtin: last, categories: kinds, ...more });
  const found = async (id: string) =>
    (await call<{ gtin: string }[]>(listAlternatives, { token: person.token, params: { id } })).body.map(
      ({ gtin }) => gtin,
    );

  it("is of the same narrowest kind, whole and against nobody", async () => {
    await allergicTo("peanut");
    await product({ categories: kinds, ingredients: "Oats, peanuts." });
    await other("09520000000042", { ingredients: "Oats, apple, salt." });
    await other("09520000000059", { ingredients: "Oats, salt.", traces: ["peanuts"] });
    await other("09520000000066", { ingredients: null });
    await other("09520000000073", { ingredients: "Oats, xylophane." });
    await other("02001234567893", { ingredients: "Oats, salt." });
    await other("09520000000080", { ingredients: "Oats, salt.", categories: ["snacks"] });
    const { id } = (await scan(OATS)).body;
    expect(await found(id)).toEqual(["09520000000042"]);
  });

  it("is not offered while somebody at the table cannot be checked, nor for a label without a product", async () => {
    await allergicTo("peanut");
    await product({ categories: kinds });
    await other("09520000000042", { ingredients: "Oats, apple, salt." });
    const { id } = (await scan(OATS)).body;
    expect(await found(id)).toEqual(["09520000000042"]);
    await call(addPerson, { token: person.token, body: { name: "Leo", limits: [], diets: [] } });
    expect(await found(id)).toEqual([]);
    expect(await found((await words({ text: "Ingredients: oats." })).body.id)).toEqual([]);
  });
});

describe("the history", () => {
  it("lists the newest first, page by page, and finds words", async () => {
    for (let at = 0; at < 23; at++)
      await words({ text: `Ingredients: oats, salt.${" ".repeat(at)}x${at}`, name: `Bar ${at}` });
    const first = (await history()).body;
    expect([first.checks.length, first.has_more, first.checks[0]?.name]).toEqual([20, true, "Bar 22"]);
    const rest = (await history({ before: first.checks.at(-1)?.id ?? "" })).body;
    expect([rest.checks.map(({ name }) => name), rest.has_more]).toEqual([["Bar 2", "Bar 1", "Bar 0"], false]);
    expect((await history({ q: "bar 17" })).body.checks.map(({ name }) => name)).toEqual(["Bar 17"]);
    expect((await history({ q: "%" })).body.checks).toEqual([]);
  });

  it("is deleted row by row or whole, and nobody sees another's", async () => {
    const { id } = (await words({ text: "Ingredients: oats." })).body;
    await words({ text: "Ingredients: rice." });
    const other = await createSignedInPerson();
    expect((await call(getOne, { token: other.token, params: { id } })).status).toBe(404);
    expect((await call(removeOne, { token: other.token, params: { id }, method: "DELETE" })).status).toBe(404);
    expect((await history({ before: id }, other)).status).toBe(404);
    expect((await call(removeOne, { token: person.token, params: { id }, method: "DELETE" })).status).toBe(204);
    expect((await history()).body.checks).toHaveLength(1);
    expect((await call(removeAll, { token: person.token, method: "DELETE" })).status).toBe(204);
    expect((await history()).body.checks).toEqual([]);
  });
});
