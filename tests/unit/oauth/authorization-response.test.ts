import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectUriProblem, withParameters } from "@/lib/oauth/redirect-uri";
import type { AuthorizationRequest } from "@/server/oauth/authorize/authorization-request";
import { errorAddress, successAddress } from "@/server/oauth/authorize/authorization-response";
import { clientOf, requestTo } from "../../factories/oauth-client";

const ISSUER = "http://localhost:3000";

const request = (uri: string, over: Partial<AuthorizationRequest> = {}): AuthorizationRequest =>
  requestTo(uri, { client: clientOf({ isPublic: true, redirectUris: [uri] }), ...over });

/** Every kind of address that can be registered, with and without its own query. */
const registered = fc
  .tuple(
    fc.constantFrom(
      "https://menus.example",
      "https://menus.example:8443",
      "http://127.0.0.1:3001",
      "http://[::1]",
      "com.example.app:",
      "HTTPS://Menus.Example",
    ),
    fc.constantFrom("", "/", "/back", "/a/../b", "/%2e%2e/x", "//double", "/back;p=1", "/b%20c"),
    fc.constantFrom("", "?", "?tenant=7", "?a=1&a=2", "?state=own&code=own", "?x=%26", "?a=1&"),
  )
  .map((parts) => parts.join(""))
  .filter((uri) => redirectUriProblem(uri, { isPublic: true }) === null);

describe("the address to which a browser is redirected", () => {
  it("begins with the registered text, unchanged, and ends with exactly our parameters", () => {
    fc.assert(
      fc.property(registered, fc.string({ unit: "grapheme", minLength: 1 }), (uri, state) => {
        const address = successAddress(request(uri, { state }), "oac_x", "a@b.example");
        expect(address.startsWith(uri)).toBe(true);
        const added = address.slice(uri.length);
        expect(added[0]).toBe(uri.includes("?") ? "&" : "?");
        expect([...new URLSearchParams(added.slice(1))]).toEqual([
          ["code", "oac_x"],
          ["state", state],
          ["iss", ISSUER],
        ]);
      }),
    );
  });

  it("contains nothing that could end a header or begin a fragment, whatever the state is", () => {
    fc.assert(
      fc.property(registered, fc.string({ unit: "binary" }), (uri, state) => {
        for (const address of [
          successAddress(request(uri, { state }), "oac_x", "a@b.example"),
          errorAddress({ uri }, state, { code: "access_denied", description: "no" }),
        ]) {
          expect(address).toMatch(/^[\x21-\x7e]+$/);
          expect(address).not.toContain("#");
        }
      }),
    );
  });

  it("contains the email only if the profile is granted in this answer, and never with an error", () => {
    const uri = "https://menus.example/back";
    const withProfile = request(uri, { scopes: ["profile:read"] });
    expect(new URL(successAddress(withProfile, "c", "a+b@c.example")).searchParams.get("email")).toBe("a+b@c.example");
    expect(successAddress(request(uri), "c", "a+b@c.example")).not.toContain("email");
    expect(errorAddress({ uri }, "s", { code: "access_denied" })).toBe(
      `${uri}?error=access_denied&state=s&iss=${encodeURIComponent(ISSUER)}`,
    );
  });

  it("describes errors in the characters that RFC 6749 4.1.2.1 allows", () => {
    const address = errorAddress({ uri: "https://m.example/" }, undefined, {
      code: "invalid_scope",
      description: "The scope is malformed, unknown, or more than this application may ask for",
    });
    expect(new URL(address).searchParams.get("error_description")).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(new URL(address).searchParams.has("state")).toBe(false);
  });

  it("is the registered text itself if there is nothing to add", () => {
    expect(withParameters("https://m.example/?a", { x: undefined })).toBe("https://m.example/?a");
  });
});
