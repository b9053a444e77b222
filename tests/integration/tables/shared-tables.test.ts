import { beforeEach, describe, expect, it } from "vitest";
import { PUT as openList } from "@/app/api/tables/[code]/list/route";
import { DELETE as end, GET as show } from "@/app/api/tables/[code]/route";
import { PUT as join, DELETE as leave } from "@/app/api/tables/[code]/seat/route";
import { POST as open } from "@/app/api/tables/route";
import { PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import { PATCH as endVisit } from "@/app/api/visits/[id]/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { DELETE as removeAllergy, PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { TableWire } from "@/lib/schemas/tables";
import { MOST_SEATS } from "@/lib/tables/table-rules";
import { db } from "@/server/db/client";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { sweepTables } from "@/server/tables/sweep-tables";
import { createSignedInPerson, PASSWORD, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createRecipeOf } from "../../factories/recipes";
import { type Answer, call } from "../../support/request";
import { withoutHurry } from "../../support/without-hurry";

withoutHurry();

const MENU = [
  { name: "Tomatoes and cucumber", description: "tomato, cucumber, olives" },
  { name: "Roast carrots", description: "carrots, tahini, parsley" },
  { name: "Mapo tofu", description: "tofu, zorblax, spring onion" },
  { name: "Satay", description: "chicken, peanut sauce" },
];

let venue: Awaited<ReturnType<typeof createVenue>>;
beforeEach(async () => {
  venue = await createVenue();
  const owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
  const answer = await call(saveMenu, {
    method: "PUT",
    token: owner.token,
    params: { id: venue.id },
    body: { dishes: MENU },
  });
  expect(answer.status).toBe(200);
});

const allergic = async (key: string, weight: object = {}): Promise<SignedInPerson> => {
  const person = await createSignedInPerson({ firstName: "Mira" });
  await call(setAllergy, { method: "PUT", token: person.token, params: { key }, body: weight });
  return person;
};
const card = (is_named = false) => ({ as: "card", is_named });
const guest = (name: string, ...keys: string[]) => ({
  as: "guest",
  name,
  allergies: keys.map((key) => ({ key })),
  nothing_to_avoid: keys.length === 0,
});

type Who = { token?: string; cookies?: Record<string, string> };
const ORIGIN = { "sec-fetch-site": "same-origin" };
const lay = (who: Who, seat: object, over: object = { venue_id: venue.id }) =>
  call<TableWire>(open, { ...who, headers: ORIGIN, body: { expected: 3, ...over, seat } });
const sit = (code: string, who: Who, seat: object) =>
  call<TableWire>(join, { method: "PUT", ...who, headers: ORIGIN, params: { code }, body: seat });
const look = (code: string, who: Who = {}, query = {}) => call<TableWire>(show, { ...who, params: { code }, query });
const seatOf = ({ cookies }: Answer): Who => ({ cookies });
const letOpen = (code: string, who: Who) =>
  call<TableWire>(openList, { method: "PUT", ...who, headers: ORIGIN, params: { code } });
const rows = async () => [await db.sharedTable.count(), await db.tableSeat.count()];

describe("a table at a venue", () => {
  it("judges every dish of the menu for all its guests, and tells nobody whose limit is whose", async () => {
    const mira = await allergic("sesame", { severity: "severe" });
    const laid = await lay({ token: mira.token }, card());
    expect(laid.status).toBe(201);
    const { code } = laid.body;
    const jonas = seatOf(await sit(code, {}, guest("Jonas", "peanut")));
    await sit(code, {}, guest("Ayumi"));
    await letOpen(code, { token: mira.token });

    const { status, body } = await look(code, jonas);
    expect(status).toBe(200);
    expect(body).toEqual({
      code,
      venue: { id: venue.id, name: venue.name },
      location: null,
      expires_at: expect.any(String),
      host_name: "Mira",
      seated: {
        expected: 3,
        seats: [
          { id: expect.any(String), name: "Mira", is_host: true, is_you: false, is_named: false, is_blank: false },
          { id: expect.any(String), name: "Jonas", is_host: false, is_you: true, is_named: false, is_blank: false },
          { id: expect.any(String), name: "Ayumi", is_host: false, is_you: false, is_named: false, is_blank: false },
        ],
        you: { seat_id: expect.any(String), as: "guest", is_named: false },
        is_open: true,
        shows_all: true,
        is_late: false,
        recipes: [],
        dishes: [
          expect.objectContaining({
            name: "Tomatoes and cucumber",
            shelf: "all",
            marks: ["match", "match", "match"],
            named: [],
          }),
          expect.objectContaining({ name: "Roast carrots", shelf: "changed", without: ["tahini"], named: [] }),
          expect.objectContaining({ name: "Mapo tofu", shelf: "ask", ask: ["zorblax"], named: [] }),
          expect.objectContaining({ name: "Satay", shelf: "some", named: [] }),
        ],
        allergies: [
          { key: "sesame", label: "Sesame", severity: "severe", traces: true },
          { key: "peanut", label: expect.any(String), severity: "allergy", traces: true },
        ],
      },
    });
    expect(JSON.stringify(body)).not.toContain(mira.id);
    expect(JSON.stringify(body)).not.toContain(mira.email);
  });

  it("never says that an unknown dish fits somebody with an allergy", async () => {
    const laid = await lay({}, guest("Sam", "celery"));
    await sit(laid.body.code, {}, guest("Ayumi"));
    await sit(laid.body.code, {}, guest("Jonas"));
    const { body } = await letOpen(laid.body.code, seatOf(laid));
    const mapo = body.seated?.dishes.find(({ name }) => name === "Mapo tofu");
    expect(mapo).toMatchObject({ shelf: "ask", marks: ["match", "match", "unknown"] });
  });

  it("with two cards and an open list shows only what both can share, until both agree to be named", async () => {
    const mira = await allergic("sesame");
    const { code } = (await lay({ token: mira.token }, card())).body;
    const answer = await sit(code, {}, guest("Jonas", "peanut"));
    const jonas = seatOf(answer);
    expect(answer.body.seated).toMatchObject({ is_open: false, shows_all: false, dishes: [], allergies: null });
    await letOpen(code, { token: mira.token });
    const opened = (await look(code, jonas)).body.seated;
    expect(opened).toMatchObject({ is_open: true, shows_all: false, allergies: null });
    expect(opened?.dishes.map(({ name }) => name)).toEqual(["Tomatoes and cucumber"]);
    await sit(code, { token: mira.token }, card(true));
    await sit(code, jonas, { ...guest("Jonas", "peanut"), is_named: true });
    const { seated } = (await look(code, jonas)).body;
    expect(seated).toMatchObject({ shows_all: true });
    expect(seated?.dishes.find(({ name }) => name === "Roast carrots")?.named).toEqual([
      { name: "Mira", because: ["tahini"] },
    ]);
    // A guest who changes how they join keeps their seat and the table.
    expect(seated?.seats.map(({ name, is_host }) => [name, is_host])).toEqual([
      ["Mira", true],
      ["Jonas", false],
    ]);
  });

  it("follows a card that changes, and treats a card that became empty as unknown", async () => {
    const mira = await allergic("sesame");
    const { code } = (await lay({ token: mira.token }, card())).body;
    await sit(code, {}, guest("Ayumi"));
    const sam = seatOf(await sit(code, {}, guest("Sam")));
    await letOpen(code, { token: mira.token });
    await call(setAllergy, { method: "PUT", token: mira.token, params: { key: "peanut" }, body: {} });
    await call(removeAllergy, { method: "DELETE", token: mira.token, params: { key: "sesame" } });
    const changed = (await look(code, sam)).body.seated;
    expect(changed?.allergies?.map(({ key }) => key)).toEqual(["peanut"]);
    expect(changed?.dishes.find(({ name }) => name === "Roast carrots")?.shelf).toBe("all");
    await call(removeAllergy, { method: "DELETE", token: mira.token, params: { key: "peanut" } });
    const emptied = (await look(code, sam)).body.seated;
    expect(emptied?.seats[0]).toMatchObject({ is_blank: true });
    expect(new Set(emptied?.dishes.map(({ shelf }) => shelf))).toEqual(new Set(["ask"]));
  });

  it("tells somebody who only has the code where it is and who opened it, and nothing of dishes or guests", async () => {
    const { code } = (await lay({}, guest("Sam", "celery"), { location_id: venue.locationId })).body;
    const { body } = await look(code.toLowerCase());
    expect(body).toEqual({
      code,
      venue: { id: venue.id, name: venue.name },
      location: expect.stringContaining("table"),
      expires_at: expect.any(String),
      host_name: "Sam",
      seated: null,
    });
  });
});

describe("the list of a table", () => {
  // What everybody can share would tell by what is missing: of these dishes, Satay and carrots.
  const nobodysLimits = { is_open: false, shows_all: false, dishes: [], recipes: [], allergies: null };

  it("shows somebody who sits alone what they can eat themselves, and closes when the next one comes", async () => {
    const host = await lay({}, guest("Sam", "sesame"));
    expect(host.body.seated).toMatchObject({ is_open: true, shows_all: false });
    expect(host.body.seated?.dishes.map(({ name }) => name)).toContain("Tomatoes and cucumber");
    const stranger = await sit(host.body.code, {}, guest("Stranger"));
    expect(stranger.body.seated).toMatchObject(nobodysLimits);
    expect((await look(host.body.code, seatOf(host))).body.seated).toMatchObject(nobodysLimits);
  });

  it("is read by nobody who takes two seats, until the host opens it", async () => {
    const mira = await allergic("sesame", { severity: "severe" });
    const { code } = (await lay({ token: mira.token }, card())).body;
    await sit(code, {}, guest("Stranger"));
    const again = await sit(code, {}, guest("Another name"));
    expect(again.body.seated).toMatchObject(nobodysLimits);
    expect(JSON.stringify(again.body)).not.toMatch(/sesame|tahini/i);
    for (const who of [seatOf(again), {}]) expect((await letOpen(code, who)).status).toBe(404);
    expect((await look(code, seatOf(again))).body.seated).toMatchObject(nobodysLimits);
    const opened = await letOpen(code, { token: mira.token });
    expect(opened.body.seated).toMatchObject({ shows_all: true, allergies: [{ key: "sesame" }] });
    expect((await look(code, seatOf(again))).body.seated).toMatchObject({ shows_all: true });
  });

  it("closes when somebody sits down later, whether or not they agree to be named, and stays open for who was there", async () => {
    const host = await lay({}, guest("Sam", "celery"));
    const { code } = host.body;
    const jonas = seatOf(await sit(code, {}, guest("Jonas", "peanut")));
    await sit(code, {}, guest("Ayumi"));
    expect((await letOpen(code, seatOf(host))).body.seated).toMatchObject({ shows_all: true });
    await sit(code, jonas, guest("Jonas", "peanut", "sesame"));
    expect((await look(code, seatOf(host))).body.seated, "the same person changed what they bring").toMatchObject({
      shows_all: true,
    });
    const late = await sit(code, {}, { ...guest("Late"), is_named: true });
    expect(late.body.seated).toMatchObject(nobodysLimits);
    expect((await look(code, seatOf(host))).body.seated).toMatchObject(nobodysLimits);
    expect((await letOpen(code, seatOf(host))).body.seated).toMatchObject({ shows_all: true });
  });

  it("stays closed with fewer cards than hide whose limits are whose, even if the host opens it", async () => {
    const host = await lay({}, guest("Sam", "celery"));
    const { code } = host.body;
    const jonas = seatOf(await sit(code, {}, guest("Jonas", "peanut")));
    expect((await letOpen(code, seatOf(host))).body.seated).toMatchObject({ shows_all: false, allergies: null });
    const { seated } = (await look(code, jonas)).body;
    expect(seated).toMatchObject({ shows_all: false, allergies: null });
    expect(new Set(seated?.dishes.map(({ shelf }) => shelf))).toEqual(new Set(["all"]));
  });
});

describe("a table at home", () => {
  it("shows the recipes that fit everybody, also by words of their titles", async () => {
    const owner = await createSignedInPerson();
    await createRecipeOf(owner.id, ["2 carrots", "1 onion"], { title: "Carrot soup", isPublic: true });
    await createRecipeOf(owner.id, ["2 carrots", "100 g tahini"], { title: "Carrot dip", isPublic: true });
    // Bread may contain sesame: it fits only if its label says so, and nothing here would tell them to read it.
    await createRecipeOf(owner.id, ["2 carrots", "4 slices sourdough bread"], {
      title: "Carrot toast",
      isPublic: true,
    });
    await createRecipeOf(owner.id, ["100 g peanuts", "1 onion"], { title: "Peanut stew", isPublic: true });
    await reanalyseRecipes();
    const host = await lay({}, guest("Sam", "sesame"), {});
    const { code } = host.body;
    const answer = await sit(code, {}, guest("Jonas", "peanut"));
    // Which recipes fit both would tell a stranger which ones do not.
    expect(answer.body.seated).toMatchObject({ is_open: false, recipes: [] });
    await letOpen(code, seatOf(host));
    const opened = await look(code, seatOf(answer));
    expect(opened.body.seated?.recipes.map(({ title }) => title)).toEqual(["Carrot soup"]);
    expect(opened.body.seated?.recipes[0]).toMatchObject({ image: null, plate: expect.stringMatching(/^\w/) });
    const found = await look(code, seatOf(answer), { q: "carr" });
    expect(found.body.seated?.recipes.map(({ title }) => title)).toEqual(["Carrot soup"]);
    const other = await look(code, seatOf(answer), { q: "stew" });
    expect(other.body.seated?.recipes).toEqual([]);
  });
});

describe("joining a table", () => {
  it("asks a guest without an account and without an allergy to say so, because an empty list is no answer", async () => {
    const answer = await lay({}, { as: "guest", name: "Sam", allergies: [] });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        detail: [{ loc: ["body", "seat", "allergies"], msg: "Choose your allergies, or say that you have none" }],
      },
    });
  });

  it("refuses an empty card, a card without a sign-in, and an allergy to an unknown ingredient", async () => {
    const blank = await createSignedInPerson();
    expect(await lay({ token: blank.token }, card())).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "as"], type: "blank_card" }] },
    });
    expect((await lay({}, card())).status).toBe(401);
    expect(await lay({}, guest("Sam", "nothing-of-the-kind"))).toMatchObject({ status: 422 });
    expect(await rows()).toEqual([0, 0]);
  });

  it("needs a request from the product's own page, also for a guest identified only by a cookie", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const body = { expected: 2, seat: guest("Sam", "celery") };
    expect((await call(open, { headers, body })).status).toBe(403);
  });

  it("gives the last seat once, also to two simultaneous guests", async () => {
    const { code } = (await lay({}, guest("Host", "celery"))).body;
    for (let seat = 1; seat < MOST_SEATS - 1; seat++) await sit(code, {}, guest(`Guest ${seat}`));
    const answers = await Promise.all([sit(code, {}, guest("First")), sit(code, {}, guest("Second"))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.tableSeat.count()).toBe(MOST_SEATS);
  });

  it("at another table means leaving the first", async () => {
    const sam = seatOf(await lay({}, guest("Sam", "celery")));
    const other = (await lay({}, guest("Mira", "sesame"))).body;
    expect((await sit(other.code, sam, guest("Sam", "celery"))).status).toBe(200);
    expect(await rows()).toEqual([1, 2]);
  });

  it("answers 404 to a wrong code, and 429 to many attempts", async () => {
    for (const code of ["ZZZZZZ", "short", "0OIL11"]) expect((await look(code)).status).toBe(404);
    let status = 404;
    for (let tries = 0; tries < 61 && status === 404; tries++) status = (await look("ZZZZZZ")).status;
    expect(status).toBe(429);
  });
});

