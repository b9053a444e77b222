import type { Server } from "node:http";
import { barcodePicture, cameraVideo } from "../support/barcode-video";
import { withCamera } from "../support/fake-camera";
import { expect, test } from "./fixtures";
import { endWebsite, startWebsite, websiteAddress } from "./website";

const camera = await cameraVideo([await barcodePicture(websiteAddress("/card"), { format: "QRCode", rotate: 0 })]);

test.use({
  expectedOnConsole: [/status of (?:422|404)/],
  launchOptions: withCamera(camera),
});

let site: Server | undefined;
test.beforeAll(async () => {
  site = await startWebsite((_, answer) => {
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.end(`<title>Trattoria</title><h1>Our menu</h1><div class="menu-grid">
      <div class="menu-item"><h3>Trofie al pesto</h3><p>Trofie, basil, walnuts, pecorino</p></div>
      <div class="menu-item"><h3>Baked potato</h3><p>Potato, salt, olive oil</p></div></div>`);
  });
});
test.afterAll(() => endWebsite(site));

test("the code at a table of another restaurant leads to its menu, judged, and nothing fits", async ({
  page,
  screens,
  signUp,
}) => {
  const { token } = await signUp();
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.put("/user/allergies/walnut", { headers, data: { severity: "severe" } });
  await page.goto("/check");
  await page.getByRole("button", { name: "Open the camera" }).click();
  await expect(page.getByText("This code is the address of a page.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: /^Read the menu at 127\.0\.0\.1/ }).click();
  const address = page.getByLabel("Or the address of the menu's page");
  await expect(address).toHaveValue(websiteAddress("/card"));
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByText("2 dishes read. Compare the words with the page.")).toBeVisible();
  await expect(page.getByLabel("The words of the menu")).toHaveValue(
    /Trofie al pesto: Trofie, basil, walnuts, pecorino/,
  );
  await screens.isAccessible("the menu of a page");
  await page.getByRole("button", { name: "Check the menu" }).click();
  await expect(page).toHaveURL(/\/check\/[0-9a-f-]{36}$/);
  await expect(page.getByText("So nothing here is said to fit")).toBeVisible();
  await expect(page.getByRole("region", { name: "Written against it", exact: true })).toContainText("Trofie al pesto");
});
