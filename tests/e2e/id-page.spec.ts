import type { Page } from "@playwright/test";
import { postAs, preferAs } from "../support/post-as";
import { endSignIn } from "./failures";
import { expect, test } from "./fixtures";

const card = (page: Page) => page.getByRole("article", { name: /Digital dietary ID/ });
const share = (page: Page) => page.getByRole("link", { name: "Share", exact: true });
const NOT_FOUND = /status of 404/;

/** The content of the browser's next dialog. It is closed at once, because an open dialog blocks the page. */
const nextDialog = (page: Page) =>
  new Promise<{ type: string; message: string; value: string }>((resolve) => {
    page.once("dialog", async (dialog) => {
      const dialogShown = { type: dialog.type(), message: dialog.message(), value: dialog.defaultValue() };
      await dialog.dismiss();
      resolve(dialogShown);
    });
  });

/** Expects the page that is shown whenever there is no card. */
async function expectFailure(page: Page, message: string) {
  await expect(page.getByRole("heading", { level: 1, name: "Dietary ID Not Found" })).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
}

test("opens for its owner, with name, card and footer", async ({ page, signUp, screens }) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegan", "sesame_free"] });
  await preferAs(page, person, "anise", "allergy");
  await page.goto(`/id/${person.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Digital Dietary ID" })).toBeVisible();
  await expect(page.getByText("Nadia F.", { exact: true }).first()).toBeVisible();
  for (const shown of ["Sesame", "Anise", "Vegan"])
    await expect(card(page).getByText(shown, { exact: true })).toBeVisible();
  await expect(page.getByText("This dietary ID is powered by Forkprint")).toBeVisible();
  await screens.isAccessible("own ID page");
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe("says in the documented words that there is no card", () => {
  test.use({ expectedOnConsole: [NOT_FOUND] });

  test("to a visitor, to another person, for a wrong key, and without an id", async ({
    page,
    signUp,
    screens,
    context,
  }) => {
    const owner = await signUp();
    await context.clearCookies();
    await page.goto(`/id/${owner.id}`);
    await expectFailure(page, "User data not available");
    await expect(share(page)).toHaveCount(0);
    await screens.isAccessible("ID page without a card");
    await signUp();
    await page.goto(`/id/${owner.id}`);
    await expectFailure(page, "User data not available");
    await page.goto(`/id/${owner.id}?key=${"A".repeat(43)}`);
    await expectFailure(page, "User data not available");
    await page.goto("/id/nobody");
    await expectFailure(page, "Invalid user ID");
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("invites another signed-in person to create an ID of their own", async ({ page, signUp }) => {
  const owner = await signUp();
  await postAs(page, owner, "/user/share-links", { rows: ["diet"] });
  const [{ url }] = await (await page.request.get("/user/share-links")).json();
  await signUp();
  await page.goto(url);
  await page.getByRole("link", { name: "Create Your Own ID" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("when the server fails", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  test("says so, and trying again loads the card", async ({ page, signUp, screens }) => {
    const { id } = await signUp();
    await page.route("**/user/my-preferences", (route) => route.abort());
    await page.goto(`/id/${id}`);
    await expectFailure(page, "Failed to load user data");
    await screens.isAccessible("ID page, not loaded");
    await page.unroute("**/user/my-preferences");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(card(page)).toBeVisible();
  });

  test("shows a placeholder in the shape of a card while the server is slow", async ({ page, signUp }) => {
    const { id } = await signUp();
    let answer = () => {};
    const untilReleased = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/user/my-preferences", async (route) => {
      await untilReleased;
      await route.continue();
    });
    await page.goto(`/id/${id}`);
    await expect(page.getByText("Loading the card")).toBeAttached();
    answer();
    await expect(card(page)).toBeVisible();
  });

  test.describe("while the page is open", () => {
    // Next shows the not-found page after the page is requested again; React sometimes reports that as an error, too.
    test.use({ expectedOnConsole: [/Failed to load resource|React error #441/] });

    test("hides the card after a sign-in that ended meanwhile", async ({ page, signUp }) => {
      const { id, token } = await signUp();
      await page.route("**/user/my-preferences", async (route) => {
        await endSignIn({ token });
        await route.continue();
      });
      await page.goto(`/id/${id}`);
      await expectFailure(page, "User data not available");
    });
  });
});

test("Share opens the sheet that makes a link, because the page's own address opens only for its owner", async ({
  page,
  signUp,
}) => {
  const { id } = await signUp();
  await page.goto(`/id/${id}`);
  await share(page).click();
  await expect(page).toHaveURL("/id");
  const sheet = page.getByRole("dialog", { name: "Share your card" });
  await expect(sheet.getByRole("button", { name: "Make the link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test.describe("sending a link", () => {
  /** The sheet with a new link, and the short address that it shows. */
  async function openLink(page: Page) {
    await page.goto("/id#share");
    const link = page.getByRole("dialog").getByRole("region", { name: "Your link" });
    await page.getByRole("dialog").getByRole("button", { name: "Make the link" }).click();
    const address = (await link.getByText(/\/s\//).textContent()) ?? "";
    return { address, send: link.getByRole("button", { name: "Send" }) };
  }

  test("uses the sharing of the operating system", async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript(() => {
      navigator.share = async (what) => {
        document.title = `shared ${what?.url}`;
      };
    });
    const { address, send } = await openLink(page);
    await send.click();
    await expect(page).toHaveTitle(`shared ${address}`);
  });

  test("falls back to the clipboard when that fails, and says so", async ({ page, signUp, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signUp();
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    const { address, send } = await openLink(page);
    const dialogShown = nextDialog(page);
    await send.click();
    expect(await dialogShown).toMatchObject({ type: "alert", message: "Share link copied to clipboard!" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  test("keeps the new link on the card when an older list of links arrives after it", async ({ page, signUp }) => {
    await signUp();
    let letGo = () => {};
    const untilReleased = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let lists = 0;
    await page.route("**/user/share-links", async (route) => {
      if (route.request().method() !== "GET" || ++lists > 1) return route.continue();
      const answer = await route.fetch();
      await untilReleased;
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    const { address, send } = await openLink(page);
    letGo();
    const given = page.getByRole("dialog").getByRole("region", { name: "Links you have given" });
    await expect(given.getByRole("button", { name: "Revoke" })).toBeVisible();
    await expect.poll(() => lists).toBe(2);
    await expect(send).toBeVisible();
    await expect(page.getByRole("dialog").getByText(address).first()).toBeVisible();
  });

  test("shows no error when the person closes the system's sharing", async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
    });
    const { send } = await openLink(page);
    let dialogs = 0;
    page.on("dialog", (dialog) => {
      dialogs++;
      void dialog.dismiss();
    });
    await send.click();
    await expect(send).toBeVisible();
    expect(dialogs).toBe(0);
  });

  test("asks to copy by hand when the clipboard fails, too", async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    });
    const { address, send } = await openLink(page);
    const dialogShown = nextDialog(page);
    await send.click();
    expect(await dialogShown).toEqual({ type: "prompt", message: "Copy this link to share your ID:", value: address });
  });
});