describe("a table's rows are deleted", () => {
  it("when the last guest leaves, whoever it is, and nobody else can end it or leave for others", async () => {
    const host = await lay({}, guest("Sam", "celery"));
    const { code } = host.body;
    const other = await sit(code, {}, guest("Mira"));
    expect((await call(end, { method: "DELETE", ...seatOf(other), params: { code } })).status).toBe(404);
    expect((await call(leave, { method: "DELETE", headers: ORIGIN, params: { code } })).status).toBe(404);
    const gone = await call(leave, { method: "DELETE", ...seatOf(host), params: { code } });
    expect(gone.status).toBe(204);
    expect(await rows()).toEqual([1, 1]);
    // The guest who came second may now end it.
    expect((await call(end, { method: "DELETE", ...seatOf(other), params: { code } })).status).toBe(204);
    expect(await rows()).toEqual([0, 0]);
    expect((await look(code, seatOf(other))).status).toBe(404);
  });

  it("when the visits end", async () => {
    const mira = await allergic("sesame");
    const visit = await call<{ id: string }>(checkIn, { token: mira.token, body: { venue_id: venue.id } });
    await lay({ token: mira.token }, card());
    await call(endVisit, {
      method: "PATCH",
      token: mira.token,
      params: { id: visit.body.id },
      body: { status: "ended" },
    });
    expect(await rows()).toEqual([0, 0]);
  });

  it("when the accounts at it are deleted", async () => {
    const mira = await allergic("sesame");
    await lay({ token: mira.token }, card());
    await call(deleteAccount, { method: "DELETE", token: mira.token, body: { password: PASSWORD } });
    expect(await rows()).toEqual([0, 0]);
  });

  it("when its time is over: it opens for nobody from that moment, and is then swept away", async () => {
    const host = await lay({}, guest("Sam", "celery"));
    const { code } = host.body;
    await sit(code, {}, guest("Mira", "sesame"));
    await db.sharedTable.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await look(code, seatOf(host))).status).toBe(404);
    expect((await sit(code, {}, guest("Late"))).status).toBe(404);
    expect(await sweepTables()).toBe(1);
    expect(await rows()).toEqual([0, 0]);
  });
});
