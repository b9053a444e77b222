import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { HOUR_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createVenue } from "../../factories/places";
import { createMember } from "../../factories/team";
import { createVisit } from "../../factories/visits";
import { killScript, startScript } from "../../support/script-process";

const READERS = 20;

/** Mails what is due, to a server that is not there. */
const startSending = () => startScript("send-news-process.ts", { SMTP_URL: "smtp://127.0.0.1:1" });

it("a mail to each reader is queued once, by two processes that are killed in the middle again and again", async () => {
  const venue = await createVenue();
  for (let n = 0; n < 6; n++) await createVisit(venue.id, { hoursAgo: 48 + n });
  const dueAt = new Date(now().getTime() - HOUR_MS);
  await db.venueNews.create({ data: { venueId: venue.id, rhythm: "week", nextAt: dueAt } });
  const readers: string[] = [];
  for (let n = 0; n < READERS; n++) {
    const { id } = await createMember(venue.ownerId, [{ role: "analyst", venueId: null }]);
    await db.newsReader.create({ data: { venueId: venue.id, userId: id, addedById: venue.ownerId, createdAt: now() } });
    readers.push(id);
  }
  const queued = () => db.outgoingMail.count({ where: { userId: { in: readers } } });
  // Each mail takes so long to be stored that a kill meets one in the middle.
  await db.$executeRaw`
    CREATE FUNCTION slow_mails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.1); RETURN NEW; END $$`;
  await db.$executeRaw`CREATE TRIGGER slows_mails AFTER INSERT ON outgoing_mails FOR EACH ROW EXECUTE FUNCTION slow_mails()`;
  const seen: number[] = [];
  try {
    for (let round = 0; round < 15 && (await queued()) < READERS; round++) {
      const both = await Promise.all([startSending(), startSending()]);
      await setTimeout(400 + round * 100);
      await Promise.all(both.map(killScript));
      seen.push(await queued());
    }
  } finally {
    await db.$executeRaw`DROP FUNCTION slow_mails CASCADE`;
  }
  const mails = await db.outgoingMail.groupBy({ by: ["userId"], where: { userId: { in: readers } }, _count: true });
  expect(mails.map((each) => each._count)).toEqual(Array.from({ length: READERS }, () => 1));
  expect(await db.newsReader.count({ where: { venueId: venue.id, dueAt: { not: null } } })).toBe(0);
  // The kills came in the middle: no round did all of it, the first ones only a part.
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.some((count) => count > 0 && count < READERS)).toBe(true);
}, 120_000);
