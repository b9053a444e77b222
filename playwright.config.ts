import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { findChromium } from "./tests/support/chromium";
import { findRunning } from "./tests/support/running-product";

/** Every worker reads this file again; what was chosen once is handed on in the environment. */
async function once(name: string, choose: () => string | Promise<string>): Promise<string> {
  process.env[name] ??= await choose();
  return process.env[name];
}

const freePort = () =>
  new Promise<string>((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === "object" ? address?.port : "")));
    });
  });

/**
 * A product that is running already (`npm run dev` or `npm start` in this folder), by the address that it printed:
 * nothing is built or started, and its data stay.
 */
const running = process.env.FORKPRINT_URL;
if (running) {
  const { dataDir, pagesPort, adminPassword } = await findRunning(running);
  process.env.FORKPRINT_E2E_DATA_DIR = dataDir;
  process.env.FORKPRINT_E2E_PAGES_PORT = pagesPort;
  process.env.FORKPRINT_E2E_ADMIN_PASSWORD = adminPassword;
}

const port = running ? "" : await once("FORKPRINT_E2E_PORT", freePort);
/** Where the import journey serves pages from: the one place of this computer that the server may fetch from. */
const pagesPort = await once("FORKPRINT_E2E_PAGES_PORT", freePort);
const dataDir = await once("FORKPRINT_E2E_DATA_DIR", () => mkdtempSync(path.join(tmpdir(), "forkprint-e2e-")));
const adminPassword = await once("FORKPRINT_E2E_ADMIN_PASSWORD", () => "Blue-Kettle-42");
const { executablePath, args } = await findChromium();
const baseURL = running || `http://localhost:${port}`;

/** The command people use, over a database of its own; the build is shared with `npm start`. */
const OWN_SERVER = {
  command: "node tests/setup/browser-server.mjs",
  url: `${baseURL}/api/health`,
  env: {
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    RATE_LIMIT_FACTOR: "1000",
    ADMIN_EMAIL: "admin@forkprint.example",
    ADMIN_PASSWORD: adminPassword,
    FETCH_ALLOW_HOSTS: `127.0.0.1:${pagesPort}`,
  },
  timeout: 900_000,
  stdout: "ignore",
  stderr: "pipe",
  gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
} satisfies PlaywrightTestConfig["webServer"];

export default defineConfig({
  testDir: "tests/e2e",
  // Emptied at the start: what other tests write beside it stays.
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than two cores: a journey often waits, for a pause of its own or for the other browser.
  workers: 3,
  // Ends a journey that hangs; one that is only slow, on a computer that does something else too, is no failure.
  timeout: 300_000,
  // A run that hangs as a whole ends with what it knows.
  globalTimeout: 45 * 60_000,
  // A busy CI machine may be slow once; what passes at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Only what never comes is waited for so long: no journey passes or fails by how fast the machine is.
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL,
    // What is not there after a minute does not come: the journey says so, instead of using up its own time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: "chromium",
    launchOptions: { executablePath, args },
    locale: "en-GB",
    timezoneId: "Europe/London",
    // A trace costs a third of a test: only a second try keeps one. `npx playwright test --trace on` keeps it anyway.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  ...(running ? {} : { webServer: OWN_SERVER }),
});
