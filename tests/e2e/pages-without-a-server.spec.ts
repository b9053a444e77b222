import { expect, test } from "./fixtures";

/** Static pages: they make no calls, so no failing call can affect them. */
const PAGES = [
  "/terms",
  "/privacy",
  "/cookies",
  "/about",
  "/contact",
  "/careers",
  "/partner-program",
  "/pricing",
  "/portal/landing",
  "/password-reset",
  "/reset-password",
  "/reset-password?token=x",
  "/id",
] as const;

// Next prefetches a link's page when the pointer is over it, and the test cuts the network on purpose.
test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED/] });

// Requests of fetch and XMLHttpRequest count as calls, except pages that Next prefetches.
for (const path of PAGES) {
  test(`${path} makes no call once it is loaded, and works offline`, async ({ page, context }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      const isCall = request.resourceType() === "fetch" || request.resourceType() === "xhr";
      if (isCall && !request.headers().rsc) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(calls).toEqual([]);
    await context.setOffline(true);
    const toggle = page.getByRole("button", { name: /Next slide|Show password/ }).first();
    if (await toggle.count()) await toggle.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(false);
  });
}

test("the terms sheet opens offline", async ({ page, context }) => {
  await page.goto("/onboard?mode=register", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Terms & Conditions" }).click();
  await expect(page.getByRole("dialog", { name: "Terms & Conditions" })).toContainText("medical");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Terms & Conditions" })).toBeFocused();
  await context.setOffline(false);
});

test("a link followed offline leaves the page as it was, or says what is wrong", async ({
  page,
  context,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/Failed to load resource|Failed to fetch RSC payload|ERR_INTERNET_DISCONNECTED/);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).hover(); // prefetches the form
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("mira@post.example");
  await dialog.getByLabel("Password", { exact: true }).fill("Blue-Kettle-42");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "The server could not be reached. Please check your connection and try again.",
  );
  await expect(dialog.getByLabel("Email")).toHaveValue("mira@post.example");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Incorrect email or password");
});
