import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as listMine } from "@/app/api/visits/mine/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { GET as userinfo } from "@/app/oauth/userinfo/route";
import { DELETE as removeAllergy, PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { POST as setPreference } from "@/app/user/ingredient-preferences/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { seenInRows } from "@/components/visits/visit-words";
import { DIET_KEYS, type DietKey, displacedAllergies, findConflict, isFreeFrom } from "@/lib/dietary/diets";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { allergiesOf, FREE_FROM_KEYS, freeFromOf, groupOf } from "@/lib/profile/allergies";
import type { UserInfoWire } from "@/lib/schemas/oauth";
import type { PreferencesWire } from "@/lib/schemas/profile";
import type { MyVisitsWire } from "@/lib/schemas/visits";
import { db } from "@/server/db/client";
import { createShareLink } from "@/server/sharing/create-share-link";
import { findSharedCard } from "@/server/sharing/find-shared-card";
import { createIngredient } from "../../factories/food";
import { createAccess, createApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const put = (key: string, body: unknown = {}) =>
  call<PreferencesWire>(setAllergy, { method: "PUT", params: { key }, body, token: person.token });
const drop = (key: string) =>
  call<PreferencesWire>(removeAllergy, { method: "DELETE", params: { key }, token: person.token });
const sendDiets = (dietary: readonly DietKey[], more = {}) =>
  call(setDiets, { token: person.token, body: { dietary, ...more } });
const saved = async () => (await call<PreferencesWire>(getPreferences, { token: person.token })).body;

describe("PUT /user/allergies/{key}", () => {
  it("records an allergy to the group, with its severity, and returns the profile", async () => {
    const { id, name } = await db.ingredient.findUniqueOrThrow({ where: { slug: "nut" } });
    const answer = await put("nut", { severity: "severe", traces: false });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      dietary: [],
      healthConcerns: [],
      ingredientPreferences: [
        {
          id: expect.any(String),
          ingredient_id: id,
          preference_type: "allergy",
          ingredient: { id, name },
          key: "nut",
          severity: "severe",
          traces: false,
        },
      ],
      favorites: [],
    });
  });

  it("keeps fields that are not sent, and turns a milder opinion into the allergy", async () => {
    await put("nut", { severity: "severe", traces: false });
    expect((await put("nut")).body.ingredientPreferences).toMatchObject([{ severity: "severe", traces: false }]);
    const lemon = await createIngredient();
    await call(setPreference, {
      token: person.token,
      body: { ingredient_normalization_id: lemon.id, preference_type: "love" },
    });
    const { body } = await put(lemon.id);
    expect(body.ingredientPreferences).toMatchObject([
      { key: "nut" },
      { ingredient_id: lemon.id, preference_type: "allergy", severity: "allergy", traces: true },
    ]);
  });

  it("with traces alone keeps an intolerance, unless a free-from key makes it an allergy", async () => {
    const egg = await db.ingredient.findUniqueOrThrow({ where: { slug: "egg" } });
    const prefer = () =>
      call(setPreference, {
        token: person.token,
        body: { ingredient_normalization_id: egg.id, preference_type: "intolerance" },
      });
    await prefer();
    expect(allergiesOf((await put("egg", { traces: false })).body)).toMatchObject([
      { key: "egg", severity: "intolerance", traces: false },
    ]);
    await prefer();
    await sendDiets(["egg_free"]);
    expect(allergiesOf((await put("egg", { traces: false })).body)).toMatchObject([
      { key: "egg", severity: "allergy", traces: false },
    ]);
    await prefer();
    expect(allergiesOf((await drop("egg")).body)).toEqual([]);
  });

  it("removes the same free-from key from the diets: the allergy is recorded once, and the place is free", async () => {
    await sendDiets(["nut_free", "keto"]);
    const { body } = await put("nut");
    expect(body.dietary).toEqual(["keto"]);
    expect(toIdCardProfile(cardOwner(person), body).allergies).toMatchObject([{ key: "nut" }]);
  });

  it("has no limit and no conflict with diets: a vegan may have all ten", async () => {
    await sendDiets(["vegan"]);
    for (const key of FREE_FROM_KEYS) expect((await put(groupOf(key))).status).toBe(200);
    const { dietary, ingredientPreferences } = await saved();
    expect(dietary).toEqual(["vegan"]);
    expect(ingredientPreferences.map(({ key }) => key).sort()).toEqual(FREE_FROM_KEYS.map(groupOf).sort());
  });

  it("refuses an unknown key (404), an invalid severity (422) and a visitor (401)", async () => {
    expect((await put("no-such-food")).status).toBe(404);
    expect((await put("0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f")).status).toBe(404);
    expect(await put("nut", { severity: "mild" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "severity"] }] },
    });
    expect((await call(setAllergy, { method: "PUT", params: { key: "nut" }, body: {} })).status).toBe(401);
    expect((await saved()).ingredientPreferences).toEqual([]);
  });

  it("stores one row for twenty simultaneous requests", async () => {
    expect(await statusesAtOnce(20, () => put("egg"))).toEqual({ 200: 20 });
    expect(await db.ingredientPreference.count({ where: { userId: person.id } })).toBe(1);
  });
});

