import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { db } from "@/server/db/client";
import { createPerson, PASSWORD } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const LONGEST = "Leeks, walnuts and a very quiet kettle went to the harbour on Tuesday-42";
const EASY =
  "This password is easy to guess. Please choose several words that do not belong together, or let your device choose one";
const body = { email: "mira@diner.example", password: PASSWORD, first_name: "Mira", last_name: "Okafor" };

describe("POST /auth/register", () => {
  it("creates a diner, signs them in, and stores no readable password", async () => {
    const answer = await call(register, { body: { ...body, email: " Mira@Diner.example" } });
    expect(answer.status).toBe(201);
    const user = await db.user.findUniqueOrThrow({ where: { email: "mira@diner.example" } });
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      token_type: "bearer",
      expires_in: 14 * 24 * 3600,
      user: {
        id: user.id,
        email: "mira@diner.example",
        name: "Mira Okafor",
        picture: null,
        first_name: "Mira",
        last_name: "Okafor",
        account_type: "diner",
      },
      preferences: { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] },
    });
    expect(answer.cookies["next-auth.session-token"]).toBeTruthy();
    expect(user.passwordHash).toMatch(/^\$2b\$1\d\$/);
    expect(await db.signIn.count({ where: { userId: user.id, endedAt: null } })).toBe(1);
    expect((await call(login, { body: { email: body.email, password: PASSWORD } })).status).toBe(200);
  });

  it("needs no names, and creates a business account on request", async () => {
    const answer = await call(register, {
      body: { email: "host@venue.example", password: PASSWORD, account_type: "business" },
    });
    expect(answer).toMatchObject({ status: 201, body: { user: { account_type: "business", name: null } } });
  });

  it("refuses a taken email in any case (409) and changes nothing", async () => {
    const person = await createPerson({ email: "mira@diner.example", firstName: "First" });
    const answer = await call(register, { body: { ...body, email: "MIRA@diner.example" } });
    expect(answer).toMatchObject({ status: 409, body: { detail: "An account with this email already exists" } });
    expect(await db.user.findMany({ select: { id: true, firstName: true } })).toEqual([
      { id: person.id, firstName: "First" },
    ]);
  });

  it("creates one account when twenty requests for the same email arrive at once", async () => {
    const statuses = await statusesAtOnce(20, () => call(register, { body }));
    expect(statuses).toEqual({ 201: 1, 409: 19 });
    expect(await db.user.count()).toBe(1);
    expect(await db.signIn.count()).toBe(1);
  });

  it("refuses the administrator's address like a taken one", async () => {
    useSettings({ ADMIN_EMAIL: "admin@forkprint.example", ADMIN_PASSWORD: "Chosen-by-the-owner-1" });
    for (const email of ["admin@forkprint.example", " Admin@Forkprint.Example "]) {
      const answer = await call(register, { body: { ...body, email } });
      expect(answer).toMatchObject({ status: 409, body: { detail: "An account with this email already exists" } });
    }
    expect(await db.user.count()).toBe(0);
  });

  it.each([
    ["Sh0rt-1", "Password must be at least 8 characters long"],
    [`${"ä".repeat(36)}1`, "Password must be at most 72 bytes long"],
    ["Summer2026!", EASY],
    ["Qwertz123!", EASY],
    ["Admin-2026", EASY],
    ["Mira-1985", EASY],
  ])("refuses the password %j with a reason (422)", async (password, msg) => {
    const answer = await call(register, { body: { ...body, password } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "password"], msg }] } });
    expect(await db.user.count()).toBe(0);
  });

  it("accepts a password of exactly 72 bytes, and all of them count", async () => {
    const password = LONGEST;
    expect((await call(register, { body: { ...body, password } })).status).toBe(201);
    expect((await call(login, { body: { email: body.email, password } })).status).toBe(200);
    const other = `${password.slice(0, -1)}8`;
    expect((await call(login, { body: { email: body.email, password: other } })).status).toBe(401);
  });

  it.each([
    ["email", "no-at-sign"],
    ["email", `${"x".repeat(250)}@diner.example`],
    ["first_name", "x".repeat(101)],
    ["last_name", "two\nlines"],
    ["account_type", "admin"],
  ])("names the field %s when it is %j (422)", async (field, value) => {
    const answer = await call(register, { body: { ...body, [field]: value } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", field] }] } });
  });

  it("does not let a body make itself an administrator or choose its own id", async () => {
    const id = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";
    const answer = await call(register, { body: { ...body, id, isAdmin: true, password_hash: "x" } });
    expect(answer.status).toBe(422);
    expect(await db.user.count({ where: { id } })).toBe(0);
  });
});
