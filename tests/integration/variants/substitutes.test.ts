import { expect, it } from "vitest";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { db } from "@/server/db/client";
import { listSubstitutes } from "@/server/substitutes/list-substitutes";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const line = (id: string, name: string) => ({ id, name, quantity: null, unit: null, note: null });
const LINES = [
  line("a", "1 cup milk"),
  line("b", "200 g rice"),
  line("c", "1 cup zorblax"),
  line("d", "2 tbsp soy sauce"),
];

it("lists, for a person's own records, what fits in the place of each line that does not", async () => {
  const person = await createSignedInPerson();
  expect(await listSubstitutes(person.id, LINES)).toEqual([]);
  await call(setDiets, { token: person.token, body: { dietary: ["dairy_free"] } });
  const soy = await db.ingredient.findFirstOrThrow({ where: { slug: "soy" }, select: { id: true } });
  await db.ingredientPreference.create({
    data: { userId: person.id, ingredientId: soy.id, preferenceType: "allergy" },
  });
  const found = await listSubstitutes(person.id, LINES, ["Rice pudding"]);
  expect(found.map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(found[0]?.substitutes[0]).toEqual({
    key: "milk/oat-milk",
    lines: [{ name: "oat milk", quantity: "1", unit: "cup" }],
    ratio: "the same volume",
    is_measured: true,
    uses: ["any"],
    suits_recipe: true,
    effect: "A little sweeter and creamier; good in sauces and porridge.",
    source: "team",
  });
  expect(JSON.stringify(found[0])).not.toContain("soy");
  expect(found[1]?.substitutes).toEqual([]);
  expect(found[2]?.substitutes[0]?.lines[0]?.name).toBe("coconut aminos");
});
