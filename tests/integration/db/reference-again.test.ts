import { expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { loadReferenceData } from "@/server/db/reference";

const find = (slug: string) =>
  db.ingredient.findUnique({ where: { slug }, select: { id: true, normalizedName: true, origin: true } });

/** Loads the reference data again, as a later edition would. */
async function loadAgain(): Promise<void> {
  await pool.query("DELETE FROM reference_loads");
  await loadReferenceData();
}

it("finds a food under the name it had with another slug, so that whoever avoids it still does", async () => {
  const almond = await find("almond");
  await pool.query("UPDATE ingredients SET slug = 'almond-of-old' WHERE slug = 'almond'");
  await loadAgain();
  expect(await find("almond")).toEqual(almond);
  expect(await find("almond-of-old")).toBeNull();
});

it("lets two foods exchange their names", async () => {
  const [leek, kale] = [await find("leek"), await find("kale")];
  await pool.query("UPDATE ingredients SET normalized_name = 'x' WHERE slug = 'leek'");
  await pool.query("UPDATE ingredients SET normalized_name = 'leek' WHERE slug = 'kale'");
  await pool.query("UPDATE ingredients SET normalized_name = 'kale' WHERE slug = 'leek'");
  await loadAgain();
  expect([await find("leek"), await find("kale")]).toEqual([leek, kale]);
});

it("leaves a food that an administrator has written under a name of the reference as it is", async () => {
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
