import type { Page } from "@playwright/test";
import { button, expect } from "./oauth-fixtures";
import {
  activeButton,
  connect,
  fillCardForMenu,
  hostShape,
  openSignIn,
  signInButton,
  test,
} from "./restaurant-fixtures";

// Restrictions that browsers and other sites' pages impose on the widget.
test.slow();

test("where the browser opens no window, the page itself goes to the sign-in and back", async ({
  page,
  signUp,
  openRestaurant,
}) => {
  await fillCardForMenu(page, await signUp());
  const { origin } = await openRestaurant();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${origin}/script?table=7#specials`);
  await signInButton(page).click();
  await button(page, "Allow").click();
  await expect(page.getByText("Marked for you")).toBeVisible();
  await expect(activeButton(page)).toBeVisible();
  expect(page.url(), "no code stays in the address").toBe(`${origin}/script?table=7#specials`);
  await expect(page.locator(".pfai-conflict", { hasText: "walnuts" })).toBeVisible();
});

test("the widget works without third-party cookies", async ({ page, signUp, openRestaurant }) => {
  await fillCardForMenu(page, await signUp());
  const { origin } = await openRestaurant();
  const sent: string[] = [];
  page.on("request", async (request) => {
    const isCrossSite = request.frame().url().startsWith(origin) && !request.url().startsWith(origin);
    if (isCrossSite && (await request.allHeaders()).cookie) sent.push(request.url());
  });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  // The packaged browser requires all three properties; the newest types declare only the first.
  const controls = {
    enableThirdPartyCookieRestriction: true,
    disableThirdPartyCookieMetadata: true,
    disableThirdPartyCookieHeuristics: true,
  };
  await client.send("Network.setCookieControls", controls);
  await page.goto(origin);
  await connect(page);
  await expect(page.locator(".pfai-conflict", { hasText: "walnuts" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("500 dishes cost one call per 25, identical ones only once, no long task, and no other change of the page", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  const sizes: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/analysis/menu")) {
      sizes.push(request.postDataJSON().items.length);
    }
  });
  await page.addInitScript(() => {
    const global = window as unknown as { longTasks: number[] };
    global.longTasks = [];
    document.addEventListener("DOMContentLoaded", () =>
      new PerformanceObserver((list) =>
        global.longTasks.push(...list.getEntries().map((task) => task.duration)),
      ).observe({
        type: "longtask",
      }),
    );
  });
  await page.goto(`${origin}/long?items=500`);
  await expect(page.locator(".dish:last-child .pfai-info-silent").first()).toBeAttached();
  expect(sizes).toHaveLength(20);
  expect(Math.max(...sizes)).toBe(25);
  expect(await page.locator(".dish").count()).toBe(500);
  expect(await hostShape(page)).not.toContain("pfai-");

  // Forty more copies of the same text cost only one item.
  const twin = "Walnuts, basil, fresh mint";
  const sentRequest = page.waitForRequest((request) => request.postData()?.includes(twin) ?? false);
  await page.evaluate((description) => {
    const section = document.querySelector("section") as Element;
    for (let count = 0; count < 40; count++) {
      const dish = document.createElement("div");
      dish.dataset.forkprintItem = "";
      dish.textContent = description;
      section.append(dish);
    }
  }, twin);
  expect((await sentRequest).postDataJSON().items).toEqual([{ name: "", description: twin }]);
  await expect(page.locator("section > div:last-child .pfai-info-silent").first()).toBeAttached();
});

const MARK_OF_OURS = "[class^=pfai-]:not(.pfai-flag)";

/** Prints when the first dish gets a mark. Notes the number of that dish, and what each dish shows on the print. */
const printAtFirstMark = (page: Page) =>
  page.addInitScript((mark) => {
    const global = window as unknown as { first?: number; onPrint?: ("marked" | "not checked" | "nothing")[] };
    new MutationObserver((_, observer) => {
      const dishes = [...document.querySelectorAll(".dish")];
      const first = dishes.findIndex((dish) => dish.querySelector(mark));
      if (first < 0) return;
      observer.disconnect();
      global.first = first;
      dispatchEvent(new Event("beforeprint"));
      global.onPrint = dishes.map((dish) =>
        dish.querySelector(mark) ? "marked" : dish.querySelector(".pfai-flag") ? "not checked" : "nothing",
      );
      dispatchEvent(new Event("afterprint"));
    }).observe(document, { subtree: true, childList: true });
  }, MARK_OF_OURS);

test("dishes in view are checked first, and a print made meanwhile says which dishes nobody has checked", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  await printAtFirstMark(page);
  let release = () => {};
  const isScrolled = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/widget\b.*\.js/, async (route) => {
    await isScrolled;
    await route.continue();
  });
  await page.goto(`${origin}/long?items=200`, { waitUntil: "commit" });
  const dishes = page.locator(".dish");
  await dishes.nth(199).waitFor({ state: "attached" });
  await dishes.nth(100).evaluate((dish) => dish.scrollIntoView({ block: "start" }));
  release();
  await page.waitForFunction(() => "onPrint" in window);
  const { first, onPrint } = await page.evaluate(() => {
    const global = window as unknown as { first: number; onPrint: string[] };
    return { first: global.first, onPrint: global.onPrint };
  });
  expect(first).toBeGreaterThan(80);
  expect(onPrint.filter((each) => each === "marked").length).toBeGreaterThan(10);
  expect(onPrint.filter((each) => each === "not checked").length).toBeGreaterThan(10);
  await expect(page.locator(".dish:last-child").locator(MARK_OF_OURS).first()).toBeAttached();
  const hasMarkLater = () =>
    dishes.evaluateAll((all, mark) => all.map((dish) => !!dish.querySelector(mark)), MARK_OF_OURS);
  await expect
    .poll(async () => (await hasMarkLater()).filter((hasMark, at) => hasMark && onPrint[at] === "nothing").length)
    .toBe(0);
  await expect(page.locator(".pfai-flag")).toHaveCount(0);
  await expect.poll(async () => (await hasMarkLater()).filter(Boolean).length).toBeGreaterThan(120);
});

