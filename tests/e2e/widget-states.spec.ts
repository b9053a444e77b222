import type { Page, Route } from "@playwright/test";
import { expect } from "./oauth-fixtures";
import { test } from "./restaurant-fixtures";
import {
  answerMenu,
  CARD,
  comeBack,
  dish,
  expectChecked,
  expectNothingClaimed,
  expectUnchecked,
  flags,
  host,
  itemsOf,
  reply,
  signInBefore,
  standIn,
  strip,
  tryAgain,
} from "./widget-fixtures";

// What is said of a menu while it, the card, the network or the page changes.
test.slow();
test.use({ expectedOnConsole: [/Failed to load resource|blocked by CORS|Forkprint: |ERR_|sandbox/] });

const walnuts = (page: Page) => page.locator(".pfai-conflict", { hasText: "walnuts" });

test("what is checked is announced once, politely, and what is wrong stays to be read", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page);
  await page.addInitScript(() => {
    const global = window as unknown as { said: string[] };
    global.said = [];
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function attach(options) {
      const root = attachShadow.call(this, options);
      if (this.localName === "forkprint-status")
        new MutationObserver(() => {
          const text = root.querySelector("[role=status]")?.textContent ?? "";
          if (text && global.said.at(-1) !== text) global.said.push(text);
        }).observe(root, { subtree: true, childList: true });
      return root;
    };
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.goto(`${origin}/long?items=80`);
  await expectChecked(page);
  await expect.poll(said).toEqual(["Checked: 80 of 80 dishes."]);
  // News that change nothing, before the sentence has left.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(strip(page).getByRole("status"), "the sentence leaves").toBeEmpty();
  calls.menu = (route) => reply(route, { status: 500 });
  await page.evaluate(() => {
    const last = document.querySelector(".dish:last-child") as Element;
    const added = last.cloneNode(true) as Element;
    (added.querySelector("[data-forkprint-description]") as Element).textContent = "Flour, walnuts";
    last.after(added);
  });
  await expect.poll(said).toHaveLength(2);
  expect((await said())[1]).toBe(
    "Checked: 80 of 81 dishes. Forkprint did not answer. A dish without a mark is not thereby safe.",
  );
  await expect(tryAgain(page)).toBeVisible();
});

test("a dish that is rewritten loses its marks at once, and an answer to its old text marks nothing", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page);
  await page.goto(origin);
  await expectChecked(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  calls.menu = async (route) => {
    await held;
    await answerMenu(route);
  };
  const rewrite = (text: string) =>
    dish(page, "Trofie al pesto").evaluate((element, words) => {
      (element.querySelector("[data-forkprint-description]") as Element).textContent = words;
    }, text);
  await rewrite("Trofie, basil, cream");
  await expect(walnuts(page)).toHaveCount(0);
  await expect(dish(page, "Trofie al pesto")).toHaveAttribute("data-forkprint-state", "checking");
  await expect(page.getByRole("button", { name: "CHECKING 6 of 7 dishes" })).toBeVisible();
  await rewrite("Trofie, basil, walnuts and cream");
  release();
  await expect(walnuts(page)).toHaveCount(1);
  await expectChecked(page);
  // The same words, written anew: the marks were written over.
  await rewrite("Trofie, basil, walnuts and cream");
  await expect(walnuts(page)).toHaveCount(1);
  await expectChecked(page);
});

test("a card that was changed elsewhere is read on return, and the menu is checked with it", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page);
  let count = 0;
  calls.menu = (route) => {
    count++;
    return answerMenu(route);
  };
  await page.goto(origin);
  await expectChecked(page);
  await comeBack(page);
  await expectChecked(page);
  expect(count, "the same card").toBe(1);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  calls.menu = async (route) => {
    await held;
    await answerMenu(route);
  };
  calls.userinfo = (route) => reply(route, { body: JSON.stringify({ ...CARD, allergies: [{ key: "egg" }] }) });
  await comeBack(page);
  await expect(page.getByRole("button", { name: "CHECKING 0 of 7 dishes" })).toBeVisible();
  await expect(walnuts(page), "the marks of the old card").toHaveCount(0);
  release();
  await expectChecked(page);
});

test("an application that cannot read the card checks the menu anew on return", async ({ page, openRestaurant }) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId, { sub: "guest" });
  let count = 0;
  await standIn(page, {
    menu: (route) => {
      count++;
      return answerMenu(route);
    },
    userinfo: (route) => reply(route, { body: '{"sub":"guest"}' }),
  });
  await page.goto(origin);
  await expectChecked(page);
  await comeBack(page);
  await expect.poll(() => count).toBe(2);
  await expectChecked(page);
});

