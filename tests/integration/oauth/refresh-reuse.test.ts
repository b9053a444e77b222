import { describe, expect, it } from "vitest";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createClient, createTokens, introspect, newCode, redeem, refresh, userinfo } from "../../factories/oauth-flow";
import { statusesAtOnce } from "../../support/at-once";

const REFUSED = {
  error: "invalid_grant",
  error_description: "The code or refresh token is not valid for this request",
};

describe.each([{ isPublic: false }, { isPublic: true }])("a refresh token, public: $isPublic,", ({ isPublic }) => {
  it("works once and gives a successor with the same scopes", async () => {
    const { client, tokens } = await createTokens({ isPublic });
    const next = await refresh(client, tokens.refresh_token);
    expect(next.status).toBe(200);
    expect(next.body).toEqual({
      access_token: expect.stringMatching(/^oat_[\w-]{43}$/),
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^ort_[\w-]{43}$/),
      scope: "dietary_preferences:read ingredients:read",
    });
    expect(next.headers.get("cache-control")).toBe("no-store");
    expect(next.headers.get("pragma")).toBe("no-cache");
    expect(
      new Set([tokens.access_token, tokens.refresh_token, next.body.access_token, next.body.refresh_token]).size,
    ).toBe(4);
    expect((await userinfo(tokens.access_token)).status).toBe(200);
    expect((await refresh(client, next.body.refresh_token)).status).toBe(200);
  });

  it("that is used again ends the whole grant, including the newest tokens", async () => {
    const { client, tokens } = await createTokens({ isPublic });
    const second = await refresh(client, tokens.refresh_token);
    const third = await refresh(client, second.body.refresh_token);
    const again = await refresh(client, tokens.refresh_token);
    expect(again.status).toBe(400);
    expect(again.body).toEqual(REFUSED);
    for (const { access_token } of [tokens, second.body, third.body])
      expect((await userinfo(access_token)).status).toBe(401);
    expect((await refresh(client, third.body.refresh_token)).body).toEqual(REFUSED);
    const { revokeReason } = await db.oAuthGrant.findFirstOrThrow();
    expect(revokeReason).toBe("refresh_token_reused");
  });

  it("used twenty times at once succeeds once, and what it gave ends, too", async () => {
    const { client, tokens } = await createTokens({ isPublic });
    const won: string[] = [];
    const counts = await statusesAtOnce(20, async () => {
      const answer = await refresh(client, tokens.refresh_token);
      if (answer.status === 200) won.push(answer.body.access_token, answer.body.refresh_token);
      return answer;
    });
    expect(counts).toEqual({ 200: 1, 400: 19 });
    expect((await userinfo(won[0] ?? "")).status).toBe(401);
    expect((await refresh(client, won[1] ?? "")).body).toEqual(REFUSED);
    expect(await db.oAuthRefreshToken.count()).toBe(2);
    expect(await db.oAuthAccessToken.count()).toBe(2);
  });
});

describe("a refresh token", () => {
  it("of another application is unknown, and nothing of it ends", async () => {
    const { client, tokens } = await createTokens();
    for (const isPublic of [true, false]) {
      const stranger = await createClient({ isPublic });
      expect((await refresh(stranger, tokens.refresh_token)).body).toEqual(REFUSED);
    }
    expect((await refresh(client, tokens.refresh_token)).status).toBe(200);
    const stranger = await createClient();
    expect((await refresh(stranger, tokens.refresh_token)).body).toEqual(REFUSED);
    expect((await db.oAuthGrant.findFirstOrThrow()).revokedAt).toBeNull();
  });

  it("that is used again does not end other grants of the same person and application", async () => {
    const { client, person, tokens } = await createTokens();
    const otherTokens = await redeem(client, (await newCode(person, client)).code);
    await refresh(client, tokens.refresh_token);
    await refresh(client, tokens.refresh_token);
    expect((await userinfo(otherTokens.body.access_token)).status).toBe(200);
  });

  it.each([
    ["an access token", (tokens: { access_token: string }) => tokens.access_token],
    ["a valid one in capitals", (tokens: { refresh_token: string }) => tokens.refresh_token.toUpperCase()],
    ["a valid one followed by a blank", (tokens: { refresh_token: string }) => `${tokens.refresh_token} `],
    ["well-formed but was never issued", () => `ort_${"A".repeat(43)}`],
    ["NUL", () => "ort_\u0000"],
  ])("that is %s is unknown", async (_, wrong) => {
    const { client, tokens } = await createTokens();
    expect((await refresh(client, wrong(tokens))).body).toEqual(REFUSED);
    expect((await refresh(client, tokens.refresh_token)).status).toBe(200);
  });

  it("that is absent or empty is a malformed request", async () => {
    const client = await createClient();
    for (const token of [undefined, ""]) {
      const answer = await refresh(client, token as string);
      expect(answer.body).toEqual({ error: "invalid_request", error_description: "The refresh_token is missing" });
    }
  });

  it.each([
    ["the consent was revoked", () => db.userClientAuthorization.updateMany({ data: { permission: false } })],
    ["the consent is inactive", () => db.userClientAuthorization.updateMany({ data: { active: false } })],
    ["the consent was deleted", () => db.userClientAuthorization.deleteMany()],
    [
      "the consent covers none of its scopes",
      () => db.userClientAuthorization.updateMany({ data: { scopes: ["profile:read"] } }),
    ],
    ["the grant was revoked", () => db.oAuthGrant.updateMany({ data: { revokedAt: now() } })],
    ["it has expired", () => db.oAuthRefreshToken.updateMany({ data: { expiresAt: now() } })],
  ])("is refused once %s", async (_, happen) => {
    const { client, tokens } = await createTokens();
    await happen();
    expect((await refresh(client, tokens.refresh_token)).body).toEqual(REFUSED);
    expect((await introspect(client, tokens.refresh_token)).body).toEqual({ active: false });
    expect(await db.oAuthRefreshToken.count()).toBe(1);
  });

  it("records on the grant that it was used", async () => {
    const { client, tokens } = await createTokens();
    const before = await db.oAuthGrant.findFirstOrThrow();
    await db.oAuthGrant.updateMany({ data: { lastUsedAt: null } });
    await refresh(client, tokens.refresh_token);
    const { lastUsedAt } = await db.oAuthGrant.findFirstOrThrow();
    expect(lastUsedAt?.getTime()).toBeGreaterThanOrEqual(before.createdAt.getTime());
  });
});