test("a dish that is added or rewritten later is marked, and a removed one leaves nothing behind", async ({
  page,
  signUp,
  openRestaurant,
}) => {
  await fillCardForMenu(page, await signUp());
  const { origin } = await openRestaurant();
  await page.goto(origin);
  await connect(page);
  await expect(page.locator(".pfai-conflict", { hasText: "walnuts" })).toHaveCount(1);
  await page.evaluate(() => {
    const last = document.querySelector(".dish:last-child") as Element;
    const added = last.cloneNode(true) as Element;
    (added.querySelector("[data-forkprint-name] ") as Element).textContent = "Cake of the day";
    (added.querySelector("[data-forkprint-description]") as Element).textContent = "Flour, eggs, walnuts";
    last.after(added);
  });
  await expect(page.locator(".pfai-conflict", { hasText: "walnuts" })).toHaveCount(2);
  await page.evaluate(() => {
    const cake = [...document.querySelectorAll(".dish")].find((dish) => dish.textContent.includes("of the day"));
    (cake?.querySelector("[data-forkprint-description]") as Element).textContent = "Flour, eggs, pears";
  });
  await expect(page.locator(".pfai-conflict", { hasText: "walnuts" })).toHaveCount(1);
  await expect(page.locator(".dish", { hasText: "of the day" })).not.toHaveClass(/pfai-container-conflict/);
});

