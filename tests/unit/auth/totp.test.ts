import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seal, unseal } from "@/server/auth/sealed";
import { toBase32 } from "@/server/auth/second-factor/base32";
import { otpauthAddress, stepAt, stepOf, totpOf } from "@/server/auth/second-factor/totp";

/** RFC 6238, appendix B. Its codes have eight digits; ours are the last six. */
const SECRET = Buffer.from("12345678901234567890");
const VECTORS: [seconds: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of the authenticator app", () => {
  it.each(VECTORS)("for second %i is %s", (seconds, code) => {
    expect(totpOf(SECRET, stepAt(at(seconds)))).toBe(code);
    expect(stepOf(SECRET, code, at(seconds))).toBe(stepAt(at(seconds)));
  });

  it("is valid for one step before and after its own, and no longer", () => {
    const code = totpOf(SECRET, 1000);
    const inStep = (step: number) => stepOf(SECRET, code, at(step * 30));
    expect([998, 999, 1000, 1001, 1002].map(inStep)).toEqual([null, 1000, 1000, 1000, null]);
  });

  it("is set up in apps by the address format that they read", () => {
    expect(otpauthAddress(SECRET, "mira+x@diner.example")).toBe(
      "otpauth://totp/Forkprint%3Amira%2Bx%40diner.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Forkprint&algorithm=SHA1&digits=6&period=30",
    );
  });
});

describe("base 32", () => {
  // Test vectors of RFC 4648, section 10.
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("of %j is %j", (text, expected) => expect(toBase32(Buffer.from(text))).toBe(expected));
});

describe("an encrypted secret", () => {
  it("can be decrypted only for its owner and purpose, and not after any change", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(), (secret, place) => {
        const sealed = seal("one", "mira", secret);
        expect(unseal("one", "mira", sealed)).toEqual(secret);
        expect(unseal("two", "mira", sealed)).toBeNull();
        expect(unseal("one", "otto", sealed)).toBeNull();
        const bytes = Buffer.from(sealed, "base64url");
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        expect(unseal("one", "mira", bytes.toString("base64url"))).toBeNull();
      }),
    );
    expect(unseal("one", "mira", "short")).toBeNull();
  });
});
