import { expect, test } from "./fixtures";

// The browser itself logs a page that is not found.
test.use({ expectedOnConsole: [/Failed to load resource/] });

test("a parent writes a child's card and shows it to a waiter, in the kitchen's language too", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp({ first_name: "Pia" });
  await page.goto("/plan/table");
  await page.getByRole("button", { name: "Add somebody" }).click();
  const form = page.getByRole("dialog", { name: "Add somebody" });
  await form.getByLabel("Name").fill("Leo");
  await form.getByRole("checkbox", { name: "Nut Allergy" }).click();
  await form.getByRole("checkbox", { name: "Egg Allergy" }).click();
  await form
    .getByRole("radiogroup", { name: /How badly.*Nuts/ })
    .getByText("Severe")
    .click();
  await screens.isAccessible("the form of a child");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("link", { name: "Leo: card" }).click();
  await expect(page.getByRole("heading", { name: "Card of Leo" })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(/Nuts[\s\S]*severe/i);
  await screens.isAccessible("a child's card");
  await page.getByRole("button", { name: "Show to staff" }).click();
  const staff = page.getByRole("dialog", { name: /Leo is allergic to/ });
  await expect(staff).toContainText("Nuts");
  await expect(staff).toContainText("(severe)");
  await expect(staff).toContainText("Eggs");
  await expect(staff).not.toContainText("I am");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Travel card" }).click();
  await expect(page.getByRole("heading", { name: "Travel card of Leo" })).toBeVisible();
  await page
    .getByLabel("Add a language")
    .selectOption({ label: "Spanish (español)" })
    .catch(async () => {
      await page.getByLabel("Add a language").selectOption({ index: 1 });
    });
  await expect(page).toHaveURL(/languages=/);
  await screens.isAccessible("a child's travel card");

  await page.goBack();
  await page.goto("/plan/table");
  await page.getByRole("button", { name: "Change Leo" }).click();
  await page.getByRole("dialog", { name: "Leo" }).getByRole("checkbox", { name: "Egg Allergy" }).click();
  await page
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole("dialog", { name: "Leo" }).getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Leo: card" }).click();
  await expect(page.getByRole("article").first()).toContainText(/Nuts[\s\S]*severe/i);
  await expect(page.getByRole("article").first()).not.toContainText("Eggs");
});

test("a child's card is found by nobody but who wrote it", async ({ page, signUp, browser }) => {
  const parent = await signUp({ first_name: "Pia" });
  const made = await page.request.post("/api/household/people", {
    data: { name: "Leo", diets: [], limits: [{ ingredient_id: "peanut", severity: "severe" }] },
    headers: { Authorization: `Bearer ${parent.token}` },
  });
  const { id } = (await made.json()) as { id: string };
  const stranger = await browser.newPage();
  await stranger.goto(`/household/people/${id}`);
  await expect(stranger.getByRole("heading", { name: "Sign in to see the card" })).toBeVisible();
  await expect(stranger.getByText("Leo")).toHaveCount(0);
  await stranger.close();
  for (const address of ["/household/people/x", "/household/people/0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f"]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
});
