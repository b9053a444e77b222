import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as listRecipes } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipePageWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { BIT } from "@/server/dietary/engine/model/substances";
import { conceptKey, substanceKeys, unknownKeys } from "@/server/recipe-lines/concept-key";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

/** The stored facts of a recipe that matter to a vegan with a peanut allergy and celiac disease. */
type Stored = {
  id: string;
  age: number;
  isJudged: boolean;
  vegan: boolean | null;
  veganByLabel: boolean;
  peanut: "named" | "by label" | "not known" | "none";
  hasUnknown: boolean;
  celiac: "fits" | "by label" | "unfit";
};

/**
 * A slow ranking that shares nothing with the tested statements. 0: fits, 1: fits by its labels, 2: unknown, 3:
 * conflict.
 */
function classOf(r: Stored): 0 | 1 | 2 | 3 {
  if (!r.isJudged) return 2;
  const isAgainst = (r.vegan === false && !r.veganByLabel) || r.peanut === "named" || r.celiac === "unfit";
  const isKnown = !r.hasUnknown && r.peanut !== "not known" && (r.vegan === true || r.veganByLabel);
  if (isAgainst) return 3;
  if (!isKnown) return 2;
  return r.vegan === true && r.peanut === "none" && r.celiac === "fits" ? 0 : 1;
}

function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates recipes; those that fit are rare and may be among the oldest. */
function generate(count: number, seed: number, rarity: number): Stored[] {
  const random = randomOf(seed);
  const isRare = () => random() < rarity;
  return Array.from({ length: count }, (_, age) => {
    const isGood = isRare();
    const any = <T>(...list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    return {
      id: randomUUID(),
      age,
      isJudged: isGood || random() < 0.95,
      vegan: isGood ? true : any(true, false, null),
      veganByLabel: random() < 0.2,
      peanut: isGood ? any("none", "by label") : any("named", "by label", "not known", "none"),
      hasUnknown: !isGood && random() < 0.3,
      celiac: isGood ? any("fits", "by label") : any("fits", "by label", "unfit"),
    };
  });
}

const PEANUT = [conceptKey("peanut"), ...substanceKeys(BIT.peanut)];

async function store(rows: readonly Stored[]): Promise<void> {
  const data = rows.map((r) => ({
    id: r.id,
    age: r.age,
    info: r.vegan === null ? {} : { vegan: r.vegan },
    labels: [...(r.veganByLabel ? ["vegan"] : []), ...(r.celiac === "by label" ? ["celiac_disease"] : [])],
    all: [
      ...(r.peanut === "named" || r.peanut === "by label" ? PEANUT : []),
      ...(r.peanut === "not known" ? unknownKeys(BIT.peanut) : []),
    ],
    firm: [...(r.peanut === "named" ? PEANUT : []), ...(r.peanut === "not known" ? unknownKeys(BIT.peanut) : [])],
    unfit: r.celiac === "fits" ? [] : ["celiac_disease"],
    unknown: r.hasUnknown,
    version: r.isJudged ? analysisVersion() : null,
  }));
  await db.$executeRaw`
    INSERT INTO recipes (id, origin, title, source_url, source_url_normalized, is_public, dietary_info, label_fits, concept_keys,
      firm_keys, unfit_for, has_unknown, has_undisclosed, engine_version, created_at, updated_at)
    SELECT id, 'parsed', 'Bean stew', 'https://kitchen.example/' || id, 'https://kitchen.example/' || id, true, info,
      ARRAY(SELECT jsonb_array_elements_text(labels)), ARRAY(SELECT jsonb_array_elements_text("all")::int),
      ARRAY(SELECT jsonb_array_elements_text(firm)::int), ARRAY(SELECT jsonb_array_elements_text(unfit)), unknown, false,
      version, now() - age * interval '1 minute', now()
    FROM jsonb_to_recordset(${JSON.stringify(data)}::jsonb) AS r(id uuid, age int, info jsonb, labels jsonb, "all" jsonb,
      firm jsonb, unfit jsonb, unknown boolean, version text)`;
  await db.$executeRaw`ANALYZE recipes`;
}

let diner: SignedInPerson;

async function pagesOf(address: string, who = diner): Promise<{ ids: string[]; last: RecipeSearchWire }> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const path = `/api/recipes/search?${address}&page_size=100&page=${page}`;
    const { status, body } = await call<RecipeSearchWire>(search, { path, token: who.token });
    expect(status, address).toBe(200);
    ids.push(...body.items.map(({ id }) => id));
    if (page >= body.total_pages) return { ids, last: body };
  }
}

