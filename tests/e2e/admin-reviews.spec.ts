import { jpeg } from "../support/pictures";
import { signInAsAdmin, unusual } from "./admin-fixtures";
import { expect, PASSWORD, test } from "./fixtures";

test("an administrator searches, changes and confirms an ingredient", async ({ page, screens }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/ml");
  await expect(page.getByText("ACTIVE", { exact: true })).toBeVisible();
  await expect(page.getByText(/Showing 1 to 25 of [\d,]+ ingredients/)).toBeVisible();
  await screens.isAccessible("classification");
  await page.getByRole("searchbox", { name: "Search ingredients" }).fill("worcestershire");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=worcestershire/);
  await page
    .getByRole("button", { name: /^Edit worcestershire/i })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/are touched/)).toBeVisible();
  await screens.isAccessible("editor of an ingredient", "[role=dialog]");
  const sodium = dialog.getByLabel("Sodium g");
  await sodium.fill((await sodium.inputValue()) === "0.97" ? "0.96" : "0.97");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Ingredient updated successfully!")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search ingredients" }).fill("qwertzuiop");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No ingredients found.")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText(/Showing 1 to 25/)).toBeVisible();
  await page.getByRole("link", { name: "Accuracy of the classifier" }).click();
  await expect(page.getByText(/reviewed ingredients\./)).toBeVisible();
});

