import { readdirSync } from "node:fs";
import path from "node:path";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/lib/calls/content-security-policy";
import { config, proxy } from "@/proxy";

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split("; ").map((each) => [each.split(" ")[0] ?? "", each.split(" ").slice(1)]));

describe("the content security policy of our pages", () => {
  const policy = directivesOf(contentSecurityPolicy("bm9uY2U=", { development: false }));

  it("allows scripts by their nonce alone: no inline script, no evaluated text, no public hosts", () => {
    expect(policy["script-src"]).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
  });

  it("forbids framing our pages, and sending forms and calls elsewhere", () => {
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(policy["connect-src"]).toEqual(["'self'"]);
    expect(policy["default-src"]).toEqual(["'self'"]);
  });

  it("allows no pictures of other sites where an application asks for a person's values", () => {
    const directives = directivesOf(contentSecurityPolicy("x", { development: false, ownPicturesOnly: true }));
    expect(directives["img-src"]).toEqual(["'self'", "data:"]);
  });

  it("comes with each page, with a nonce that no other page has", () => {
    const nonceOf = () => {
      const answer = proxy(new NextRequest("http://localhost:3000/settings"));
      const sent = answer.headers.get("content-security-policy") ?? "";
      // Next reads the nonce from this request header for its own scripts.
      expect(answer.headers.get("x-middleware-request-content-security-policy")).toBe(sent);
      return /'nonce-([^']+)'/.exec(sent)?.[1] ?? "";
    };
    const nonces = new Set(Array.from({ length: 50 }, nonceOf));
    expect(nonces.size).toBe(50);
    for (const nonce of nonces) expect(atob(nonce).length).toBeGreaterThanOrEqual(16);
  });

  it("is omitted only for handlers and files, whatever the request says of itself", () => {
    // A matcher with conditions could be evaded by a header that the sender chooses.
    expect(config.matcher).toEqual([expect.any(String)]);
    const isPage = (address: string) => new RegExp(`^${config.matcher[0]}$`).test(address);
    expect(addressesOf("page.tsx").filter((address) => !isPage(address))).toEqual([]);
    expect(addressesOf("route.ts").filter(isPage)).toEqual([]);
    expect(["/_next/static/a.js", "/sw.js", "/widget.js", "/icons/192.png"].filter(isPage)).toEqual([]);
    expect(["/nothing", "/grocery-lists-of-nobody", "/admin/ml/x", "/parser"].filter(isPage)).toHaveLength(3);
  });
});

/** The addresses of all files of a name below app, with a word in place of each dynamic segment. */
function addressesOf(file: "page.tsx" | "route.ts"): string[] {
  const names = readdirSync("app", { recursive: true }).map((name) => String(name).split(path.sep));
  return names
    .filter((parts) => parts.at(-1) === file)
    .map((parts) => parts.slice(0, -1).filter((part) => !/^\(.+\)$/.test(part)))
    .map((parts) => `/${parts.map((part) => part.replace(/^\[+(?:\.\.\.)?.*$/, "word")).join("/")}`);
}
