import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { loadAllergenClasses } from "@/server/db/values/load-lists";
import { judge } from "@/server/dietary/engine/judge";
import type { Setting } from "@/server/dietary/engine/verdict";
import { loadKnowledge, loadReferenceKnowledge, setReviewed } from "@/server/dietary/load-knowledge";
import { queueUnknownFoods } from "@/server/dietary/review/queue-unknown-foods";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";

const reference = loadReferenceKnowledge();
const noMilk: Setting = { type: "diet", key: "dairy_free" };

const verdictNow = (name: string) =>
  judge([{ id: "1", name }], [noMilk], loadKnowledge(), { provenance: "venue", kind: "menu" })[0]?.kind;

const queued = () =>
  db.ingredient.findMany({
    where: { origin: "inferred" },
    orderBy: { name: "asc" },
    select: { id: true, name: true, confirmed: true, confidence: true, slug: true },
  });

async function transaction(work: (client: import("pg").PoolClient) => Promise<void>) {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

beforeEach(() => transaction(loadAllergenClasses));
afterEach(() => setReviewed({ stamp: "", foods: [] }));

describe("the review queue", () => {
  it("holds each unknown name once, unconfirmed, with what is suspected and how surely", async () => {
    const classify = () => [
      { substance: "milk", confidence: 0.91 } as const,
      { substance: "egg", confidence: 0.6 } as const,
    ];
    const knowledge = { ...reference, classify };
    await Promise.all([
      queueUnknownFoods(["Zorblax", "zorblax ", "ZORBLAX"], knowledge),
      queueUnknownFoods(["zorblax", "Quimble"], knowledge),
    ]);
    await queueUnknownFoods(["Zorblax"], reference);
    const rows = await queued();
    expect(rows.map(({ name }) => name.toLowerCase())).toEqual(["quimble", "zorblax"]);
    expect(rows[1]).toMatchObject({ confirmed: false, confidence: 0.91, slug: null });
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

  it("takes no sentences, no numbers, and nothing that a spelling already names", async () => {
    await queueUnknownFoods(["12 34", "a", "€", "x".repeat(200), "aubergines", "Aubergine"], reference);
    expect(await queued()).toEqual([]);
  });

  it("is not read by the engine until somebody confirms, and is forgotten with the row", async () => {
    await queueUnknownFoods(["Zorblax"], reference);
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
