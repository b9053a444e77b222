import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as accept } from "@/app/api/figures-mails/[key]/accept/route";
import { POST as stop } from "@/app/api/figures-mails/[key]/stop/route";
import { GET as preview } from "@/app/api/venues/[id]/news/preview/route";
import { DELETE as removeReader } from "@/app/api/venues/[id]/news/readers/[readerId]/route";
import { POST as addReader } from "@/app/api/venues/[id]/news/readers/route";
import { GET as getNews, PUT as setNews } from "@/app/api/venues/[id]/news/route";
import { GET as getFigures } from "@/app/api/visits/venue/[venueId]/figures/route";
import type { DietKey } from "@/lib/dietary/diets";
import { DAY_MS, HOUR_MS } from "@/lib/durations";
import type { FiguresWire } from "@/lib/schemas/figures";
import type { NewsPreviewWire, NewsWire } from "@/lib/schemas/venue-news";
import { packDays } from "@/server/analytics/figures/pack-days";
import { deleteAccount } from "@/server/auth/delete-account";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { openFiguresMail } from "@/server/venue-news/answer-mail";
import { sendNews } from "@/server/venue-news/send-news";
import { deleteVenue } from "@/server/venues/delete-venue";
import { createPerson, createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
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
  venue = await createVenue();
  owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
  await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: now() } });
  outbox = await mkdtemp(join(tmpdir(), "forkprint-outbox-"));
});
afterEach(() => {
  restore?.();
  restore = undefined;
});

const at = () => ({ params: { id: venue.id }, token: owner.token });
const news = async () => (await call<NewsWire>(getNews, at())).body;
const set = (body: object) => call<NewsWire>(setNews, { ...at(), method: "PUT", body });
const add = (email: string, locale = "en") => call<NewsWire>(addReader, { ...at(), body: { email, locale } });

/** The mails of this test's outbox to an address, the earliest first. */
async function mailsTo(address: string) {
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
  const all = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
  return all.filter(({ to }) => to?.some((each) => each.address === address));
}
const keyIn = (text = "") => /figures-mail\/(\S+)/.exec(text)?.[1] ?? "";
/** An hour after the next time of this test's venue, with the outbox of this test. */
async function useDueTime() {
  useSettings({ MAIL_OUTBOX: outbox });
  const { next_at: next } = await news();
  if (!next) throw new Error("no mail is due");
  const later = Date.parse(next) + HOUR_MS - Date.now();
  restore?.();
  restore = replaceClock(() => new Date(Date.now() + later));
}
const weekly = () => set({ rhythm: "week", day: 1, hour: 8 });

async function come(days: number, count: number, diets: DietKey[] = []) {
  for (let n = 0; n < count; n++) {
    const { id } = await createPerson({ email: `guest@${randomUUID()}.example` });
    await createVisit(venue.id, { userId: id, hoursAgo: days * 24, shown: { diets }, locationId: venue.locationId });
  }
}