test("signing out in one tab takes the marks of the site's other tabs, too", async ({
  context,
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(context, clientId);
  await standIn(context);
  const other = await context.newPage();
  await page.goto(origin);
  await other.goto(`${origin}/script`);
  await expectChecked(page);
  await expect(other.locator(".pfai-conflict").first()).toBeVisible();
  await other.getByRole("button", { name: "Sign out of Forkprint" }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole("button", { name: "Sign in with Forkprint" })).toBeVisible();
    await expectNothingClaimed(tab);
    expect(
      await tab.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("forkprint"))),
    ).toEqual([]);
  }
  await expect(page.locator("[data-forkprint-state]")).toHaveCount(0);
});

test("a session that ends takes its marks with it, although nobody touches the page", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  await standIn(page);
  await page.clock.install();
  await page.goto(origin);
  await page.clock.runFor(2000);
  await expectChecked(page);
  await page.clock.runFor(3_600_000);
  await expect(page.getByRole("button", { name: "Sign in with Forkprint" })).toBeVisible();
  await expectNothingClaimed(page);
});

test("without a network the marks that are there are said to be old, and what is new is not checked", async ({
  context,
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page);
  await page.goto(origin);
  await expectChecked(page);
  calls.menu = (route) => route.abort("internetdisconnected");
  await context.setOffline(true);
  await expect(page.getByRole("button", { name: /^OFFLINE checked at/ })).toBeVisible();
  await expect(strip(page).getByRole("status")).toContainText("You are offline. The marks are from");
  await expect(walnuts(page)).toBeVisible();
  await dish(page, "House salad").evaluate((element) => {
    (element.querySelector("[data-forkprint-description]") as Element).textContent = "Leaves, house dressing";
  });
  await expect(flags(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "ACTIVE" })).toHaveCount(0);
  calls.menu = answerMenu;
  await context.setOffline(false);
  await expectChecked(page);
});

test("a page that is left while its menu is checked claims nothing when somebody goes back to it", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page, { menu: () => {} });
  const asked = page.waitForRequest("**/api/analysis/menu");
  await page.goto(origin);
  await asked;
  await page.goto(`${origin}/recipes`);
  await expectNothingClaimed(page);
  calls.menu = answerMenu;
  await page.goBack();
  await expectChecked(page);
});

test("a page whose address is not registered tells its guests, and its developer once", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  const lines: string[] = [];
  page.on("console", (message) => message.text().includes("Forkprint:") && lines.push(message.text()));
  await page.goto(origin.replace("127.0.0.1", "localhost"));
  await expectUnchecked(page);
  await expect(strip(page).getByRole("status")).toHaveText(
    "This menu is not checked. Forkprint is not set up for this page. Please ask the staff about every dish.",
  );
  await tryAgain(page).click();
  await expectUnchecked(page);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /\(403\): This website may not use this client id\. Allow localhost:\d+ for the application/,
  );
});

