import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as forgetDish, PUT as saveDish } from "@/app/api/venues/[id]/dishes/[dishId]/saved/route";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { POST as readMenuPage } from "@/app/api/venues/[id]/menu/read/route";
import { GET as getMenu, PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import type { MenuCheckWire, MenuWire } from "@/lib/schemas/venue-menu";
import { db } from "@/server/db/client";
import { rejudgeMenus } from "@/server/menus/rejudge-menus";
import { listDishNews } from "@/server/menus/saved-dishes";
import { showDishes } from "@/server/menus/show-dishes";
import { setDiets } from "@/server/profile/set-diets";
import { createUserHealthConcern } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { sendsHtml, startPageServer } from "../../support/page-server";
import { type CallOptions, call, type Handler } from "../../support/request";
import { useSettings } from "../../support/settings";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  owner = await signInPerson({ id: venue.ownerId, email });
});

const ask = <T>(handler: Handler, options: CallOptions = {}) =>
  call<T>(handler, { token: owner.token, params: { id: venue.id }, ...options });
const dishes = (plate: string) => [
  { name: "Green plate", description: plate },
  { name: "Baked potato", description: "potato, salt" },
];

describe("a venue's menu", () => {
  it("is judged when it is saved, and says whom its dishes fit", async () => {
    for (let i = 0; i < 6; i++) await createVisit(venue.id, { shown: { diets: ["nut_free"] } });
    for (let i = 0; i < 9; i++) await createVisit(venue.id);
    const { status, body } = await ask<MenuWire>(saveMenu, {
      method: "PUT",
      body: { dishes: dishes("basil, walnuts, olive oil") },
    });
    expect(status).toBe(200);
    expect(body.dishes.map(({ name, fits }) => [name, fits])).toEqual([
      ["Green plate", 9],
      ["Baked potato", 15],
    ]);
    expect(body.dishes[0]?.verdicts.nut_free).toEqual({ kind: "conflict", blockers: ["walnuts"] });
    expect(body.change).toEqual({ dish: "Green plate", ingredient: "walnuts", guests: 6 });
    expect((await ask<MenuWire>(getMenu)).body).toEqual(body);
  });

  it("warns before an edit turns a fit into a conflict, and the check itself writes nothing", async () => {
    await ask(saveMenu, { method: "PUT", body: { dishes: dishes("basil, olive oil, salt") } });
    const edit = { dishes: dishes("basil, olive oil, walnuts") };
    const { body } = await ask<MenuCheckWire>(checkMenu, { body: edit });
    expect(body.lost).toContainEqual({ dish: "Green plate", key: "nut_free", because: ["walnuts"] });
    expect((await ask<MenuWire>(getMenu)).body.dishes[0]?.description).toBe("basil, olive oil, salt");
  });

  it("can be changed by its owner alone, and refuses a dish without a name", async () => {
    const stranger = await createSignedInPerson({ accountType: "business" });
    const body = { dishes: dishes("basil") };
    expect((await ask(getMenu, { token: stranger.token })).status).toBe(404);
    expect((await ask(saveMenu, { token: stranger.token, method: "PUT", body })).status).toBe(404);
    expect((await ask(checkMenu, { token: stranger.token, body })).status).toBe(404);
    expect((await ask(checkMenu, { token: (await createSignedInPerson()).token, body })).status).toBe(403);
    const nameless = { dishes: [{ name: " ", description: "" }] };
    expect((await ask(saveMenu, { method: "PUT", body: nameless })).status).toBe(422);
  });
});

describe("a menu imported from a page's address", () => {
  const read = (url: string) => ask<{ dishes: object[]; detail: { msg: string }[] }>(readMenuPage, { body: { url } });
  const stored = () => db.venueDish.count({ where: { venueId: venue.id } });

  it("is read as recipes are, and is published only by its owner", async () => {
    const html = "<h1>Dinner</h1><ul><li><h3>Ribollita <span>£9.50</span></h3><p>kale, beans, bread</p></li></ul>";
    const site = await startPageServer(sendsHtml(html));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    expect((await read(site.url("/menu"))).body).toEqual({
      dishes: [{ name: "Ribollita", description: "kale, beans, bread" }],
    });
    expect(await stored()).toBe(0);
  });

  it("reports a page without a menu, and is fetched from public addresses only", async () => {
    const site = await startPageServer(sendsHtml("<p>We are closed</p>"));
    const refused = await read(site.url("/menu"));
    expect([refused.status, site.asked]).toEqual([422, []]);
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    const none = await read(site.url("/menu"));
    expect(none.status).toBe(422);
    expect(JSON.stringify(none.body)).toContain("We could not find a menu there. You can paste it instead.");
    expect((await read("ftp://menus.example/")).status).toBe(422);
  });
});