describe("the mail with a venue's figures", () => {
  it("says what Weeks says of the same days, and nothing of a group that Weeks holds back", async () => {
    await come(20, 1);
    await come(8, 12);
    await come(2, 12);
    await come(2, 6, ["nut_free"]);
    await come(3, 2, ["egg_free"]);
    await packDays();
    const { body } = await call<NewsPreviewWire>(preview, at());
    const custom = async (from: number, to: number) => {
      const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
      const query = { range: "custom", from: day(from), to: day(to), compare: "none" };
      return (await call<FiguresWire>(getFigures, { token: owner.token, params: { venueId: venue.id }, query })).body;
    };
    const [week, before] = [await custom(7, 1), await custom(14, 8)];
    const visits = week.onsite + week.online;
    const more = visits - before.onsite - before.online;
    expect(body.subject).toBe(`Lungara: ${visits} visits, ${more} more than the week before`);
    expect(body.text).toContain(`Visits\t${visits} (+${more})`);
    expect(body.text).toContain(
      `People\t${week.people?.people} (+${(week.people?.people ?? 0) - (before.people?.people ?? 0)})`,
    );
    const told = week.groups?.items.find(({ name }) => name === "nut_free");
    expect(told?.visits).toBe(6);
    expect(body.text).toContain("Nut Allergy\t6 (+6)");
    expect(week.groups?.items.map(({ name }) => name)).not.toContain("egg_free");
    // Nor how many have another allergy than those that are named.
    expect(body.text).not.toMatch(/Egg|Any allergy/);
    const german = await call<NewsPreviewWire>(preview, { ...at(), query: { locale: "de" } });
    expect(german.body.subject).toBe(`Lungara: ${visits} Besuche, ${more} mehr als in der Woche davor`);
    expect(german.body.text).toContain("Nussallergie\t6 (+6)");
  });

  it("says fewer than 5 instead of a smaller number of people", async () => {
    await come(2, 4);
    const { body } = await call<NewsPreviewWire>(preview, at());
    expect(body.text).toContain("Visits\t4");
    expect(body.text).toContain("People\tfewer than 5");
    expect(body.text).toContain("No group of guests with an allergy can be told");
  });

  it("comes at the hour of the venue's clock, once, to each reader in their language", async () => {
    await db.venue.update({ where: { id: venue.id }, data: { timeZone: "America/New_York" } });
    const analyst = await createMember(venue.ownerId, [{ role: "analyst", venueId: venue.id }]);
    await db.user.update({ where: { id: analyst.id }, data: { locale: "de" } });
    expect((await add(analyst.email)).status).toBe(201);
    expect((await add(owner.email)).status).toBe(201);
    const { body } = await weekly();
    const due = new Date(body.next_at ?? "");
    const local = new Intl.DateTimeFormat("en", {
      timeZone: "America/New_York",
      weekday: "long",
      hour: "2-digit",
      hourCycle: "h23",
    });
    expect(local.format(due)).toBe("Monday, 08");
    useSettings({ MAIL_OUTBOX: outbox });
    await sendNews();
    expect(await mailsTo(owner.email)).toEqual([]);

    restore = replaceClock(() => due);
    await come(3, 7);
    // Four processes at once.
    await Promise.all([sendNews(), sendNews(), sendNews(), sendNews()]);
    await sendNews();
    const [english, german] = [await mailsTo(owner.email), await mailsTo(analyst.email)];
    expect([english.length, german.length]).toEqual([1, 1]);
    expect(english[0]?.subject).toBe("Lungara: 7 visits");
    expect(german[0]?.subject).toBe("Lungara: 7 Besuche");
    expect(english[0]?.text).toContain("Visits: 7");
    expect(english[0]?.html).toContain("<table");
    expect((await news()).readers.map((each) => each.last_sent_at)).toEqual(
      [due, due].map((each) => each.toISOString()),
    );
    expect(Date.parse((await news()).next_at ?? "") - due.getTime()).toBeGreaterThan(6 * DAY_MS);
  });

  it("is not sent about days without visits, nor days after its time", async () => {
    await add(owner.email);
    await weekly();
    await useDueTime();
    await sendNews();
    expect(await mailsTo(owner.email)).toEqual([]);
    await come(3, 6);
    await sendNews();
    expect(await mailsTo(owner.email)).toEqual([]);

    // A week later nothing runs for three days.
    const { next_at: next } = await news();
    const late = Date.parse(next ?? "") + 3 * DAY_MS;
    restore?.();
    restore = replaceClock(() => new Date(late));
    await come(4, 6);
    await sendNews();
    expect(await mailsTo(owner.email)).toEqual([]);
    const kept = await db.venueNews.findUniqueOrThrow({ where: { venueId: venue.id } });
    expect(kept.nextAt?.getTime()).toBeGreaterThan(late);
  });
});

