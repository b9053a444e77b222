import { describe, expect, it } from "vitest";
import { consentedScopes } from "@/server/oauth/authorizations/consented-scopes";

const GENERAL = ["general:access"];

describe("the scopes recorded after Allow", () => {
  it("are those that the screen showed, in the documented order", () => {
    expect(consentedScopes(["profile:read", "openid", "dietary_preferences:read"], [], GENERAL)).toEqual([
      "dietary_preferences:read",
      "profile:read",
      "openid",
    ]);
  });

  it("are the default pair where the screen showed none and none were recorded before", () => {
    expect(consentedScopes(undefined, [], GENERAL)).toEqual(["dietary_preferences:read", "ingredients:read"]);
    expect(consentedScopes(undefined, [], ["ingredients:read"])).toEqual(["ingredients:read"]);
    expect(consentedScopes(undefined, ["profile:read"], GENERAL)).toEqual(["profile:read"]);
  });

  it("never include general:access", () => {
    expect(consentedScopes(["general:access"], [], GENERAL)).toEqual(["dietary_preferences:read", "ingredients:read"]);
  });

  it.each([["profile:read"], ["recipes:read"], [""]])("refuses %j, which the application may not ask for", (scope) => {
    expect(() => consentedScopes([scope], [], ["ingredients:read"])).toThrow("scopesNotAllowed");
  });

  it("lose a scope that the application may no longer request, instead of refusing every Allow", () => {
    expect(consentedScopes(["ingredients:read", "profile:read"], ["profile:read"], ["ingredients:read"])).toEqual([
      "ingredients:read",
    ]);
  });
});