test("an administrator creates, unapproves, merges and deletes an item, in the documented words", async ({
  page,
  screens,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin/items");
  const mark = unusual("broth");
  const [kept, other] = [`Plum ${mark}`, `Damson ${mark}`];
  for (const name of [kept, other]) {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Create item" }).click();
    const created = page.getByText("Item created successfully!");
    await expect(created).toBeVisible();
    await expect(created).toHaveCount(0);
  }
  await screens.isAccessible("items");
  // Searches first, because other tests create items at the same time, which are listed before these.
  await page.getByLabel("Search by name or normalized name").fill(mark);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await page.getByRole("switch", { name: `${kept} is approved` }).click();
  await expect(page.getByText("Item unapproved successfully!")).toBeVisible();
  await page.getByRole("button", { name: `Merge ${other}` }).click();
  await page.getByRole("combobox", { name: "Merge into" }).fill(kept);
  await page.getByRole("option", { name: kept }).click();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText(`also ${other}`)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${kept}` }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Item deleted successfully!")).toBeVisible();
});

test("a person reports a verdict in two taps, and sees the team's answer to it", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  const { email } = await signUp();
  await page.goto("/recipes");
  await page.locator("a[href*='/view']").first().click();
  await page.getByRole("button", { name: "Wrong? Tell us" }).click();
  const dialog = page.getByRole("dialog", { name: "What is wrong?" });
  const note = unusual("It holds celery salt");
  await dialog.getByLabel("Where").selectOption({ index: 1 });
  await dialog.getByLabel(/^Note/).fill(note);
  await screens.isAccessible("report of a verdict", "[role=dialog]");
  await dialog.getByRole("button", { name: "It holds more than this says" }).click();
  await expect(page.getByText("Thank you. The answer will stand in Settings, under Privacy.")).toBeVisible();

  // Leaves the page first: what it still asks must not be asked without a session.
  await page.goto("about:blank");
  await context.clearCookies();
  await signInAsAdmin(page);
  await page.goto("/admin?view=queues");
  await expect(page.getByRole("heading", { name: "Applications to verify" })).toBeVisible();
  const report = page
    .getByRole("region", { name: "Reported verdicts" })
    .getByRole("listitem")
    .filter({ hasText: note });
  await report.getByRole("button", { name: /^Answer the report about/ }).click();
  const form = page.getByRole("dialog", { name: "Answer who asked" });
  await form.getByLabel("Answer").fill("You are right: its rule is mended.");
  await screens.isAccessible("queues");
  await form.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page.getByText("The answer is given")).toBeVisible();
  await expect(report).toHaveCount(0);

  await page.goto("about:blank");
  await context.clearCookies();
  await context.request.post("/auth/login", { data: { email, password: PASSWORD } });
  await page.goto("/settings?tab=privacy");
  const own = page.getByRole("region", { name: "What you reported" });
  await expect(own.getByText("You were right: mended")).toBeVisible();
  await expect(own.getByText("You are right: its rule is mended.")).toBeVisible();
});

test("a queue of ingredients is reviewed by keyboard: confirmed together, and two of them merged", async ({
  page,
  screens,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin/ml");
  const mark = unusual("Zorb").replace(" ", "");
  const headers = { Origin: new URL(page.url()).origin };
  for (const name of ["aloe", "berry", "cider", "date"]) {
    const data = { name: `${mark} ${name}`, category: "test" };
    const response = await page.context().request.post("/admin/ingredients", { data, headers });
    expect(response.status()).toBe(201);
    if (name !== "date") continue;
    const ids = [(await response.json())._id];
    const answer = await page.context().request.post("/api/admin/ml/confirm", { data: { ids }, headers });
    expect(answer.ok()).toBe(true);
  }
  const row = (name: string) => page.getByRole("row").filter({ hasText: `${mark} ${name}` });
  const confirmed = (name: string) => row(name).getByRole("cell", { name: "Confirmed", exact: true }).first();
  await page.goto(`/admin/ml?q=${mark.toLowerCase()}`);
  await expect(page.getByRole("rowheader")).toHaveCount(4);
  await screens.isAccessible("classification, found");

  await page.keyboard.press("j");
  await expect(page.getByText(`${mark} aloe is marked`)).toBeAttached();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(page.getByText(`${mark} aloe is marked`)).toBeAttached();
  await page.keyboard.press("c");
  await expect(page.getByText("1 ingredient confirmed")).toBeVisible();
  await expect(confirmed("aloe")).toBeVisible();
  await page.keyboard.press("e");
  const editor = page.getByRole("dialog", { name: `${mark} aloe` });
  await expect(editor).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);

  await page.getByRole("checkbox", { name: `Choose ${mark} berry` }).check();
  await page.getByRole("checkbox", { name: `Choose ${mark} cider` }).check();
  await page.getByRole("button", { name: "Confirm 2 chosen" }).click();
  await expect(page.getByText("2 ingredients confirmed")).toBeVisible();
  await expect(confirmed("cider")).toBeVisible();

  await page.getByRole("button", { name: `Edit ${mark} aloe` }).click();
  await editor.getByRole("button", { name: "Merge into another ingredient" }).click();
  const merge = page.getByRole("dialog", { name: `Merge ${mark} aloe` });
  await merge.getByRole("combobox", { name: "Merge into" }).fill(`${mark} date`);
  await page.getByRole("option", { name: `${mark} date` }).click();
  await screens.isAccessible("merge of ingredients", "[role=dialog]");
  await merge.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText(`${mark} aloe was merged into ${mark} date`)).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(3);
  await expect(page.getByText(`also ${mark} aloe`)).toBeVisible();

  await page.getByRole("link", { name: "Audit log" }).click();
  await page
    .getByRole("button", { name: `Undo the change of ${mark} aloe` })
    .first()
    .click();
  await expect(page.getByText(`The change of ${mark} aloe was undone`)).toBeVisible();
  await page.getByRole("button", { name: "Undo 2 rows" }).first().click();
  await expect(page.getByText("2 rows put back.")).toBeVisible();
  await screens.isAccessible("audit log of reviews");
  await page.goto(`/admin/ml?q=${mark.toLowerCase()}`);
  await expect(page.getByRole("rowheader")).toHaveCount(4);
  await expect(confirmed("cider")).toHaveCount(0);
});

test.describe("the photo queue", () => {
  // The browser itself reports the refusal of the file.
  test.use({ expectedOnConsole: [/415/] });

  test("recipes without a photo are given one, singly and in bulk", async ({ page, screens }) => {
    await signInAsAdmin(page);
    await page.goto("/admin");
    const headers = { Origin: new URL(page.url()).origin };
    const titles = ["first", "second", "third"].map((which) => unusual(`Leek soup, the ${which},`));
    for (const title of titles) {
      const response = await page.context().request.post("/api/recipes", {
        headers,
        data: {
          title,
          is_public: true,
          ingredients: [{ name: "leek" }],
          instructions: [{ text: "Boil.", order: 1 }],
        },
      });
      expect(response.ok()).toBe(true);
    }
    const [first = "", second = "", third = ""] = titles.toReversed();
    const file = async (name: string) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await jpeg({ width: 900, height: 600 }),
    });
    await page.goto("/admin?view=photos");
    const heading = (title: string) => page.getByRole("heading", { level: 2, name: title });
    // Skips recipes that other tests have created.
    const skipTo = async (title: string) => {
      const place = page.getByText(/^\d+ of \d+$/);
      const skip = page.getByRole("button", { name: "Skip this recipe" });
      await expect(skip).toBeVisible();
      while (!(await heading(title).isVisible())) {
        const passed = (await place.textContent()) ?? "";
        await skip.click();
        await expect(place).not.toHaveText(passed);
      }
    };
    await skipTo(first);
    await expect(page.getByText(/^\d+ of ([1-9]|[1-4]\d|50)$/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload photo" })).toBeDisabled();
    await screens.isAccessible("photo queue");
    await page.getByLabel("Photo", { exact: true }).setInputFiles(await file("soup.jpg"));
    await page.getByLabel(/^Caption/).fill("Soup on a table");
    await page.getByRole("button", { name: "Upload photo" }).click();
    await expect(page.getByText("Photo uploaded successfully!")).toBeVisible();
    await expect(heading(first)).toHaveCount(0);

    await page.getByRole("button", { name: "Previous recipe" }).click();
    await expect(heading(first)).toBeVisible();
    const photos = page.getByRole("list", { name: "Photos of this recipe" });
    await expect(photos.getByText("Primary photo")).toBeVisible();
    await expect(photos.getByLabel("Caption")).toHaveValue("Soup on a table");
    await page.getByLabel("Photo", { exact: true }).setInputFiles(await file("again.jpg"));
    await page.getByRole("checkbox", { name: "Primary photo" }).uncheck();
    await page.getByRole("button", { name: "Upload photo" }).click();
    await expect(heading(first)).toHaveCount(0);
    await page.getByRole("button", { name: "Previous recipe" }).click();
    await expect(photos.getByRole("listitem")).toHaveCount(2);
    await photos.getByRole("button", { name: "Make primary" }).click();
    await expect(photos.getByRole("listitem").first().getByLabel("Caption")).toHaveValue("");
    await screens.isAccessible("photo queue with photos");
    // Not the photo on its card, because a page of another test may be about to show that.
    await photos.getByRole("listitem").last().getByRole("button", { name: "Delete photo" }).click();
    await expect(photos.getByRole("listitem")).toHaveCount(1);
    await expect(photos.getByText("Primary photo")).toBeVisible();

    await page.getByRole("button", { name: "Bulk upload" }).click();
    const dialog = page.getByRole("dialog", { name: "Bulk upload" });
    await dialog.getByLabel(second).setInputFiles(await file("two.jpg"));
    await dialog.getByLabel(third).setInputFiles({ name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no") });
    await screens.isAccessible("bulk upload", "[role=dialog]");
    await dialog.getByRole("button", { name: "Upload 2 photos" }).click();
    await expect(dialog.getByText("1 of 2 sent")).toBeVisible();
    await expect(dialog.getByText("Photo uploaded successfully!")).toHaveCount(1);
    await expect(dialog.getByText(/^Upload failed/)).toHaveCount(1);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.reload();
    await skipTo(third);
    await expect(heading(second)).toHaveCount(0);
  });
});

test("an application that is not verified shows its owner the reason", async ({ page, context, signUp, screens }) => {
  const owner = await signUp({ account_type: "business" });
  const name = unusual("Menus");
  const headers = { Authorization: `Bearer ${owner.token}` };
  const data = {
    name,
    token_endpoint_auth_method: "none",
    redirect_uris: ["https://menus.example/back"],
    allowed_domains: ["menus.example"],
  };
  const response = await page.request.post("/oauth/portal/register-json", { headers, data });
  const { client_id: id } = (await response.json()) as { client_id: string };
  const details = {
    developer: "Menus Ltd",
    site_uri: "https://menus.example/",
    privacy_uri: "https://menus.example/privacy",
  };
  expect((await page.request.put(`/oauth/portal/details/${id}`, { headers, data: details })).ok()).toBe(true);
  expect((await page.request.post(`/oauth/portal/submit/${id}`, { headers })).ok()).toBe(true);

  await context.clearCookies();
  await signInAsAdmin(page);
  await page.goto("/admin?view=queues");
  await page.getByRole("button", { name: `Refuse ${name}` }).click();
  const form = page.getByRole("dialog", { name: `Refuse ${name}` });
  await form.getByLabel("Why it is not verified").fill("Your privacy policy does not open.");
  await screens.isAccessible("refusal", "[role=dialog]");
  await form.getByRole("button", { name: "Refuse", exact: true }).click();
  await expect(page.getByText(`${name} was refused; its owner is told`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Refuse ${name}` })).toHaveCount(0);

  await context.clearCookies();
  await context.request.post("/auth/login", { data: { email: owner.email, password: PASSWORD } });
  await page.goto("/portal?section=applications");
  await page.getByRole("button", { name: `Read the answer about ${name}` }).click();
  await expect(page.getByText("Your privacy policy does not open.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and submit for verification" })).toBeVisible();
});