describe("DELETE /user/allergies/{key}", () => {
  it("removes an allergy wherever it is recorded, and a second time changes nothing", async () => {
    await put("nut");
    await sendDiets(["nut_free", "keto"]);
    for (const _ of [1, 2]) {
      const answer = await drop("nut");
      expect(answer).toMatchObject({ status: 200, body: { dietary: ["keto"], ingredientPreferences: [] } });
    }
  });

  it("removes only allergies: a food that a person merely avoids stays", async () => {
    const { id } = await db.ingredient.findUniqueOrThrow({ where: { slug: "egg" } });
    await call(setPreference, {
      token: person.token,
      body: { ingredient_normalization_id: id, preference_type: "avoid" },
    });
    expect((await drop("egg")).body.ingredientPreferences).toMatchObject([{ key: "egg", preference_type: "avoid" }]);
  });

  it("does not affect another person's allergy", async () => {
    await put("nut");
    const otherPerson = await createSignedInPerson();
    await call(removeAllergy, { method: "DELETE", params: { key: "nut" }, token: otherPerson.token });
    expect((await saved()).ingredientPreferences).toHaveLength(1);
  });
});

describe("the severity of an allergy", () => {
  const prefer = (body: object) => call(setPreference, { token: person.token, body });

  it("is removed when the allergy becomes something milder", async () => {
    const { id } = await db.ingredient.findUniqueOrThrow({ where: { slug: "egg" } });
    await put("egg", { severity: "severe", traces: false });
    await prefer({ ingredient_normalization_id: id, preference_type: "avoid" });
    const [milder] = (await saved()).ingredientPreferences;
    expect([milder?.severity, milder?.traces]).toEqual([undefined, undefined]);
    expect((await put("egg")).body.ingredientPreferences).toMatchObject([{ severity: "allergy", traces: true }]);
  });

  it("is accepted for allergies only (422)", async () => {
    const { id } = await createIngredient();
    const body = { ingredient_normalization_id: id, preference_type: "avoid", severity: "severe" };
    expect(await prefer(body)).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "severity"] }] } });
  });
});

describe("a list of diets sent with keep_allergies", () => {
  it("keeps every free-from key that it omits, whatever comes in", async () => {
    await sendDiets(["nut_free", "egg_free", "soy_free"]);
    expect(await sendDiets(["keto"], { keep_allergies: true })).toMatchObject({
      status: 200,
      body: { dietary: ["keto"], displaced: [{ diet: "nut_free" }, { diet: "egg_free" }, { diet: "soy_free" }] },
    });
    const keys = (await saved()).ingredientPreferences.map(({ key }) => key);
    expect(keys.sort()).toEqual(["egg", "nut", "soy"]);
  });
});

/** A person's steps, in any order: the documented call, the screens' calls, and a row that is renamed meanwhile. */
type Step =
  | { kind: "diets"; diets: DietKey[]; keep: boolean }
  | { kind: "choose"; key: string }
  | { kind: "drop"; key: string }
  | { kind: "rename"; key: string; name: string };

