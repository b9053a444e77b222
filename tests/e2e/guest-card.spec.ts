import { expect, test } from "./fixtures";

test("a card without an account is shown to staff, travels, comes to a table and moves into the account", async ({
  page,
  signUp,
  screens,
}) => {
  test.slow();
  await page.goto("/id");
  await expect(page.getByText("Please sign in to see your card.")).toBeVisible();
  await page.getByRole("button", { name: "Make a card without an account" }).click();
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await page.getByRole("radiogroup", { name: "How badly: Sesame" }).getByText("Severe").click();
  await page.getByRole("checkbox", { name: "Vegetarian" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Sam");
  await screens.isAccessible("a guest card with its steps");

  await page.reload();
  const card = page.getByRole("article", { name: "Digital dietary ID of Sam" });
  await expect(card).toContainText("Sesame");
  await expect(card).toContainText(/GUEST-[A-Z0-9]{4}/);
  await page.getByRole("button", { name: "Show to staff" }).click();
  await expect(page.getByRole("dialog", { name: "I am allergic to" })).toContainText("Sesame (severe)");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Travel card" }).click();
  await page.getByLabel("Add a language").selectOption("it");
  await expect(page.getByText("Sesamo").first()).toBeVisible();
  await page.goto("/together");
  await expect(page.getByLabel("What the others call you")).toHaveValue("Sam");
  await expect(page.getByRole("checkbox", { name: "Sesame Allergy" })).toBeChecked();

  const person = await signUp();
  await page.request.put("/user/allergies/egg", { data: {}, headers: { Authorization: `Bearer ${person.token}` } });
  await page.goto("/id");
  const ask = page.getByRole("dialog", { name: /^Move GUEST-[A-Z0-9]{4} into your account\?$/ });
  await expect(ask).toContainText("Your account then says: Sesame (severe), Vegetarian.");
  await ask.getByRole("button", { name: "Move it" }).click();
  await expect(ask).toHaveCount(0);
  await page.reload();
  const own = page.getByRole("article", { name: /^Digital dietary ID of Nadia/ });
  await expect(own).toContainText("Sesame");
  await expect(own).toContainText("Egg");
  await expect(own).toContainText("Vegetarian");
  expect(await page.evaluate(() => localStorage.getItem("forkprint_guest_card"))).toBeNull();
});