describe("a dish that somebody saved", () => {
  const plate = async () =>
    (await db.venueDish.findFirstOrThrow({ where: { venueId: venue.id, name: "Green plate" } })).id;
  const publish = (description: string) => ask(saveMenu, { method: "PUT", body: { dishes: dishes(description) } });
  const save = async (token: string, dishId: string) =>
    call(saveDish, { method: "PUT", token, params: { id: venue.id, dishId } });

  it("stays the same dish through edits, and only the person who saved it is told when it no longer fits", async () => {
    await publish("basil, olive oil, salt");
    const [nuts, vegan] = [await createSignedInPerson(), await createSignedInPerson()];
    await setDiets(nuts.id, ["nut_free"]);
    await setDiets(vegan.id, ["vegan"]);
    const dishId = await plate();
    for (const { token } of [nuts, vegan]) {
      const answer = await save(token, dishId);
      expect([answer.status, answer.body]).toEqual([200, { dish_id: dishId, is_saved: true }]);
    }
    expect(await showDishes(venue.id, { userId: nuts.id })).toMatchObject([{ verdict: "match" }, {}]);
    const edit = { dishes: dishes("basil, olive oil, walnuts") };
    // A count of one person is not shown.
    expect((await ask<MenuCheckWire>(checkMenu, { body: edit })).body.told).toBeNull();
    expect(await listDishNews({ userId: nuts.id })).toEqual([]);
    await publish("basil, olive oil, walnuts");
    expect(await plate()).toBe(dishId);
    const expectedNews = [{ dishId, dish: "Green plate", venue: { id: venue.id, name: venue.name } }];
    expect(await listDishNews({ userId: nuts.id })).toEqual([
      { ...expectedNews[0], notice: { keys: ["nut_free"], because: ["walnuts"] } },
    ]);
    expect(await listDishNews({ userId: vegan.id })).toEqual([]);
    expect(await showDishes(venue.id, { userId: nuts.id })).toMatchObject([
      { verdict: "conflict", voices: [{ voice: "alarm", kind: "conflict", because: ["walnuts"] }] },
      {},
    ]);
    await save(nuts.token, dishId);
    expect(await listDishNews({ userId: nuts.id })).toEqual([]);
    await publish("basil, olive oil, salt");
    await publish("basil, olive oil, almonds");
    expect(await listDishNews({ userId: nuts.id })).toMatchObject([{ notice: { because: ["almonds"] } }]);
    // The dish is as it was before, so there is no news.
    await publish("basil, olive oil, salt");
    expect(await listDishNews({ userId: nuts.id })).toEqual([]);
    const forget = () => call(forgetDish, { method: "DELETE", token: nuts.token, params: { id: venue.id, dishId } });
    expect((await forget()).status).toBe(204);
    expect((await forget()).status).toBe(404);
  });

  it("does not conflict with a health concern, which only gives advice", async () => {
    await publish("smoked bacon, salt");
    const [advised, vegan] = [await createSignedInPerson(), await createSignedInPerson()];
    await createUserHealthConcern(advised.id, "high_blood_pressure");
    await createUserHealthConcern(vegan.id, "high_blood_pressure");
    await setDiets(vegan.id, ["vegan"]);
    const [plateOf] = await showDishes(venue.id, { userId: advised.id });
    expect(plateOf?.verdict).toBeNull();
    expect(plateOf?.voices.map(({ voice }) => voice)).toEqual(["advice"]);
    const [forVegan] = await showDishes(venue.id, { userId: vegan.id });
    expect(forVegan?.verdict).toBe("conflict");
    expect(forVegan?.voices.map(({ voice }) => voice)).toEqual(["mismatch", "advice"]);
  });

  it("is unknown, to a reader with settings, if it could not be judged in time", async () => {
    const body = { dishes: ["One", "Two"].map((name) => ({ name, description: "basil, walnuts" })) };
    expect((await ask(saveMenu, { method: "PUT", body })).status).toBe(200);
    const [vegan, nobody] = [await createSignedInPerson(), await createSignedInPerson()];
    await setDiets(vegan.id, ["vegan"]);
    const none = { verdict: null, voices: [] };
    expect(await showDishes(venue.id, { userId: vegan.id }, 0)).toMatchObject([
      { verdict: "unknown", voices: [] },
      { verdict: "unknown", voices: [] },
    ]);
    expect(await showDishes(venue.id, { userId: nobody.id }, 0)).toMatchObject([none, none]);
    expect(await showDishes(venue.id, null)).toMatchObject([none, none]);
  });

  it("must be on the menu of that venue", async () => {
    await publish("basil");
    const { token } = await createSignedInPerson();
    const otherVenue = await createVenue();
    const params = { id: otherVenue.id, dishId: await plate() };
    expect((await call(saveDish, { method: "PUT", token, params })).status).toBe(404);
  });

  it("is judged again after a change of the rules, and the person who saved it is told the result", async () => {
    await publish("basil, walnuts");
    const person = await createSignedInPerson();
    await setDiets(person.id, ["nut_free"]);
    const id = await plate();
    await save(person.token, id);
    // An earlier version of the rules might have judged it like this.
    await db.venueDish.update({
      where: { id },
      data: { verdicts: { nut_free: { kind: "match", blockers: [] } }, engineVersion: "0.0.1-000000000000" },
    });
    expect(await rejudgeMenus()).toMatchObject({ failed: 0 });
    expect(await rejudgeMenus()).toEqual({ done: 0, failed: 0 });
    expect((await ask<MenuWire>(getMenu)).body.dishes[0]?.verdicts.nut_free).toEqual({
      kind: "conflict",
      blockers: ["walnuts"],
    });
    expect(await listDishNews({ userId: person.id })).toMatchObject([{ notice: { keys: ["nut_free"] } }]);
  });
});
