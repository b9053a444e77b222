import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { registerClient } from "../support/register-client";
import { expect } from "./oauth-fixtures";
import { activeButton, fillCardForMenu, openSignIn, signInButton, test } from "./restaurant-fixtures";
import { answerMenu, dish, flags, itemsOf, reply, signInBefore, standIn, strip } from "./widget-fixtures";

// Cancelled, refused and interrupted calls of the widget, and windows that seem to be closed.
test.slow();
// The browser logs refused and interrupted requests.
test.use({ expectedOnConsole: [/422|ERR_|Forkprint: the menu is not checked/] });

type Options = { menuItems: object[]; signal?: AbortSignal };
type Held = Window & {
  Forkprint: { processMenu: (options: Options) => Promise<{ names: string[]; containers: string[] }> };
  abort: () => void;
};

async function serve(answer: (path: string, host: string, response: ServerResponse) => void) {
  const server = createServer(({ url = "", headers }, response) => answer(url, headers.host ?? "", response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The part for dishes is loaded from the issuer, and this one has none of its own. */
async function passOn(address: string, response: ServerResponse): Promise<void> {
  const part = await fetch(address);
  response.setHeader("Content-Type", part.headers.get("content-type") ?? "");
  response.end(await part.text());
}

/** Starts marking items and keeps the function that aborts it. @returns the error's code or the number of items */
const begin = (page: Page, count: number, more: { isAborted?: boolean } = {}) =>
  page.evaluate(
    async ({ count, isAborted }) => {
      const held = window as unknown as Held;
      const caller = new AbortController();
      held.abort = () => caller.abort();
      if (isAborted) caller.abort();
      const menuItems = Array.from({ length: count }, (_, index) => ({
        name: `Dish ${index}`,
        description: "Walnuts",
      }));
      try {
        return String((await held.Forkprint.processMenu({ menuItems, signal: caller.signal })).names.length);
      } catch (error) {
        const { code, message } = error as Error & { code: string };
        return `${code}: ${message}`;
      }
    },
    { count, ...more },
  );

test("a caller's signal cancels its calls, also in browsers without AbortSignal.any", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  await page.addInitScript(() => {
    Object.assign(AbortSignal, { any: undefined });
  });
  await page.goto(`${origin}/script`);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  expect(await begin(page, 30)).toBe("30");
  // From now on the server does not answer.
  await page.route("**/api/analysis/menu", () => {});
  const sentRequest = page.waitForRequest("**/api/analysis/menu");
  const outcome = begin(page, 30);
  await sentRequest;
  await page.evaluate(() => (window as unknown as Held).abort());
  expect(await outcome).toBe("cancelled: cancelled");
  expect(await begin(page, 30, { isAborted: true })).toBe("cancelled: cancelled");
});

test("an item that is too long says that it is not checked, and costs the others nothing", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  await page.goto(`${origin}/script`);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  const marked = await page.evaluate(async () => {
    const menuItems = ["x".repeat(301), "<b>Cake</b>"].map((name) => ({ name, description: "Walnuts" }));
    return (window as unknown as Held).Forkprint.processMenu({ menuItems });
  });
  expect(marked).toMatchObject({ unchecked: 1, containers: ["pfai-container-unchecked", ""] });
  expect(marked.names[0]).toBe(`${"x".repeat(301)} <span class="pfai-flag">Not checked</span>`);
  expect(marked.names[1]).not.toContain("<b>");
  expect(marked.names[1]).toMatch(/^&lt;.*&lt;\/b&gt;$/);
});

test("an item that the server refuses is named by it, and the others are asked about once more", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const sizes: number[] = [];
  await standIn(page, {
    menu: (route) => {
      const items = itemsOf(route.request());
      sizes.push(items.length);
      const bad = items.findIndex(({ name }) => name === "Burrata");
      const detail = [{ loc: ["body", "items", bad, "name"], msg: "Not this one", type: "custom" }];
      return bad < 0 ? answerMenu(route) : reply(route, { status: 422, body: JSON.stringify({ detail }) });
    },
  });
  await page.goto(origin);
  await expect(page.getByRole("button", { name: "PARTLY CHECKED 6 of 7 dishes" })).toBeVisible();
  await expect(flags(page)).toHaveCount(1);
  await expect(dish(page, "Burrata")).toHaveClass(/pfai-container-unchecked/);
  expect(sizes).toEqual([7, 6]);
});

