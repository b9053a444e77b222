import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { sweepGrants } from "@/server/oauth/sweep-grants";
import { createFlow, createTokens, refresh } from "../../factories/oauth-flow";

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

let restore = () => {};
const later = (milliseconds: number) => {
  const at = new Date(Date.now() + milliseconds);
  restore = replaceClock(() => at);
};
afterEach(() => restore());

async function counts() {
  const [grants, codes, accessTokens, refreshTokens] = await Promise.all([
    db.oAuthGrant.count(),
    db.oAuthCode.count(),
    db.oAuthAccessToken.count(),
    db.oAuthRefreshToken.count(),
  ]);
  return { grants, codes, accessTokens, refreshTokens };
}

describe("the sweep of grants", () => {
  it("keeps everything of a grant until a week after the last of it has expired", async () => {
    await createTokens();
    later(30 * DAY_MS + 7 * DAY_MS - HOUR_MS);
    await sweepGrants();
    expect(await counts()).toMatchObject({ grants: 1, codes: 1, refreshTokens: 1 });
    later(30 * DAY_MS + 7 * DAY_MS + HOUR_MS);
    await db.userClientAuthorization.deleteMany();
    expect(await sweepGrants()).toMatchObject({ grants: 1 });
    expect(await counts()).toEqual({ grants: 0, codes: 0, accessTokens: 0, refreshTokens: 0 });
  });

  it("removes a code that nobody redeemed, with its grant, a week after its minute", async () => {
    await createFlow();
    later(7 * DAY_MS + 30_000);
    expect(await sweepGrants()).toEqual({ grants: 0, accessTokens: 0 });
    later(7 * DAY_MS + 120_000);
    expect(await sweepGrants()).toEqual({ grants: 1, accessTokens: 0 });
    expect(await counts()).toEqual({ grants: 0, codes: 0, accessTokens: 0, refreshTokens: 0 });
  });

  it("removes old access tokens of a live grant, and keeps what recognises a replay", async () => {
    const { client, tokens } = await createTokens();
    later(20 * DAY_MS);
    const next = await refresh(client, tokens.refresh_token);
    expect(await sweepGrants()).toEqual({ grants: 0, accessTokens: 1 });
    expect(await counts()).toEqual({ grants: 1, codes: 1, accessTokens: 1, refreshTokens: 2 });
    expect((await refresh(client, tokens.refresh_token)).status).toBe(400);
    expect((await refresh(client, next.body.refresh_token)).status).toBe(400);
  });

  it("keeps the time of the last use while the consent is valid, without codes and tokens", async () => {
    const { person, client } = await createTokens();
    await db.oAuthGrant.create({ data: { userId: person.id, clientId: client.id, scopes: [], createdAt: now() } });
    later(60 * DAY_MS);
    await sweepGrants();
    expect(await counts()).toEqual({ grants: 1, codes: 0, accessTokens: 0, refreshTokens: 0 });
    await db.userClientAuthorization.updateMany({ data: { permission: false } });
    await sweepGrants();
    expect((await counts()).grants).toBe(0);
  });

  describe("with more grants than one page", () => {
    beforeEach(async () => {
      const { person, client } = await createFlow();
      const old = new Date(Date.now() - 30 * DAY_MS);
      await db.oAuthGrant.createMany({
        data: Array.from({ length: 1203 }, (_, index) => ({
          userId: person.id,
          clientId: client.id,
          scopes: [],
          createdAt: new Date(old.getTime() + Math.floor(index / 400)),
        })),
      });
    });

    it("reaches all of them, also when two processes sweep at once", async () => {
      await Promise.all([sweepGrants(), sweepGrants()]);
      expect(await counts()).toMatchObject({ grants: 1, codes: 1 });
    });
  });
});
