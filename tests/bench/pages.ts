import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type CDPSession, chromium } from "playwright-core";
import { findChromium } from "../support/chromium";

/**
 * Measures each screen on a mid-range phone: the largest contentful paint, the layout shift, the size of the scripts,
 * and everything that is loaded while the person does nothing. A screen with a layout shift of 0.05 or more fails the
 * run.
 * `npm run bench -- pages` builds and starts the product itself; `-- http://localhost:3000` measures a running one.
 * `--only=settings,/id` selects the screens whose address contains one of the words; `--runs=1` visits each once.
 * `-- http://localhost:3000 --against=http://localhost:3001` compares two running products, for example before and after
 * a change: each screen is visited by turns, so that whatever else the machine does meets both alike. It prints the
 * medians of the largest contentful paint and of the main thread's work, and ends with the screens that became slower.
 */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadKbps: 1638, uploadKbps: 750 };
const option = (name: string): string | undefined =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const RUNS = Number(option("runs") ?? 5);
const ONLY = option("only")?.split(",") ?? [];
/** The largest layout shift of a good screen (https://web.dev/articles/cls allows 0.1). */
const MOST_SHIFT = 0.05;
/** After the load event: long enough for whatever waits for an idle moment. */
const IDLE_MS = 4000;
const AGAINST = option("against");
/** A screen is slower if its largest paint comes later by both: less is noise between two runs of the same product. */
const SLOWER = { share: 0.1, ms: 150 };

type Account = { email: string; password: string };
type Visit = {
  lcpMs: number;
  lcpElement: string;
  cls: number;
  /** The elements that shifted, with their old and new place. */
  moved: string[];
  /** When the page's first byte, its last byte, the last style sheet and the first paint came. */
  steps: { firstByte: number; page: number; styles: number; firstPaint: number };
  /** Compressed sizes by name. */
  scripts: Map<string, number>;
  /** All transferred bytes, with the HTTP headers. */
  bytes: number;
  /** The main thread's work until the page was idle, in ms. */
  workMs: number;
};

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Performance.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: (NETWORK.downloadKbps * 1024) / 8,
    uploadThroughput: (NETWORK.uploadKbps * 1024) / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Counts compressed sizes as transferred; scripts by name. */
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
  window.__vitals = { lcpMs: 0, lcpElement: "", cls: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.__vitals.lcpMs = entry.startTime;
      const e = entry.element;
      window.__vitals.lcpElement = e ? e.tagName.toLowerCase() + "." + e.className + " " + (e.textContent || "").slice(0, 40) : "";
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.__vitals.cls += entry.value;
      const [first] = entry.sources;
      const e = first && first.node;
      window.__vitals.moved.push(entry.value.toFixed(3) + " " + (e ? (e.className || e.nodeName) + " " + first.previousRect.y + " to " + first.currentRect.y : ""));
    }
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
  const visit: Visit = { lcpMs: 0, lcpElement: "", cls: 0, moved: [], steps, scripts: new Map(), bytes: 0, workMs: 0 };
  await page.addInitScript(OBSERVE);
  await throttle(cdp);
  countBytes(cdp, visit);
  await page.goto(origin + url, { waitUntil: "load", timeout: 120_000 });
  await page.waitForTimeout(IDLE_MS);
  const { metrics } = await cdp.send("Performance.getMetrics");
  const workMs = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  // Scrolls down and up again, because a shift during scrolling counts too.
  for (const to of [600, 1400, 2400, 3600, 0]) {
    await page.evaluate((top) => window.scrollTo(0, top), to);
    await page.waitForTimeout(250);
  }
  const vitals = await page.evaluate(
    () => (window as unknown as { __vitals: Pick<Visit, "lcpMs" | "lcpElement" | "cls" | "moved"> }).__vitals,
  );
  const took = await page.evaluate<Visit["steps"]>(STEPS);
  await context.close();
  return { ...visit, ...vitals, steps: took, workMs };
}

