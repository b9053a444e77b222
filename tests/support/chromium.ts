import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

export type Browser = { executablePath: string; args: string[] };

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Turns off update checks and other background requests, which would hang on the closed network. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-quic",
  "--disable-sync",
  "--no-default-browser-check",
  "--no-first-run",
  "--no-pings",
];

/** Chromium's sandbox does not run as root and rarely in containers. The tests load only our own pages. */
const OPEN = ["--no-sandbox", "--disable-dev-shm-usage"];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser from an npm package. It unpacks itself into the temporary folder, so that folder is this user's own. */
async function unpackedBrowser(): Promise<string> {
  const shared = process.env.TMPDIR;
  const own = path.join(tmpdir(), `forkprint-chromium-${process.getuid?.() ?? "user"}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  process.env.TMPDIR = own;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } finally {
    if (shared === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = shared;
  }
}

/** Playwright's own browser exists if somebody has run `playwright install`. */
function installedBrowser(): string | undefined {
  try {
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a Chromium that can be started here: CHROMIUM_PATH, else Playwright's own, else the system's, else the one of
 * the npm packages.
 */
export async function findChromium(): Promise<Browser> {
  const args = [...QUIET, ...OPEN];
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args };
  const executablePath = installedBrowser() ?? SYSTEM_BROWSERS.find(isExecutable);
  if (executablePath) return { executablePath, args };
  return { executablePath: await unpackedBrowser(), args };
}
