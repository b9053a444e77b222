import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/**
 * A browser under test has neither a screen for notifications nor a push service behind it, so the page gets the answers of
 * both from here; all else is real.
 */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    let current: object | null = null;
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      current = {
        options,
        toJSON: () => ({ endpoint: "https://push.example/a", keys }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  });

const theSwitch = (page: Page) => page.getByRole("switch", { name: "Notify this device" });

test("a person turns notifications on, chooses of what, and turns them off", async ({ page, screens, signUp }) => {
  await withPushService(page);
  await signUp();
  await page.goto("/settings?tab=account");
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeChecked();
  await page.getByLabel("New lines on a household's list").uncheck();
  await expect(page.getByLabel("New lines on a household's list")).not.toBeChecked();
  await screens.isAccessible("notifications in the settings");
  await page.goto("/recalls");
  await expect(theSwitch(page)).toBeChecked();
  await expect(page.getByLabel("New lines on a household's list")).not.toBeChecked();
  await expect(page.getByLabel("A kitchen that has read my card")).toBeChecked();
  await theSwitch(page).click();
  await expect(theSwitch(page)).not.toBeChecked();
  await page.reload();
  await expect(theSwitch(page)).not.toBeChecked();
});

test("a person who said no reads where to change it", async ({ page, signUp }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await signUp();
  await page.goto("/settings?tab=account");
  await expect(page.getByText("Notifications are off for Forkprint.")).toBeVisible();
  await expect(theSwitch(page)).toHaveAttribute("aria-disabled", "true");
});

test("the worker shows a message that arrives, and one that it cannot read", async ({ context, page, signUp }) => {
  await signUp();
  await page.goto("/id");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("there is no service worker");
  // The worker's own handlers run; only the screen is ours.
  const shown = await worker.evaluate(async () => {
    type Scope = EventTarget & {
      registration: ServiceWorkerRegistration;
      PushEvent: new (name: string, init: { data: string }) => Event;
    };
    const scope = self as unknown as Scope;
    const notes: unknown[] = [];
    scope.registration.showNotification = async (title, { body, tag, data } = {}) => {
      notes.push({ title, body, tag, data });
    };
    const told = { title: "A food is recalled", body: "Look.", address: "/recalls", tag: "recalls" };
    for (const data of [JSON.stringify(told), "no message of ours", JSON.stringify({ other: 1 })])
      scope.dispatchEvent(new scope.PushEvent("push", { data }));
    return notes;
  });
  const unread = { title: "Forkprint", body: "", tag: "", data: { address: "/" } };
  expect(shown).toEqual([
    { title: "A food is recalled", body: "Look.", tag: "recalls", data: { address: "/recalls" } },
    unread,
    unread,
  ]);
});
