import { describe, expect, it } from "vitest";
import { findRefusal, toAuthorizationRequest } from "@/server/oauth/authorize/check-request";
import { echoedState } from "@/server/oauth/authorize/checks/text-lengths";
import type { Client } from "@/server/oauth/find-client";
import { Parameters } from "@/server/oauth/parameters";
import { clientOf } from "../../factories/oauth-client";

const CONFIDENTIAL = clientOf({ secretHash: "x" });
const PUBLIC = clientOf({ isPublic: true });
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const S256 = `code_challenge=${CHALLENGE}&code_challenge_method=S256`;

const refusalOf = (text: string, client = CONFIDENTIAL) => findRefusal(new Parameters(text), client);
const requestOf = (text: string, client = CONFIDENTIAL) =>
  toAuthorizationRequest(new Parameters(text), client, { uri: "https://menus.example/back", wasSent: true });

describe("a valid request", () => {
  it.each<[string, string, Client]>([
    ["with only a response type", "response_type=code", CONFIDENTIAL],
    ["with PKCE", `response_type=code&${S256}`, CONFIDENTIAL],
    ["of a public application", `response_type=code&${S256}`, PUBLIC],
    ["with the only response mode", "response_type=code&response_mode=query", CONFIDENTIAL],
    ["with an empty response mode", "response_type=code&response_mode=", CONFIDENTIAL],
    [
      "with empty values of everything else",
      "response_type=code&scope=&prompt=&nonce=&max_age=&request=",
      CONFIDENTIAL,
    ],
    ["with a state of 2048 characters", `response_type=code&state=${"s".repeat(2048)}`, CONFIDENTIAL],
    ["with a nonce of 512 characters", `response_type=code&nonce=${"n".repeat(512)}`, CONFIDENTIAL],
    ["with two prompts", "response_type=code&prompt=login%20consent", CONFIDENTIAL],
    ["with an unknown parameter", "response_type=code&claims=%7B%7D&resource=x&foo=bar", CONFIDENTIAL],
    ["with every scope", `response_type=code&scope=openid+offline_access+profile:read+ingredients:read`, CONFIDENTIAL],
  ])("%s", (_, text, client) => {
    expect(refusalOf(text, client)).toBeNull();
  });
});

describe("what each check refuses", () => {
  it.each<[string, string, string]>([
    ["", "invalid_request", "The response_type is missing"],
    ["response_type=", "invalid_request", "The response_type is missing"],
    ["response_type=token", "unsupported_response_type", "Only the response_type code is supported"],
    ["response_type=code%20id_token", "unsupported_response_type", "Only the response_type code is supported"],
    ["response_type=Code", "unsupported_response_type", "Only the response_type code is supported"],
    ["response_type=code%20", "unsupported_response_type", "Only the response_type code is supported"],
    ["response_type=code&response_mode=fragment", "invalid_request", "Only the response_mode query is supported"],
    ["response_type=code&response_mode=form_post", "invalid_request", "Only the response_mode query is supported"],
    ["response_type=code&request=x", "request_not_supported", "Request objects are not supported"],
    [
      "response_type=code&request_uri=https://x.example",
      "request_uri_not_supported",
      "Request objects are not supported",
    ],
    [
      "response_type=code&registration=x",
      "registration_not_supported",
      "Registration within a request is not supported",
    ],
    ["response_type=code&prompt=select_account", "invalid_request", "The prompt is not supported"],
    ["response_type=code&prompt=None", "invalid_request", "The prompt is not supported"],
    ["response_type=code&prompt=none%20login", "invalid_request", "The prompt none stands alone"],
    ["response_type=code&prompt=login%20%20consent", "invalid_request", "The prompt is not supported"],
    ["response_type=code&max_age=-1", "invalid_request", "The max_age is not a number of seconds"],
    ["response_type=code&max_age=1h", "invalid_request", "The max_age is not a number of seconds"],
    [`response_type=code&state=${"s".repeat(2049)}`, "invalid_request", "The state is too long"],
    [`response_type=code&nonce=${"n".repeat(513)}`, "invalid_request", "The nonce is too long"],
    ["response_type=code&nonce=a%00b", "invalid_request", "The nonce is malformed"],
    ["response_type=code&foo=1&foo=2", "invalid_request", "A parameter is given more than once"],
    ["response_type=code&state=&state=", "invalid_request", "A parameter is given more than once"],
  ])("%s: %s", (text, code, description) => {
    expect(refusalOf(text)).toEqual({ code, description });
  });

  it.each(["everything", "dietary_preferences:read  openid", 'a"b', "a\\b", " openid", "openid ", "opénid", "\t"])(
    "the scope %j",
    (scope) => {
      expect(refusalOf(`response_type=code&${new URLSearchParams({ scope })}`)?.code).toBe("invalid_scope");
    },
  );

  it("a scope that the application may not request, and the default scopes if it may request none of them", () => {
    const narrow = { ...CONFIDENTIAL, scopes: ["profile:read"] };
    expect(refusalOf("response_type=code&scope=ingredients:read", narrow)?.code).toBe("invalid_scope");
    expect(refusalOf("response_type=code", narrow)?.code).toBe("invalid_scope");
    expect(refusalOf("response_type=code&scope=profile:read+openid", narrow)).toBeNull();
  });
});

