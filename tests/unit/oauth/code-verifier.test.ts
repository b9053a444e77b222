import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRightVerifier } from "@/server/oauth/token/code-verifier";

const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const s256 = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const verifier = fc.stringMatching(/^[A-Za-z0-9\-._~]{43,128}$/);

describe("a verifier (RFC 7636)", () => {
  it("belongs to its challenge: the example of Appendix B", () => {
    expect(isRightVerifier(VERIFIER, CHALLENGE)).toBe(true);
  });

  it("of any legal characters and length matches the challenge made from it", () => {
    fc.assert(
      fc.property(verifier, (text) => {
        expect(isRightVerifier(text, s256(text))).toBe(true);
      }),
    );
  });

  it("matches no other challenge", () => {
    fc.assert(
      fc.property(verifier, verifier, (one, other) => {
        fc.pre(one !== other);
        expect(isRightVerifier(one, s256(other))).toBe(false);
      }),
    );
  });

  it("differs from every text that differs in one character", () => {
    for (let place = 0; place < VERIFIER.length; place++) {
      const other = VERIFIER[place] === "x" ? "y" : "x";
      expect(isRightVerifier(`${VERIFIER.slice(0, place)}${other}${VERIFIER.slice(place + 1)}`, CHALLENGE)).toBe(false);
    }
  });

  it.each([
    "a".repeat(42),
    "a".repeat(129),
    "",
    `${"a".repeat(42)}+`,
    `${"a".repeat(42)}/`,
    `${"a".repeat(43)}=`,
    `${"a".repeat(43)}\n`,
    `${"a".repeat(42)}é`,
  ])("of an invalid form is refused although its digest matches: %j", (text) => {
    expect(isRightVerifier(text, s256(text))).toBe(false);
  });

  it("is not the challenge itself, because there is no method plain", () => {
    expect(isRightVerifier(CHALLENGE, CHALLENGE)).toBe(false);
    expect(isRightVerifier(VERIFIER, VERIFIER)).toBe(false);
  });

  it("is required if there was a challenge, and refused if there was none (RFC 9700 4.8.2)", () => {
    expect(isRightVerifier(undefined, CHALLENGE)).toBe(false);
    expect(isRightVerifier(undefined, null)).toBe(true);
    expect(isRightVerifier(VERIFIER, null)).toBe(false);
    expect(isRightVerifier("", null)).toBe(false);
  });
});
