import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PUT as setAlerts } from "@/app/api/venues/[id]/news/alerts/route";
import { PUT as alertReader } from "@/app/api/venues/[id]/news/readers/[readerId]/route";
import { POST as addReader } from "@/app/api/venues/[id]/news/readers/route";
import { HOUR_MS, MINUTE_MS } from "@/lib/durations";
import type { NewsWire } from "@/lib/schemas/venue-news";
import { isQuiet } from "@/lib/venue-news/rhythm";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendAlerts } from "@/server/venue-news/send-alerts";
import { createPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createMember } from "../../factories/team";
import { createVisit } from "../../factories/visits";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
let outbox: string;
let restore: (() => void) | undefined;
beforeEach(async () => {
  outbox = await mkdtemp(join(tmpdir(), "forkprint-outbox-"));
  useSettings({ MAIL_OUTBOX: outbox });
  venue = await createVenue();
  owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
  await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: now() } });
  // Three in the afternoon, by the venue's clock, which is UTC.
  const day = new Date(now());
  day.setUTCHours(15, 0, 0, 0);
  setTime(day);
});
afterEach(() => restore?.());
function setTime(at: Date) {
  restore?.();
  const ahead = at.getTime() - Date.now();
  restore = replaceClock(() => new Date(Date.now() + ahead));
}

const NONE = { spike_percent: null, drop_percent: null, unread_minutes: null, quiet_from: 22, quiet_until: 8 };
const rule = (changes: object) =>
  call<NewsWire>(setAlerts, {
    ...{ method: "PUT", token: owner.token, params: { id: venue.id }, body: { ...NONE, ...changes } },
  });
async function alerted(email: string, isAlerted = true) {
  const at = { token: owner.token, params: { id: venue.id } };
  const { body } = await call<NewsWire>(addReader, { ...at, body: { email, locale: "en" } });
  const readerId = body.readers.find((each) => each.email === email)?.id ?? "";
  const params = { id: venue.id, readerId };
  return call(alertReader, { method: "PUT", token: owner.token, params, body: { is_alerted: isAlerted } });
}
async function mailsTo(address: string) {
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
  const all = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
  return all.filter(({ to }) => to?.some((each) => each.address === address));
}
async function come(
  hoursAgo: number,
  count: number,
  diets: ("nut_free" | "vegan")[] = [],
  email = () => `${randomUUID()}@${randomUUID()}.example`,
) {
  const visits: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await createPerson({ email: email() });
    visits.push((await createVisit(venue.id, { userId: id, hoursAgo, shown: { diets } })).id);
  }
  return visits;
}
/** Fifteen weeks in which that many came on each day like yesterday. */
async function usually(count: number) {
  for (let week = 1; week <= 15; week++) await come(24 * (7 * week + 1), count);
}