describe("PKCE", () => {
  const MISSING = "The code_challenge is missing";
  const METHOD = "The code_challenge_method must be S256";
  const MALFORMED = "The code_challenge is malformed";

  it.each<[string, string]>([
    ["code_challenge_method=S256", MISSING],
    [`code_challenge=&code_challenge_method=S256`, MISSING],
    [`code_challenge=${CHALLENGE}`, METHOD],
    [`code_challenge=${CHALLENGE}&code_challenge_method=`, METHOD],
    [`code_challenge=${CHALLENGE}&code_challenge_method=plain`, METHOD],
    [`code_challenge=${CHALLENGE}&code_challenge_method=s256`, METHOD],
    [`code_challenge=${CHALLENGE.slice(1)}&code_challenge_method=S256`, MALFORMED],
    [`code_challenge=${"a".repeat(129)}&code_challenge_method=S256`, MALFORMED],
    [`code_challenge=${CHALLENGE}%3D&code_challenge_method=S256`, MALFORMED],
    [`code_challenge=${CHALLENGE}%0A&code_challenge_method=S256`, MALFORMED],
    [`code_challenge=${CHALLENGE.slice(1)}%2B&code_challenge_method=S256`, MALFORMED],
  ])("%s", (text, description) => {
    for (const client of [CONFIDENTIAL, PUBLIC]) {
      expect(refusalOf(`response_type=code&${text}`, client)).toEqual({ code: "invalid_request", description });
    }
  });

  it("is required for public applications", () => {
    const description = "This application must send a code_challenge";
    expect(refusalOf("response_type=code", PUBLIC)).toEqual({ code: "invalid_request", description });
  });
});

describe("the order of the checks", () => {
  it.each<[string, string]>([
    ["foo=1&foo=2&response_type=token", "invalid_request"],
    ["response_type=token&request=x&scope=everything", "unsupported_response_type"],
    ["response_type=code&request=x&scope=everything", "request_not_supported"],
    ["response_type=code&request=x&request_uri=y&registration=z", "request_not_supported"],
    ["response_type=code&request_uri=y&registration=z", "request_uri_not_supported"],
    ["response_type=code&scope=everything&prompt=x", "invalid_scope"],
  ])("%s: %s", (text, code) => {
    expect(refusalOf(text)?.code).toBe(code);
  });
});

describe("the parsed form of a valid request", () => {
  it("is exactly what was sent", () => {
    const text = `response_type=code&state=a%20b%26&nonce=n&prompt=login+consent&max_age=60&scope=openid+profile:read&${S256}`;
    expect(requestOf(text)).toEqual({
      client: CONFIDENTIAL,
      address: { uri: "https://menus.example/back", wasSent: true },
      scopes: ["profile:read", "openid"],
      state: "a b&",
      codeChallenge: CHALLENGE,
      nonce: "n",
      proofKey: null,
      pushedHash: null,
      prompts: ["login", "consent"],
      maxAgeSeconds: 60,
      resource: null,
    });
  });

  it("names the key that the code is for, and is refused if that is no thumbprint", () => {
    const thumbprint = "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I";
    expect(requestOf(`response_type=code&dpop_jkt=${thumbprint}`)).toMatchObject({ proofKey: thumbprint });
    const refusal = findRefusal(new Parameters("response_type=code&dpop_jkt=x"), CONFIDENTIAL);
    expect(refusal).toMatchObject({ code: "invalid_request", description: "The dpop_jkt is no SHA-256 thumbprint" });
  });

  it("contains the default pair of scopes if few parameters were sent", () => {
    expect(requestOf("response_type=code")).toMatchObject({
      scopes: ["dietary_preferences:read", "ingredients:read"],
      state: undefined,
      codeChallenge: undefined,
      nonce: undefined,
      prompts: [],
      maxAgeSeconds: undefined,
    });
  });

  it("never repeats a state that is repeated or too long", () => {
    expect(echoedState(new Parameters("state=a&state=b"))).toBeUndefined();
    expect(echoedState(new Parameters(`state=${"s".repeat(2049)}`))).toBeUndefined();
    expect(echoedState(new Parameters("state="))).toBeUndefined();
    expect(echoedState(new Parameters("state=%2B+%26"))).toBe("+ &");
  });
});
