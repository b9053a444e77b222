import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const PEANUT = { code: { text: "Peanut" }, category: ["food"] };
const RECORD = {
  resourceType: "Bundle",
  type: "searchset",
  entry: [
    { ...PEANUT, criticality: "high" },
    { ...PEANUT, criticality: "low" },
    { code: { coding: [{ system: "http://hospital.example/codes", code: "XQ-17" }] } },
    { code: { text: "Penicillin" }, category: ["medication"] },
    { code: { text: "Milk" }, verificationStatus: { coding: [{ code: "refuted" }] } },
  ]
    .map((each): object => ({ resource: { resourceType: "AllergyIntolerance", ...each } }))
    .concat({
      resource: {
        resourceType: "List",
        contained: [{ resourceType: "AllergyIntolerance", code: { text: "Sesame" }, type: "intolerance" }],
      },
    }),
};

const dialog = (page: Page) => page.getByRole("dialog", { name: "Allergies from a doctor" });
const give = (page: Page, text: string) =>
  page
    .getByLabel("FHIR R4 file")
    .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) });

test("allergies from a FHIR file are previewed, reach the card with the gravest entry of each food, and are exported again", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/settings?tab=privacy");
  await page.getByRole("button", { name: "Look through a FHIR file" }).click();
  await give(page, "<Bundle/>");
  await expect(dialog(page)).toContainText("This is FHIR as XML. Please ask for the JSON file.");
  await give(page, JSON.stringify(RECORD));
  const rows = dialog(page).getByRole("list", { name: "What the file says" }).getByRole("listitem");
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(2)).toContainText("http://hospital.example/codes XQ-17");
  await expect(rows.nth(2)).toContainText("nothing is guessed");
  await expect(rows.nth(3)).toContainText("It is not about food");
  await expect(rows.nth(4)).toContainText("The record says that this was ruled out.");
  await expect(rows.nth(4)).not.toContainText("as the record says");
  await screens.isAccessible("a practice's record");
  await dialog(page).getByRole("button", { name: "Add 2 allergies" }).click();
  await expect(page.locator("[data-toast-message]", { hasText: "2 allergies are on your card." })).toBeVisible();

  await page.goto("/id");
  const card = page.getByRole("article");
  await expect(card).toContainText(/Peanut\s*\(severe\)/);
  await expect(card).toContainText(/Sesame\s*\(intolerance\)/);
  await expect(card).not.toContainText("Milk");

  await page.goto("/settings?tab=privacy");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Allergies for a doctor (FHIR)" }).click(),
  ]);
  const written = await readFile(await download.path(), "utf8");
  expect(JSON.parse(written)).toMatchObject({
    resourceType: "Bundle",
    type: "collection",
    entry: [
      { resource: { resourceType: "Patient" } },
      { resource: { code: { text: "Peanut" }, type: "allergy", criticality: "high" } },
      { resource: { code: { text: "Sesame" }, type: "intolerance" } },
    ],
  });
  await page.getByRole("button", { name: "Look through a FHIR file" }).click();
  await give(page, written);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("on your card already, as severe");
});
