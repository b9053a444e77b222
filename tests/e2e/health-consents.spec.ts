import { expect, test } from "./fixtures";
import { agreeToHealth } from "./health-consent";

const concern = { name: "Anemia" };
const consents = { name: "Your health data" };

test("health data is stored only with its owner's consent, and a withdrawal names what it deletes", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp();
  await page.goto("/settings?tab=dietary");
  await page.getByRole("checkbox", { name: "Gluten Allergy" }).click();
  await expect(page.getByRole("list", { name: "How badly, and do traces matter?" })).toContainText("Gluten");

  await page.getByRole("button", { name: "Show all 24" }).click();
  await page.getByRole("switch", concern).click();
  await screens.isAccessible("the statement on health data");
  await page.getByRole("button", { name: "Do not record it" }).click();
  await expect(page.getByRole("switch", concern)).not.toBeChecked();
  expect((await (await page.request.get("/user/my-preferences")).json()).healthConcerns).toEqual([]);

  await page.getByRole("switch", concern).click();
  await agreeToHealth(page);
  await expect(page.getByText("Health concern added")).toBeVisible();
  await expect(page.getByRole("switch", concern)).toBeChecked();

  await page.goto("/settings?tab=privacy");
  const section = page.getByRole("region", consents);
  await expect(section.getByText(/You agreed .* edition .* 1 recorded/)).toHaveCount(2);
  await section.getByRole("button", { name: "Withdraw: Allergies and intolerances" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveText(["Gluten"]);
  await expect(dialog.getByText(/share links, visits under way and connected applications end/)).toBeVisible();
  await screens.isAccessible("withdrawing the consent to allergies");
  await expect(dialog.getByRole("button", { name: "Withdraw" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Keep everything" }).click();

  await section.getByRole("button", { name: "Withdraw: Health concerns" }).click();
  await expect(dialog.getByRole("listitem")).toHaveText(["Anemia"]);
  await dialog.getByRole("checkbox", { name: "Erase it" }).click();
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect(section.getByText(/You withdrew your consent/)).toBeVisible();
  const preferences = await (await page.request.get("/user/my-preferences")).json();
  expect(preferences.healthConcerns).toEqual([]);
  expect(preferences.ingredientPreferences).toHaveLength(1);
});