const groups = FREE_FROM_KEYS.map(groupOf);
const keys = fc.constantFrom(...groups, "kiwi", "anise");
const names = fc.constantFrom("Fish", "fish", "Egg Allergy", "nut", "Anis étoilé", " ", "Gluten", "kiwi");
const lists = fc.uniqueArray(fc.constantFrom(...DIET_KEYS), { maxLength: 3 }).filter((diets) => !findConflict(diets));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("diets" as const), diets: lists, keep: fc.boolean() }),
  fc.record({ kind: fc.constant("choose" as const), key: keys }),
  fc.record({ kind: fc.constant("drop" as const), key: keys }),
  fc.record({ kind: fc.constant("rename" as const), key: keys, name: names }),
);

/** A model of the rules: which allergies must exist after a step. */
class Expected {
  diets: readonly DietKey[] = [];
  readonly recorded = new Set<string>();

  take(next: Step): void {
    if (next.kind === "diets") {
      const leaving = next.keep
        ? this.diets.filter((key) => isFreeFrom(key) && !next.diets.includes(key))
        : displacedAllergies(this.diets, next.diets);
      for (const key of leaving) this.recorded.add(groupOf(key));
      this.diets = next.diets;
    } else if (next.kind !== "rename") {
      this.diets = this.diets.filter((key) => key !== freeFromOf(next.key));
      if (next.kind === "choose") this.recorded.add(next.key);
      else this.recorded.delete(next.key);
    }
  }

  get keys(): string[] {
    return [...new Set([...this.recorded, ...this.diets.filter(isFreeFrom).map(groupOf)])].sort();
  }
}

async function apply(next: Step, count: number): Promise<void> {
  if (next.kind === "diets") await sendDiets(next.diets, next.keep ? { keep_allergies: true } : {});
  else if (next.kind === "choose") await put(next.key);
  else if (next.kind === "drop") await drop(next.key);
  else {
    const data = { name: next.name, normalizedName: `renamed ${count}` };
    await db.ingredient.update({ where: { slug: next.key }, data });
  }
}

const sorted = (allergies: readonly { key: string }[] = []) => allergies.map(({ key }) => key).sort();

describe("an allergy", () => {
  it("is identified by its key on the card, the shared view, the claims, the visit and the export, whatever its row is named", async () => {
    const application = await createApplication();
    const venue = await createVenue();
    let renames = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        person = await createSignedInPerson();
        await call(checkIn, { token: person.token, body: { venue_id: venue.id } });
        const expected = new Expected();
        for (const next of steps) {
          await apply(next, renames++);
          expected.take(next);
        }
        const preferences = await saved();
        expect(sorted(toIdCardProfile(cardOwner(person), preferences).allergies)).toEqual(expected.keys);
        const link = await createShareLink({ ...person, userId: person.id }, { rows: ["allergies"] });
        const key = new URL(link.url).searchParams.get("key") ?? "";
        expect(sorted((await findSharedCard(person.id, key))?.profile.allergies)).toEqual(expected.keys);
        const { token } = await createAccess(person, application, ["dietary_preferences:read"]);
        expect(sorted((await call<UserInfoWire>(userinfo, { token })).body.allergies)).toEqual(expected.keys);
        const visits = await call<MyVisitsWire>(listMine, { token: person.token });
        const seen = visits.body.items[0]?.seen_by_venue;
        const row = seen ? seenInRows(seen).find(({ isAllergy }) => isAllergy) : undefined;
        expect(row?.values ?? []).toHaveLength(expected.keys.length);
        const exported = await call<{ diets: { diet: DietKey }[]; ingredient_preferences: Exported[] }>(exportAccount, {
          token: person.token,
        });
        expect(await exportedKeys(exported.body)).toEqual(expected.keys);
      }),
      { numRuns: 25 },
    );
  });
});

type Exported = { ingredient_id: string; preference_type: string };

async function exportedKeys(file: { diets: { diet: DietKey }[]; ingredient_preferences: Exported[] }) {
  const ids = file.ingredient_preferences.flatMap((each) =>
    each.preference_type === "allergy" ? [each.ingredient_id] : [],
  );
  const rows = await db.ingredient.findMany({ where: { id: { in: ids } }, select: { slug: true } });
  const fromDiets = file.diets.map(({ diet }) => diet).filter(isFreeFrom);
  return [...new Set([...rows.map(({ slug }) => slug ?? ""), ...fromDiets.map(groupOf)])].sort();
}

const cardOwner = ({ id, email }: { id: string; email: string }) => ({ id, email, first_name: null, last_name: null });
