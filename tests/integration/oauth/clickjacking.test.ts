import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answered, authorize, authorizeByPost, createClient, createFlow } from "../../factories/oauth-flow";

/** RFC 6749 10.13, RFC 9700 4.16. For /onboard, tests/lifecycle checks the started product. */
describe("a page of the issuer", () => {
  const pages: [string, () => Promise<Awaited<ReturnType<typeof authorize>>>][] = [
    ["for an unknown application", () => authorize({ clientId: "nobody" }, {})],
    [
      "for an unregistered address",
      async () => authorize(await createClient(), { redirect_uri: "https://evil.test/" }),
    ],
    ["for an invalid request", async () => authorize(await createClient(), { scope: "no" })],
    [
      "for an invalid POST",
      async () => authorizeByPost({ clientId: "nobody" }, {}, { headers: { accept: "text/html" } }),
    ],
  ];

  it.each(pages)(
    "%s may not be framed, may not run scripts, may not be cached, and sends no referrer",
    async (_, open) => {
      const { status, headers, body } = await open();
      expect(status).toBe(400);
      const policy = Object.fromEntries(
        (headers.get("content-security-policy") ?? "").split("; ").map((rule) => rule.split(/ (.*)/s)),
      );
      const [, style = ""] = /<style>(.*)<\/style>/s.exec(String(body)) ?? [];
      expect(policy).toEqual({
        "default-src": "'none'",
        "style-src": `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
      });
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(body).not.toMatch(/<script|<img|<link|<iframe|<form| on\w+=| src=/i);
    },
  );

  it("is in English, has one heading, and says that nothing was shared", async () => {
    const { body } = await authorize(await createClient({ name: "Menus" }), { scope: "no" });
    expect(body).toContain('<html lang="en">');
    expect(String(body).match(/<h1>/g)).toHaveLength(1);
    expect(body).toContain("shared nothing");
    expect(body).toContain("Return to Menus</a> <small>(menus.example)</small>");
  });
});

it("a redirect to an application sends no referrer and is not cached", async () => {
  const { client, person } = await createFlow();
  for (const parameters of [{}, { scope: "no" }, { prompt: "consent" }]) {
    const answer = await authorize(client, parameters, { token: person.token });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toBeNull();
  }
  expect(answered(await authorize(client, {}, { token: person.token })).parameters).toHaveProperty("code");
});
