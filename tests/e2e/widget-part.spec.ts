import type { APIRequestContext, Page } from "@playwright/test";
import { registerClient } from "../support/register-client";
import { expect } from "./oauth-fixtures";
import { openSite } from "./partner-site";
import { test } from "./restaurant-fixtures";
import { expectChecked, expectNothingClaimed, flags, host, signInBefore, standIn } from "./widget-fixtures";

// The part for dishes is a second script, which is loaded where dishes are. It can fail like every call.
test.slow();
test.use({ expectedOnConsole: [/Failed to load resource|Failed to find a valid digest|Forkprint: the menu is not/i] });

/** The address of the part; the widget's own pinned addresses look the same, and no page here uses one. */
const PART = /\/widget\/[0-9a-f]{16}\.js/;

test("a menu whose second script does not come, or is another, is not checked, and is when it comes", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  await standIn(page);
  for (const [kind, body] of [
    ["fails", null],
    ["is another one", "export default () => ({ watchDishes() {} })"],
  ] as const) {
    await test.step(kind, async () => {
      await page.route(PART, (route) =>
        body === null
          ? route.abort("failed")
          : route.fulfill({ body, contentType: "text/javascript", headers: { "Access-Control-Allow-Origin": "*" } }),
      );
      await page.goto(origin);
      await expect(host(page)).toHaveAttribute("data-forkprint-state", "unchecked");
      await expect(flags(page)).toHaveCount(await page.locator(".dish").count());
      await expectNothingClaimed(page);
      await page.unroute(PART);
      await page.getByRole("button", { name: "NOT CHECKED Try again" }).click();
      await expectChecked(page);
    });
  }
});

/** A page of a registered site, whose head holds the widget with the given attributes. */
async function openPage(
  { page, request }: { page: Page; request: APIRequestContext },
  { lang, attributes, body }: { lang: string; attributes: string; body: string },
): Promise<{ origin: string; close: () => Promise<void> }> {
  let clientId = "";
  const site = await openSite(async (redirectUri) => {
    const { client, ownerToken } = await registerClient(request, { isPublic: true }, redirectUri);
    clientId = client.client_id;
    return ownerToken;
  });
  const { origin } = new URL((await request.get("/widget/manifest.json")).url());
  const text = `<script src="${origin}/widget.js" data-client-id="${clientId}" ${attributes} defer></script>`;
  site.put("/page", { lang, head: [{ file: "", text }], body: [body] });
  await page.goto(`${site.origin}/page`);
  return site;
}

test("a menu of JSON-LD whose second script does not come says so in one sentence", async ({ page, request }) => {
  await page.route(PART, (route) => route.abort("failed"));
  const site = await openPage(
    { page, request },
    { lang: "de", attributes: 'data-json-ld="main"', body: "<h1>Suppe</h1>" },
  );
  await expect(page.locator("main").getByRole("status")).toHaveText(
    "Diese Karte ist nicht geprüft. Bitte fragen Sie bei jedem Gericht nach.",
  );
  await site.close();
});

test("a page without dishes loads the button alone, in the page's language", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  const site = await openPage(
    { page, request },
    { lang: "ar", attributes: "", body: "<div data-forkprint-button></div>" },
  );
  await expect(page.getByRole("button", { name: "تسجيل الدخول عبر Forkprint" })).toBeVisible();
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual(["/widget.js"]);
  // A dish that is added later brings the part.
  const part = page.waitForRequest(PART);
  await page.evaluate(() => {
    const dish = Object.assign(document.createElement("p"), { textContent: "Trofie, walnuts" });
    dish.setAttribute("data-forkprint-item", "");
    document.querySelector("main")?.append(dish);
  });
  await part;
  await site.close();
});
