import { addChildAs } from "../support/post-as";
import { expect, test } from "./fixtures";

test.use({ expectedOnConsole: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

test("a stranger reads what to do, whom to call and where the pens are, without a network too", async ({
  page,
  signUp,
  screens,
  context,
}) => {
  const parent = await signUp({ first_name: "Mira" });
  await addChildAs(page, parent, "Leo", "egg");
  await page.goto("/id");
  await page.getByRole("link", { name: "Emergency page" }).click();
  await page.getByText("Leo", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo needs help? Do this now.");
  await expect(page.getByText(/Leo is allergic to Eggs?\./)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Is there a pen?" })).toBeVisible();
  await screens.isAccessible("an emergency page that is not filled in");

  await page.getByRole("button", { name: "Fill in the emergency page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Emergency page of Leo" })).toBeFocused();
  await expect(page.getByLabel("Country")).toHaveValue("GB");
  await expect(page.getByLabel("Leo is a child")).toBeChecked();
  await page.getByLabel("Name and dose").fill("Adrenaline 0.15 mg");
  await page.getByLabel("Where it is").fill("Red pouch, front of the backpack");
  await page.getByLabel("Good until (month)").fill("2031-03");
  await page.getByRole("button", { name: "Add a pen" }).click();
  await page.getByLabel("Name and dose").nth(1).fill("Second pen");
  await page.getByLabel("Good until (month)").nth(1).fill("2024-06");
  await page.getByLabel("Name", { exact: true }).fill("Mira, his mother");
  await page.getByLabel("Phone number").fill("01632 960101");
  await screens.isAccessible("the form of an emergency page");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page.getByRole("link", { name: /^Call 999/ })).toHaveAttribute("href", "tel:999");
  await expect(page.getByRole("link", { name: /Mira, his mother/ })).toHaveAttribute("href", "tel:01632960101");
  await expect(page.getByText("Say: “A child, anaphylaxis.”")).toBeVisible();
  await expect(page.getByText("Good until March 2031")).toBeVisible();
  await expect(page.getByText("Ended in June 2024. Use it if there is no other.")).toBeVisible();
  await expect(page.getByText("Second pen has ended.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No better after 5 minutes: the second pen" })).toBeVisible();
  await screens.isAccessible("an emergency page");

  // The worker caches the page with all that it needs.
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return (await (await caches.open("forkprint-shell-3")).match("/emergency")) !== undefined;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("link", { name: /^Call 999/ })).toBeVisible();
  await expect(page.getByText("Red pouch, front of the backpack").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Change this page" })).toBeHidden();
  await context.setOffline(false);
});

test.describe("abroad", () => {
  test.use({ timezoneId: "America/Sao_Paulo" });
  test("the number and the sentence to say follow the device", async ({ page, screens }) => {
    await page.goto("/emergency");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A severe allergic reaction? Do this now.");
    await expect(page.getByRole("link", { name: /^Call 192/ })).toContainText("Brazil, where this device is");
    await expect(page.getByText("Anafilaxia. Um adulto tem uma reação alérgica grave.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Elsewhere: 112" })).toHaveAttribute("href", "tel:112");
    await screens.isAccessible("the emergency page of nobody in particular");
  });
});
