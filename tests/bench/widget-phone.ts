/**
 * `npm run bench:widget`: measures what marking 500 dishes adds to the main thread of a phone (CPU slowed down four
 * times): the time of all tasks of the page with the widget, less that of the same page without it. Of this total it
 * tells the widget's own script (by the profiler's samples inside its functions), the style and layout that follow
 * from the marks, and the rest: what the browser does for the calls, painting and clearing memory. And it tells how long
 * a finger waits: what tasks take beyond 50 ms (the browser's own "long tasks"). The answers come from the engine; no
 * product needs to run. Chromium slows down unevenly, so the median run counts, and the least and the most stand beside
 * it.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import { startRestaurant } from "../../sdk/demo-restaurant/server.mjs";
import { findChromium } from "../support/chromium";

const [DISHES, RUNS, SLOWED, QUIET_MS, LONG_MS] = [500, 7, 4, 3500, 50];
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

async function startStandIn(): Promise<{ origin: string; close: () => void }> {
  const widget = await readFile("public/widget.js");
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    response.setHeader("Access-Control-Max-Age", "600");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    if (request.url === "/widget.js") {
      response.setHeader("Content-Type", "text/javascript");
      return response.end(widget);
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

type Sample = { id: number; callFrame: { url: string }; children?: number[] };
type Profile = { nodes: Sample[]; samples?: number[]; timeDeltas?: number[] };

/** Milliseconds in which a function of the script, or one that it called, ran. */
function spentUnder(file: string, { nodes, samples = [], timeDeltas = [] }: Profile): number {
  const ours = new Set<number>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (node: Sample | undefined, isOurs: boolean) => {
    const isUnder = isOurs || (node?.callFrame.url.endsWith(file) ?? false);
    if (node && isUnder) ours.add(node.id);
    for (const child of node?.children ?? []) visit(byId.get(child), isUnder);
  };
  visit(nodes[0], false);
  return samples.reduce((spent, id, index) => spent + (ours.has(id) ? (timeDeltas[index] ?? 0) / 1000 : 0), 0);
}

/** Notes what blocks: of every long task, the part beyond 50 ms. */
const noteLongTasks = (page: Page) =>
  page.addInitScript((long) => {
    const held = window as unknown as { blocked: number };
    held.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) held.blocked += duration - long;
    }).observe({ type: "longtask" });
  }, LONG_MS);

/** Milliseconds on the main thread from opening the page until it is idle. */
async function measure(page: Page, address: string, isMarked: boolean, isProfiled: boolean) {
  const client = await page.context().newCDPSession(page);
  // Counts thread time, so that other programs on this computer do not count.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await client.send("Profiler.enable");
  if (isProfiled) await client.send("Profiler.start");
  await noteLongTasks(page);
  await page.goto(address);
  // Only waits: polling the page in every frame would be measured, too.
  await page.waitForTimeout(QUIET_MS);
  const { metrics } = await client.send("Performance.getMetrics");
  const seconds = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const of = (name: string) => seconds(name) * 1000;
  const marked = await page.locator(".dish:last-child [class^=pfai-]").count();
  if (marked > 0 !== isMarked) throw new Error("The page was not quiet yet");
  const script = isProfiled ? spentUnder("/widget.js", (await client.send("Profiler.stop")).profile) : 0;
  return {
    script,
    task: of("TaskDuration"),
    blocked: await page.evaluate(() => (window as unknown as { blocked: number }).blocked),
    style: of("RecalcStyleDuration"),
    layout: of("LayoutDuration"),
  };
}

const PARTS = ["script", "style", "layout", "task", "blocked"] as const;
type Part = (typeof PARTS)[number];
const standIn = await startStandIn();
const site = await startRestaurant({ forkprint: standIn.origin, register: async () => "bench" });
const browser = await chromium.launch(await findChromium());
type Measured = Awaited<ReturnType<typeof measure>>;
const KINDS = ["without", "with", "profiled"] as const;
const found: Record<(typeof KINDS)[number], Measured[]> = { with: [], without: [], profiled: [] };
for (let run = 0; run < RUNS; run++) {
  for (const kind of KINDS) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const isMarked = kind !== "without";
    if (!isMarked) await page.route("**/widget.js", (route) => route.fulfill({ body: "" }));
    found[kind].push(await measure(page, `${site.origin}/long?items=${DISHES}`, isMarked, kind === "profiled"));
    await context.close();
  }
}
type Kind = keyof typeof found;
/** Of the parts that a run without the widget has too, its median is taken off. */
function added(kind: Kind, part: Part, less: number): { median: number; least: number; most: number } {
  const sorted = found[kind].map((each) => each[part] - less).sort((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, least, most };
}
const bare = (part: Part) => added("without", part, 0).median;
const tell = (what: string, { median, least, most }: ReturnType<typeof added>, more = "") =>
  console.log(`${what}: ${median.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)}${more})`);

console.log(`${DISHES} dishes, processor slowed ${SLOWED} times, what the widget adds in the median of ${RUNS} runs:`);
// Profiled runs count only for the script, because the profiler slows down everything else.
const script = added("profiled", "script", 0);
tell("its own script", script);
const [style, layout, total] = (["style", "layout", "task"] as const).map((part) => added("with", part, bare(part)));
if (!style || !layout || !total) throw new Error("A part was not measured");
tell("style", style, `; ${bare("style").toFixed(0)} without it`);
tell("layout", layout, `; ${bare("layout").toFixed(0)} without it`);
console.log(`the rest: ${(total.median - script.median - style.median - layout.median).toFixed(0)} ms`);
tell("total", total, `; ${bare("task").toFixed(0)} without it`);
const blocked = added("with", "blocked", bare("blocked"));
tell(`beyond ${LONG_MS} ms in one task`, blocked, `; ${bare("blocked").toFixed(0)} without it`);
await browser.close();
await site.close();
standIn.close();
