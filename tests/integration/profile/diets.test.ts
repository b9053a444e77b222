import { describe, expect, it } from "vitest";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { ALLERGY_GROUP, areConflicting, DIET_KEYS, type DietKey, isFreeFrom } from "@/lib/dietary/diets";
import type { PreferencesWire, SetDietsWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const set = ({ token }: SignedInPerson, dietary: unknown) => call<SetDietsWire>(setDiets, { token, body: { dietary } });

const chosen = async ({ id }: SignedInPerson): Promise<DietKey[]> => {
  const rows = await db.userDiet.findMany({ where: { userId: id }, orderBy: { slot: "asc" }, select: { diet: true } });
  return rows.map((row) => row.diet);
};

const groupOf = (key: DietKey) =>
  db.ingredient.findUniqueOrThrow({ where: { slug: ALLERGY_GROUP[key] ?? "" }, select: { id: true, name: true } });

const opinionOf = async ({ id }: SignedInPerson, key: DietKey) => {
  const { id: ingredientId } = await groupOf(key);
  const row = await db.ingredientPreference.findUnique({
    where: { userId_ingredientId: { userId: id, ingredientId } },
  });
  return row?.preferenceType ?? null;
};

describe("POST /user/my-preferences-array", () => {
  it("replaces the list and keeps its order", async () => {
    const person = await createSignedInPerson();
    expect(await set(person, ["keto", "nut_free"])).toMatchObject({
      status: 200,
      body: { dietary: ["keto", "nut_free"], displaced: [] },
    });
    expect((await set(person, ["sesame_free", "keto", "low_fodmap"])).status).toBe(200);
    expect(await chosen(person)).toEqual(["sesame_free", "keto", "low_fodmap"]);
    const answer = await call<PreferencesWire>(getPreferences, { token: person.token });
    expect(answer.body).toEqual({
      dietary: ["sesame_free", "keto", "low_fodmap"],
      healthConcerns: [],
      ingredientPreferences: [],
      favorites: [],
    });
    await set(person, []);
    expect(await chosen(person)).toEqual([]);
  });

  it("refuses an unknown field by its name, and stores nothing of the rest", async () => {
    const person = await createSignedInPerson();
    await set(person, ["keto"]);
    const answer = await call(setDiets, {
      token: person.token,
      body: { dietary: ["vegan"], allergies: ["peanut"], severity: "severe" },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        detail: [
          { loc: ["body", "allergies"], msg: 'Unrecognized key: "allergies"', type: "unrecognized_keys" },
          { loc: ["body", "severity"], type: "unrecognized_keys" },
        ],
      },
    });
    expect(await chosen(person)).toEqual(["keto"]);
  });

  it("counts a repeated key once", async () => {
    const person = await createSignedInPerson();
    expect(await set(person, ["keto", "keto", "keto", "keto", "vegan"])).toMatchObject({ status: 200 });
    expect(await chosen(person)).toEqual(["keto", "vegan"]);
  });

  it.each([
    [["keto", "atkins", "nut_free", "soy_free"], "At most 3 diets can be chosen"],
    [DIET_KEYS, "At most 3 diets can be chosen"],
    [["vegan", "egg_free"], "Vegan conflicts with Egg Allergy"],
    [["fish_free", "pescatarian"], "Fish Allergy conflicts with Pescatarian"],
  ])("refuses %j and keeps the earlier list (422)", async (dietary, msg) => {
    const person = await createSignedInPerson();
    await set(person, ["paleo"]);
    expect(await set(person, dietary)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "dietary"], msg }] },
    });
    expect(await chosen(person)).toEqual(["paleo"]);
  });

  it("names the entry that is not a diet key", async () => {
    const person = await createSignedInPerson();
    for (const wrong of ["low_carb", "none", "VEGAN", "", "toString"]) {
      expect(await set(person, ["vegan", wrong])).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "dietary", 1] }] },
      });
    }
  });

  it("never stores more than three or a conflict when twenty lists arrive at once", async () => {
    const person = await createSignedInPerson();
    const lists: DietKey[][] = [
      ["vegan", "keto", "nut_free"],
      ["vegetarian"],
      ["pescatarian", "egg_free"],
      ["paleo", "soy_free"],
    ];
    const statuses = await statusesAtOnce(20, (index) => set(person, lists[index % lists.length]));
    expect(statuses).toEqual({ 200: 20 });
    const remaining = await chosen(person);
    expect(lists).toContainEqual(remaining);
    expect(remaining.some((a) => remaining.some((b) => areConflicting(a, b)))).toBe(false);
  });
});

describe("an allergy that a diet displaces", () => {
  const pairs = DIET_KEYS.filter(isFreeFrom).flatMap((allergy) =>
    DIET_KEYS.filter((diet) => !isFreeFrom(diet) && areConflicting(diet, allergy)).map((diet) => ({ diet, allergy })),
  );

  it.each(pairs)("is kept as an allergy to its group: $allergy makes room for $diet", async ({ diet, allergy }) => {
    const person = await createSignedInPerson();
    await set(person, [allergy]);
    // The list omits it, because the screen has already removed it.
    const answer = await set(person, [diet]);
    const group = await groupOf(allergy);
    expect(answer.body).toEqual({
      dietary: [diet],
      displaced: [
        {
          diet: allergy,
          ingredient_preference: {
            id: expect.any(String),
            ingredient_id: group.id,
            preference_type: "allergy",
            ingredient: group,
            key: ALLERGY_GROUP[allergy],
            severity: "allergy",
            traces: true,
          },
        },
      ],
    });
    const { body } = await call<PreferencesWire>(getPreferences, { token: person.token });
    expect(body.ingredientPreferences).toEqual([answer.body.displaced[0]?.ingredient_preference]);
  });

  it("replaces an earlier, milder opinion of the group", async () => {
    const person = await createSignedInPerson();
    const { id: ingredientId } = await groupOf("egg_free");
    const mild = { userId: person.id, ingredientId, preferenceType: "love", createdAt: now() } as const;
    await db.ingredientPreference.create({ data: mild });
    await set(person, ["egg_free"]);
    await set(person, ["vegan"]);
    expect(await opinionOf(person, "egg_free")).toBe("allergy");
  });

  it("is kept with the others when several are displaced at once", async () => {
    const person = await createSignedInPerson();
    await set(person, ["egg_free", "dairy_free", "fish_free"]);
    const { body } = await set(person, ["vegan"]);
    expect(body.displaced.map(({ diet }) => diet).sort()).toEqual(["dairy_free", "egg_free", "fish_free"]);
  });

  it("is not created when the person removes the key without adding a diet", async () => {
    const person = await createSignedInPerson();
    await set(person, ["egg_free"]);
    expect((await set(person, ["keto"])).body.displaced).toEqual([]);
    await set(person, ["vegan"]);
    expect(await opinionOf(person, "egg_free")).toBeNull();
  });

  it("is never lost, whatever the order of twenty simultaneous requests", async () => {
    const person = await createSignedInPerson();
    await set(person, ["egg_free"]);
    await statusesAtOnce(20, (index) => set(person, [index % 2 ? "vegan" : "egg_free"]));
    const isChosen = (await chosen(person)).includes("egg_free");
    expect(isChosen || (await opinionOf(person, "egg_free")) === "allergy").toBe(true);
  });
});
