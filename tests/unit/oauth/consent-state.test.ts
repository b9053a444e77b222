import { describe, expect, it } from "vitest";
import type { AuthorizationRequest, Prompt } from "@/server/oauth/authorize/authorization-request";
import { type ConsentRecord, consentState, isLive } from "@/server/oauth/authorize/consent-state";
import { coveredScopes } from "@/server/oauth/covered-scopes";
import { clientOf, requestTo } from "../../factories/oauth-client";

const DIET = "dietary_preferences:read";
const INGREDIENTS = "ingredients:read";

type RequestParts = { scopes?: AuthorizationRequest["scopes"]; prompts?: Prompt[]; isPublic?: boolean; uri?: string };

const request = ({
  scopes = [DIET],
  prompts = [],
  isPublic = false,
  uri = "https://m.example/",
}: RequestParts = {}): AuthorizationRequest =>
  requestTo(uri, { client: clientOf({ isPublic, redirectUris: [uri] }), scopes, prompts });
const record = (over: Partial<NonNullable<ConsentRecord>> = {}): ConsentRecord => ({
  permission: true,
  active: true,
  scopes: [DIET],
  declined: [],
  endsAt: null,
  ...over,
});

describe("the state of a consent", () => {
  it.each<[string, ConsentRecord, RequestParts, string]>([
    ["is none if the person has never decided", null, {}, "none"],
    ["is granted if the person allowed it", record(), {}, "granted"],
    ["is inactive if the person denied it", record({ permission: false, active: false, scopes: [] }), {}, "inactive"],
    ["is inactive if it was set inactive", record({ active: false }), {}, "inactive"],
    ["is inactive if it is active without permission", record({ permission: false }), {}, "inactive"],
    ["is required if the request has more scopes", record(), { scopes: [DIET, INGREDIENTS] }, "required"],
    ["is required if the request has other scopes", record(), { scopes: ["profile:read"] }, "required"],
    ["is granted if the request has fewer scopes", record({ scopes: [DIET, INGREDIENTS] }), {}, "granted"],
    [
      "is granted if the request adds only scopes of the protocol",
      record(),
      { scopes: [DIET, "openid", "offline_access"] },
      "granted",
    ],
    [
      "is granted if the request has only scopes of the protocol",
      record({ scopes: [] }),
      { scopes: ["openid"] },
      "granted",
    ],
    ["is required with prompt=consent", record(), { prompts: ["consent"] }, "required"],
    ["is required with prompt=login", record(), { prompts: ["login"] }, "required"],
    ["is inactive after its end", record({ endsAt: new Date(0) }), {}, "inactive"],
    ["is granted before its end", record({ endsAt: new Date("2999-01-01") }), {}, "granted"],
    [
      "is granted if the person declined the other scopes",
      record({ declined: [INGREDIENTS] }),
      { scopes: [DIET, INGREDIENTS] },
      "granted",
    ],
    [
      "is required if the request has only declined scopes",
      record({ declined: [INGREDIENTS] }),
      { scopes: [INGREDIENTS] },
      "required",
    ],
    ["is granted with prompt=none", record(), { prompts: ["none"] }, "granted"],
    [
      "is required for an app on the person's device",
      record(),
      { isPublic: true, uri: "com.example.app:/back" },
      "required",
    ],
    ["is required for a loopback address", record(), { isPublic: true, uri: "http://127.0.0.1:9/back" }, "required"],
    ["is required for localhost", record(), { isPublic: true, uri: "http://localhost/back" }, "required"],
    [
      "is granted for a confidential client at a loopback address",
      record(),
      { uri: "http://127.0.0.1:9/back" },
      "granted",
    ],
    ["is granted for a public client at an https address", record(), { isPublic: true }, "granted"],
    ["is granted for an https address in capitals", record(), { isPublic: true, uri: "HTTPS://m.example/" }, "granted"],
    ["is inactive with prompt=none after a denial", record({ permission: false }), { prompts: ["none"] }, "inactive"],
  ])("%s", (_, held, asked, state) => {
    expect(consentState(held, request(asked))).toBe(state);
  });

  it("both flags together are needed for a consent", () => {
    const states = [true, false].flatMap((permission) => [true, false].map((active) => record({ permission, active })));
    expect(states.map(isLive)).toEqual([true, false, false, false]);
    expect(isLive(null)).toBe(false);
  });
});

describe("the part of a grant that a consent still covers", () => {
  it.each<[string[], string[], string[]]>([
    [
      [DIET, INGREDIENTS],
      [DIET, INGREDIENTS],
      [DIET, INGREDIENTS],
    ],
    [[DIET, INGREDIENTS], [DIET], [DIET]],
    [[DIET], [DIET, INGREDIENTS, "profile:read"], [DIET]],
    [[DIET, "openid"], [], ["openid"]],
    [[DIET], [], []],
    [[], [DIET], []],
    [["offline_access", DIET], [INGREDIENTS], ["offline_access"]],
  ])("of %j by %j: %j", (granted, consented, covered) => {
    expect(coveredScopes(granted, consented)).toEqual(covered);
  });
});
