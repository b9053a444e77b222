import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isNativeAddress,
  matchesRegistered,
  redirectUriProblem,
  shownHost,
  withParameters,
} from "@/lib/oauth/redirect-uri";

const PUBLIC = { isPublic: true };
const CONFIDENTIAL = { isPublic: false };

describe("a redirect address may be registered", () => {
  it.each([
    "https://menus.example",
    "https://menus.example/",
    "https://menus.example/back?tenant=7&x=%20y",
    "https://menus.example:8443/back",
    "HTTPS://Menus.Example/Back",
    "https://192.0.2.1/back",
    "https://[2001:db8::1]/back",
    "https://xn--bcher-kva.example/back",
    "http://localhost:3000/back",
    "http://127.0.0.1/back",
    "http://127.0.0.1:65535",
    "http://[::1]:8000/back",
  ])("by every application: %s", (uri) => {
    expect(redirectUriProblem(uri, CONFIDENTIAL)).toBeNull();
    expect(redirectUriProblem(uri, PUBLIC)).toBeNull();
  });

  it.each(["com.example.app:/back", "com.example.app:back", "com.example.app://back/here", "a.b:/"])(
    "only by a public application: %s",
    (uri) => {
      expect(redirectUriProblem(uri, PUBLIC)).toBeNull();
      expect(redirectUriProblem(uri, CONFIDENTIAL)).toBe("Only public applications may use an app's own scheme");
    },
  );
});