beforeEach(async () => {
  await db.recipe.deleteMany();
  diner = await createSignedInPerson();
  await db.userDiet.create({ data: { userId: diner.id, diet: "vegan", slot: 1 } });
  await db.userHealthConcern.create({
    data: { user: { connect: { id: diner.id } }, slot: 1, healthConcern: { connect: { name: "celiac_disease" } } },
  });
  await db.ingredientPreference.create({
    data: {
      user: { connect: { id: diner.id } },
      ingredient: { connect: { slug: "peanut" } },
      preferenceType: "allergy",
    },
  });
});

const MODES = { strict: 1, standard: 2, relaxed: 3 } as const;

describe("the order by fit", () => {
  it.each([
    [2_600, 1, 0.03],
    [2_600, 2, 0.6],
    [1_300, 3, 0],
    [40, 4, 0.2],
  ])(
    "equals a slow exact ranking: %i recipes, seed %i",
    async (count, seed, rarity) => {
      const rows = generate(count, seed, rarity);
      await store(rows);
      const ranked = (most: number) =>
        rows
          .map((row) => ({ ...row, class: classOf(row) }))
          .filter((row) => row.class < most)
          .sort((a, b) => a.class - b.class || a.age - b.age)
          .map(({ id }) => id);
      const shown = (most: number) => ranked(most).slice(0, 1_000);
      expect((await pagesOf("sort=fit")).ids).toEqual(shown(4));
      for (const [mode, most] of Object.entries(MODES)) {
        const { ids, last } = await pagesOf(`sort=fit&fit=${mode}`);
        expect(ids, mode).toEqual(shown(most));
        expect(last.total_count, mode).toBe(Math.min(1_000, ranked(most).length));
        expect(last.hidden_count, mode).toBe(Math.min(1_000, count - ranked(most).length));
      }
      expect((await pagesOf("fit=relaxed")).ids, "what nobody can tell, by itself").toEqual(shown(3));
      // All have the same words, so the newest come first within a class.
      const byWords = (await pagesOf("sort=fit&q=beans")).ids;
      const classes = new Map(rows.map((row) => [row.id, classOf(row)]));
      expect(byWords.map((id) => classes.get(id))).toEqual(shown(4).map((id) => classes.get(id)));
      const best = shown(1);
      if (best.length < 1_000) expect(byWords.slice(0, best.length)).toEqual(best);
    },
    120_000,
  );

  it("puts no unknown recipe among those that fit, in any mode, and refuses visitors", async () => {
    const rows = generate(300, 5, 0.2);
    await store(rows);
    const unknown = new Set(rows.filter((row) => classOf(row) === 2).map(({ id }) => id));
    for (const mode of ["strict", "standard"] as const) {
      expect((await pagesOf(`fit=${mode}`)).ids.filter((id) => unknown.has(id))).toEqual([]);
      const path = `/api/recipes?fit=${mode}&page_size=100`;
      const { body } = await call<RecipePageWire>(listRecipes, { path, token: diner.token });
      expect(body.items.filter(({ id }) => unknown.has(id))).toEqual([]);
    }
    const { ids } = await pagesOf("fit=relaxed");
    expect(ids.slice(-unknown.size).every((id) => unknown.has(id))).toBe(true);
    for (const address of ["fit=relaxed", "fit=strict"])
      expect((await call(search, { path: `/api/recipes/search?${address}` })).status).toBe(401);
    expect((await call(search, { path: "/api/recipes/search?fit=mostly", token: diner.token })).status).toBe(422);
    expect((await call(search, { path: "/api/recipes/search?sort=fit" })).status).toBe(200);
  });

  it("changes nothing for a person who has recorded nothing", async () => {
    const rows = generate(30, 6, 0.2);
    await store(rows);
    const otherPerson = await createSignedInPerson();
    const newest = [...rows].sort((a, b) => a.age - b.age).map(({ id }) => id);
    expect((await pagesOf("sort=fit", otherPerson)).ids).toEqual(newest);
    expect((await pagesOf("fit=strict", otherPerson)).ids).toEqual(newest);
  });
});
