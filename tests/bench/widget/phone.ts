/**
 * `npm run bench -- widget [RUNS]`: measures what marking 500 dishes adds to the main thread of a phone (a touch
 * screen of 390 pixels, CPU slowed down four times): the time of all tasks of the page with the widget, less that of
 * the same page with an empty script in its place. It measures from opening the page until it is idle, and then while
 * the whole menu is scrolled. It also prints style, layout and how long a tap waits (the part of tasks beyond 50 ms,
 * the browser's own "long tasks"). The answers come from the engine; no product needs to run. Chromium slows down
 * unevenly, so the median run counts, printed with the smallest and the largest value.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import { startRestaurant } from "../../../sdk/demo-restaurant/server.mjs";
import { startPlainBrowser, type Tab } from "./plain-browser";

const [DISHES, SLOWED, QUIET_MS, LONG_MS] = [500, 4, 3500, 50];
const RUNS = Number(process.argv[2] ?? 7);
const knowledge = loadKnowledge();
type Text = { name?: string; description?: string };

function answer(items: readonly Text[]): string {
  const dishes = items.map(({ name = "", description = "" }, index) => ({ id: String(index), name, description }));
  const marked = markMenu(dishes, [{ type: "ingredient", key: "walnut", preference: "allergy" }], knowledge);
  const wire = marked.map(({ name, description, containerClass }) => ({
    name,
    description,
    container_class: containerClass,
  }));
  return JSON.stringify({ items: wire, personalised: true, disclaimer: "" });
}

/** @param isThere whether the page gets the widget, or an empty script in its place */
async function startStandIn(isThere: () => boolean): Promise<{ origin: string; close: () => void }> {
  const widget = await readFile("public/widget.js");
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    response.setHeader("Access-Control-Max-Age", "600");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    if (request.url === "/widget.js") {
      response.setHeader("Content-Type", "text/javascript");
      return response.end(isThere() ? widget : "");
    }
    if (request.url !== "/api/analysis/menu") return response.writeHead(404).end();
    let body = "";
    for await (const chunk of request) body += chunk;
    response.setHeader("Content-Type", "application/json");
    response.end(answer((JSON.parse(body) as { items: Text[] }).items));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const PARTS = ["task", "script", "style", "layout", "blocked"] as const;
type Part = (typeof PARTS)[number];
type Measured = Record<Part, number>;
const METRICS = {
  task: "TaskDuration",
  script: "ScriptDuration",
  style: "RecalcStyleDuration",
  layout: "LayoutDuration",
};

const NOTE_LONG_TASKS = `window.blocked = 0; new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) blocked += duration - ${LONG_MS};
}).observe({ type: "longtask" });`;
/** Swipes, one every frame or two, down to the last dish. */
const SCROLL = `(async () => {
  const end = document.documentElement.scrollHeight;
  for (let at = 0; at < end; at += 300) {
    scrollTo(0, at);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  scrollTo(0, end);
})()`;
const MARKED = `document.querySelectorAll(".dish:has([class^=pfai-])").length`;

async function read(tab: Tab): Promise<Measured> {
  type Metric = { name: string; value: number };
  const { metrics } = await tab.send<{ metrics: Metric[] }>("Performance.getMetrics");
  const of = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  const blocked = await tab.evaluate<number>("blocked");
  return {
    task: of(METRICS.task),
    script: of(METRICS.script),
    style: of(METRICS.style),
    layout: of(METRICS.layout),
    blocked,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const less = (after: Measured, before: Measured): Measured =>
  Object.fromEntries(PARTS.map((part) => [part, after[part] - before[part]])) as Measured;

/** Milliseconds on the main thread: until the opened page is idle, and from there to the end of the menu. */
async function measure(tab: Tab, address: string) {
  // Counts thread time, so that other programs on this computer do not count.
  await tab.send("Performance.enable", { timeDomain: "threadTicks" });
  await tab.send("Page.enable");
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: NOTE_LONG_TASKS });
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
  await tab.send("Emulation.setDeviceMetricsOverride", phone);
  await tab.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  // A phone has no mouse. A computer's mouse would be over the page, and the browser would look up in each frame what
  // is under it.
  await tab.send("Emulation.setEmitTouchEventsForMouse", { enabled: true, configuration: "mobile" });
  await tab.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await tab.send("Page.navigate", { url: address });
  // Only waits: polling the page would be measured, too.
  await pause(QUIET_MS);
  const opened = await read(tab);
  const marked = await tab.evaluate<number>(MARKED);
  const before = await read(tab);
  await tab.evaluate(SCROLL);
  await pause(QUIET_MS);
  const scrolled = less(await read(tab), before);
  return { opened, scrolled, marked, markedInAll: await tab.evaluate<number>(MARKED) };
}

let isThere = true;
const standIn = await startStandIn(() => isThere);
const site = await startRestaurant({ forkprint: standIn.origin, register: async () => "bench" });
const browser = await startPlainBrowser();
type Run = Awaited<ReturnType<typeof measure>>;
const found: Record<"with" | "without", Run[]> = { with: [], without: [] };
for (let run = 0; run < RUNS; run++) {
  for (const kind of ["without", "with"] as const) {
    isThere = kind === "with";
    const tab = await browser.openTab();
    found[kind].push(await measure(tab, `${site.origin}/long?items=${DISHES}`));
    await tab.close();
  }
}
await browser.close();
await site.close();
standIn.close();

type When = "opened" | "scrolled";
const sorted = (kind: keyof typeof found, when: When, part: Part) =>
  found[kind].map((each) => each[when][part]).sort((a, b) => a - b);
const median = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? 0;
const withOut = found.without.some(({ markedInAll }) => markedInAll > 0);
const [least = 0] = found.with.map(({ markedInAll }) => markedInAll).sort((a, b) => a - b);
if (withOut || least < DISHES / 2) throw new Error(`The page was not quiet yet: ${least} dishes are marked`);

console.log(`${DISHES} dishes, processor slowed ${SLOWED} times, what the widget adds in the median of ${RUNS} runs:`);
for (const when of ["opened", "scrolled"] as const) {
  const marked = median(found.with.map((each) => (when === "opened" ? each.marked : each.markedInAll)));
  console.log(
    when === "opened" ? `until the page is idle (${marked} dishes marked)` : `scrolled to the end (${marked})`,
  );
  for (const part of PARTS) {
    const bare = median(sorted("without", when, part));
    const all = sorted("with", when, part).map((value) => value - bare);
    const range = `${(all[0] ?? 0).toFixed(0)} to ${(all.at(-1) ?? 0).toFixed(0)}; ${bare.toFixed(0)} without it`;
    const name = part === "blocked" ? `beyond ${LONG_MS} ms in one task` : part === "task" ? "total" : part;
    console.log(`  ${name}: ${median(all).toFixed(0)} ms (${range})`);
  }
}
