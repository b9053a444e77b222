import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { inTransaction } from "@/server/db/in-transaction";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Knowledge } from "@/server/dietary/engine/model/knowledge";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge, loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { LONGEST_QUEUE, queueableNames, queueUnknownFoods } from "@/server/dietary/review/queue-unknown-foods";
import { refoldQueue } from "@/server/dietary/review/refold-queue";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { loadAllergenClasses } from "@/server/reference/values/load-lists";
import { createSignedInPerson } from "../../factories/people";

const reference = loadReferenceKnowledge();
const noMilk: Setting = { type: "diet", key: "dairy_free" };

const verdictNow = (name: string) =>
  judge([{ id: "1", name }], [noMilk], loadKnowledge(), { provenance: "venue", kind: "menu" })[0]?.kind;

const queue = (names: readonly string[], knowledge: Knowledge = reference) =>
  db.$transaction((tx) => queueUnknownFoods(tx, [queueableNames(names)], knowledge));

const queued = () =>
  db.ingredient.findMany({
    where: { origin: "inferred" },
    orderBy: { name: "asc" },
    select: { id: true, name: true, confirmed: true, confidence: true, slug: true, sightings: true },
  });

/** Returns once a statement waits for another transaction's lock. */
async function somebodyWaits(): Promise<string> {
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await pool.query(waiting)).rows.length === 0) await sleep(5);
  return "waits";
}

beforeEach(() => inTransaction(loadAllergenClasses));