/** A page of another site that shows the menu in a frame. */
async function frameMenu(page: Page, origin: string, sandbox: string | null) {
  const rules = sandbox === null ? "" : `sandbox="${sandbox}"`;
  const body = `<!doctype html><title>Portal</title><iframe title="Menu" width="360" height="600" src="/" ${rules}></iframe>`;
  await page.route(`${origin}/portal`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${origin}/portal`);
  return page.frameLocator("iframe");
}

for (const sandbox of ["allow-scripts", "allow-scripts allow-same-origin"])
  test(`a frame with sandbox="${sandbox}" keeps its menu, and offers a tab of its own`, async ({
    page,
    openRestaurant,
  }) => {
    const { origin } = await openRestaurant();
    await standIn(page);
    const framed = await frameMenu(page, origin, sandbox);
    const link = framed.getByRole("link", { name: "Sign in with Forkprint Open in a new tab" });
    await expect(link).toHaveAttribute("href", `${origin}/`);
    await link.click();
    await expect(framed.locator(".dish")).toHaveCount(7);
    await expect(framed.getByText("Trofie al pesto")).toBeVisible();
  });

test("a frame whose windows the browser refuses keeps its menu, too", async ({ page, openRestaurant }) => {
  const { origin } = await openRestaurant();
  await standIn(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const framed = await frameMenu(page, origin, null);
  await framed.getByRole("button", { name: "Sign in with Forkprint" }).click();
  await expect(framed.getByRole("link", { name: "Sign in with Forkprint Open in a new tab" })).toBeVisible();
  await expect(framed.locator(".dish")).toHaveCount(7);
});

test("elements that are named as the document's properties neither stop the widget nor receive what it sends", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  await standIn(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const names = ["currentScript", "body", "head", "documentElement", "cookie", "querySelector", "querySelectorAll"];
  names.push(
    "createElement",
    "createElementNS",
    "addEventListener",
    "readyState",
    "adoptedStyleSheets",
    "activeElement",
  );
  names.push("Forkprint", "requestIdleCallback", "visibilityState");
  // They stand in the page before the widget's script runs, as those of a visitor's comment do.
  await page.addInitScript((all) => {
    const add = (_: unknown, observer: MutationObserver) => {
      const { body } = document;
      if (!body) return;
      observer.disconnect();
      const images = all.map((name) => {
        const image = document.createElement("img");
        Object.assign(image.dataset, { clientId: "x", issuer: "https://stranger.example" });
        return Object.assign(image, { name, id: name, alt: "" });
      });
      body.prepend(...images);
    };
    new MutationObserver(add).observe(document, { subtree: true, childList: true });
  }, names);
  await page.goto(origin);
  await page.waitForFunction(() => {
    const find = (what: string) => Document.prototype.querySelector.call(document, what);
    return find("forkprint-button")?.getAttribute("data-forkprint-state") === "checked" && find(".pfai-conflict");
  });
  // The images would mislead the test, too.
  await page.evaluate(() => {
    for (const image of Document.prototype.querySelectorAll.call(document, "img")) image.remove();
  });
  await expectChecked(page);
  expect(asked.filter((address) => address.includes("stranger"))).toEqual([]);
});

test("a form whose inputs are named as properties of elements is read all the same", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  await standIn(page);
  await page.goto(origin);
  await expectChecked(page);
  const sent = page.waitForRequest((request) => request.postData()?.includes("Cake of the day") ?? false);
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.className = "dish";
    for (const name of ["childNodes", "children", "tagName", "matches", "closest", "querySelector", "textContent"]) {
      const input = document.createElement("input");
      input.name = name;
      input.type = "hidden";
      form.append(input);
    }
    form.setAttribute("data-forkprint-item", "");
    form.append("Cake of the day, walnuts");
    Element.prototype.append.call(document.querySelector("main"), form);
  });
  expect(itemsOf(await sent)).toEqual([{ name: "", description: "Cake of the day, walnuts" }]);
  await expectChecked(page);
});

test("the states are readable in light and dark, on a phone, with large text, in forced colours and from right to left", async ({
  page,
  openRestaurant,
  screens,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const isFirst = (route: Route) => itemsOf(route.request())[0]?.name === "Plate 1";
  await standIn(page, { menu: (route) => (isFirst(route) ? reply(route, { status: 500 }) : answerMenu(route)) });
  await page.goto(`${origin}/long?items=40`);
  await expect(page.getByRole("button", { name: "PARTLY CHECKED 15 of 40 dishes" })).toBeVisible();
  await expect(host(page)).toHaveAttribute("data-forkprint-state", "partly");
  await screens.isAccessible("a menu that is partly checked");
  await page.emulateMedia({ forcedColors: "active" });
  const flag = flags(page).first();
  await expect(flag).toBeVisible();
  const drawn = await flag.evaluate((element) => {
    const { borderTopStyle, color, backgroundColor } = getComputedStyle(element);
    return { borderTopStyle, isTold: color !== backgroundColor };
  });
  expect(drawn).toEqual({ borderTopStyle: "dotted", isTold: true });
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await screens.isAccessible("a menu from right to left");
  const side = await page
    .locator(".pfai-container-unchecked")
    .first()
    .evaluate((element) => getComputedStyle(element, "::before").right);
  expect(side).toBe("-14px");
});

test("a German page says everything in German", async ({ page, openRestaurant }) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page, { menu: (route) => reply(route, { status: 500 }) });
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.lang = "de-AT";
    }),
  );
  await page.goto(origin);
  await expect(page.getByRole("button", { name: "NICHT GEPRÜFT Noch einmal" })).toBeVisible();
  await expect(page.locator(".pfai-flag").first()).toHaveText("Nicht geprüft");
  await expect(strip(page).getByRole("status")).toHaveText(
    "Diese Karte ist nicht geprüft. Forkprint hat nicht geantwortet. Bitte fragen Sie bei jedem Gericht nach.",
  );
  calls.menu = answerMenu;
  await strip(page).getByRole("button", { name: "Noch einmal" }).click();
  await expect(page.getByRole("button", { name: "DIET ID AKTIV 7 von 7 Gerichten geprüft" })).toBeVisible();
});