/** @returns the largest layout shift of the visits */
function report(url: string, visits: Visit[], detailed: boolean): number {
  const last = visits.at(-1);
  if (!last) return 0;
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
  const worst = visits.reduce((one, other) => (other.cls > one.cls ? other : one));
  console.log(
    `  CLS ${worst.cls.toFixed(4)} (worst)${worst.cls >= MOST_SHIFT / 5 ? `: ${worst.moved.join("; ")}` : ""}`,
  );
  console.log(
    `  script ${kilobytes(total)} in ${scripts.length} files; all ${kilobytes(last.bytes)} with HTTP headers; compressed, idle included`,
  );
  if (detailed) for (const [name, size] of scripts) console.log(`    ${kilobytes(size).padStart(9)}  ${name}`);
  return worst.cls;
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

type Screen = readonly [address: string, isSignedIn: boolean];

/** Gives a diner data for every screen, so that none is empty. */
async function furnish(origin: string, account: Account): Promise<Screen[]> {
  const { access_token: token } = await post<{ access_token: string }>(origin, "/auth/login", account);
  const send = <T>(path: string, body: unknown, method = "POST") => post<T>(origin, path, body, token, method);
  await send("/user/allergies/peanut", { severity: "severe" }, "PUT");
  await send("/user/allergies/sesame", {}, "PUT");
  await send("/user/my-preferences-array", { dietary: ["vegetarian"] });
  const list = await send<{ id: string }>("/grocery-lists", { name: "Saturday" });
  for (const name of ["2 onions", "400 g chickpeas", "1 l milk", "6 eggs", "1 loaf rye bread", "200 g feta"])
    await send(`/grocery-lists/${list.id}/items`, { name });
  await send("/user/share-links", { rows: ["allergies", "diet"], expires_at: null });
  const { items } = await (await fetch(`${origin}/api/recipes?page_size=1`)).json();
  const recipe = `/recipes/${items[0]?.id}/view`;
  const customize = `/recipes/${items[0]?.id}/customize`;
  const tabs = ["dietary", "favorites", "ingredients", "my-id", "privacy", "account"];
  return [
    ...["/", "/recipes", recipe, "/onboard", "/id", "/id/travel", "/together", "/pricing"].map(
      (url) => [url, false] as const,
    ),
    ...[
      "/",
      "/recipes",
      recipe,
      "/id",
      "/id/travel",
      "/together",
      "/plan",
      "/plan/table",
      "/saved",
      customize,
      "/household",
      "/recipes/new",
    ].map((url) => [url, true] as const),
    ...["/grocery-list", `/grocery-list?list=${list.id}`].map((url) => [url, true] as const),
    ...tabs.map((tab) => [`/settings?tab=${tab}`, true] as const),
  ];
}

async function post<T>(origin: string, path: string, body: unknown, token?: string, method = "POST"): Promise<T> {
  const answer = await fetch(origin + path, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

type Furnished = { origin: string; account: Account; screens: Screen[] };

async function prepare(origin: string): Promise<Furnished> {
  const account = { email: `bench-${randomUUID()}@post.example`, password: "Blue-Kettle-42" };
  await post(origin, "/auth/register", account);
  const screens = (await furnish(origin, account)).filter(
    ([url]) => ONLY.length === 0 || ONLY.some((word) => url.includes(word)),
  );
  return { origin, account, screens };
}

/** Visits each screen of both products by turns. */
async function compare(now: Furnished, before: Furnished): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  const slower: string[] = [];
  console.log(`${now.origin} against ${before.origin}, ${RUNS} visits each by turns; LCP and main thread in ms`);
  for (const [index, [url, isSignedIn]] of now.screens.entries()) {
    const visits: [Visit[], Visit[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      // The first of two visits finds the machine as the other product left it, so each goes first half of the time.
      for (const side of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { origin, account, screens } = side === 0 ? now : before;
        visits[side].push(await visitPage(browser, origin, screens[index]?.[0] ?? url, isSignedIn ? account : null));
      }
    }
    const of = (key: "lcpMs" | "workMs" | "bytes") => visits.map((each) => median(each.map((visit) => visit[key])));
    const [lcp = 0, lcpBefore = 0] = of("lcpMs");
    const [work = 0, workBefore = 0] = of("workMs");
    const [bytes = 0, bytesBefore = 0] = of("bytes");
    const name = `${url} (${isSignedIn ? "signed in" : "visitor"})`;
    const change = (100 * (lcp - lcpBefore)) / lcpBefore;
    console.log(
      `${name}: LCP ${lcp.toFixed(0)}, before ${lcpBefore.toFixed(0)} (${change > 0 ? "+" : ""}${change.toFixed(0)} %); ` +
        `work ${work.toFixed(0)}, before ${workBefore.toFixed(0)}; ${kilobytes(bytes)}, before ${kilobytes(bytesBefore)}`,
    );
    if (lcp - lcpBefore > Math.max(SLOWER.ms, SLOWER.share * lcpBefore)) slower.push(name);
  }
  await browser.close();
  console.log(`\n${now.screens.length} screens; slower: ${slower.join(", ") || "none"}`);
  if (slower.length > 0) process.exitCode = 1;
}

async function measure({ origin, account, screens }: Furnished): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  console.log(
    `Phone ${PHONE.width} × ${PHONE.height}, CPU ${CPU_SLOWDOWN} times slower, ${NETWORK.latency} ms round trip, ` +
      `${NETWORK.downloadKbps} kbit/s down, ${NETWORK.uploadKbps} kbit/s up, empty cache; ${browser.version()}; ${RUNS} visits each`,
  );
  const unsteady: string[] = [];
  for (const [url, isSignedIn] of screens) {
    const visits: Visit[] = [];
    for (let i = 0; i < RUNS; i++) visits.push(await visitPage(browser, origin, url, isSignedIn ? account : null));
    const shift = report(`${url} (${isSignedIn ? "signed in" : "visitor"})`, visits, url === "/" && !isSignedIn);
    if (shift >= MOST_SHIFT) unsteady.push(`${url} ${shift.toFixed(3)}`);
  }
  await browser.close();
  console.log(
    `\n${screens.length} screens; ${unsteady.length} jump by ${MOST_SHIFT} or more: ${unsteady.join(", ") || "none"}`,
  );
  if (unsteady.length > 0) process.exitCode = 1;
}

const given = process.argv.slice(2).find((each) => !each.startsWith("--"));
const port = 3900 + (process.pid % 90);
const origin = given ?? `http://localhost:${port}`;
const product = given ? undefined : startProduct(port);
try {
  await waitUntilUp(origin);
  const now = await prepare(origin);
  if (AGAINST) {
    await waitUntilUp(AGAINST);
    await compare(now, await prepare(AGAINST));
  } else await measure(now);
} finally {
  product?.kill("SIGTERM");
}
