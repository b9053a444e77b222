import { hkdfSync, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { signAccessToken, verifyAccessToken } from "@/server/auth/access-token";
import { decodeSession, encodeSession } from "@/server/auth/session-cookie";
import { env } from "@/server/env";

const claims = { userId: randomUUID(), signInId: randomUUID() };
const inAnHour = () => new Date(Date.now() + 3_600_000);
const key = () => new Uint8Array(hkdfSync("sha256", env.AUTH_SECRET, "", "forkprint access token", 32));

const forged = (
  change: (token: SignJWT) => SignJWT,
  alg = "HS256",
  typ = "session+jwt",
  signingKey: Uint8Array = key(),
) =>
  change(
    new SignJWT({ sid: claims.signInId })
      .setProtectedHeader({ alg, typ })
      .setSubject(claims.userId)
      .setIssuer("urn:forkprint:sign-in")
      .setAudience("urn:forkprint:first-party")
      .setExpirationTime(inAnHour()),
  ).sign(signingKey);

describe("an access token", () => {
  it("names the person and the sign-in", async () => {
    expect(await verifyAccessToken(await signAccessToken(claims, new Date(), inAnHour()))).toEqual(claims);
    expect(await verifyAccessToken(await forged((token) => token))).toEqual(claims);
  });

  it("is worthless once expired", async () => {
    const past = new Date(Date.now() - 1000);
    expect(await verifyAccessToken(await signAccessToken(claims, past, past))).toBeNull();
  });

  it("is refused with another issuer, audience, type, algorithm or key", async () => {
    expect(await verifyAccessToken(await forged((token) => token.setIssuer("x")))).toBeNull();
    expect(await verifyAccessToken(await forged((token) => token.setAudience("x")))).toBeNull();
    expect(await verifyAccessToken(await forged((token) => token, "HS256", "JWT"))).toBeNull();
    expect(await verifyAccessToken(await forged((token) => token, "HS512"))).toBeNull();
    const raw = new TextEncoder().encode(env.AUTH_SECRET);
    expect(await verifyAccessToken(await forged((token) => token, "HS256", "session+jwt", raw))).toBeNull();
  });

  it.each(["", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.", "null"])("is refused when it is %j", async (token) => {
    expect(await verifyAccessToken(token)).toBeNull();
  });
});

describe("a session cookie", () => {
  it("carries the same claims, unreadable and unforgeable", async () => {
    const value = await encodeSession(claims, 3600);
    expect(value).not.toContain(Buffer.from(claims.userId).toString("base64url"));
    expect(await decodeSession(value)).toEqual(claims);
    expect(await decodeSession(`${value.slice(0, -4)}AAAA`)).toBeNull();
  });

  it("does not stand in for an access token, nor the other way round", async () => {
    expect(await verifyAccessToken(await encodeSession(claims, 3600))).toBeNull();
    expect(await decodeSession(await signAccessToken(claims, new Date(), inAnHour()))).toBeNull();
  });
});
