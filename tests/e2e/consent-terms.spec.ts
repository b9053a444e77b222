import { asked, button, consentHeading, expect, fillCard, saidBy, test } from "./oauth-fixtures";

test("a person chooses what an application gets and for how long, and sees every read afterwards", async ({
  page,
  signUp,
  startParty,
  screens,
}) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await expect(consentHeading(page)).toBeVisible();
  const slip = asked(page);
  const diets = slip.getByRole("checkbox", { name: "Your diet preferences and health concerns" });
  const ingredients = slip.getByRole("checkbox", { name: "Your ingredient likes, dislikes and allergies" });
  await expect(diets).toBeChecked();
  await diets.uncheck();
  await expect(slip).toContainText("Without this it does not know your allergies from here.");
  await ingredients.uncheck();
  await expect(slip).toContainText("Nothing is ticked.");
  await expect(button(page, "Allow")).toBeDisabled();
  await diets.check();
  await slip.getByRole("radio", { name: "30 days" }).check();
  await expect(page.getByRole("complementary", { name: "This half stays with you" })).toContainText(
    "Your ingredient preferences",
  );
  await screens.isAccessible("consent with a part left out");
  await button(page, "Allow").click();
  const shownByPartner = await saidBy(page);
  expect(shownByPartner).toMatchObject({ sub: person.id, dietary_preferences: ["vegetarian", "nut_free"] });
  expect(shownByPartner).not.toHaveProperty("ingredient_preferences");

  await page.goto("/settings?tab=privacy");
  const connected = page.getByRole("region", { name: "Connected applications" });
  await expect(connected).toContainText("Ends by itself");
  const diary = page.getByRole("region", { name: "What applications read" });
  await expect(diary).toContainText(/Lungara Online.*Read allergies, dietary preferences, and health concerns/s);
  await connected.getByRole("button", { name: "Revoke Lungara Online" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("Lungara Online can no longer read anything")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Ended permissions" })).toContainText(
    /Lungara Online.*It gives no address for notices/s,
  );
  await screens.isAccessible("privacy after a permission ended");
});
