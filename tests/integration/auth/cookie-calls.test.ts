import { beforeEach, describe, expect, it } from "vitest";
import { POST as logout } from "@/app/auth/logout/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { PERSON_HEADER } from "@/lib/calls/person-header";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const DIETS = { dietary: ["vegan"] };

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const dietsOf = async ({ token }: SignedInPerson) =>
  (await call<{ dietary: unknown[] }>(getPreferences, { token })).body.dietary;

describe("a change that only the session cookie authenticates", () => {
  it("is accepted when the browser says that the product's own page sent it", async () => {
    const answer = await call(setDiets, { cookies: person.cookies, body: DIETS });
    expect(answer.status).toBe(200);
    expect(await dietsOf(person)).toHaveLength(1);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["another host of the domain", { "sec-fetch-site": "same-site", origin: "http://menus.localhost:3000" }],
    ["a typed address or a bookmark", { "sec-fetch-site": "none" }],
  ])("is refused from %s, and changes nothing", async (_, headers) => {
    for (const handler of [setDiets, logout]) {
      const answer = await call(handler, { method: "POST", cookies: person.cookies, body: DIETS, headers });
      expect([answer.status, answer.body]).toEqual([
        403,
        { detail: "This request did not come from our own page", code: "other_page" },
      ]);
    }
    expect(await dietsOf(person)).toEqual([]);
  });

  it("is refused if the browser says nothing about its origin", async () => {
    const cookie = Object.entries(person.cookies).map(([name, value]) => `${name}=${value}`);
    const headers = { cookie: cookie.join("; ") };
    expect((await call(setDiets, { body: DIETS, headers })).status).toBe(403);
    expect(
      (await call(setDiets, { body: DIETS, headers: { ...headers, origin: "http://localhost:3000" } })).status,
    ).toBe(200);
  });
});

describe("a page of one person in a browser in which another person has signed in since", () => {
  it("calls as nobody: the other person's cookie is not used", async () => {
    const otherPerson = await createSignedInPerson();
    const headers = { [PERSON_HEADER]: person.id };
    const answer = await call(setDiets, { cookies: otherPerson.cookies, body: DIETS, headers });
    expect(answer).toMatchObject({ status: 401, body: { detail: "User not authenticated" } });
    expect((await call(listSessions, { cookies: otherPerson.cookies, headers })).status).toBe(401);
    expect(await dietsOf(otherPerson)).toEqual([]);
  });

  it("calls as the person of the page while that person is signed in", async () => {
    const headers = { [PERSON_HEADER]: person.id };
    expect((await call(setDiets, { cookies: person.cookies, body: DIETS, headers })).status).toBe(200);
  });
});
