import { readFile } from "node:fs/promises";
import { gzipSync, strToU8, zipSync } from "fflate";
import { jpeg } from "../support/pictures";
import { expect, test } from "./fixtures";

const paprika = (name: string, over: object = {}) =>
  gzipSync(
    strToU8(
      JSON.stringify({
        name,
        ingredients: "For the pot:\n200 g red lentils\n1 onion, chopped\n2 quimblefruit",
        directions: "Fry the onion.\nAdd the lentils and simmer for 20 minutes.",
        notes: "More lemon next time.",
        servings: "4",
        rating: 4,
        categories: ["Soup", "weeknight"],
        difficulty: "Easy",
        ...over,
      }),
    ),
  );

test("recipes of another app are previewed, imported, and exported again", async ({ page, signUp, screens }) => {
  await signUp();
  const picture = (await jpeg({ width: 640, height: 480 })).toString("base64");
  const archive = zipSync({
    ...Object.fromEntries(Array.from({ length: 44 }, (_, at) => [`Dal ${at}.paprikarecipe`, paprika(`Dal ${at}`)])),
    "Best dal.paprikarecipe": paprika("Best dal", { photo_data: picture }),
    "Best dal 2.paprikarecipe": paprika("Best dal"),
    "Empty.paprikarecipe": paprika("Empty", { ingredients: "" }),
    "../outside.json": strToU8("{}"),
  });
  await page.goto("/saved");
  await page.getByRole("link", { name: "Import or export" }).click();
  await expect(page.getByRole("heading", { name: "Move recipes" })).toBeVisible();
  await screens.isAccessible("moving recipes");

  const chooser = page.getByLabel("Export of another app");
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({ name: "notes.zip", mimeType: "application/zip", buffer: Buffer.from("PK nothing") });
  await expect(page.getByText("It is damaged and could not be opened.")).toBeVisible();
  await page.getByRole("button", { name: "Choose another file" }).click();

  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({
    name: "Mine.paprikarecipes",
    mimeType: "application/zip",
    buffer: Buffer.from(archive),
  });
  await expect(page.getByText("45 recipes to bring in. 1 you have already. 2 cannot be taken")).toBeVisible();
  await page.getByText("Not taken 2").click();
  await expect(page.getByText("It lists no ingredients, so nothing could be said of it.")).toBeVisible();
  await expect(page.getByText("Its path leads out of the archive.")).toBeVisible();
  await screens.isAccessible("what is in a file of recipes");
  await page.getByRole("button", { name: "Bring in 45 recipes" }).click();
  await expect(page.getByText("45 recipes added. 1 you had already. 2 not taken.")).toBeVisible();
  await expect(page.getByText("Nobody here knows 2 quimblefruit").first()).toBeVisible();
  await expect(page.getByText("Left out: difficulty: Easy.").first()).toBeVisible();
  await screens.isAccessible("what became of a file of recipes");
  const report = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the report" }).click();
  const lines = (await readFile(await (await report).path(), "utf8")).split("\n");
  expect(lines.filter((line) => line.startsWith("Added: "))).toHaveLength(45);

  await page.getByRole("link", { name: "Best dal", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Best dal", level: 1 })).toBeVisible();
  await expect(page.locator('main img[src*="/photos/"]').first()).toBeVisible();
  await expect(page.getByLabel("What to do otherwise next time")).toHaveValue("More lemon next time.");

  await page.goto("/saved/move");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Mealie/ }).click();
  const file = await (await download).path();
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({ name: "mealie.zip", mimeType: "application/zip", buffer: await readFile(file) });
  await expect(page.getByText("0 recipes to bring in. 45 you have already.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Bring in/ })).toHaveCount(0);
});
