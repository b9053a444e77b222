import { hkdfSync, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it, onTestFinished } from "vitest";
import { signAccessToken, verifyAccessToken } from "@/server/auth/access-token";
import { decodeSession, encodeSession } from "@/server/auth/session-cookie";
import { replaceClock } from "@/server/clock";
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
  it("contains the person and the sign-in", async () => {
    expect(await verifyAccessToken(await signAccessToken(claims, new Date(), inAnHour()))).toEqual(claims);
    expect(await verifyAccessToken(await forged((token) => token))).toEqual(claims);
  });

  it("is refused once expired", async () => {
    const past = new Date(Date.now() - 1000);
    expect(await verifyAccessToken(await signAccessToken(claims, past, past))).toBeNull();
  });

  it("is refused once expired, even if it was verified before", async () => {
    const token = await signAccessToken(claims, new Date(), inAnHour());
    expect(await verifyAccessToken(token)).toEqual(claims);
    const later = new Date(Date.now() + 3_600_000);
    onTestFinished(replaceClock(() => later));
    expect(await verifyAccessToken(token)).toBeNull();
  });

  it("is refused with another issuer, audience, type, algorithm or key", async () => {
    expect(await verifyAccessToken(await forged((token) => token.setIssuer("x")))).toBeNull();
    expect(await verifyAccessToken(await forged((token) => token.setAudience("x")))).toBeNull();
    expect(await verifyAccessToken(await forged((token) => token, "HS256", "JWT"))).toBeNull();
    expect(await verifyAccessToken(await forged((token) => token, "HS512"))).toBeNull();
    const raw = new TextEncoder().encode(env.AUTH_SECRET);
    expect(await verifyAccessToken(await forged((token) => token, "HS256", "session+jwt", raw))).toBeNull();
  });

  it("is refused when any part of it is changed, cut off or added", async () => {
    const token = await signAccessToken(claims, new Date(), inAnHour());
    const [header = "", payload = "", signature = ""] = token.split(".");
    const others = JSON.parse(Buffer.from(payload, "base64url").toString());
    const another = Buffer.from(JSON.stringify({ ...others, sub: randomUUID() })).toString("base64url");
    const none = Buffer.from(JSON.stringify({ alg: "none", typ: "session+jwt" })).toString("base64url");
    // The last of 43 base64url characters has two unused bits, so four spellings decode to the same bytes.
    const bytesOf = (text: string) => Buffer.from(text, "base64url").toString("hex");
    const respelt = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"]
      .map((letter) => `${signature.slice(0, -1)}${letter}`)
      .filter((each) => bytesOf(each) !== bytesOf(signature));
    const changed = [
      ...[`${header}.${another}.${signature}`, `${none}.${payload}.`, `${none}.${payload}.${signature}`],
      ...[`${header}.${payload}.`, `${header}.${payload}`, `${token}.`, `${token}.${signature}`],
      ...respelt.map((each) => `${header}.${payload}.${each}`),
    ];
    for (const each of changed) expect(await verifyAccessToken(each), each).toBeNull();
  });

  it("is refused without an expiry, and with an invalid person or sign-in", async () => {
    const without = (left: string) =>
      new SignJWT({ ...(left === "sid" ? {} : { sid: claims.signInId }), ...(left === "exp" ? {} : { exp: 4e9 }) })
        .setProtectedHeader({ alg: "HS256", typ: "session+jwt" })
        .setSubject(left === "sub" ? "x" : claims.userId)
        .setIssuer("urn:forkprint:sign-in")
        .setAudience("urn:forkprint:first-party")
        .sign(key());
    expect(await verifyAccessToken(await without("nothing"))).toEqual(claims);
    for (const left of ["exp", "sid", "sub"]) expect(await verifyAccessToken(await without(left)), left).toBeNull();
  });

  it.each(["", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.", "null"])("is refused when it is %j", async (token) => {
    expect(await verifyAccessToken(token)).toBeNull();
  });
});

describe("a session cookie", () => {
  it("carries the same claims, encrypted and authenticated", async () => {
    const value = await encodeSession(claims, 3600);
    expect(value).not.toContain(Buffer.from(claims.userId).toString("base64url"));
    expect(await decodeSession(value)).toEqual(claims);
    expect(await decodeSession(`${value.slice(0, -4)}AAAA`)).toBeNull();
  });

  it("is not accepted as an access token, nor an access token as a cookie", async () => {
    expect(await verifyAccessToken(await encodeSession(claims, 3600))).toBeNull();
    expect(await decodeSession(await signAccessToken(claims, new Date(), inAnHour()))).toBeNull();
  });
});
