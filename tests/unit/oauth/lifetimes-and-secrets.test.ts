import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areEqualHashes, createSecretValue, hashSecretValue, isSecretValue } from "@/server/oauth/secret-values";
import { ACCESS_TOKEN_TTL_SECONDS, accessTokenExpiry, refreshTokenExpiry } from "@/server/oauth/token/lifetimes";

const DAY = 24 * 3600_000;
const PREFIXES = ["oac_", "oat_", "ort_", "ocs_"] as const;

describe("the lifetime of tokens", () => {
  it("of an access token is the hour that its answer states", () => {
    const at = new Date("2026-03-29T00:30:00Z"); // A clock change that night must not matter.
    expect(accessTokenExpiry(at).getTime() - at.getTime()).toBe(ACCESS_TOKEN_TTL_SECONDS * 1000);
    expect(ACCESS_TOKEN_TTL_SECONDS).toBe(3600);
  });

  it.each([
    [0, 30],
    [1, 31],
    [59, 89],
    [60, 90],
    [61, 90],
    [75, 90],
    [90, 90],
  ])("of a refresh token made on day %i of its family ends on day %i", (made, ends) => {
    const began = new Date("2026-01-01T00:00:00Z");
    const at = new Date(began.getTime() + made * DAY);
    expect((refreshTokenExpiry(at, began).getTime() - began.getTime()) / DAY).toBe(ends);
  });

  it("never exceeds the family's end or thirty days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 * DAY }), (age) => {
        const began = new Date(0);
        const at = new Date(age);
        const ends = refreshTokenExpiry(at, began).getTime();
        expect(ends).toBeLessThanOrEqual(90 * DAY);
        expect(ends).toBeLessThanOrEqual(age + 30 * DAY);
      }),
    );
  });
});

describe("a secret value", () => {
  it("is 256 random bits behind the prefix of its kind, in characters that need no escaping", () => {
    for (const prefix of PREFIXES) {
      const value = createSecretValue(prefix);
      expect(value).toMatch(new RegExp(`^${prefix}[A-Za-z0-9_-]{43}$`));
      expect(Buffer.from(value.slice(4), "base64url")).toHaveLength(32);
      expect(encodeURIComponent(value)).toBe(value);
    }
  });

  it("is never repeated, and no part of it predicts another", () => {
    const values = Array.from({ length: 2000 }, () => createSecretValue("oat_"));
    expect(new Set(values).size).toBe(2000);
    expect(new Set(values.map((value) => value.slice(4, 14))).size).toBe(2000);
  });

  it("is recognised by its kind's form, and similar texts are not", () => {
    for (const prefix of PREFIXES) {
      const value = createSecretValue(prefix);
      expect(PREFIXES.filter((each) => isSecretValue(each, value))).toEqual([prefix]);
      const others = [
        `${value}x`,
        value.slice(0, -1),
        ` ${value}`,
        `${value}\n`,
        value.toUpperCase(),
        `${value.slice(0, -1)}=`,
        `${value.slice(0, -1)}\u0000`,
      ];
      for (const other of others) expect(isSecretValue(prefix, other), JSON.stringify(other)).toBe(false);
    }
  });

  it("is stored as SHA-256 in hex: the example of FIPS 180", () => {
    expect(hashSecretValue("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("is compared completely, whatever the lengths", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(areEqualHashes(one, other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
        expect(areEqualHashes(one, one)).toBe(true);
      }),
    );
  });
});
