import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { PUT as setRenewal } from "@/app/api/venues/[id]/kitchen/renewal/route";
import { GET as readKitchen, PUT as sayFacts } from "@/app/api/venues/[id]/kitchen/route";
import { PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import { ALLERGEN_SUBJECTS, type FactSubject } from "@/lib/dietary/kitchen-facts";
import { DAY_MS } from "@/lib/durations";
import { oldAnswers } from "@/lib/menus/kitchen-questions";
import type { KitchenWire, RenewalWire } from "@/lib/schemas/kitchen-facts";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { askKitchensAgain, readCoverage, renewalOf } from "@/server/menus/renewal";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { call, type Handler } from "../../support/request";
import { useSettings } from "../../support/settings";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  owner = await signInPerson({ id: venue.ownerId, email });
});

const ask = <T>(handler: Handler, body?: object, { token = owner.token, id = venue.id } = {}) =>
  call<T>(handler, { token, params: { id }, ...(body ? { method: "PUT", body } : {}) });
const publish = (...names: string[]) => ask(saveMenu, { dishes: names.map((name) => ({ name, description: "" })) });
const kitchen = async (id = venue.id) => (await ask<KitchenWire>(readKitchen, undefined, { id })).body;

async function say(name: string, subjects: readonly FactSubject[], of = venue.id) {
  const dish = (await kitchen(of)).dishes.find((each) => each.name === name);
  const answers = subjects.map((subject) => ({
    dish_id: dish?.id,
    recipe: dish?.recipe,
    subject,
    state: "free_from",
    seen: dish?.facts.find((fact) => fact.subject === subject)?.id ?? null,
  }));
  expect((await ask(sayFacts, { by: "Chiara", answers }, { id: of })).status).toBe(200);
}
const age = (days: number, of = venue.id) =>
  db.dishFact.updateMany({
    where: { dish: { venueId: of }, endedAt: null },
    data: { saidAt: new Date(now().getTime() - days * DAY_MS) },
  });

describe("how much of a menu is the kitchen's own word", () => {
  it("counts the dishes of which all fourteen allergens are confirmed, and those with an old word", async () => {
    expect(await readCoverage(venue.id)).toEqual({ dishes: 0, confirmed: 0, old: 0 });
    await publish("Soup", "Bread", "Sorbet");
    await say("Soup", ALLERGEN_SUBJECTS);
    await say("Bread", [...ALLERGEN_SUBJECTS.slice(1), "vegan", "halal"]);
    expect(await readCoverage(venue.id)).toEqual({ dishes: 3, confirmed: 1, old: 0 });
    await age(200);
    await say("Sorbet", ["eggs"]);
    expect(await readCoverage(venue.id)).toEqual({ dishes: 3, confirmed: 1, old: 2 });
    await publish("Bread", "Sorbet");
    expect(await readCoverage(venue.id)).toEqual({ dishes: 2, confirmed: 0, old: 1 });
  });
});

describe("what a kitchen said long ago", () => {
  it("is asked about again after the months that the venue chose, six at first", async () => {
    await publish("Soup");
    await say("Soup", ["eggs", "milk"]);
    const old = async () => {
      const shown = await kitchen();
      return oldAnswers(shown.dishes, shown.renewal).map(({ subject }) => subject);
    };
    await age(170);
    expect(await old()).toEqual([]);
    await age(190);
    expect((await old()).sort()).toEqual(["eggs", "milk"]);
    const { status, body } = await ask<RenewalWire>(setRenewal, { months: 12 });
    expect([status, body.months]).toEqual([200, 12]);
    expect(await old()).toEqual([]);
    // The same answer once more is a new word, and the former one is history.
    await ask(setRenewal, { months: 6 });
    await say("Soup", ["eggs"]);
    expect(await old()).toEqual(["milk"]);
    expect(await db.dishFact.count({ where: { dish: { venueId: venue.id }, ended: "replaced" } })).toBe(1);
  });

  it("has its months set by the venue's owner alone, between one and twenty-four", async () => {
    for (const months of [0, 25, 1.5]) expect((await ask(setRenewal, { months })).status).toBe(422);
    const stranger = await createSignedInPerson({ accountType: "business" });
    expect((await ask(setRenewal, { months: 3 }, { token: stranger.token })).status).toBe(404);
    const guest = await createSignedInPerson();
    expect((await ask(setRenewal, { months: 3 }, { token: guest.token })).status).toBe(403);
    expect((await kitchen()).renewal.months).toBe(6);
  });

  it("counts whole months back, to the last day of a shorter one", () => {
    const { before } = renewalOf(6);
    const months = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
    expect(months(now()) - months(new Date(before))).toBe(6);
  });
});

describe("the mail about old words", () => {
  it("reaches an owner at most once a month for all of their venues, and never while nothing is old", async () => {
    const outbox = await mkdtemp(join(tmpdir(), "forkprint-outbox-"));
    useSettings({ MAIL_OUTBOX: outbox });
    const second = await db.venue.create({
      data: { ownerId: venue.ownerId, name: "Lungara Due", city: "Rome", country: "Italy", createdAt: now() },
      select: { id: true },
    });
    // Mails to this owner; other tests' venues may be due as well.
    const mails = async () => {
      const files = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
      return files.filter((mail) => mail.includes(`To: ${owner.email}`));
    };
    await publish("Soup");
    await ask(saveMenu, { dishes: [{ name: "Bread", description: "" }] }, { id: second.id });
    await say("Soup", ["eggs"]);
    await say("Bread", ["eggs"], second.id);
    await askKitchensAgain();
    expect(await mails()).toEqual([]);

    await age(190);
    await age(190, second.id);
    // Two processes at once.
    await Promise.all([askKitchensAgain(), askKitchensAgain()]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain("2 dishes wait");
    expect(mail).toContain("Lungara Due: 1");
    await askKitchensAgain();
    expect(await mails()).toHaveLength(1);

    // A month later only what is still old is named.
    const long = new Date(now().getTime() - 31 * DAY_MS);
    await db.venue.updateMany({ where: { ownerId: venue.ownerId }, data: { factsAskedAt: long } });
    await say("Bread", ["eggs"], second.id);
    await askKitchensAgain();
    const all = await mails();
    expect(all).toHaveLength(2);
    expect(all.filter((each) => each.includes("Lungara Due"))).toHaveLength(1);
    await rm(outbox, { recursive: true });
  });
});
