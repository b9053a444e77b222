import { describe, expect, it } from "vitest";
import { POST as introspectPost } from "@/app/oauth/introspect/route";
import { POST as revokePost } from "@/app/oauth/revoke/route";
import { db } from "@/server/db/client";
import {
  callAs,
  createClient,
  createFlow,
  createTokens,
  introspect,
  newCode,
  redeem,
  refresh,
  userinfo,
} from "../../factories/oauth-flow";

const INACTIVE = { active: false };
const revoke = (client: Parameters<typeof callAs>[1], parameters: Record<string, string | undefined>) =>
  callAs(revokePost, client, parameters);

describe("introspection (RFC 7662)", () => {
  it("describes a live access token of the application, and of the person only the id", async () => {
    const { client, tokens, person } = await createTokens({ scope: "profile:read openid" });
    const answer = await introspect(client, tokens.access_token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      active: true,
      client_id: client.clientId,
      sub: person.id,
      scope: "profile:read openid",
      iss: "http://localhost:3000",
      iat: expect.any(Number),
      exp: expect.any(Number),
      token_type: "Bearer",
    });
    expect(Number(answer.body.exp) - Number(answer.body.iat)).toBe(3600);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("describes a refresh token without a token_type, whatever the hint says", async () => {
    const { client, tokens } = await createTokens();
    for (const token_type_hint of [undefined, "refresh_token", "access_token", "nonsense"]) {
      const { body } = await callAs(introspectPost, client, { token: tokens.refresh_token, token_type_hint });
      expect(body).toMatchObject({ active: true });
      expect(body).not.toHaveProperty("token_type");
    }
  });

  it("says of everything else only that it is not active", async () => {
    const { client, tokens, person, code } = await createTokens();
    const stranger = await createClient();
    const next = await refresh(client, tokens.refresh_token);
    const wrong = ["x", "\u0000", "a".repeat(50_000), code, person.token, tokens.refresh_token, client.secret ?? ""];
    for (const token of wrong) expect((await introspect(client, token)).body).toEqual(INACTIVE);
    for (const token of [next.body.access_token, next.body.refresh_token]) {
      expect((await introspect(stranger, token)).body).toEqual(INACTIVE);
    }
    await db.userClientAuthorization.updateMany({ data: { active: false } });
    for (const token of [next.body.access_token, next.body.refresh_token]) {
      expect((await introspect(client, token)).body).toEqual(INACTIVE);
    }
  });

  it("needs a token, and a used one ends nothing", async () => {
    const { client, tokens } = await createTokens();
    for (const token of [undefined, ""]) {
      const answer = await callAs(introspectPost, client, { token });
      expect([answer.status, answer.body]).toEqual([
        400,
        { error: "invalid_request", error_description: "The token is missing" },
      ]);
    }
    const next = await refresh(client, tokens.refresh_token);
    await introspect(client, tokens.refresh_token);
    expect((await userinfo(next.body.access_token)).status).toBe(200);
  });
});

describe.each([{ isPublic: false }, { isPublic: true }])(
  "revocation (RFC 7009), public: $isPublic,",
  ({ isPublic }) => {
    it("of an access token ends only that token, whatever the hint says", async () => {
      const { client, tokens } = await createTokens({ isPublic });
      const next = await refresh(client, tokens.refresh_token);
      const answer = await revoke(client, { token: tokens.access_token, token_type_hint: "refresh_token" });
      expect([answer.status, answer.body]).toEqual([200, {}]);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect((await userinfo(tokens.access_token)).status).toBe(401);
      expect((await userinfo(next.body.access_token)).status).toBe(200);
      expect((await refresh(client, next.body.refresh_token)).status).toBe(200);
    });

    it("of a refresh token ends everything of its grant, and no other grant", async () => {
      const { client, tokens, person } = await createTokens({ isPublic });
      const second = await newCode(person, client);
      const otherTokens = await redeem(client, second.code, { code_verifier: second.verifier });
      const answer = await revoke(client, { token: tokens.refresh_token, token_type_hint: "access_token" });
      expect([answer.status, answer.body]).toEqual([200, {}]);
      expect((await userinfo(tokens.access_token)).status).toBe(401);
      expect((await refresh(client, tokens.refresh_token)).body.error).toBe("invalid_grant");
      expect((await userinfo(otherTokens.body.access_token)).status).toBe(200);
      expect((await db.userClientAuthorization.findFirstOrThrow()).permission).toBe(true);
    });

    it("of a used refresh token ends its grant, too, because an application may have stored an old one", async () => {
      const { client, tokens } = await createTokens({ isPublic });
      const next = await refresh(client, tokens.refresh_token);
      expect((await revoke(client, { token: tokens.refresh_token })).status).toBe(200);
      expect((await userinfo(next.body.access_token)).status).toBe(401);
      expect((await refresh(client, next.body.refresh_token)).status).toBe(400);
    });

    it("of an unknown or dead token succeeds; without a token it is malformed", async () => {
      const { client, tokens, code, person } = await createTokens({ isPublic });
      await revoke(client, { token: tokens.refresh_token });
      for (const token of [tokens.refresh_token, tokens.access_token, "x", "\u0000", code, person.token]) {
        expect((await revoke(client, { token })).status).toBe(200);
      }
      expect((await revoke(client, {})).body).toMatchObject({ error: "invalid_request" });
    });

    it("of another application's token is refused, and nothing ends", async () => {
      const { tokens } = await createTokens({ isPublic: !isPublic });
      const stranger = await createClient({ isPublic });
      for (const token of [tokens.access_token, tokens.refresh_token]) {
        const answer = await revoke(stranger, { token });
        expect([answer.status, answer.body]).toEqual([
          400,
          { error: "unauthorized_client", error_description: "The token was issued to another client" },
        ]);
      }
      expect((await userinfo(tokens.access_token)).status).toBe(200);
    });

    it("without client authentication ends nothing", async () => {
      const { client, tokens } = await createTokens({ isPublic });
      const wrong = isPublic ? { ...client, clientId: "nobody" } : { ...client, secret: "wrong" };
      expect((await revoke(wrong, { token: tokens.refresh_token })).status).toBe(401);
      expect((await userinfo(tokens.access_token)).status).toBe(200);
    });
  },
);

it("revoking a code leaves it usable, because a code is no token", async () => {
  const { client, code } = await createFlow();
  await revoke(client, { token: code });
  expect((await redeem(client, code)).status).toBe(200);
});
