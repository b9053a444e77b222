import { expect, test } from "./fixtures";

test("the landing page is served, accessible, with a clean console", async ({ page, screens }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toBeVisible();
  await screens.isAccessible("landing page");
});

test("every page forbids foreign scripts and frames", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-powered-by"]).toBeUndefined();
});

test("an account made by request is signed in", async ({ context, signUp }) => {
  await signUp();
  expect((await context.request.get("/user/my-preferences")).status()).toBe(200);
});
