import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Timer } from "@/components/recipes/timers/timer-store";

const TIMER: Timer = { id: "1-a", label: "Step 2, 25 minutes", seconds: 1500, endsAt: 0 };

const notices = () => import("@/components/recipes/timers/timer-notices");

function browser({ permission = "granted", visibility = "hidden" } = {}) {
  const shown: { title: string; tag: string; body: string; close: () => void }[] = [];
  const registration = {
    showNotification: (title: string, { tag, body }: { tag: string; body: string }) => {
      const notice = { title, tag, body, close: () => void shown.splice(shown.indexOf(notice), 1) };
      shown.push(notice);
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.filter((each) => each.tag === tag)),
  };
  const asked = vi.fn(() => Promise.resolve(permission));
  const register = vi.fn(() => Promise.resolve(registration));
  const notification = { permission, requestPermission: asked };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("window", {
    Notification: notification,
    isSecureContext: true,
    location: { pathname: "/recipes/1/view", search: "" },
  });
  vi.stubGlobal("navigator", { serviceWorker: { register, getRegistration: () => Promise.resolve(registration) } });
  vi.stubGlobal("document", { visibilityState: visibility });
  return { shown, asked, register };
}

afterEach(() => vi.unstubAllGlobals());

describe("a timer that is over", () => {
  it("shows a notification while the page is hidden", async () => {
    const { shown } = browser();
    await (await notices()).tellTimer(TIMER);
    expect(shown).toMatchObject([{ title: "Time is up", body: "Step 2, 25 minutes", tag: "timer-1-a" }]);
  });

  it.each([
    ["the page is visible", { visibility: "visible" }],
    ["the person was not asked for permission", { permission: "default" }],
    ["the person refused permission", { permission: "denied" }],
  ])("shows no notification if %s", async (_when, over) => {
    const { shown } = browser(over);
    await (await notices()).tellTimer(TIMER);
    expect(shown).toEqual([]);
  });

  it("removes its own notification when it is stopped, and no other", async () => {
    const { shown } = browser();
    const { tellTimer, takeBackNotice } = await notices();
    await tellTimer(TIMER);
    await tellTimer({ ...TIMER, id: "2-b" });
    await takeBackNotice(TIMER.id);
    expect(shown.map(({ tag }) => tag)).toEqual(["timer-2-b"]);
  });

  it("registers the worker that shows notifications only once the person has allowed them", async () => {
    const refused = browser({ permission: "denied" });
    expect(await (await notices()).askForNotices()).toBe("denied");
    expect(refused.register).not.toHaveBeenCalled();
    const allowed = browser({ permission: "granted" });
    expect(await (await notices()).askForNotices()).toBe("granted");
    expect(allowed.register).toHaveBeenCalledWith("/sw.js", expect.anything());
  });

  it("does nothing in a browser without notifications", async () => {
    vi.stubGlobal("window", { isSecureContext: true });
    vi.stubGlobal("navigator", {});
    const { askForNotices, noticeState, tellTimer } = await notices();
    expect(noticeState()).toBe("unable");
    expect(await askForNotices()).toBe("unable");
    await expect(tellTimer(TIMER)).resolves.toBeUndefined();
  });
});

describe("the sound of a timer", () => {
  const tones: { at: number; isOn: boolean }[] = [];
  class FakeAudio {
    state = "running";
    currentTime = 100;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: (to: unknown) => to,
    });
    createOscillator = () => {
      const tone = { at: 0, isOn: true };
      tones.push(tone);
      return {
        frequency: { value: 0 },
        connect: (to: unknown) => to,
        start: (at: number) => {
          tone.at = at;
        },
        stop: () => undefined,
        disconnect: () => {
          tone.isOn = false;
        },
      };
    };
  }

  beforeEach(() => {
    tones.length = 0;
    vi.resetModules();
  });

  it("is scheduled by the audio clock, after its end, and is cancelled when the timer is stopped", async () => {
    vi.stubGlobal("AudioContext", FakeAudio);
    vi.stubGlobal("navigator", {});
    const { prepareRing, ringAt } = await import("@/components/recipes/timers/ring");
    prepareRing();
    const takeBack = ringAt(60);
    expect(Math.min(...tones.map(({ at }) => at))).toBe(161);
    expect(tones.every(({ isOn }) => isOn)).toBe(true);
    takeBack();
    expect(tones.some(({ isOn }) => isOn)).toBe(false);
  });

  it("stays silent before the person has pressed a button", async () => {
    vi.stubGlobal("AudioContext", FakeAudio);
    const { ringAt } = await import("@/components/recipes/timers/ring");
    ringAt(60)();
    expect(tones).toEqual([]);
  });
});

describe("a notification that is tapped", () => {
  async function tap(address: unknown, open: string[]) {
    const listeners = new Map<string, (event: object) => void>();
    const focused: string[] = [];
    const opened: string[] = [];
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      location: { origin: "https://forkprint.example" },
      clients: {
        matchAll: () => Promise.resolve(open.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }))),
        openWindow: (url: string) => Promise.resolve(opened.push(url)),
      },
    };
    runInNewContext(readFileSync("public/sw.js", "utf8"), { self, URL, Promise, Set, Response, setTimeout });
    const waited: Promise<unknown>[] = [];
    const notification = { close: () => undefined, data: { address } };
    listeners.get("notificationclick")?.({ notification, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
    return { focused, opened };
  }

  it("leads to the window where the recipe is cooked, whatever step it shows by now", async () => {
    const cooking = "https://forkprint.example/recipes/1/view?step=3";
    expect(await tap("/recipes/1/view?step=2", ["https://forkprint.example/", cooking])).toEqual({
      focused: [cooking],
      opened: [],
    });
  });

  it("opens the recipe if no window has it, and never another site", async () => {
    const recipe = "https://forkprint.example/recipes/1/view?step=2";
    expect((await tap("/recipes/1/view?step=2", [])).opened).toEqual([recipe]);
    expect((await tap("https://elsewhere.example/", [])).opened).toEqual([]);
    expect((await tap(undefined, [])).opened).toEqual(["https://forkprint.example/"]);
  });
});
