import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type CDPSession, chromium } from "playwright-core";
import { findChromium } from "../support/chromium";

/**
 * What a page costs somebody with a mid-range phone: when its largest part is painted, how much it
 * jumps, and how much script comes, with all that is loaded while nobody does anything.
 * `npm run bench:pages` builds and starts the product itself; `-- http://localhost:3000` measures a running one.
 */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadKbps: 1638, uploadKbps: 750 };
const RUNS = 5;
/** After the load: long enough for whatever waits for an idle moment. */
const IDLE_MS = 4000;

type Account = { email: string; password: string };
type Visit = {
  lcpMs: number;
  lcpElement: string;
  cls: number;
  /** When the page's first byte, its last byte, the last style sheet and the first paint came. */
  steps: { firstByte: number; page: number; styles: number; firstPaint: number };
  /** Compressed bodies by name. */
  scripts: Map<string, number>;
  /** Everything, with the headers of HTTP. */
  bytes: number;
};

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: (NETWORK.downloadKbps * 1024) / 8,
    uploadThroughput: (NETWORK.uploadKbps * 1024) / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Compressed sizes as they came over the wire, scripts by name. */
function countBytes(cdp: CDPSession, visit: Visit): void {
  const urls = new Map<string, { url: string; isScript: boolean; headerBytes: number }>();
  cdp.on("Network.responseReceived", ({ requestId, response, type }) => {
    const isScript = type === "Script" || response.mimeType.includes("javascript");
    urls.set(requestId, { url: response.url, isScript, headerBytes: response.encodedDataLength });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = urls.get(requestId);
    visit.bytes += encodedDataLength;
    if (known?.isScript) {
      visit.scripts.set(path.basename(new URL(known.url).pathname), encodedDataLength - known.headerBytes);
    }
  });
}

const STEPS = `(() => {
  const [page] = performance.getEntriesByType("navigation");
  const styles = performance.getEntriesByType("resource").filter((each) => each.name.includes(".css"));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return {
    firstByte: page.responseStart,
    page: page.responseEnd,
    styles: Math.max(0, ...styles.map((each) => each.responseEnd)),
    firstPaint: paint ? paint.startTime : 0,
  };
})()`;

const OBSERVE = `
  window.__vitals = { lcpMs: 0, lcpElement: "", cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.__vitals.lcpMs = entry.startTime;
      const e = entry.element;
      window.__vitals.lcpElement = e ? e.tagName.toLowerCase() + "." + e.className + " " + (e.textContent || "").slice(0, 40) : "";
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__vitals.cls += entry.value;
  }).observe({ type: "layout-shift", buffered: true });`;

async function visitPage(browser: Browser, origin: string, url: string, account: Account | null): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  if (account) await context.request.post(`${origin}/auth/login`, { data: account });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const steps = { firstByte: 0, page: 0, styles: 0, firstPaint: 0 };
  const visit: Visit = { lcpMs: 0, lcpElement: "", cls: 0, steps, scripts: new Map(), bytes: 0 };
  await page.addInitScript(OBSERVE);
  await throttle(cdp);
  countBytes(cdp, visit);
  await page.goto(origin + url, { waitUntil: "load" });
  await page.waitForTimeout(IDLE_MS);
  // Down and up again: what jumps when it is scrolled into view counts too.
  for (const to of [600, 1400, 2400, 3600, 0]) {
    await page.evaluate((top) => window.scrollTo(0, top), to);
    await page.waitForTimeout(250);
  }
  const vitals = await page.evaluate(
    () => (window as unknown as { __vitals: Pick<Visit, "lcpMs" | "lcpElement" | "cls"> }).__vitals,
  );
  const took = await page.evaluate<Visit["steps"]>(STEPS);
  await context.close();
  return { ...visit, ...vitals, steps: took };
}

function report(url: string, visits: Visit[], detailed: boolean): void {
  const last = visits.at(-1);
  if (!last) return;
  const scripts = [...last.scripts].sort(([, a], [, b]) => b - a);
  const total = scripts.reduce((sum, [, size]) => sum + size, 0);
  const lcp = visits.map((visit) => visit.lcpMs);
  console.log(
    `\n${url}: LCP ${median(lcp).toFixed(0)} ms (${Math.min(...lcp).toFixed(0)} to ${Math.max(...lcp).toFixed(0)}) on ${last.lcpElement}`,
  );
  for (const [which, visit] of [
    ["fastest", visits.find((each) => each.lcpMs === Math.min(...lcp))],
    ["slowest", visits.find((each) => each.lcpMs === Math.max(...lcp))],
  ] as const) {
    if (!visit) continue;
    const { firstByte, page, styles, firstPaint } = visit.steps;
    const [a, b, c, d] = [firstByte, page, styles, firstPaint].map((ms) => ms.toFixed(0));
    console.log(`  ${which} visit: first byte ${a}, whole page ${b}, styles ${c}, first paint ${d} ms`);
  }
  console.log(`  CLS ${Math.max(...visits.map((visit) => visit.cls)).toFixed(4)} (worst)`);
  console.log(
    `  script ${kilobytes(total)} in ${scripts.length} files; all ${kilobytes(last.bytes)} with HTTP headers; compressed, idle included`,
  );
  if (detailed) for (const [name, size] of scripts) console.log(`    ${kilobytes(size).padStart(9)}  ${name}`);
}

async function waitUntilUp(origin: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if (
      await fetch(`${origin}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${origin} does not answer`);
}

function startProduct(port: number): ChildProcess {
  const dataDir = mkdtempSync(path.join(tmpdir(), "forkprint-pages-"));
  return spawn(process.execPath, ["tests/setup/browser-server.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "", RATE_LIMIT_FACTOR: "1000" },
  });
}

async function measure(origin: string): Promise<void> {
  const account = { email: `bench-${randomUUID()}@post.example`, password: "Blue-Kettle-42" };
  const registered = await fetch(`${origin}/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!registered.ok) throw new Error(`register answered ${registered.status}`);
  const browser = await chromium.launch(await findChromium());
  console.log(
    `Phone ${PHONE.width} × ${PHONE.height}, CPU ${CPU_SLOWDOWN} times slower, ${NETWORK.latency} ms round trip, ` +
      `${NETWORK.downloadKbps} kbit/s down, ${NETWORK.uploadKbps} kbit/s up, empty cache; ${browser.version()}; ${RUNS} visits each`,
  );
  for (const [url, signedIn] of [
    ["/", false],
    ["/recipes", false],
    ["/onboard", false],
    ["/settings", true],
  ] as const) {
    const visits: Visit[] = [];
    for (let i = 0; i < RUNS; i++) visits.push(await visitPage(browser, origin, url, signedIn ? account : null));
    report(url, visits, url === "/");
  }
  await browser.close();
}

const given = process.argv[2];
const port = 3900 + (process.pid % 90);
const origin = given ?? `http://localhost:${port}`;
const product = given ? undefined : startProduct(port);
try {
  await waitUntilUp(origin);
  await measure(origin);
} finally {
  product?.kill("SIGTERM");
}
