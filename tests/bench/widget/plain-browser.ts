import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { WebSocket } from "undici";
import { findChromium } from "../../support/chromium";

type Answer = { id?: number; result?: unknown; error?: { message: string } };
export type Tab = {
  /** Sends one command of the DevTools protocol. */
  send: <T = unknown>(method: string, params?: object) => Promise<T>;
  evaluate: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
};
export type PlainBrowser = { openTab: () => Promise<Tab>; close: () => Promise<void> };

/** The address at which the browser listens, from what it prints when it starts. */
async function addressOf(browser: ChildProcess): Promise<string> {
  let printed = "";
  for await (const chunk of browser.stderr ?? []) {
    printed += chunk;
    const address = /DevTools listening on (\S+)/.exec(printed)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${printed}`);
}

/**
 * Chromium with only the measured features switched on. Playwright watches every request of a page (its "network
 * domain"), which costs the page's own main thread several milliseconds a call that no real phone spends.
 */
export async function startPlainBrowser(): Promise<PlainBrowser> {
  const { executablePath, args } = await findChromium();
  const profile = await mkdtemp(path.join(tmpdir(), "forkprint-bench-"));
  const own = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(executablePath, [...args, ...own], { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(await addressOf(browser));
  browser.stderr?.destroy();
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id) waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  const send = <T>(method: string, params: object = {}, sessionId?: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as T);
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
    });

  return {
    openTab: async () => {
      const { browserContextId } = await send<{ browserContextId: string }>("Target.createBrowserContext");
      const { targetId } = await send<{ targetId: string }>("Target.createTarget", {
        url: "about:blank",
        browserContextId,
      });
      const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
      const inTab = <T>(method: string, params?: object) => send<T>(method, params, sessionId);
      return {
        send: inTab,
        evaluate: async <T>(expression: string) => {
          const { result } = await inTab<{ result: { value: T } }>("Runtime.evaluate", {
            expression,
            returnByValue: true,
            awaitPromise: true,
          });
          return result.value;
        },
        close: () => send("Target.disposeBrowserContext", { browserContextId }),
      };
    },
    close: async () => {
      socket.close();
      const ended = once(browser, "exit");
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