describe("a redirect address is refused, with the reason,", () => {
  const NOT_ABSOLUTE = "A redirect URI must be absolute, such as https://example.com/callback";
  const NO_HOST = "A redirect URI must name a host";
  const NOT_HTTPS = "A redirect URI must use https; http only works for 127.0.0.1, [::1] and localhost";
  const FRAGMENT = "A redirect URI must not have a fragment (#)";
  const WILDCARD = "A redirect URI must not have a wildcard (*)";
  const USER_NAME = "A redirect URI must not have a user name";
  const CHARACTERS = "A redirect URI must not have spaces or characters that addresses cannot have";
  const SCHEME = "A redirect URI must begin with https://, or be an app's own scheme with a dot in it";

  it.each([
    ["", CHARACTERS],
    ["/back", NOT_ABSOLUTE],
    ["//menus.example/back", NOT_ABSOLUTE],
    ["menus.example/back", NOT_ABSOLUTE],
    ["https", NOT_ABSOLUTE],
    ["https:", NOT_ABSOLUTE],
    [":https://menus.example", NOT_ABSOLUTE],
    ["https:menus.example", NO_HOST],
    ["https:/menus.example", NO_HOST],
    ["https:///menus.example", NO_HOST],
    ["https://?x=1", NO_HOST],
    ["https://menus.example:65536/", NO_HOST],
    ["https://menus.example:0x50/", NO_HOST],
    ["https://menus.example:/", NO_HOST],
    ["https://-menus.example/", NO_HOST],
    ["https://menus%2eexample/", NO_HOST],
    ["https://[::zz]/", NO_HOST],
    ["https://menus.example#", FRAGMENT],
    ["https://menus.example/back#part", FRAGMENT],
    ["com.example.app:/back#", FRAGMENT],
    ["https://*.menus.example/", WILDCARD],
    ["https://menus.example/*", WILDCARD],
    ["https://menus.example@evil.test/", USER_NAME],
    ["https://user:word@menus.example/", USER_NAME],
    ["http://127.0.0.1@evil.test/", USER_NAME],
    ["com.example.app://someone@back", USER_NAME],
    ["https://menus.example\\@evil.test/", CHARACTERS],
    ["https:\\\\menus.example", CHARACTERS],
    [" https://menus.example/", CHARACTERS],
    ["https://menus.example/ back", CHARACTERS],
    ["https://menus.example/\u0000", CHARACTERS],
    ["https://menus.example/\r\nLocation:x", CHARACTERS],
    ["https://menus.example/\tback", CHARACTERS],
    ["https://menüs.example/", CHARACTERS],
    ["https://menus.example/<script>", CHARACTERS],
    ["https://menus.example/\u202ekcab", CHARACTERS],
    ["http://menus.example/back", NOT_HTTPS],
    ["http://127.0.0.2/back", NOT_HTTPS],
    ["http://127.1/back", NOT_HTTPS],
    ["http://2130706433/back", NOT_HTTPS],
    ["http://localhost.evil.test/back", NOT_HTTPS],
    ["http://127.0.0.1.evil.test/back", NOT_HTTPS],
    ["http://[::]/back", NOT_HTTPS],
    ["http://[::ffff:127.0.0.1]/back", NOT_HTTPS],
    ["HTTP://menus.example/back", NOT_HTTPS],
    ["javascript:alert(1)", SCHEME],
    ["JavaScript:alert(1)//https://menus.example", SCHEME],
    ["data:text/html,hello", SCHEME],
    ["vbscript:msgbox(1)", SCHEME],
    ["blob:https://menus.example/1", SCHEME],
    ["file:///etc/passwd", SCHEME],
    ["about:blank", SCHEME],
    ["myapp:/back", SCHEME],
    ["ftp://menus.example/", SCHEME],
    ["urn:ietf:wg:oauth:2.0:oob", SCHEME],
  ])("%j: %s", (uri, reason) => {
    expect(redirectUriProblem(uri, PUBLIC)).toBe(reason);
  });

  it("past 2000 characters", () => {
    const fits = `https://menus.example/${"a".repeat(1978)}`;
    expect(redirectUriProblem(fits, PUBLIC)).toBeNull();
    expect(redirectUriProblem(`${fits}a`, PUBLIC)).toBe("A redirect URI has at most 2000 characters");
  });

  it("with any scheme that could run as script on our origin", () => {
    const scheme = fc.constantFrom("javascript", "data", "vbscript", "blob", "file", "about", "view-source");
    const casing = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(scheme, casing, fc.string(), (name, upper, rest) => {
        const written = [...name].map((letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join("");
        expect(redirectUriProblem(`${written}:${rest}`, PUBLIC)).not.toBeNull();
      }),
    );
  });
});

describe("a requested address matches a registered one", () => {
  const registered = (...redirectUris: string[]) => ({ redirectUris, isPublic: true });

  it.each([
    ["https://menus.example/back", "https://menus.example/back/"],
    ["https://menus.example/back", "https://menus.example/back?"],
    ["https://menus.example/back", "https://menus.example/back?x=1"],
    ["https://menus.example/back", "https://menus.example/back/../back"],
    ["https://menus.example/back", "https://menus.example//back"],
    ["https://menus.example/back", "https://menus.example/BACK"],
    ["https://menus.example/back", "https://MENUS.example/back"],
    ["https://menus.example/back", "HTTPS://menus.example/back"],
    ["https://menus.example/back", "https://menus.example:443/back"],
    ["https://menus.example/back", "https://menus.example/%62ack"],
    ["https://menus.example/back", "https://menus.example/bac"],
    ["https://menus.example/back", "https://sub.menus.example/back"],
    ["https://menus.example/back", "https://menus.example.evil.test/back"],
    ["https://menus.example/back", "https://menus.example@evil.test/back"],
    ["https://menus.example/back", "http://menus.example/back"],
    ["https://menus.example/back", " https://menus.example/back"],
    ["https://menus.example", "https://menus.example/"],
    ["https://menus.example:8443/back", "https://menus.example:8444/back"],
    ["https://menus.example/back?a=1&b=2", "https://menus.example/back?b=2&a=1"],
    ["com.example.app:/back", "com.example.app:/Back"],
    ["com.example.app:/back", "com.example.app:/back/x"],
  ])("not %s by %s", (known, requested) => {
    expect(matchesRegistered(requested, registered(known))).toBe(false);
    expect(matchesRegistered(known, registered(known))).toBe(true);
  });

  it.each([
    ["http://127.0.0.1/back", "http://127.0.0.1:51004/back"],
    ["http://127.0.0.1:8000/back", "http://127.0.0.1/back"],
    ["http://127.0.0.1:8000/back", "http://127.0.0.1:1/back"],
    ["http://127.0.0.1", "http://127.0.0.1:65535"],
    ["http://[::1]/back?x=1", "http://[::1]:4000/back?x=1"],
  ])("on the person's own device in all but the port: %s by %s", (known, requested) => {
    expect(matchesRegistered(requested, { redirectUris: [known], isPublic: true })).toBe(true);
    expect(matchesRegistered(requested, { redirectUris: [known], isPublic: false })).toBe(false);
  });

  it.each([
    ["http://127.0.0.1/back", "http://127.0.0.1:65536/back"],
    ["http://127.0.0.1/back", "http://127.0.0.1:99999/back"],
    ["http://127.0.0.1/back", "http://127.0.0.1:123456/back"],
    ["http://127.0.0.1/back", "http://127.0.0.1:/back"],
    ["http://127.0.0.1/back", "http://127.0.0.1:80"],
    ["http://127.0.0.1/back", "http://127.0.0.1:80/back?x"],
    ["http://127.0.0.1/back", "http://[::1]:80/back"],
    ["http://127.0.0.1/back", "http://localhost:80/back"],
    ["http://127.0.0.1/back", "https://127.0.0.1:80/back"],
    ["http://127.0.0.1/back", "HTTP://127.0.0.1:80/back"],
    ["http://127.0.0.1/back", "http://127.0.0.1:80@evil.test/back"],
    ["http://localhost/back", "http://localhost:4000/back"],
    ["http://127.0.0.1?x=1", "http://127.0.0.1:80?x=1"],
  ])("on the person's own device, but not %s by %s", (known, requested) => {
    expect(matchesRegistered(requested, { redirectUris: [known], isPublic: true })).toBe(false);
  });

  it("never if the registered address is itself invalid", () => {
    for (const bad of ["javascript:alert(1)", "http://menus.example/", "https://menus.example/#x", ""]) {
      expect(matchesRegistered(bad, { redirectUris: [bad], isPublic: true }), bad).toBe(false);
    }
  });

  it("only by the very same characters, whatever they are", () => {
    const character = fc.constantFrom(..."ab./:@?&=%2Ee[]");
    const address = fc.string({ unit: character, maxLength: 12 }).map((rest) => `https://menus.example${rest}`);
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(matchesRegistered(one, { redirectUris: [other], isPublic: true }) && one !== other).toBe(false);
      }),
    );
  });
});

