import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askableScopes, inOrder, parseScope, requestedScopes, SCOPE_WORDS, SUPPORTED_SCOPES } from "@/lib/oauth/scopes";

const PAIR = ["dietary_preferences:read", "ingredients:read"];
const ALL = ["general:access"];

describe("the scope parameter", () => {
  it.each([
    [undefined, ALL, PAIR],
    ["general:access", ALL, PAIR],
    ["general:access openid", ALL, [...PAIR, "openid"]],
    ["general:access profile:read", ALL, [...PAIR, "profile:read"]],
    ["profile:read", ALL, ["profile:read"]],
    ["openid", ALL, ["openid"]],
    ["offline_access openid", ALL, ["openid", "offline_access"]],
    ["ingredients:read dietary_preferences:read", ALL, PAIR],
    ["openid openid", ALL, ["openid"]],
    [undefined, ["ingredients:read"], ["ingredients:read"]],
    [undefined, ["ingredients:read", "profile:read"], ["ingredients:read"]],
    ["openid offline_access", ["profile:read"], ["openid", "offline_access"]],
    ["profile:read", ["profile:read"], ["profile:read"]],
    ["marks:read", ALL, ["marks:read"]],
    [undefined, ["marks:read"], null],
    ["openid profile email", ALL, ["profile:read", "openid"]],
    ["openid email", ALL, ["profile:read", "openid"]],
    ["openid profile email address phone groups offline_access", ALL, ["profile:read", "openid", "offline_access"]],
    ["openid groups", ["allergies:read"], ["openid"]],
    ["allergies:read phone", ["allergies:read"], ["allergies:read"]],
  ])("%j of an application with %j: %j", (text, registered, expected) => {
    expect(requestedScopes(text, registered)).toEqual(expected);
  });

  it.each([
    [undefined, ["profile:read"]],
    [undefined, ["openid"]],
    [undefined, []],
    ["profile:read", ["ingredients:read"]],
    ["general:access", ["ingredients:read"]],
    ["favorites:read", ALL],
    ["OPENID", ALL],
    ["Profile:Read", ALL],
    ["profile:read  openid", ALL],
    [" profile:read", ALL],
    ["profile:read ", ALL],
    ["profile:read\topenid", ALL],
    ["profile:read,openid", ALL],
    ['"profile:read"', ALL],
    ["profile:read\\", ALL],
    ["profile:read\u0000", ALL],
    ["профиль", ALL],
    ["profile", ["ingredients:read"]],
    ["openid email", ["name:read"]],
    ["address phone", ALL],
    ["groups", ALL],
    ["Email", ALL],
    ["openid roles", ALL],
    ["constructor", ALL],
    ["__proto__", ALL],
  ])("with nothing that may be requested: %j of an application with %j", (text, registered) => {
    expect(requestedScopes(text, registered)).toBeNull();
  });

  it("never includes profile:read unless requested, and never more than is registered", () => {
    const registration = fc.subarray([...SUPPORTED_SCOPES, "general:access"]);
    const words = fc.array(fc.constantFrom(...SUPPORTED_SCOPES, "general:access", "unknown"), { maxLength: 6 });
    fc.assert(
      fc.property(registration, words, (registered, asked) => {
        const scopes = requestedScopes(asked.length > 0 ? asked.join(" ") : undefined, registered);
        if (scopes === null) return;
        expect(scopes.includes("profile:read") && !asked.includes("profile:read")).toBe(false);
        for (const scope of scopes) expect(askableScopes(registered)).toContain(scope);
        expect(scopes).not.toContain("general:access");
        expect(inOrder(scopes)).toEqual(scopes);
        expect(requestedScopes(scopes.join(" "), registered)).toEqual(scopes);
      }),
    );
  });
});

it("a scope is parsed as RFC 6749 3.3 defines", () => {
  expect(parseScope("a b a")).toEqual(["a", "b"]);
  expect(parseScope("openid profile email address")).toEqual(["openid", "profile:read"]);
  expect(parseScope("!#[]~")).toEqual(["!#[]~"]);
  for (const malformed of ["", " ", "a  b", "a\nb", 'a"', "a\\b", "é"])
    expect(parseScope(malformed), malformed).toBeNull();
});

it("every scope that releases something has words for the person", () => {
  expect(SUPPORTED_SCOPES.filter((scope) => SCOPE_WORDS[scope] === "")).toEqual(["openid", "offline_access"]);
});
