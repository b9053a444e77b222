/**
 * `npm run bench:widget`: what marking 500 dishes costs the main thread of a phone (processor slowed down four times),
 * over the same page without the widget. The answers are the engine's; no product has to run.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import { startRestaurant } from "../../sdk/demo-restaurant/server.mjs";
import { findChromium } from "../support/chromium";

const [DISHES, RUNS, SLOWED, QUIET_MS] = [500, 5, 4, 5000];
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

/** Milliseconds of tasks on the main thread from the opening of the page until all is quiet; the longest of them. */
async function measure(page: Page, address: string, isMarked: boolean) {
  const client = await page.context().newCDPSession(page);
  // Ticks of the thread: what other programs of this computer take does not count.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(address);
  // Nothing of ours runs in the page meanwhile: whoever looks every frame whether it is done is measured, too.
  await page.waitForTimeout(QUIET_MS);
  const { metrics } = await client.send("Performance.getMetrics");
  const seconds = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const of = (name: string) => seconds(name) * 1000;
  const marked = await page.locator(".dish:last-child [class^=pfai-]").count();
  if (marked > 0 !== isMarked) throw new Error("The page was not quiet yet");
  return {
    task: of("TaskDuration"),
    script: of("ScriptDuration"),
    style: of("RecalcStyleDuration"),
    layout: of("LayoutDuration"),
  };
}

const PARTS = ["task", "script", "style", "layout"] as const;
type Part = (typeof PARTS)[number];
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const standIn = await startStandIn();
const site = await startRestaurant({ forkprint: standIn.origin, register: async () => "bench" });
const browser = await chromium.launch(await findChromium());
const found = {
  with: [] as Awaited<ReturnType<typeof measure>>[],
  without: [] as Awaited<ReturnType<typeof measure>>[],
};
for (let run = 0; run < RUNS; run++) {
  for (const kind of ["without", "with"] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    if (kind === "without") await page.route("**/widget.js", (route) => route.fulfill({ body: "" }));
    found[kind].push(await measure(page, `${site.origin}/long?items=${DISHES}`, kind === "with"));
    await context.close();
  }
}
const of = (kind: keyof typeof found, what: Part) => median(found[kind].map((each) => each[what]));
for (const what of PARTS) {
  const [bare, marked] = [of("without", what), of("with", what)];
  console.log(
    `${what}: ${bare.toFixed(0)} ms without, ${marked.toFixed(0)} ms with the widget: ${(marked - bare).toFixed(0)} ms more for ${DISHES} dishes (processor slowed ${SLOWED} times, median of ${RUNS})`,
  );
}
await browser.close();
await site.close();
standIn.close();