test("hostile texts stay plain text, both in the declarative mode and in the results of calls", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  await page.goto(`${origin}/script`);
  const HOSTILE = [
    "<img src=x onerror=window.hacked=1>walnuts",
    "</span><script>window.hacked=1</script>\"walnuts\" & 'cream'",
    "walnuts &lt;b&gt;\u202egnp.exe \u0000 \ud800",
    "[pfai-conflict-tooltip]{}<style>*{display:none}</style>walnuts",
  ];
  const shown = await page.evaluate(
    async (texts) => {
      const { descriptions } = await (
        window as unknown as { Forkprint: { processMenu: (o: object) => Promise<{ descriptions: string[] }> } }
      ).Forkprint.processMenu({
        menuItems: texts.map((description, index) => ({ name: `Dish ${index}`, description })),
      });
      return descriptions.map((html) => {
        const box = document.createElement("p");
        box.innerHTML = html;
        document.body.append(box);
        return { text: box.textContent, elements: [...box.querySelectorAll("*")].map(({ tagName }) => tagName) };
      });
    },
    HOSTILE.slice(0, 2).concat(HOSTILE.slice(3)),
  );
  for (const { elements } of shown) expect(elements.every((name) => name === "SPAN")).toBe(true);
  expect(shown.map(({ text }) => text)).toEqual(HOSTILE.slice(0, 2).concat(HOSTILE.slice(3)));

  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        const item = document.createElement("div");
        item.className = "hostile";
        item.dataset.forkprintItem = "";
        item.textContent = text;
        document.body.append(item);
      }
    },
    HOSTILE.slice(0, 2),
  );
  await expect(page.locator(".hostile .pfai-info-silent").first()).toBeVisible();
  await expect(page.locator(".hostile *:not(span)")).toHaveCount(0);
  expect(await page.locator(".hostile").allTextContents()).toEqual(HOSTILE.slice(0, 2));
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
});

test("destroy restores the page, and the widget's address is pinned by its hash", async ({
  page,
  request,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  await page.goto(origin);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  await page.evaluate(() => (window as unknown as { Forkprint: { destroy: () => void } }).Forkprint.destroy());
  await expect(page.locator("[class*=pfai-], forkprint-button")).toHaveCount(0);
  const without = await page.context().newPage();
  await without.route("**/widget.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await without.goto(origin);
  expect(await page.locator("body").innerHTML()).toBe(await without.locator("body").innerHTML());

  const manifest = await (await request.get("/widget/manifest.json")).json();
  const pinned = await request.get(manifest.versioned);
  expect(pinned.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(pinned.headers()["access-control-allow-origin"]).toBe("*");
  expect((await (await request.get("/widget.js")).body()).equals(await pinned.body())).toBe(true);
  expect(manifest.compressed_bytes).toBeLessThanOrEqual(8 * 1024);
  expect(manifest.part_compressed_bytes).toBeLessThanOrEqual(12 * 1024);
  const part = await request.get(manifest.part);
  expect(part.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(part.headers()["access-control-allow-origin"]).toBe("*");
  expect((await request.get("/widget/0000000000000000.js")).headers()["cache-control"]).not.toContain("immutable");
});

test("the button works after a page's router removes the widget and adds it again", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  await page.goto(origin);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  await page.evaluate(() => {
    const global = window as unknown as { Forkprint?: { destroy: () => void } };
    global.Forkprint?.destroy();
    if (global.Forkprint) throw new Error("The global is still there");
    const old = document.querySelector("script[data-client-id]") as HTMLScriptElement;
    const script = document.createElement("script");
    script.dataset.clientId = old.dataset.clientId ?? "";
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string } };
    };
    const policy = trustedTypes.createPolicy("router", { createScriptURL: (address: string) => address });
    script.src = policy.createScriptURL(old.src);
    old.replaceWith(script);
  });
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  await expect(signInButton(page)).toHaveCount(1);
});

test("a window that has a session already answers at once", async ({ page, signUp, openRestaurant }) => {
  await fillCardForMenu(page, await signUp());
  const { origin } = await openRestaurant();
  await page.goto(origin);
  const popup = await openSignIn(page);
  await expect(button(popup, "Allow")).toBeEnabled();
  await button(popup, "Allow").click();
  await expect(activeButton(page)).toBeVisible();
});
