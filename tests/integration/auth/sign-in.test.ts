import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { db } from "@/server/db/client";
import { createFavorite, createIngredientPreference, createUserHealthConcern } from "../../factories/food";
import { createPerson, PASSWORD } from "../../factories/people";
import { call } from "../../support/request";

const COOKIE = "next-auth.session-token";

describe("POST /auth/login", () => {
  it("answers with token, user and preferences, sets the session cookie and creates one sign-in", async () => {
    const person = await createPerson({ email: "mira@diner.example", firstName: "Mira" });
    const concern = await createUserHealthConcern(person.id);
    const preference = await createIngredientPreference(person.id, "allergy");
    const favorite = await createFavorite(person.id);
    const answer = await call<{ access_token: string }>(login, {
      body: { email: person.email, password: PASSWORD },
      headers: { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1" },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: "bearer",
      expires_in: 14 * 24 * 3600,
      user: {
        id: person.id,
        email: "mira@diner.example",
        name: "Mira",
        picture: null,
        first_name: "Mira",
        last_name: null,
        account_type: "diner",
      },
      preferences: {
        dietary: [],
        healthConcerns: [expect.objectContaining({ id: concern.id })],
        ingredientPreferences: [expect.objectContaining({ id: preference.id, preference_type: "allergy" })],
        favorites: [expect.objectContaining({ id: favorite.id })],
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      "left=; Path=/; Max-Age=0; SameSite=Lax",
      expect.stringMatching(/^next-auth\.session-token=[^;]+; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^known-device=[^;]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await db.signIn.findMany({ select: { userId: true, device: true, endedAt: true } })).toEqual([
      { userId: person.id, device: "Safari on iPhone", endedAt: null },
    ]);
    const cookies = { [COOKIE]: answer.cookies[COOKIE] ?? "" };
    for (const carrier of [{ token: answer.body.access_token }, { cookies }]) {
      expect((await call(getPreferences, carrier)).status).toBe(200);
    }
    expect((await call<unknown[]>(listSessions, { cookies })).body).toHaveLength(1);
  });

  it("accepts the email in any case and with blanks around it", async () => {
    await createPerson({ email: "mira@diner.example" });
    const answer = await call(login, { body: { email: "  MIRA@Diner.Example ", password: PASSWORD } });
    expect(answer.status).toBe(200);
  });

  it("compares the password exactly: not trimmed, and with its case", async () => {
    const { email } = await createPerson();
    for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase(), PASSWORD.slice(0, -1)]) {
      expect((await call(login, { body: { email, password } })).status).toBe(401);
    }
  });

  it("answers a wrong password and an unknown email alike, and creates no sign-in", async () => {
    const { email } = await createPerson();
    const wrong = await call(login, { body: { email, password: "Not-the-one-9" } });
    const unknown = await call(login, { body: { email: "nobody@diner.example", password: "Not-the-one-9" } });
    expect(wrong).toMatchObject({ status: 401, body: { detail: "Incorrect email or password" } });
    const visibleParts = (answer: typeof wrong) => [
      answer.status,
      answer.body,
      [...answer.headers.keys()].sort(),
      answer.headers.get("www-authenticate"),
    ];
    expect(visibleParts(unknown)).toEqual(visibleParts(wrong));
    expect(await db.signIn.count()).toBe(0);
  });

  it("names the field when the email is invalid", async () => {
    expect(await call(login, { body: { email: "mira", password: PASSWORD } })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "email"], msg: "Please enter a valid email address" }] },
    });
    const blank = await call<{ detail: unknown[] }>(login, { body: { email: " ", password: PASSWORD } });
    expect(blank.status).toBe(422);
    expect(blank.body.detail[0]).toMatchObject({ loc: ["body", "email"], msg: "Email is required" });
  });
});
