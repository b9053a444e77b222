import { describe, expect, it } from "vitest";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import {
  createClient,
  createFlow,
  createTokens,
  introspect,
  newCode,
  redeem,
  refresh,
  userinfo,
} from "../../factories/oauth-flow";

const REFUSED = {
  error: "invalid_grant",
  error_description: "The code or refresh token is not valid for this request",
};

describe("a code that is redeemed a second time", () => {
  it("is refused, and everything issued from it ends at once", async () => {
    const { client, code, tokens } = await createTokens();
    const next = await refresh(client, tokens.refresh_token);
    const again = await redeem(client, code);
    expect(again.status).toBe(400);
    expect(again.body).toEqual(REFUSED);
    for (const token of [tokens.access_token, next.body.access_token]) expect((await userinfo(token)).status).toBe(401);
    expect((await refresh(client, next.body.refresh_token)).body).toEqual(REFUSED);
    expect((await introspect(client, next.body.refresh_token)).body).toEqual({ active: false });
    const grants = await db.oAuthGrant.findMany({ select: { revokedAt: true, revokeReason: true } });
    expect(grants).toEqual([{ revokedAt: expect.any(Date), revokeReason: "code_reused" }]);
  });

  it("is recognised even after its minute has passed", async () => {
    const { client, code, tokens } = await createTokens();
    const at = new Date(now().getTime() + 10 * 60_000);
    const restore = replaceClock(() => at);
    try {
      expect((await redeem(client, code)).body).toEqual(REFUSED);
      expect((await userinfo(tokens.access_token)).status).toBe(401);
    } finally {
      restore();
    }
  });

  it("is recognised at its fifth replay, with the same answer", async () => {
    const { client, code } = await createTokens();
    for (let attempt = 0; attempt < 5; attempt++) expect((await redeem(client, code)).body).toEqual(REFUSED);
    expect(await db.oAuthAccessToken.count()).toBe(1);
  });

  it("does not affect other grants of the person or the application", async () => {
    const { client, code, person } = await createTokens();
    const second = await newCode(person, client);
    const otherTokens = await redeem(client, second.code);
    await redeem(client, code);
    expect((await userinfo(otherTokens.body.access_token)).status).toBe(200);
    expect((await refresh(client, otherTokens.body.refresh_token)).status).toBe(200);
  });

  it.each([
    ["the wrong verifier", { code_verifier: "a".repeat(43) }],
    ["no verifier", { code_verifier: undefined }],
    ["another return address", { redirect_uri: "https://menus.example/other" }],
    ["no return address", { redirect_uri: undefined }],
  ])("but with %s proves nothing, and ends nothing", async (_, wrong) => {
    const { client, code, verifier, tokens } = await createTokens({ isPublic: true });
    expect((await redeem(client, code, { code_verifier: verifier, ...wrong })).body).toEqual(REFUSED);
    expect((await userinfo(tokens.access_token)).status).toBe(200);
  });
});

describe("another application", () => {
  it.each([{ isPublic: true }, { isPublic: false }])(
    "can neither redeem a code nor end its grant (public: $isPublic)",
    async ({ isPublic }) => {
      const { client, code, verifier } = await createFlow({ isPublic: true });
      const stranger = await createClient({ isPublic });
      expect((await redeem(stranger, code, { code_verifier: verifier })).body).toEqual(REFUSED);
      const mine = await redeem(client, code, { code_verifier: verifier });
      expect(mine.status).toBe(200);
      expect((await redeem(stranger, code, { code_verifier: verifier })).body).toEqual(REFUSED);
      expect((await userinfo(mine.body.access_token)).status).toBe(200);
    },
  );
});

describe("a code", () => {
  it.each([
    ["demo", "demo"],
    ["the documents' placeholder", "demo_authorization_code"],
    ["well-formed but was never issued", `oac_${"A".repeat(43)}`],
    ["written like an access token", `oat_${"A".repeat(43)}`],
    ["NUL", "oac_\u0000"],
    ["60,000 characters long", "a".repeat(60_000)],
    ["SQL", "' OR 1=1 --"],
  ])("that is %s is unknown", async (_, code) => {
    const answer = await redeem(await createClient(), code);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(REFUSED);
  });

  it("that is absent or empty is a malformed request", async () => {
    const client = await createClient();
    for (const code of [undefined, ""]) {
      const answer = await redeem(client, code as string);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ error: "invalid_request", error_description: "The code is missing" });
    }
  });

  it("is not accepted as its stored digest", async () => {
    const { client } = await createFlow();
    const { hash } = await db.oAuthCode.findFirstOrThrow();
    expect((await redeem(client, hash)).body).toEqual(REFUSED);
    expect((await redeem(client, `oac_${hash.slice(0, 43)}`)).body).toEqual(REFUSED);
  });

  it("is not accepted as an access token, a refresh token, or a client's secret", async () => {
    const { client, code } = await createFlow();
    expect((await userinfo(code)).status).toBe(401);
    expect((await refresh(client, code)).body).toEqual(REFUSED);
    expect((await redeem({ ...client, secret: code }, code)).status).toBe(401);
    expect((await redeem(client, code)).status).toBe(200);
  });

  it.each([
    ["the consent was revoked", () => db.userClientAuthorization.updateMany({ data: { permission: false } })],
    ["the consent is inactive", () => db.userClientAuthorization.updateMany({ data: { active: false } })],
    ["the consent was deleted", () => db.userClientAuthorization.deleteMany()],
    ["the grant was revoked", () => db.oAuthGrant.updateMany({ data: { revokedAt: now() } })],
    ["the consent covers none of its scopes", () => db.userClientAuthorization.updateMany({ data: { scopes: [] } })],
    [
      "the return address was removed",
      () => db.oAuthClient.updateMany({ data: { redirectUris: ["https://new.example"] } }),
    ],
  ])("is refused once %s", async (_, happen) => {
    const { client, code } = await createFlow();
    await happen();
    expect((await redeem(client, code)).body).toEqual(REFUSED);
    expect(await db.oAuthAccessToken.count()).toBe(0);
    expect(await db.oAuthRefreshToken.count()).toBe(0);
  });

  it("ends with the person's account, and with the application", async () => {
    const { client, code, person } = await createFlow();
    await db.user.delete({ where: { id: person.id } });
    expect((await redeem(client, code)).body).toEqual(REFUSED);
    const otherFlow = await createFlow();
    await db.oAuthClient.delete({ where: { id: otherFlow.client.id } });
    expect((await redeem(otherFlow.client, otherFlow.code)).body).toMatchObject({ error: "invalid_client" });
  });
});