describe("the parameters of an answer", () => {
  it.each([
    ["https://menus.example/back", "https://menus.example/back?code=a+b%26c"],
    ["https://menus.example/back?tenant=7", "https://menus.example/back?tenant=7&code=a+b%26c"],
    ["https://menus.example/back?", "https://menus.example/back?&code=a+b%26c"],
    ["HTTPS://Menus.Example:443/a/../b", "HTTPS://Menus.Example:443/a/../b?code=a+b%26c"],
    ["com.example.app:/back", "com.example.app:/back?code=a+b%26c"],
  ])("are appended to %s, which stays as it is", (uri, expected) => {
    expect(withParameters(uri, { code: "a b&c", state: undefined })).toBe(expected);
  });

  it("are read back exactly as they were written, and leave no fragment", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), (state, code) => {
        const address = withParameters("https://menus.example/back?kept=1", { code, state });
        const read = new URL(address).searchParams;
        expect(address).toMatch(/^https:\/\/menus\.example\/back\?kept=1&[\w%.*+=&-]*$/);
        expect(read.get("state")).toBe(new TextDecoder().decode(new TextEncoder().encode(state)));
        expect(read.get("code")).toBe(new TextDecoder().decode(new TextEncoder().encode(code)));
      }),
    );
  });

  it("add nothing if there are none", () => {
    expect(withParameters("https://menus.example/back", { state: undefined })).toBe("https://menus.example/back");
  });
});

it.each([
  ["https://menus.example/back?x=https://evil.test", "menus.example", false],
  ["https://menus.example:8443", "menus.example:8443", false],
  ["http://127.0.0.1:9000/back", "127.0.0.1:9000", true],
  ["http://[::1]/back", "[::1]", true],
  ["com.example.app:/menus.example", "com.example.app", true],
  ["com.example.app://menus.example", "com.example.app", true],
])("for %s people see %s; on the person's own device: %s", (uri, shown, isNative) => {
  expect(shownHost(uri)).toBe(shown);
  expect(isNativeAddress(uri)).toBe(isNative);
});