test("a broken connection is a network error, and an answer that is not JSON is a refusal", async ({
  page,
  baseURL,
}) => {
  let mode: "half" | "stalled" | "page" = "half";
  const asked: (() => void)[] = [];
  const site = await serve((path, host, response) => {
    if (path.startsWith("/widget/")) return void passOn(`${baseURL}${path}`, response);
    if (path !== "/api/analysis/menu") {
      response.setHeader("Content-Type", "text/html");
      return response.end(
        `<!doctype html><title>Menu</title><link rel="icon" href="data:,">
<script src="${baseURL}/widget.js" data-client-id="lungara" data-issuer="http://${host}" defer></script>`,
      );
    }
    response.setHeader("Content-Type", mode === "page" ? "text/html" : "application/json");
    if (mode === "page") return response.end("<h1>Sign in to the hotel's network</h1>");
    response.setHeader("Content-Length", "1000");
    response.write('{"items":[');
    for (const tell of asked.splice(0)) tell();
    if (mode === "half") setImmediate(() => response.destroy());
  });
  await page.goto(site.origin);
  await page.waitForFunction(() => "Forkprint" in window);
  expect(await begin(page, 1)).toMatch(/^network: /);
  mode = "stalled";
  const isAsked = new Promise<void>((resolve) => asked.push(resolve));
  const outcome = begin(page, 1);
  await isAsked;
  await page.evaluate(() => (window as unknown as Held).abort());
  expect(await outcome).toBe("cancelled: cancelled");
  mode = "page";
  expect(await begin(page, 1)).toMatch(/^refused: /);
  await site.close();
});

test("a dish whose text is too long does not keep other dishes from being marked", async ({ page, openRestaurant }) => {
  const { origin } = await openRestaurant();
  await page.goto(origin);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  await page.evaluate(() => {
    for (const [name, description] of [
      ["The house", `${"We opened in 1971. ".repeat(300)}Walnuts.`],
      ["N".repeat(301), "Walnuts"],
      ["Cake of the day", "Flour, eggs, walnuts"],
    ]) {
      const dish = document.createElement("div");
      dish.dataset.forkprintItem = "";
      dish.className = "late";
      const [title, text] = [document.createElement("h3"), document.createElement("p")];
      title.dataset.forkprintName = text.dataset.forkprintDescription = "";
      title.textContent = name ?? "";
      text.textContent = description ?? "";
      dish.append(title, text);
      document.querySelector("main")?.append(dish);
    }
  });
  const late = page.locator(".late");
  await expect(late.nth(2).locator(".pfai-info-silent", { hasText: "walnuts" })).toBeVisible();
  for (const index of [0, 1]) {
    await expect(late.nth(index).locator(".pfai-flag")).toHaveText("Not checked");
    await expect(late.nth(index)).toHaveClass(/pfai-container-unchecked/);
    await expect(late.nth(index).locator("span[class^=pfai-]")).toHaveCount(0);
  }
  await expect(strip(page).getByRole("status")).toContainText("is too long to read. A dish without a mark");
});

test("the answer counts of a window that seems closed because of an opener policy", async ({
  page,
  signUp,
  baseURL,
}) => {
  let clientId = "";
  const site = await serve((_, __, response) => {
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.end(`<!doctype html><title>Menu</title><link rel="icon" href="data:,">
<script src="${baseURL}/widget.js" data-client-id="${clientId}" defer></script><div id="here"></div><p id="said"></p>
<script>addEventListener("DOMContentLoaded", () => {
  const say = (text) => { document.querySelector("#said").textContent += text + " "; };
  Forkprint.renderSignInButton("#here", { onError: ({ code }) => say(code), onSuccess: () => say("signed in") });
});</script>`);
  });
  clientId = (await registerClient(page.request, { isPublic: true }, `${site.origin}/`)).client.client_id;
  await fillCardForMenu(page, await signUp());
  await page.goto(site.origin);
  const popup = await openSignIn(page);
  await expect(page.locator("#said")).toHaveText("popup_closed");
  await popup.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(activeButton(page)).toBeVisible();
  await expect(page.locator("#said")).toHaveText("popup_closed signed in");
  await site.close();
});

test("a page that is shown again after it left for the sign-in has a working button", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  // A 204 has no content, so the browser stays on its page, as when somebody returns to it.
  await page.route("**/oauth/authorize?*", (route) => route.fulfill({ status: 204 }));
  await page.goto(origin);
  for (const time of [1, 2]) {
    const authorizeRequest = page.waitForRequest("**/oauth/authorize?*");
    await signInButton(page).click();
    await authorizeRequest;
    await expect(signInButton(page), `time ${time}`).not.toHaveAttribute("aria-disabled");
  }
});
