import { describe, expect, it, vi } from "vitest";
import { POST as addCustomFavorite } from "@/app/api/user-favorites/my-favorites/route";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { POST as requestReset } from "@/app/auth/user/password-reset-request/route";
import { pool } from "@/server/db/client";
import { createPerson, createSignedInPerson, PASSWORD } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { type CallOptions, call, type Handler } from "../../support/request";

const wrong = (email: string) => ({ email, password: "Not-the-one-9" });

type Limited = {
  rule: string;
  handler: Handler;
  allowed: number;
  seconds: number;
  attempt: (index: number) => CallOptions;
};

const LIMITED: readonly Limited[] = [
  {
    rule: "10 sign-ins for one account in 15 minutes, from wherever they come",
    handler: login,
    allowed: 10,
    seconds: 900,
    attempt: (index) => ({ body: wrong("mira@diner.example"), peer: `192.0.2.${index}` }),
  },
  {
    rule: "100 sign-ins from one address in 15 minutes, for whichever account",
    handler: login,
    allowed: 100,
    seconds: 900,
    attempt: (index) => ({ body: { email: `${index}`, password: "x" }, peer: "192.0.2.1" }),
  },
  {
    rule: "30 registrations from one address in an hour",
    handler: register,
    allowed: 30,
    seconds: 3600,
    attempt: () => ({ body: {}, peer: "192.0.2.1" }),
  },
  {
    rule: "30 reset links from one address in an hour",
    handler: requestReset,
    allowed: 30,
    seconds: 3600,
    attempt: (index) => ({ body: { email: `${index}@diner.example` }, peer: "192.0.2.1" }),
  },
  {
    rule: "30 guesses of a reset token from one address in 15 minutes",
    handler: confirmReset,
    allowed: 30,
    seconds: 900,
    attempt: (index) => ({ body: { reset_code: `${index}`, new_password: PASSWORD }, peer: "192.0.2.1" }),
  },
];

describe("too many attempts", () => {
  it.each(LIMITED)(
    "allows $rule, then answers 429 with Retry-After",
    async ({ handler, allowed, seconds, attempt }) => {
      for (let index = 0; index < allowed; index++) expect((await call(handler, attempt(index))).status).not.toBe(429);
      const answer = await call(handler, attempt(allowed));
      expect(answer).toMatchObject({
        status: 429,
        body: { detail: "Too many attempts. Please wait a while and try again." },
      });
      const retryAfter = Number(answer.headers.get("retry-after"));
      expect(retryAfter).toBeGreaterThan(seconds - 120);
      expect(retryAfter).toBeLessThanOrEqual(seconds);
    },
  );

  it("counts a signed-in person's attempts by person (change password, custom favourites)", async () => {
    const person = await createSignedInPerson();
    const otherPerson = await createSignedInPerson();
    const change = (token: string) =>
      call(changePassword, { token, body: { current_password: "x", new_password: "y" } });
    expect(await statusesAtOnce(11, () => change(person.token))).toEqual({ 422: 10, 429: 1 });
    expect((await change(otherPerson.token)).status).toBe(422);
    const create = () => call(addCustomFavorite, { token: person.token, body: {} });
    expect(await statusesAtOnce(61, create)).toEqual({ 422: 60, 429: 1 });
  });

  it("lets exactly the allowed number through when all arrive at once", async () => {
    await createPerson({ email: "mira@diner.example" });
    const statuses = await statusesAtOnce(20, (index) =>
      call(login, { body: wrong("mira@diner.example"), peer: `192.0.2.${index}` }),
    );
    expect(statuses).toEqual({ 401: 10, 429: 10 });
  });

  it("refuses even the right password while the account is locked, and affects no other account", async () => {
    const { email } = await createPerson();
    const otherPerson = await createPerson();
    for (let index = 0; index < 10; index++) await call(login, { body: wrong(email) });
    expect((await call(login, { body: { email, password: PASSWORD } })).status).toBe(429);
    expect((await call(login, { body: { email: ` ${email.toUpperCase()}`, password: PASSWORD } })).status).toBe(429);
    expect((await call(login, { body: { email: otherPerson.email, password: PASSWORD } })).status).toBe(200);
  });

  it("lets the owner in from a known browser while others use up the account's attempts", async () => {
    const { email } = await createPerson();
    const body = { email, password: PASSWORD };
    const { cookies } = await call(login, { body });
    const known = { "known-device": cookies["known-device"] ?? "" };
    for (let index = 0; index < 12; index++) await call(login, { body: wrong(email), peer: `192.0.2.${index}` });
    expect((await call(login, { body })).status).toBe(429);
    expect((await call(login, { body, cookies: known })).status).toBe(200);
    expect(
      (await call(login, { body, cookies: { "known-device": `${known["known-device"].slice(0, -2)}AA` } })).status,
    ).toBe(429);
    const otherPerson = await createPerson();
    for (let index = 0; index < 12; index++) await call(login, { body: wrong(otherPerson.email), cookies: known });
    expect((await call(login, { body: { ...body, email: otherPerson.email }, cookies: known })).status).toBe(429);
  });

  it("counts wrong passwords from a known browser, too", async () => {
    const { email } = await createPerson();
    const { cookies } = await call(login, { body: { email, password: PASSWORD } });
    const known = { "known-device": cookies["known-device"] ?? "" };
    const statuses = await statusesAtOnce(12, () => call(login, { body: wrong(email), cookies: known }));
    expect(statuses).toEqual({ 401: 10, 429: 2 });
  });

  it("forgets wrong attempts once the right password was given", async () => {
    const { email } = await createPerson();
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 9; index++) await call(login, { body: wrong(email) });
      expect((await call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
    }
  });

  it("does not trust an address in a header that the caller can write", async () => {
    const forged = (index: number) => ({ "x-forwarded-for": `203.0.113.${index}`, "x-real-ip": `203.0.113.${index}` });
    const statuses = await statusesAtOnce(31, (index) => call(register, { body: {}, headers: forged(index) }));
    expect(statuses[429]).toBe(1);
  });

  it("counts across processes: two limiters share one count", async () => {
    const { consumeLimit: here } = await import("@/server/limits/rate-limits");
    vi.resetModules();
    const { consumeLimit: there } = await import("@/server/limits/rate-limits");
    expect(there).not.toBe(here);
    for (let index = 0; index < 5; index++) {
      await here("sign_in_account", "mira@diner.example");
      await there("sign_in_account", "mira@diner.example");
    }
    await expect(here("sign_in_account", "mira@diner.example")).rejects.toMatchObject({ code: "too_many_requests" });
    await expect(there("sign_in_account", "mira@diner.example")).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("stores neither emails nor addresses", async () => {
    await call(login, { body: wrong("mira@diner.example"), peer: "192.0.2.77" });
    const { rows } = await pool.query<{ key: string }>("SELECT key FROM rate_limits");
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toMatch(/mira|192\.0\.2/);
  });

  it("are counted in an unlogged table, without waiting for the disk", async () => {
    const { rows } = await pool.query("SELECT relpersistence FROM pg_class WHERE oid = 'rate_limits'::regclass");
    expect(rows).toEqual([{ relpersistence: "u" }]);
  });
});
