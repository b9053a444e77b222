import { DAY_MS } from "@/lib/durations";
import { RECALL_SOURCES, type RecallSource } from "@/lib/recalls/sources";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { fetchPublicly } from "@/server/recipes/import/fetch/fetch-page";
import { readBody } from "@/server/recipes/import/fetch/read-body";
import { storeRecalls } from "./store-recalls";

const MOST_BYTES = 16 * 1024 * 1024;
const TIME_LIMIT_MS = 30_000;
/** A source publishes some notices days after their date. */
const AGAIN_MS = 14 * DAY_MS;
/** What the first reading asks for. */
const FIRST_MS = 180 * DAY_MS;

/** Reads the feeds that RECALL_FEEDS names. One that does not answer is read the next time. @returns how many notices */
export async function readRecallFeeds(): Promise<number> {
  let found = 0;
  for (const source of RECALL_SOURCES) {
    const address = env.RECALL_FEEDS[source];
    if (address === undefined) continue;
    try {
      const count = await storeRecalls(source, await readFeed(await addressSince(source, address)));
      if (count === null) log.warn({ source }, "the answer of a source of recalls has another shape");
      found += count ?? 0;
    } catch (error) {
      log.warn({ err: error, source }, "a source of recalls did not answer");
    }
  }
  return found;
}

/** `{since}` in an address is the first day that is asked for: 20261101 for openFDA, 2026-11-01 for the others. */
async function addressSince(source: RecallSource, address: string): Promise<URL> {
  const newest = await db.recall.aggregate({ where: { source }, _max: { publishedAt: true } });
  const from = newest._max.publishedAt ? newest._max.publishedAt.getTime() - AGAIN_MS : now().getTime() - FIRST_MS;
  const day = new Date(from).toISOString().slice(0, 10);
  return new URL(address.replaceAll("{since}", source === "openfda" ? day.replaceAll("-", "") : day));
}

async function readFeed(address: URL): Promise<unknown> {
  const { value } = await fetchPublicly<unknown>(
    address,
    {
      accept: "application/json",
      read: async ({ headers, body }) => {
        const coding = String(headers["content-encoding"] ?? "").toLowerCase();
        return JSON.parse((await readBody(body, coding, MOST_BYTES)).toString("utf8"));
      },
    },
    { timeLimit: TIME_LIMIT_MS },
  );
  return value;
}