describe("an alert about a day", () => {
  it("says what is compared, once, to those who were chosen and may see the numbers", async () => {
    await usually(4);
    await come(24, 12);
    const analyst = await createMember(venue.ownerId, [{ role: "analyst", venueId: venue.id }]);
    const cook = await createMember(venue.ownerId, [{ role: "manager", venueId: venue.id }]);
    for (const { email } of [owner, analyst, cook]) expect((await alerted(email)).status).toBe(204);
    await db.businessMemberRole.updateMany({ where: { memberId: cook.memberId }, data: { role: "kitchen" } });
    await rule({ spike_percent: 100, drop_percent: 50 });
    await Promise.all([sendAlerts(), sendAlerts(), sendAlerts()]);
    await sendAlerts();
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Lungara: 12 visits yesterday, 200% more than usual");
    expect(mail?.text).toContain("On the same weekday of the 13 weeks before there were 4 on average.");
    expect([await mailsTo(analyst.email), await mailsTo(cook.email)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it("tells a drop, also to nobody", async () => {
    await usually(10);
    await alerted(owner.email);
    await rule({ drop_percent: 50 });
    await sendAlerts();
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      "Lungara: 0 visits yesterday, 100% fewer than usual",
    ]);
  });

  it.each<[string, number, number, object]>([
    ["below the threshold", 10, 14, { spike_percent: 50 }],
    ["of small numbers", 1, 9, { spike_percent: 50 }],
    ["of a few guests who come again and again", 1, 12, { spike_percent: 50 }],
    ["that is a drop, where spikes are asked for", 12, 1, { spike_percent: 50 }],
  ])("is not sent %s", async (name, usual, yesterday, rules) => {
    await usually(usual);
    if (name.startsWith("of a few guests")) {
      const { id } = await createPerson();
      for (let n = 0; n < yesterday; n++) await createVisit(venue.id, { userId: id, hoursAgo: 20 + n / 4 });
    } else await come(24, yesterday);
    await alerted(owner.email);
    await rule(rules);
    await sendAlerts();
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it("is not sent in the first 13 weeks, nor in quiet hours, and then when they end", async () => {
    await come(24 * 8, 4);
    await come(24, 20);
    await alerted(owner.email);
    await rule({ spike_percent: 50 });
    await sendAlerts();
    expect(await mailsTo(owner.email)).toEqual([]);
    await usually(4);
    await db.venueNews.update({ where: { venueId: venue.id }, data: { lookedAt: null } });
    await rule({ spike_percent: 50, quiet_from: 14, quiet_until: 16 });
    await sendAlerts();
    expect(await mailsTo(owner.email)).toEqual([]);
    setTime(new Date(now().getTime() + HOUR_MS));
    await sendAlerts();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

describe("an alert about cards that nobody reads", () => {
  it("is sent from five independent guests on, with no number, once a day, to those who see names", async () => {
    const analyst = await createMember(venue.ownerId, [{ role: "analyst", venueId: venue.id }]);
    await alerted(owner.email);
    await alerted(analyst.email);
    await rule({ unread_minutes: 20 });
    const visits = await come(1, 4, ["nut_free"]);
    await come(1, 6, ["vegan"]);
    await come(0, 3, ["nut_free"]);
    // Invented guests: one origin.
    await come(1, 6, ["nut_free"], () => `${randomUUID()}@invented.example`);
    await sendAlerts();
    // Four, and the first of one origin.
    expect(await mailsTo(owner.email)).toHaveLength(1);
    const [mail] = await mailsTo(owner.email);
    expect(mail?.text).toContain("At least five guests with an allergy came today, and 20 minutes later");
    expect(await mailsTo(analyst.email)).toEqual([]);
    await sendAlerts();
    expect(await mailsTo(owner.email)).toHaveLength(1);
    expect(visits).toHaveLength(4);
  });

  it("is not sent for four, for cards that were read, or before the minutes are over", async () => {
    await alerted(owner.email);
    await rule({ unread_minutes: 20 });
    const visits = await come(1, 5, ["nut_free"]);
    await db.visit.update({ where: { id: visits[0] ?? "" }, data: { seenAt: now(), seenBy: "Ines" } });
    const late = await come(0, 1, ["nut_free"]);
    await sendAlerts();
    expect(await mailsTo(owner.email)).toEqual([]);
    setTime(new Date(now().getTime() + 21 * MINUTE_MS));
    await sendAlerts();
    expect([late.length, (await mailsTo(owner.email)).length]).toEqual([1, 1]);
  });
});

describe("the rules of alerts", () => {
  it("take no address outside of the business, and no threshold that means nothing", async () => {
    expect((await alerted("accounts@lungara.example")).status).toBe(409);
    for (const wrong of [{ spike_percent: 5 }, { drop_percent: 101 }, { unread_minutes: 1 }, { quiet_from: 24 }]) {
      expect((await rule(wrong)).status).toBe(422);
    }
  });

  it("are quiet over midnight, too", () => {
    const quiet = (from: number, until: number) => [0, 7, 8, 21, 22, 23].filter((hour) => isQuiet(hour, from, until));
    expect(quiet(22, 8)).toEqual([0, 7, 22, 23]);
    expect(quiet(8, 22)).toEqual([8, 21]);
    expect(quiet(8, 8)).toEqual([]);
  });
});
