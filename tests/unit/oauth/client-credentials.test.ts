import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areCredentialsOf, readClientCredentials } from "@/server/oauth/client-credentials";
import type { Client } from "@/server/oauth/find-client";
import { Parameters } from "@/server/oauth/parameters";
import { ProtocolError } from "@/server/oauth/protocol-error";
import { hashSecretValue } from "@/server/oauth/secret-values";
import { clientOf } from "../../factories/oauth-client";

const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");
const none = new Parameters("");
const read = (authorization: string | null, body = "") => readClientCredentials(authorization, new Parameters(body));

/** RFC 6749 Appendix B: both parts are form-urlencoded, then joined by a colon. */
const form = (text: string) => new URLSearchParams({ x: text }).toString().slice(2);
const basicOf = (id: string, secret: string) => `Basic ${base64(`${form(id)}:${form(secret)}`)}`;

function refusalOf(act: () => unknown): { code: string | null; status: number; challenge: string | undefined } {
  try {
    act();
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const { code, status, headers } = error;
    return { code, status, challenge: new Headers(headers).get("WWW-Authenticate") ?? undefined };
  }
  throw new Error("nothing was refused");
}

describe("HTTP Basic (RFC 6749 2.3.1)", () => {
  it("returns every id and secret as sent, in any characters", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1 }),
        fc.string({ unit: "grapheme", minLength: 1 }),
        (id, secret) => {
          expect(readClientCredentials(basicOf(id, secret), none)).toEqual({ clientId: id, secret, isByHeader: true });
        },
      ),
    );
  });

  it.each<[string, string, string]>([
    ["a colon in the secret", "menus", "a:b:c"],
    ["a colon in the id", "https://menus.example/", "x"],
    ["a plus and a blank", "a+b c", "d e+f"],
    ["percent signs", "100%", "%41"],
    ["an ampersand and an equals sign", "a&b=c", "=&"],
    ["other scripts", "餐厅", "señal—ключ"],
    ["quotes and backslashes", 'a"b', "c\\d"],
  ])("%s", (_, id, secret) => {
    expect(read(basicOf(id, secret))).toEqual({ clientId: id, secret, isByHeader: true });
  });

  it("accepts a client that does not encode, if nothing in its credentials needs encoding", () => {
    expect(read(`Basic ${base64("menus:ocs_a-b_c")}`)).toMatchObject({ clientId: "menus", secret: "ocs_a-b_c" });
    expect(read(`Basic ${base64("menus:a:b")}`)).toMatchObject({ clientId: "menus", secret: "a:b" });
  });

  it.each(["Basic", "basic", "BASIC", "bAsIc"])("accepts the scheme written %s", (scheme) => {
    expect(read(`${scheme} ${base64("menus:x")}`).clientId).toBe("menus");
  });

  it("treats an empty half as missing", () => {
    expect(read(`Basic ${base64("menus:")}`)).toEqual({ clientId: "menus", secret: undefined, isByHeader: true });
    expect(read(`Basic ${base64(":x")}`)).toEqual({ clientId: undefined, secret: "x", isByHeader: true });
    expect(read(`Basic ${base64(":")}`)).toEqual({ clientId: undefined, secret: undefined, isByHeader: true });
  });

  it.each([
    "",
    "Basic",
    "Basic ",
    "Basic !!!",
    "Basic a b",
    `Basic ${base64("no colon")}`,
    `Basic ${base64("%zz:x")}`,
    `Basic ${base64("x:%e0%a4")}`,
    `Bearer ${base64("menus:x")}`,
    `Basic\t${base64("menus:x")}`,
    `Digest username="menus"`,
    `Basic ${base64("menus:x")}, Basic ${base64("menus:x")}`,
  ])("malformed, %j, is a failed authentication with a challenge", (header) => {
    expect(refusalOf(() => read(header))).toEqual({
      code: "invalid_client",
      status: 401,
      challenge: 'Basic realm="oauth"',
    });
  });

  it("never throws for any header", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          readClientCredentials(`Basic ${text}`, none);
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
        }
      }),
    );
  });
});

describe("credentials in the body", () => {
  it("carry id and secret, and an empty value is absent", () => {
    expect(read(null, "client_id=menus&client_secret=x%2By")).toEqual({
      clientId: "menus",
      secret: "x+y",
      isByHeader: false,
    });
    expect(read(null, "client_id=menus&client_secret=")).toMatchObject({ clientId: "menus", secret: undefined });
    expect(read(null, "")).toEqual({ clientId: undefined, secret: undefined, isByHeader: false });
  });

  it("beside the header may repeat the id, and nothing else (RFC 6749 2.3)", () => {
    const header = `Basic ${base64("menus:x")}`;
    expect(read(header, "client_id=menus&client_secret=")).toMatchObject({ clientId: "menus", secret: "x" });
    for (const body of ["client_secret=x", "client_id=menus&client_secret=x", "client_id=other", "client_id=Menus"]) {
      expect(refusalOf(() => read(header, body))).toEqual({
        code: "invalid_request",
        status: 400,
        challenge: undefined,
      });
    }
  });
});

describe("a client is authenticated", () => {
  const secret = `ocs_${"A".repeat(43)}`;
  const client = (over: Partial<Client> = {}) => clientOf({ secretHash: hashSecretValue(secret), ...over });
  const open = client({ isPublic: true, secretHash: null });
  const given = (over: object = {}) => ({ clientId: "menus", secret, isByHeader: true, ...over }) as const;

  it("as a confidential client by its secret, whichever way it was sent", () => {
    expect(areCredentialsOf(client(), given())).toBe(true);
    expect(areCredentialsOf(client(), given({ isByHeader: false }))).toBe(true);
  });

  it.each([undefined, "", "x", secret.toLowerCase(), `${secret} `, hashSecretValue(secret), secret.slice(0, -1)])(
    "not by %j",
    (wrong) => {
      expect(areCredentialsOf(client(), given({ secret: wrong }))).toBe(false);
    },
  );

  it("as a public client by its id alone: no secret, no header", () => {
    expect(areCredentialsOf(open, given({ secret: undefined, isByHeader: false }))).toBe(true);
    expect(areCredentialsOf(open, given({ secret: undefined }))).toBe(false);
    expect(areCredentialsOf(open, given({ isByHeader: false }))).toBe(false);
  });

  it("never if there is no such client, not even with the stand-in secret", () => {
    for (const each of [secret, "the secret of no client", undefined]) {
      expect(areCredentialsOf(null, given({ secret: each }))).toBe(false);
    }
  });
});
