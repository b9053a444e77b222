import { afterEach, describe, expect, it } from "vitest";
import { GET as findRecipes } from "@/app/api/recipes/search/route";
import { POST as login } from "@/app/auth/login/route";
import { POST as logout } from "@/app/auth/logout/route";
import { POST as logoutOthers } from "@/app/auth/logout-others/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { PERSON_HEADER } from "@/lib/calls/person-header";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import {
  createPerson,
  createSignedInPerson,
  PASSWORD,
  type SignedInPerson,
  signInPerson,
} from "../../factories/people";
import { call } from "../../support/request";

const DAY = 24 * 3600_000;
let restoreClock = () => {};
afterEach(() => restoreClock());

const statuses = async ({ token, cookies }: SignedInPerson) => [
  (await call(listSessions, { token })).status,
  (await call(listSessions, { cookies })).status,
];

describe("POST /auth/logout", () => {
  it("ends token and cookie of this sign-in and removes the cookie", async () => {
    const phone = await createSignedInPerson();
    const laptop = await signInPerson(phone);
    const answer = await call(logout, { method: "POST", token: phone.token });
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(answer.headers.getSetCookie()).toEqual([
      "next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
    expect(await statuses(phone)).toEqual([401, 401]);
    expect(await statuses(laptop)).toEqual([200, 200]);
    expect(await db.signIn.count({ where: { userId: phone.id, endedAt: null } })).toBe(1);
  });

  it("works with the cookie alone, from the product's own page", async () => {
    const person = await createSignedInPerson();
    expect((await call(logout, { method: "POST", cookies: person.cookies })).status).toBe(204);
    expect(await statuses(person)).toEqual([401, 401]);
  });

  it("answers 401 the second time", async () => {
    const { token } = await createSignedInPerson();
    await call(logout, { method: "POST", token });
    expect((await call(logout, { method: "POST", token })).status).toBe(401);
  });
});

describe("a browser in which somebody signed out without a connection", () => {
  const LEFT = { left: "some-mark" };

  it.each([
    ["a call", async (cookies: Record<string, string>) => (await call(listSessions, { cookies })).status],
    [
      "a call that anybody may make",
      async (cookies: Record<string, string>) => (await call(findRecipes, { cookies, query: { q: "soup" } })).status,
    ],
  ])("ends the sign-in at the server by %s, whatever it asks for", async (_, ask) => {
    const phone = await createSignedInPerson();
    const laptop = await signInPerson(phone);
    expect([200, 401]).toContain(await ask({ ...phone.cookies, ...LEFT }));
    expect(await statuses(phone)).toEqual([401, 401]);
    expect(await statuses(laptop)).toEqual([200, 200]);
  });

  it("an emptied mark, which programs that keep cookies by hand send, ends nothing", async () => {
    const person = await createSignedInPerson();
    expect((await call(listSessions, { cookies: { ...person.cookies, left: "" } })).status).toBe(200);
  });

  it("answers the late sign-out as done, also a second time, and removes mark and cookie", async () => {
    const person = await createSignedInPerson();
    const cookies = { ...person.cookies, ...LEFT };
    for (let time = 0; time < 2; time++) {
      const answer = await call(logout, { method: "POST", cookies });
      expect(answer).toMatchObject({ status: 204, body: null });
      expect(answer.headers.getSetCookie()).toEqual([
        "next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
        "left=; Path=/; Max-Age=0; SameSite=Lax",
      ]);
    }
    expect(await statuses(person)).toEqual([401, 401]);
  });

  it("the late call of a page that knows nobody ends no sign-in without the mark", async () => {
    const nextPerson = await createSignedInPerson();
    const headers = { [PERSON_HEADER]: "nobody" };
    expect((await call(logout, { method: "POST", cookies: nextPerson.cookies, headers })).status).toBe(401);
    expect(await statuses(nextPerson)).toEqual([200, 200]);
  });

  it("the mark says nothing about a bearer token, and a new sign-in removes it before its own cookie comes", async () => {
    const person = await createSignedInPerson();
    expect((await call(listSessions, { token: person.token, cookies: LEFT })).status).toBe(200);
    const body = { email: person.email, password: PASSWORD };
    const set = (await call(login, { body, cookies: LEFT })).headers.getSetCookie();
    expect(set[0]).toBe("left=; Path=/; Max-Age=0; SameSite=Lax");
    expect(set[1]).toMatch(/^next-auth\.session-token=\S+; Path=/);
  });
});

describe("POST /auth/logout-others", () => {
  it("ends every other sign-in of the person, but of nobody else", async () => {
    const firstDevice = await createSignedInPerson();
    const secondDevice = await signInPerson(firstDevice);
    const thirdDevice = await signInPerson(firstDevice);
    const stranger = await createSignedInPerson();
    expect(await call(logoutOthers, { method: "POST", token: firstDevice.token })).toMatchObject({
      status: 204,
      body: null,
    });
    expect(await statuses(firstDevice)).toEqual([200, 200]);
    expect(await statuses(secondDevice)).toEqual([401, 401]);
    expect(await statuses(thirdDevice)).toEqual([401, 401]);
    expect(await statuses(stranger)).toEqual([200, 200]);
  });
});

describe("GET /auth/sessions", () => {
  it("lists the person's live sign-ins, last used first, and marks the caller's own", async () => {
    const person = await createPerson();
    const start = Date.now();
    restoreClock = replaceClock(() => new Date(start - DAY));
    const old = await signInPerson(person, "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0");
    restoreClock();
    const current = await signInPerson(person, "Mozilla/5.0 (Macintosh; Mac OS X 15) Version/18 Safari/605");
    const ended = await signInPerson(person);
    await call(logout, { method: "POST", token: ended.token });
    await createSignedInPerson();
    const answer = await call(listSessions, { token: current.token });
    expect(answer.status).toBe(200);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(answer.body).toEqual([
      { id: current.signInId, created_at: time, last_used_at: time, device: "Safari on macOS", current: true },
      { id: old.signInId, created_at: time, last_used_at: time, device: "Firefox on Windows", current: false },
    ]);
  });

  it("omits a sign-in after its fourteen days", async () => {
    const person = await createSignedInPerson();
    const start = Date.now();
    restoreClock = replaceClock(() => new Date(start + 14 * DAY - 60_000));
    expect(await statuses(person)).toEqual([200, 200]);
    restoreClock = replaceClock(() => new Date(start + 14 * DAY + 60_000));
    expect(await statuses(person)).toEqual([401, 401]);
  });
});
