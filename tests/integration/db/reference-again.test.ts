import { expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { loadReferenceData } from "@/server/reference/load-reference";

const find = (slug: string) =>
  db.ingredient.findUnique({ where: { slug }, select: { id: true, normalizedName: true, origin: true } });

/** Loads the reference data again, as a later edition would. */
async function loadAgain(): Promise<void> {
  await pool.query("DELETE FROM reference_loads");
  await loadReferenceData();
}

it("a renamed food of the reference is recognised by its name under another slug, so people still avoid it", async () => {
  const almond = await find("almond");
  await pool.query("UPDATE ingredients SET slug = 'almond-of-old' WHERE slug = 'almond'");
  await loadAgain();
  expect(await find("almond")).toEqual(almond);
  expect(await find("almond-of-old")).toBeNull();
});

it("two foods can exchange their names", async () => {
  const [leek, kale] = [await find("leek"), await find("kale")];
  await pool.query("UPDATE ingredients SET normalized_name = 'x' WHERE slug = 'leek'");
  await pool.query("UPDATE ingredients SET normalized_name = 'leek' WHERE slug = 'kale'");
  await pool.query("UPDATE ingredients SET normalized_name = 'kale' WHERE slug = 'leek'");
  await loadAgain();
  expect([await find("leek"), await find("kale")]).toEqual([leek, kale]);
});

it("a food that an administrator created under a name of the reference stays as it is", async () => {
  await pool.query("DELETE FROM ingredients WHERE slug = 'kohlrabi'");
  const written = await db.ingredient.create({
    data: {
      name: "Kohlrabi",
      normalizedName: "kohlrabi",
      category: "vegetable",
      origin: "admin",
      slug: "our-kohlrabi",
    },
    select: { id: true },
  });
  await loadAgain();
  expect(await find("our-kohlrabi")).toEqual({ id: written.id, normalizedName: "kohlrabi", origin: "admin" });
  expect(await find("kohlrabi")).toBeNull();
});
