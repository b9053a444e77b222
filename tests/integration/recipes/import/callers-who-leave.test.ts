import { describe, expect, it, vi } from "vitest";
import { POST as readMenu } from "@/app/api/venues/[id]/menu/read/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { POST as importAddresses } from "@/app/user/my-recipes/import-addresses/route";
import { db } from "@/server/db/client";
import { processWideOnce } from "@/server/process-wide";
import { startExtraction } from "@/server/recipes/import/extract-off-thread";
import type { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";
import { createSignedInPerson, signInPerson } from "../../../factories/people";
import { createVenue } from "../../../factories/places";
import { type PageServer, recipePage, sendsHtml, startPageServer } from "../../../support/page-server";
import { buildRequest, type CallOptions, type Handler } from "../../../support/request";
import { useSettings } from "../../../support/settings";
import { withoutHurry } from "../../../support/without-hurry";

withoutHurry();

/** Far less than the ten seconds that a page may take, and the processor time that reading one may. */
const SOON_MS = 4_000;

type Call = { handler: Handler; options: CallOptions; params?: Record<string, string> };

const CALLS: Record<string, (url: string) => Promise<Call>> = {
  "a visitor's import": async (url) => ({ handler: parseRecipe, options: { method: "POST", body: { url } } }),
  "one of several recipes of a page": async (url) => ({
    handler: parseRecipe,
    options: { method: "POST", body: { url, pick: ["Leek soup"] }, token: (await createSignedInPerson()).token },
  }),
  "a list of addresses": async (url) => ({
    handler: importAddresses,
    options: { method: "POST", body: { addresses: [url, `${url}/2`] }, token: (await createSignedInPerson()).token },
  }),
  "a venue's menu": async (url) => {
    const { id, ownerId } = await createVenue();
    const { token } = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: ownerId } }));
    return { handler: readMenu, options: { method: "POST", body: { url }, token }, params: { id } };
  },
};

const begin = ({ handler, options, params = {} }: Call, connection: AbortController) =>
  handler(new Request(buildRequest(options), { signal: connection.signal }), { params: Promise.resolve(params) });

async function useWebsite(page: string): Promise<PageServer> {
  const site = await startPageServer(sendsHtml(page));
  useSettings({ FETCH_ALLOW_HOSTS: site.authority });
  return site;
}

const storedFrom = (authority: string) => db.recipe.count({ where: { sourceUrl: { contains: authority } } });

describe("a caller who leaves while a page is fetched", () => {
  it.each(Object.entries(CALLS))("has the fetch ended, and nothing stored: %s", async (_, prepare) => {
    const connection = new AbortController();
    let left = 0;
    let hungUp = 0;
    const site = await startPageServer((request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.write("<html>");
      // Never silent for long, so that no limit but the caller's own end ends it.
      const more = setInterval(() => response.write("<p>more</p>"), 200);
      request.socket.once("close", () => {
        clearInterval(more);
        hungUp = performance.now();
      });
      left = performance.now();
      connection.abort();
    });
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    const answer = await begin(await prepare(site.url("/slow")), connection);
    expect([503, 200]).toContain(answer.status);
    expect(left).toBeGreaterThan(0);
    await vi.waitFor(() => expect(hungUp).toBeGreaterThan(0), { timeout: SOON_MS });
    expect(hungUp - left).toBeLessThan(SOON_MS);
    // The further addresses of a list are not asked for.
    expect(site.asked).toHaveLength(1);
    expect(await storedFrom(site.authority)).toBe(0);
  });
});

type Work = { kind: string };

/** The processes of the pool, which a test file before this one may have made with its own copy of their class. */
async function pageReaders(): Promise<ProcessesOfTheirOwn<Work, unknown>> {
  await startExtraction();
  return processWideOnce<ProcessesOfTheirOwn<Work, unknown>>("processes that read pages", () => {
    throw new Error("There are no processes for pages.");
  })();
}

/** The second after which a reading that nobody waits for is ended passes at once: no page decides by its length. */
function endGrace(hangUp: () => void): void {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  hangUp();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
}

type Left = { status: number; readings: unknown[]; stored: number };

/** Calls, and hangs up as soon as a process has the page. @returns the status, and what became of the reading */
async function leaveWhileRead(site: PageServer, hangUpBy = (hangUp: () => void) => hangUp()): Promise<Left> {
  const connection = new AbortController();
  const readers = await pageReaders();
  const real = readers.ask.bind(readers);
  const readings: unknown[] = [];
  vi.spyOn(readers, "ask").mockImplementation(async (...given) => {
    const reading = real(...given);
    hangUpBy(() => connection.abort());
    readings.push(await reading);
    return reading;
  });
  const { status } = await begin(
    { handler: parseRecipe, options: { method: "POST", body: { url: site.url("/page") } } },
    connection,
  );
  return { status, readings, stored: await storedFrom(site.authority) };
}

describe("a caller who leaves while a page is read", () => {
  it("has the process ended that reads a page for long, and the next page is read", async () => {
    const left = await leaveWhileRead(await useWebsite("<div><p>1 cup flour</p>".repeat(200_000)), endGrace);
    expect(left).toEqual({ status: 503, readings: ["given up"], stored: 0 });
    vi.restoreAllMocks();
    const site = await useWebsite(recipePage({ image: undefined }));
    const options = { method: "POST", body: { url: site.url("/leek") } } as const;
    expect((await begin({ handler: parseRecipe, options }, new AbortController())).status).toBe(200);
  });

  it("does not cost a new process for a page that is read in a moment, and nothing is stored", async () => {
    const left = await leaveWhileRead(await useWebsite(recipePage({ image: undefined })));
    expect(left).toEqual({ status: 503, readings: [{ read: expect.anything() }], stored: 0 });
  });
});
