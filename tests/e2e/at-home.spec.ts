import { expect, test } from "./fixtures";

const BARS = "9520000000035";
const dayIn = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

test("what ends soon stands first, is cooked with, and is used up", async ({ page, screens, signUp }) => {
  const { token } = await signUp();
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.put("/user/allergies/peanut", { headers, data: { severity: "severe" } });
  for (const [title, food] of [
    ["Creamed spinach", "spinach"],
    ["Spinach with peanut sauce", "peanut butter"],
  ]) {
    await page.request.post("/api/recipes", {
      headers,
      data: {
        title,
        servings: 2,
        ingredients: [{ name: "spinach", quantity: "300", unit: "g" }, { name: food === "spinach" ? "butter" : food }],
        instructions: [{ text: "Cook." }],
      },
    });
  }
  await page.goto("/recipes");
  await page.getByRole("navigation", { name: "Your recipes" }).getByRole("link", { name: "At home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "At home" })).toBeVisible();
  await expect(page.getByText("Nothing is written down yet.")).toBeVisible();
  const write = async (name: string, day: string | null) => {
    await page.getByLabel("Food", { exact: true }).fill(name);
    if (day) await page.getByLabel("Day printed on it").fill(day);
    await page.getByRole("button", { name: "Write it down" }).click();
    await expect(page.getByRole("button", { name: `${name} is used up` })).toBeVisible();
    await expect(page.getByLabel("Food", { exact: true })).toHaveValue("");
  };
  await page.getByRole("button", { name: "Write it down" }).click();
  await expect(page.getByText("Please name the food.")).toBeVisible();
  await write("Rice", null);
  await write("Lamb", dayIn(-2));
  await write("Spinach", dayIn(1));
  const first = page.getByRole("region", { name: "Use first" });
  await expect(first.getByRole("listitem")).toContainText("(tomorrow)");
  await expect(page.getByRole("region", { name: "Past its day" })).toContainText(
    "After a “use by” day, do not eat it.",
  );
  await expect(page.getByRole("region", { name: "Also at home" })).toContainText("Rice");

  const cook = page.getByRole("region", { name: "What you can cook" });
  await expect(cook.getByRole("link", { name: "Creamed spinach" })).toBeVisible();
  await expect(cook.getByRole("article").first()).toContainText("Uses up Spinach");
  await expect(cook.getByRole("link", { name: "Spinach with peanut sauce" })).toHaveCount(0);
  await cook.getByRole("switch", { name: "Only what fits" }).click();
  await expect(cook.getByRole("article").filter({ hasText: "Spinach with peanut sauce" })).toContainText("Peanut");
  await screens.isAccessible("what is at home");

  await page.getByRole("button", { name: "Change Spinach" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Spinach" });
  await dialog.getByLabel("Amount").fill("300 g");
  await dialog.getByLabel("Day printed on it").fill(dayIn(40));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Use first" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Also at home" })).toContainText("300 g");

  await page.getByRole("button", { name: "Spinach is used up" }).click();
  await page.getByRole("button", { name: "Put it on the list" }).click();
  await expect(page.getByText("Added Spinach to your grocery list.")).toBeVisible();
  await page.goto("/grocery-list");
  await expect(page.getByRole("checkbox", { name: /spinach/i })).toBeVisible();
});

test("a packet comes home with its code and its day, and home says what must be used", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/check");
  await page.getByLabel("Or type the digits below the bars").fill(BARS);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("button", { name: "Put it at home" }).click();
  const dialog = page.getByRole("dialog", { name: "Put it at home" });
  await expect(dialog.getByLabel("Food", { exact: true })).toHaveValue("Oat and seed bars");
  await dialog.getByLabel("Day printed on it").fill(dayIn(2));
  await dialog.getByRole("button", { name: "Write it down" }).click();
  await page.getByRole("button", { name: "See what is at home" }).click();
  const first = page.getByRole("region", { name: "Use first" });
  await expect(first).toContainText("Oat and seed bars");
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Use first" })).toContainText("(in 2 days)");
  await page.getByRole("link", { name: "See all of it" }).click();
  await page.getByRole("button", { name: "Check Oat and seed bars" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Oat and seed bars" })).toBeVisible();
});
