import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { replaceClock } from "@/server/clock";
import { createFlow, createTokens, introspect, newCode, redeem, refresh, userinfo } from "../../factories/oauth-flow";
import { signInPerson } from "../../factories/people";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

let at: number;
let restore: () => void;
beforeEach(() => {
  at = Date.now();
  restore = replaceClock(() => new Date(at));
});
afterEach(() => restore());
const pass = (milliseconds: number) => {
  at += milliseconds;
};

describe("a code", () => {
  it.each([
    [0, 200],
    [60 * SECOND - 1, 200],
    [60 * SECOND, 400],
    [DAY, 400],
  ])("after %i ms: %i", async (milliseconds, status) => {
    const { client, code } = await createFlow();
    pass(milliseconds);
    const answer = await redeem(client, code);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.error).toBe("invalid_grant");
  });
});

describe("an access token", () => {
  it("expires after exactly an hour", async () => {
    const { client, tokens } = await createTokens();
    pass(HOUR - 1);
    expect((await userinfo(tokens.access_token)).status).toBe(200);
    expect((await introspect(client, tokens.access_token)).body).toMatchObject({ active: true });
    pass(1);
    expect((await userinfo(tokens.access_token)).status).toBe(401);
    expect((await introspect(client, tokens.access_token)).body).toEqual({ active: false });
  });

  it("is not prolonged by its use, nor by a refresh", async () => {
    const { client, tokens } = await createTokens();
    pass(HOUR / 2);
    await userinfo(tokens.access_token);
    const next = await refresh(client, tokens.refresh_token);
    pass(HOUR / 2);
    expect((await userinfo(tokens.access_token)).status).toBe(401);
    expect((await userinfo(next.body.access_token)).status).toBe(200);
  });

  it("says when it was issued and when it expires", async () => {
    const { client, tokens } = await createTokens();
    const issued = Math.floor(at / SECOND);
    const { body } = await introspect(client, tokens.access_token);
    expect(body).toMatchObject({ iat: issued, exp: Math.floor((at + HOUR) / SECOND) });
  });
});

describe("a refresh token", () => {
  it.each([
    [30 * DAY - 1, 200],
    [30 * DAY, 400],
  ])("unused for %i ms: %i", async (milliseconds, status) => {
    const { client, tokens } = await createTokens();
    pass(milliseconds);
    expect((await refresh(client, tokens.refresh_token)).status).toBe(status);
  });

  it("restarts its thirty days with every refresh, until its family is ninety days old", async () => {
    const { client, tokens } = await createTokens();
    let token = tokens.refresh_token;
    for (const day of [25, 50, 75]) {
      pass(25 * DAY);
      const next = await refresh(client, token);
      expect(next.status, `day ${day}`).toBe(200);
      token = next.body.refresh_token;
    }
    pass(15 * DAY - 1);
    const last = await refresh(client, token);
    expect(last.status).toBe(200);
    const { body } = await introspect(client, last.body.refresh_token);
    expect(body.exp).toBe(Math.floor((at + 1) / SECOND));
    pass(1);
    expect((await refresh(client, last.body.refresh_token)).body.error).toBe("invalid_grant");
  });

  it("that was used and has expired since still ends its grant when it is used again", async () => {
    const { client, tokens } = await createTokens();
    pass(20 * DAY);
    const next = await refresh(client, tokens.refresh_token);
    pass(20 * DAY);
    expect((await refresh(client, tokens.refresh_token)).status).toBe(400);
    expect((await refresh(client, next.body.refresh_token)).body.error).toBe("invalid_grant");
  });

  it("of a new consent in time has a family of its own", async () => {
    const { client, person, tokens } = await createTokens();
    pass(89 * DAY);
    expect((await refresh(client, tokens.refresh_token)).status).toBe(400);
    const { code } = await newCode(await signInPerson(person), client);
    const fresh = await redeem(client, code);
    pass(29 * DAY);
    expect((await refresh(client, fresh.body.refresh_token)).status).toBe(200);
  });
});
