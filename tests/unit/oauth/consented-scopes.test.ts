import { describe, expect, it } from "vitest";
import { consentedScopes } from "@/server/oauth/authorizations/consented-scopes";

const GENERAL = ["general:access"];

describe("what a record holds after Allow", () => {
  it("is what the screen showed, in the one order", () => {
    expect(consentedScopes(["profile:read", "openid", "dietary_preferences:read"], [], GENERAL)).toEqual([
      "dietary_preferences:read",
      "profile:read",
      "openid",
    ]);
  });

  it("is the default pair where nothing was shown and nothing is held", () => {
    expect(consentedScopes(undefined, [], GENERAL)).toEqual(["dietary_preferences:read", "ingredients:read"]);
    expect(consentedScopes(undefined, [], ["ingredients:read"])).toEqual(["ingredients:read"]);
    expect(consentedScopes(undefined, ["profile:read"], GENERAL)).toEqual(["profile:read"]);
  });

  it("never names general:access", () => {
    expect(consentedScopes(["general:access"], [], GENERAL)).toEqual(["dietary_preferences:read", "ingredients:read"]);
  });

  it.each([["profile:read"], ["recipes:read"], [""]])("refuses %j, which the application may not ask for", (scope) => {
    expect(() => consentedScopes([scope], [], ["ingredients:read"])).toThrow(/may not ask/);
  });

  it("drops what was allowed before and may no longer be asked for, instead of refusing every Allow", () => {
    expect(consentedScopes(["ingredients:read", "profile:read"], ["profile:read"], ["ingredients:read"])).toEqual([
      "ingredients:read",
    ]);
  });
});
