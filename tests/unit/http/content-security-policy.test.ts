import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/lib/content-security-policy";
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

  it("is omitted only for handlers and files", () => {
    const source = config.matcher[0]?.source ?? "";
    const isPage = (path: string) => new RegExp(`^${source}$`).test(path);
    expect(
      ["/", "/settings", "/onboard", "/id/x", "/s/abc", "/recipes", "/portal"].filter((path) => !isPage(path)),
    ).toEqual([]);
    expect(["/api/health", "/auth/login", "/oauth/token", "/_next/static/a.js", "/sw.js"].filter(isPage)).toEqual([]);
  });
});