describe("who gets it", () => {
  beforeEach(async () => {
    await weekly();
  });

  it("is nobody whose right ended, whose venue is gone or whose account is being deleted", async () => {
    const analyst = await createMember(venue.ownerId, [{ role: "analyst", venueId: null }]);
    const closing = await createMember(venue.ownerId, [{ role: "manager", venueId: null }]);
    const stays = await createMember(venue.ownerId, [{ role: "manager", venueId: venue.id }]);
    for (const { email } of [analyst, closing, stays]) expect((await add(email)).status).toBe(201);
    await db.businessMemberRole.updateMany({ where: { memberId: analyst.memberId }, data: { role: "kitchen" } });
    await db.accountClosing.create({
      data: { userId: closing.id, askedAt: now(), deletesAt: new Date(Date.now() + DAY_MS), pausedClients: [] },
    });
    expect((await news()).readers.map((each) => each.is_allowed)).toEqual([false, false, true]);
    await useDueTime();
    await come(2, 6);
    await sendNews();
    const count = async ({ email }: { email: string }) => (await mailsTo(email)).length;
    expect([await count(analyst), await count(closing), await count(stays)]).toEqual([0, 0, 1]);
    expect((await news()).readers.map(({ email }) => email)).toEqual([stays.email]);

    await db.newsReader.updateMany({ where: { venueId: venue.id }, data: { dueAt: now() } });
    await deleteVenue({ userId: venue.ownerId, venueIds: null }, venue.id);
    await sendNews();
    expect(await count(stays)).toBe(1);
  });

  it("is another address only after it said yes, and only as long as whoever asked it may tell others", async () => {
    useSettings({ MAIL_OUTBOX: outbox });
    const manager = await createMember(venue.ownerId, [{ role: "manager", venueId: venue.id }]);
    await db.user.update({ where: { id: manager.id }, data: { emailVerifiedAt: now() } });
    const email = `accounts@${randomUUID()}.example`;
    const asked = await call(addReader, {
      ...at(),
      token: manager.token,
      body: { email: ` ${email.toUpperCase()}`, locale: "de" },
    });
    expect(asked.status).toBe(201);
    const [question] = await mailsTo(email);
    expect(question?.subject).toBe(`${manager.email} möchte dir die Zahlen eines Lokals schicken`);
    expect(question?.text).not.toContain("Lungara");
    const key = keyIn(question?.text);
    expect(await openFiguresMail(key)).toMatchObject({ isAsked: true, venue: "Lungara" });
    await useDueTime();
    await sendNews();
    expect(await mailsTo(email)).toHaveLength(1);

    expect((await call(accept, { method: "POST", params: { key } })).status).toBe(204);
    expect(await openFiguresMail(key)).toMatchObject({ isAsked: false });
    await useDueTime();
    await come(2, 6);
    await sendNews();
    const [, mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^Lungara: \d+ Besuche/);
    // It opens no portal, and is told nothing that waits for the kitchen.
    expect(mail?.text).not.toContain("/portal");

    await db.businessMember.delete({ where: { id: manager.memberId } });
    await useDueTime();
    await come(2, 6);
    await sendNews();
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await openFiguresMail(key)).toBeNull();
  });

  it("stops the mail with one call of a mail program, and opening the page changes nothing", async () => {
    await add(owner.email);
    await useDueTime();
    await come(2, 6);
    await sendNews();
    const [mail] = await mailsTo(owner.email);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = /^<(.*)>$/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "";
    const key = keyIn(mail?.text);
    expect(new URL(address).pathname).toBe(`/api/figures-mails/${key}/stop`);
    expect(await openFiguresMail(key)).toMatchObject({ isAsked: false, email: owner.email });
    expect((await news()).readers).toHaveLength(1);
    const form = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const oneClick = () => call(stop, { params: { key }, body: form });
    expect((await oneClick()).status).toBe(204);
    expect((await oneClick()).status).toBe(204);
    expect((await news()).readers).toEqual([]);
    expect((await call(stop, { params: { key: `${key.slice(0, -2)}AA` }, body: form })).status).toBe(404);
    const acts = await db.businessAct.findMany({ where: { kind: "mail_stopped", business: { holderId: owner.id } } });
    expect(acts.map(({ details }) => details)).toEqual([{ venue: "Lungara", email: owner.email }]);
  });

  it("is refused twice, for a colleague without the numbers, past the most, and before one's own mailbox is proven", async () => {
    const cook = await createMember(venue.ownerId, [{ role: "kitchen", venueId: null }]);
    expect((await add(cook.email)).status).toBe(409);
    expect((await add(owner.email)).status).toBe(201);
    expect((await add(owner.email)).status).toBe(409);
    await db.newsReader.createMany({
      data: Array.from({ length: 19 }, (_, n) => ({
        ...{ venueId: venue.id, email: `${n}@many.example`, locale: "en", addedById: owner.id, createdAt: now() },
      })),
    });
    expect((await add("one-more@many.example")).status).toBe(409);
    await db.newsReader.deleteMany({ where: { venueId: venue.id } });
    await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } });
    expect((await add("another@many.example")).status).toBe(403);
    expect((await set({ rhythm: "week", day: 8, hour: 8 })).status).toBe(422);
  });

  it("is taken off with its mail, by name, and with the account of the address", async () => {
    const added = await add("accounts@lungara.example");
    const [reader] = added.body.readers;
    const params = { id: venue.id, readerId: reader?.id ?? "" };
    const stranger = await createSignedInPerson({ accountType: "business" });
    const remove = (token: string) => call(removeReader, { method: "DELETE", params, token });
    expect((await remove(stranger.token)).status).toBe(404);
    expect((await remove(owner.token)).status).toBe(204);
    expect((await remove(owner.token)).status).toBe(404);
    const person = await createPerson();
    await add(person.email);
    await deleteAccount(person.id);
    expect((await news()).readers).toEqual([]);
    const kinds = await db.businessAct.findMany({
      where: { business: { holderId: owner.id } },
      orderBy: { id: "asc" },
    });
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "mail_set",
      "mail_reader_added",
      "mail_reader_removed",
      "mail_reader_added",
    ]);
  });
});

describe("a mail that is queued", () => {
  it("waits in the same transaction that takes the reader's mark away, and is neither lost nor sent twice when that fails", async () => {
    useSettings({ SMTP_URL: "smtp://127.0.0.1:1" });
    await add(owner.email);
    await weekly();
    await useDueTime();
    await come(2, 6);
    const waiting = () => db.outgoingMail.count({ where: { userId: owner.id } });
    await db.$executeRaw`
      CREATE FUNCTION refuse_mails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'away'; END $$`;
    await db.$executeRaw`
      CREATE TRIGGER refuses_mails BEFORE INSERT ON outgoing_mails FOR EACH ROW EXECUTE FUNCTION refuse_mails()`;
    try {
      await sendNews();
    } finally {
      await db.$executeRaw`DROP FUNCTION refuse_mails CASCADE`;
    }
    expect(await waiting()).toBe(0);
    await Promise.all([sendNews(), sendNews()]);
    expect(await waiting()).toBe(1);
    await sendNews();
    expect(await waiting()).toBe(1);
  });
});
