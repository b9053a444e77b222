import { expect, test } from "./fixtures";

test("the landing page is served, is accessible, and logs nothing to the console", async ({ page, screens }) => {
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

test("an account that was created by request is signed in", async ({ context, signUp }) => {
  await signUp();
  expect((await context.request.get("/user/my-preferences")).status()).toBe(200);
});

test("pages and files refuse methods that write, and unknown API addresses give 404 as JSON", async ({ request }) => {
  for (const address of ["/", "/recipes", "/onboard", "/widget.js", "/sw.js", "/icons/icon-192.png"]) {
    for (const method of ["PUT", "POST", "DELETE"]) {
      const answer = await request.fetch(address, { method });
      expect([answer.status(), answer.headers().allow], `${method} ${address}`).toEqual([405, "GET, HEAD, OPTIONS"]);
    }
  }
  for (const address of ["/parse/x", "/mcp/x", "/photos/a/b/c", "/.well-known/x", "/recipes/1/photos/x"]) {
    const answer = await request.get(address);
    expect([answer.status(), await answer.json()], address).toEqual([404, { detail: "Not found", code: "not_found" }]);
  }
});