describe("the review queue", () => {
  it("contains each unknown name once, unconfirmed, with the suspected food and its probability", async () => {
    const classify = () => [
      { substance: "milk", confidence: 0.91 } as const,
      { substance: "egg", confidence: 0.6 } as const,
    ];
    const knowledge = { ...reference, classify };
    await Promise.all([queue(["Zorblax", "zorblax ", "ZORBLAX"], knowledge), queue(["zorblax", "Quimble"], knowledge)]);
    await queue(["Zorblax"]);
    const rows = await queued();
    expect(rows.map(({ name }) => name.toLowerCase())).toEqual(["quimble", "zorblax"]);
    expect(rows[1]).toMatchObject({ confirmed: false, confidence: 0.91, slug: null, sightings: 3 });
    const allergens = await db.ingredientAllergen.findMany({
      where: { ingredientId: rows[1]?.id ?? "" },
      select: { presence: true, source: true, allergenClass: { select: { key: true } } },
    });
    expect(allergens).toContainEqual({
      presence: "maybe",
      source: "classifier: milk 0.91",
      allergenClass: { key: "eu_milk" },
    });
    const vegan = await db.ingredientAttribute.findFirst({
      where: { ingredientId: rows[1]?.id ?? "", attribute: { key: "vegan" } },
      select: { value: true, source: true },
    });
    expect(vegan).toEqual({ value: "maybe", source: "classifier: milk 0.91" });
  });

  it("contains a food once, whatever its number and case on menus", async () => {
    await queue(["Zorblaxes", "zorblax", "Quimble leaves", "Flimberries"]);
    await queue(["zorblax", "ZORBLAXES", "quimble leaf", "flimberry", "flimberries"]);
    expect((await queued()).map(({ name, sightings }) => [name, sightings])).toEqual([
      ["Flimberries", 2],
      ["Quimble leaves", 2],
      ["Zorblaxes", 2],
    ]);
  });

  it("contains a food once when two forms of its name arrive at the same moment, and counts both", async () => {
    let second: Promise<void> | undefined;
    await db.$transaction(async (tx) => {
      await queueUnknownFoods(tx, [queueableNames(["Zorblaxes", "quimble leaf"])], reference);
      second = queue(["quimble leaves", "zorblax"]);
      expect(await Promise.race([second.then(() => "went past"), somebodyWaits()])).toBe("waits");
    });
    await second;
    expect((await queued()).map(({ name, sightings }) => [name, sightings])).toEqual([
      ["Zorblaxes", 2],
      ["quimble leaf", 2],
    ]);
  });

  it("contains each of many foods once, whatever forms arrive in whatever order", async () => {
    const forms = ["abcde", "fghij", "klmno"].flatMap((end) => [`zor${end}`, `Zor${end}s`, `ZOR${end}`]);
    const turned = (by: number) => [...forms.slice(by), ...forms.slice(0, by)];
    await Promise.all(forms.map((_, by) => queue(by % 2 ? turned(by) : turned(by).reverse())));
    expect((await queued()).map(({ sightings }) => sightings)).toEqual([9, 9, 9]);
  });

  it("merges two words that a newer engine treats as one, without losing what people recorded", async () => {
    await queue(["Zorblaxes", "quimble"]);
    const { id: person } = await createSignedInPerson();
    const old = (name: string, sightings: number) =>
      db.ingredient.create({
        data: {
          name,
          normalizedName: name,
          foldedName: `old ${name}`,
          category: "unknown",
          origin: "inferred",
          sightings,
        },
      });
    await old("zorblax", 5);
    const named = await old("quimbles", 2);
    await db.ingredientPreference.create({
      data: { userId: person, ingredientId: named.id, preferenceType: "allergy" },
    });
    await inTransaction(refoldQueue);
    expect((await queued()).map(({ name, sightings }) => [name, sightings])).toEqual([
      ["quimbles", 3],
      ["zorblax", 6],
    ]);
    await queue(["quimble", "Zorblaxes"]);
    expect((await queued()).map(({ sightings }) => sightings)).toEqual([4, 7]);
  });

  it("accepts no sentences, no numbers, and no name that the engine knows", async () => {
    await queue(["12 34", "a", "€", "x".repeat(200), "aubergines", "Aubergine"]);
    await queue([
      "zor\u0000blax",
      "zorblax \ud83c",
      "<b>zorblax</b>",
      "zorblax; DROP TABLE",
      "\u202ezorblax",
      "(G, D, zor)",
    ]);
    expect(await queued()).toEqual([]);
  });

  it("accepts names in any script, as they were written", async () => {
    await queue(["Зорблакс", "ζορμπλάξ", "Zör'blax quimble"]);
    expect((await queued()).map(({ name }) => name).sort()).toEqual(
      ["Zör'blax quimble", "ζορμπλάξ", "Зорблакс"].sort(),
    );
  });

  it("counts once for a text, accepts 25 names of it, and counts both of two simultaneous texts", async () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const names = letters.flatMap((one) => letters.map((two) => `zor${one}bla${two}`));
    await Promise.all([queue(names.slice(0, 60)), queue(names.slice(0, 60).reverse()), queue(names.slice(0, 10))]);
    const rows = await queued();
    expect(rows.length).toBeLessThanOrEqual(50);
    expect(rows.find(({ name }) => name === names[0])?.sightings).toBe(2);
    await queue(["zoraabla", "Zoraabla", "ZORAABLA"]);
    expect((await queued()).find(({ name }) => name === "zoraabla")?.sightings).toBe(1);
  });

  it("replaces the rarest names when it is full, but never a name that a person recorded", async () => {
    await db.$executeRaw`
      INSERT INTO ingredients (id, name, normalized_name, category, origin, sightings, created_at, updated_at)
      SELECT gen_random_uuid(), 'Filler ' || n, 'filler ' || n, 'unknown', 'inferred', CASE n WHEN 1 THEN 2 ELSE 1 END,
        now() - interval '1 day' + n * interval '1 second', now() FROM generate_series(0, ${LONGEST_QUEUE - 1}::int) n`;
    const { id } = await createSignedInPerson();
    const kept = await db.ingredient.findUniqueOrThrow({ where: { normalizedName: "filler 0" }, select: { id: true } });
    await db.ingredientPreference.create({ data: { userId: id, ingredientId: kept.id, preferenceType: "allergy" } });
    await queue(["Zorblax", "Quimble"]);
    await queue(["Zorblax"]);
    const names = new Set((await queued()).map(({ name }) => name));
    expect(names.size).toBe(LONGEST_QUEUE);
    expect(["Zorblax", "Quimble", "Filler 0", "Filler 1", "Filler 4"].filter((name) => !names.has(name))).toEqual([]);
    expect(["Filler 2", "Filler 3"].filter((name) => names.has(name))).toEqual([]);
  });

  it("is not read by the engine until somebody confirms a name, which is forgotten with its row", async () => {
    await queue(["Zorblax"]);
    const [row] = await queued();
    await applyReviewed();
    expect(verdictNow("zorblax")).toBe("unknown");

    const attribute = await db.dietaryAttribute.findUniqueOrThrow({ where: { key: "dairy_free" } });
    const id = row?.id ?? "";
    await db.ingredient.update({
      where: { id },
      data: {
        origin: "admin",
        confirmed: true,
        attributes: { create: { attributeId: attribute.id, value: "yes", source: "admin" } },
      },
    });
    await applyReviewed();
    expect(verdictNow("zorblax")).toBe("match");

    await db.ingredientAttribute.update({
      where: { ingredientId_attributeId: { ingredientId: id, attributeId: attribute.id } },
      data: { value: "no" },
    });
    await db.ingredient.update({ where: { id }, data: { updatedAt: new Date(Date.now() + 1000) } });
    await applyReviewed();
    expect(verdictNow("zorblax")).toBe("conflict");

    await db.ingredient.delete({ where: { id } });
    await applyReviewed();
    expect(verdictNow("zorblax")).toBe("unknown");
  });

  it("lets an administrator correct a food of the reference", async () => {
    const { id } = await db.ingredient.findUniqueOrThrow({ where: { slug: "carrot" }, select: { id: true } });
    const milk = await db.allergenClass.findFirstOrThrow({ where: { key: "eu_milk" }, select: { id: true } });
    expect(verdictNow("carrot")).toBe("match");
    await db.ingredientAllergen.create({
      data: { ingredientId: id, allergenClassId: milk.id, presence: "yes", source: "admin" },
    });
    await applyReviewed();
    expect(verdictNow("carrot")).toBe("conflict");
  });
});
