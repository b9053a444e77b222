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

describe("whether a person has to be asked for consent", () => {
  it.each<[string, ConsentRecord, RequestParts, string]>([
    ["nothing was ever decided", null, {}, "none"],
    ["it was allowed", record(), {}, "granted"],
    ["it was denied", record({ permission: false, active: false, scopes: [] }), {}, "inactive"],
    ["it was set inactive", record({ active: false }), {}, "inactive"],
    ["it is active without permission", record({ permission: false }), {}, "inactive"],
    ["more is wanted", record(), { scopes: [DIET, INGREDIENTS] }, "required"],
    ["something else is wanted", record(), { scopes: ["profile:read"] }, "required"],
    ["less is wanted", record({ scopes: [DIET, INGREDIENTS] }), {}, "granted"],
    ["words of the protocol are wanted beside it", record(), { scopes: [DIET, "openid", "offline_access"] }, "granted"],
    ["only words of the protocol are wanted", record({ scopes: [] }), { scopes: ["openid"] }, "granted"],
    ["it is to be asked again", record(), { prompts: ["consent"] }, "required"],
    ["it is to be signed in again", record(), { prompts: ["login"] }, "required"],
    ["its time is over", record({ endsAt: new Date(0) }), {}, "inactive"],
    ["its time is not over", record({ endsAt: new Date("2999-01-01") }), {}, "granted"],
    ["the rest was declined", record({ declined: [INGREDIENTS] }), { scopes: [DIET, INGREDIENTS] }, "granted"],
    ["nothing else was declined", record({ declined: [INGREDIENTS] }), { scopes: [INGREDIENTS] }, "required"],
    ["nothing may be shown", record(), { prompts: ["none"] }, "granted"],
    ["an app of the own device asks", record(), { isPublic: true, uri: "com.example.app:/back" }, "required"],
    ["an app listens on the own machine", record(), { isPublic: true, uri: "http://127.0.0.1:9/back" }, "required"],
    ["… under another name of it", record(), { isPublic: true, uri: "http://localhost/back" }, "required"],
    ["a server of its own in development asks", record(), { uri: "http://127.0.0.1:9/back" }, "granted"],
    ["a public page asks by https", record(), { isPublic: true }, "granted"],
    ["… in capitals", record(), { isPublic: true, uri: "HTTPS://m.example/" }, "granted"],
    ["a denied one is asked for silently", record({ permission: false }), { prompts: ["none"] }, "inactive"],
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
