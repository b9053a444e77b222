import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/lib/content-security-policy";
import { config, proxy } from "@/proxy";

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split("; ").map((each) => [each.split(" ")[0] ?? "", each.split(" ").slice(1)]));

describe("the policy of our pages", () => {
  const policy = directivesOf(contentSecurityPolicy("bm9uY2U=", { development: false }));

  it("runs a script for its nonce alone: no inline script, no evaluated text, no host that anybody may publish on", () => {
    expect(policy["script-src"]).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
  });

  it("lets nobody show our pages in a frame, and sends forms and calls nowhere else", () => {
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(policy["connect-src"]).toEqual(["'self'"]);
    expect(policy["default-src"]).toEqual(["'self'"]);
  });

  it("shows pictures of no other site where an application asks for somebody's values", () => {
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

  it("is left out for handlers and files alone", () => {
    const source = config.matcher[0]?.source ?? "";
    const isPage = (path: string) => new RegExp(`^${source}$`).test(path);
    expect(
      ["/", "/settings", "/onboard", "/id/x", "/s/abc", "/recipes", "/portal"].filter((path) => !isPage(path)),
    ).toEqual([]);
    expect(["/api/health", "/auth/login", "/oauth/token", "/_next/static/a.js", "/sw.js"].filter(isPage)).toEqual([]);
  });
});
