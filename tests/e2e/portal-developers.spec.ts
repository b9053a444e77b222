import { expect, test } from "./fixtures";

// The browser logs the refusal of an address that is not registered.
test.use({ expectedOnConsole: [/40[04]/] });

test("a developer reads the documentation, tries demo and API, and tests an application", async ({
  page,
  screens,
  signUp,
}) => {
  test.slow();
  const owner = await signUp({ account_type: "business" });
  const headers = { Authorization: `Bearer ${owner.token}` };
  const register = async (name: string, method: string) => {
    const data = {
      name,
      redirect_uris: ["https://lungara.example/callback"],
      allowed_domains: ["lungara.example"],
      token_endpoint_auth_method: method,
    };
    return (await page.request.post("/oauth/portal/register-json", { headers, data })).json();
  };
  const open = await register("Lungara Menu", "none");
  const server = await register("Lungara Server", "client_secret_basic");

  // The snippets on the pages contain the reader's own client id.
  await page.goto("/portal?section=docs&page=mobile-getting-started");
  await expect(page.getByText(open.client_id).first()).toBeVisible();
  await screens.isAccessibleOnTablets("the mobile pages");
  for (const name of [
    "web-reference",
    "react-native-sdk",
    "wordpress",
    "shopify",
    "server",
    "scopes",
    "react",
    "see-nothing",
    "notices",
    "limits",
    "testing",
    "live",
  ]) {
    await page.goto(`/portal?section=docs&page=${name}`);
    await expect(page.locator("article h2").first()).toBeVisible();
    if (name === "web-reference") await screens.isAccessibleOnTablets("the options and errors");
    if (name === "server") {
      await expect(page.getByText(server.client_id).first()).toBeVisible();
      await expect(page.getByText(open.client_id)).toHaveCount(0);
    }
  }
  // Getting started shows the result of its snippets with the real widget, which goes away with the page.
  await page.goto("/portal?section=docs&page=web-getting-started");
  const preview = page.getByRole("region", { name: "What a guest with a nut allergy sees" });
  await expect(preview.locator(".pfai-container-conflict .pfai-conflict")).toHaveText(["walnuts"]);
  await preview.locator("p .pfai-conflict").focus();
  await expect(page.locator(".pfai-tip")).toContainText("Conflict: walnuts");
  await page.keyboard.press("Escape");
  await screens.isAccessibleOnTablets("the preview");
  await page.getByRole("link", { name: "CSS classes" }).click();
  await expect(page.getByRole("heading", { name: "CSS classes", level: 2 })).toBeVisible();
  expect(await page.evaluate(() => "Forkprint" in window)).toBe(false);

  await page.goto("/portal?section=docs&page=api");
  const call = page.locator("#postApiAnalysisMenu");
  await call.locator("summary").first().click();
  await expect(call.getByText("Example of a body")).toBeVisible();
  await expect(call.getByText("Trofie al pesto")).toBeVisible();
  await screens.isAccessibleOnTablets("the API");

  // The demo: a click anywhere goes to the next step; after the fourth it closes and starts again.
  await page.goto("/portal?section=docs");
  const demo = page.getByRole("dialog");
  await page.getByRole("button", { name: "See the demo" }).click();
  await expect(demo.getByText("Step 1 of 4")).toBeVisible();
  await screens.isAccessibleOnTablets("the demo");
  for (const step of [2, 3, 4]) {
    await page.mouse.click(20, 20);
    await expect(demo.getByText(`Step ${step} of 4`)).toBeVisible();
  }
  await expect(demo.getByRole("heading", { name: "Authentication Complete!" })).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(demo).toBeHidden();
  await page.getByRole("button", { name: "See the demo" }).click();
  await expect(demo.getByText("Step 1 of 4")).toBeVisible();
  await demo.getByRole("button", { name: "Close", exact: true }).click();
  await expect(demo).toBeHidden();

  // Test Flow: first with a public application, then with one that has a secret.
  await page.goto(`/portal?section=test&client=${open.client_id}`);
  await page.getByRole("button", { name: "Run the test" }).click();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByText("7 of 7 steps done")).toBeVisible();
  await page.locator("summary", { hasText: "Trade the code for a token" }).click();
  await expect(page.getByText("code_challenge_method").first()).toBeAttached();
  await screens.isAccessibleOnTablets("a test that went well");

  await page.getByLabel("Application").selectOption(server.client_id);
  await page.getByRole("button", { name: "Run the test" }).click();
  await expect(page.getByText("Paste the client secret: we keep only a hash of it")).toBeVisible();
  await page.getByLabel("Client secret").fill(server.client_secret);
  await page.getByLabel("Redirect URI").fill("https://lungara.example/elsewhere");
  await page.getByRole("button", { name: "Run the test" }).click();
  await expect(page.getByText("The return address is not registered.")).toBeVisible();
  await screens.isAccessibleOnTablets("a test that failed");
  await page.getByRole("button", { name: "Add the address" }).click();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByText("7 of 7 steps done")).toBeVisible();
  expect(await page.locator("main").textContent()).not.toContain(server.client_secret);
});
