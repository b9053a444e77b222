import { allergicTo, expect, test } from "./fixtures";

/** The demonstration has a notice about this food: sesame that the label does not tell. */
const CUBES = "9520000000066";

// Without a network nothing is loaded.
test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED/] });

test("a recalled food is told where it is checked and on home, until it is read", async ({
  context,
  page,
  screens,
  signUp,
}) => {
  const person = await signUp();
  await allergicTo(context.request, person, "sesame");
  await page.goto("/check");
  await page.getByRole("link", { name: "Recalls that concern you" }).click();
  const others = page.getByRole("region", { name: "Other foods with your allergens" });
  await expect(others.getByRole("heading", { name: /Stock cubes/ })).toBeVisible();
  await expect(others).toContainText("Not for you: Sesame");
  await expect(others).toContainText("Some packets hold sesame seeds, and the label does not say so.");
  await screens.isAccessible("recalls");

  await page.goto("/check");
  await page.getByLabel("Or type the digits below the bars").fill(CUBES);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Stock cubes", level: 1 })).toBeVisible();
  await expect(page.getByText("This food is recalled")).toBeVisible();
  await page.getByText("Which packets").click();
  await expect(page.getByText("L2611, best before 30 June 2027")).toBeVisible();
  await expect(page.locator('[data-answer="match"]')).toHaveCount(0);
  await screens.isAccessible("a recalled food");

  await page.goto("/");
  const news = page.getByRole("region", { name: "A food of yours is recalled" });
  await expect(news).toContainText("You checked it: Lungara (example) Stock cubes.");
  await screens.isAccessible("home with a recall");
  await news.getByRole("button", { name: "I have read it: Stock cubes" }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(news).toHaveCount(0);
  await page.goto("/recalls");
  await expect(page.getByRole("region", { name: "Foods of yours" })).toContainText("Read");
});

test("a person chooses whose recalls are listed, and a failed change is taken back", async ({
  context,
  page,
  signUp,
}) => {
  const person = await signUp();
  await allergicTo(context.request, person, "sesame");
  await page.goto("/recalls");
  const britain = page.getByLabel(/Food Standards Agency/);
  await expect(page.getByRole("heading", { name: /Stock cubes/ })).toBeVisible();
  await britain.uncheck();
  await expect(page.getByRole("heading", { name: /Stock cubes/ })).toHaveCount(0);
  await page.reload();
  await expect(britain).not.toBeChecked();
  await context.setOffline(true);
  await page.getByRole("switch", { name: "Mail me new recalls" }).click();
  await expect(page.getByRole("switch", { name: "Mail me new recalls" })).not.toBeChecked();
  await expect(page.getByText(/connection|Nothing was changed/i).first()).toBeVisible();
  await context.setOffline(false);
});
