import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { answered, authorize, authorizeByPost, BACK, createFlow } from "../../factories/oauth-flow";

const ISS = "http://localhost:3000";

/** Section 3, step 3 of docs/oauth.md: errors that are found once client and redirect address are valid. */
const REFUSALS: [string, Record<string, string | undefined>, string][] = [
  ["no response_type", { response_type: undefined }, "invalid_request"],
  ["an empty response_type", { response_type: "" }, "invalid_request"],
  ["response_type token", { response_type: "token" }, "unsupported_response_type"],
  ["response_type code id_token", { response_type: "code id_token" }, "unsupported_response_type"],
  ["response_type Code", { response_type: "Code" }, "unsupported_response_type"],
  ["response_mode fragment", { response_mode: "fragment" }, "invalid_request"],
  ["response_mode form_post", { response_mode: "form_post" }, "invalid_request"],
  ["a request object", { request: "eyJhbGciOiJub25lIn0.e30." }, "request_not_supported"],
  ["a request_uri", { request_uri: "http://127.0.0.1:1/never-fetched" }, "request_uri_not_supported"],
  ["a registration", { registration: "{}" }, "registration_not_supported"],
  ["an unknown scope", { scope: "everything" }, "invalid_scope"],
  ["the method plain", { code_challenge: "a".repeat(43), code_challenge_method: "plain" }, "invalid_request"],
  ["an unknown prompt", { prompt: "select_account" }, "invalid_request"],
  ["prompt none with another", { prompt: "none consent" }, "invalid_request"],
  ["a nonce with NUL", { nonce: "\u0000" }, "invalid_request"],
  ["a nonce of 513 characters", { nonce: "n".repeat(513) }, "invalid_request"],
];

describe.each(REFUSALS)("a request with %s", (_, parameters, error) => {
  it("goes back to the client as an error when the person is signed in", async () => {
    const { client, person } = await createFlow();
    const answer = await authorize(client, parameters, { token: person.token });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const expected = { error, error_description: expect.stringMatching(/^[^"\\]+$/), state: "the state", iss: ISS };
    expect(answered(answer)).toEqual({ address: BACK, parameters: expected });
    const posted = await authorizeByPost(client, parameters, { token: person.token });
    expect(posted.status).toBe(200);
    expect(answered(posted)).toEqual({ address: BACK, parameters: expected });
  });

  it("is a page with a link when nobody is signed in: no open redirector (RFC 9700 4.11.2)", async () => {
    const { client } = await createFlow();
    for (const headers of [{}, { authorization: "Bearer wrong" }] as Record<string, string>[]) {
      const answer = await authorize(client, parameters, { headers });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("location")).toBeNull();
      expect(answer.body).toContain(`<a rel="noreferrer" href="${BACK}?error=${error}&amp;`);
      expect(answer.body).toContain(`Error: <code>${error}</code>`);
    }
    const json = await authorize(client, parameters, { headers: { accept: "application/json" } });
    expect([json.status, json.body]).toMatchObject([400, { error }]);
  });
});

describe("a request without a signed-in person", () => {
  it("goes to our page with its known parameters, and nothing else", async () => {
    const { client } = await createFlow();
    const sent = { scope: "openid", nonce: "n 1", prompt: "login", decision: "allow", unknown: "x", state: "a&b=c" };
    const answer = await authorize(client, sent);
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get("location") ?? "", ISS);
    expect(location.origin + location.pathname).toBe(`${ISS}/onboard`);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      response_type: "code",
      client_id: client.clientId,
      redirect_uri: BACK,
      scope: "openid",
      state: "a&b=c",
      nonce: "n 1",
      prompt: "login",
    });
  });

  it("gets an error by POST; an invalid header is not replaced by the cookie", async () => {
    const { client, person } = await createFlow();
    for (const options of [{}, { headers: { authorization: "Bearer no" }, cookies: person.cookies }]) {
      const answer = await authorizeByPost(client, {}, options);
      expect([answer.status, answer.body]).toEqual([401, { error: "login_required" }]);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
    const response = await authorize(client, {}, { headers: { authorization: "Bearer no" }, cookies: person.cookies });
    expect(response.headers.get("location")).toMatch(/^\/onboard\?/);
  });

  it("with prompt none is answered to the client at once, whatever else is invalid", async () => {
    const { client } = await createFlow();
    const silent = answered(await authorize(client, { prompt: "none" }));
    expect(silent).toMatchObject({
      address: BACK,
      parameters: { error: "login_required", state: "the state", iss: ISS },
    });
    const wrong = answered(await authorize(client, { prompt: "none", scope: "no" }));
    expect(wrong.parameters.error).toBe("invalid_scope");
    const posted = answered(await authorizeByPost(client, { prompt: "none" }));
    expect(posted.parameters.error).toBe("login_required");
  });
});

describe("an unknown application", () => {
  it.each([
    ["absent", undefined],
    ["empty", ""],
    ["unknown", "8f14e45f-ceea-467f-a8b5-b9a5e6d9a000"],
    ["NUL", "\u0000"],
    ["of 10,000 characters", "x".repeat(10_000)],
    ["script", "<script>alert(1)</script>"],
  ])("gets an error page and never a redirect: %s", async (_, clientId) => {
    const { person } = await createFlow();
    const answer = await authorize({ clientId: "" }, { client_id: clientId, prompt: "none" }, { token: person.token });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.body).toContain("The application that sent you here is not known, or has been switched off");
    expect(answer.body).not.toContain("<script");
    expect(answer.body).not.toContain("href=");
  });

  it("includes one that was deactivated, before or after it was allowed", async () => {
    const { client, person } = await createFlow();
    await db.oAuthClient.update({ where: { id: client.id }, data: { isActive: false } });
    expect((await authorize(client, {}, { token: person.token })).status).toBe(400);
    const posted = await authorizeByPost(client, { decision: "allow" }, { token: person.token });
    expect([posted.status, posted.body]).toMatchObject([400, { error: "invalid_request" }]);
  });

  it("an application's name is plain text on the page", async () => {
    const { client } = await createFlow({ name: '<img src=x onerror="alert(1)">' });
    const page = await authorize(client, { scope: "no", state: '"><script>alert(1)</script>' });
    expect(page.body).toContain("Return to &lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(page.body).not.toMatch(/<img|<script/);
  });
});

describe("prompt, consent and decision", () => {
  it("without a consent, or with an inactive one, the request leads to our page or is an error for the client", async () => {
    const { client, person } = await createFlow();
    for (const change of [
      () => db.userClientAuthorization.updateMany({ data: { active: false } }),
      () => db.userClientAuthorization.deleteMany(),
    ]) {
      await change();
      expect((await authorize(client, {}, { token: person.token })).headers.get("location")).toMatch(/^\/onboard\?/);
      const silent = answered(await authorize(client, { prompt: "none" }, { token: person.token }));
      expect(silent.parameters.error).toBe("consent_required");
      for (const decision of [undefined, "allow"]) {
        const posted = await authorizeByPost(client, { decision }, { token: person.token });
        expect([posted.status, posted.body]).toEqual([403, { error: "consent_required" }]);
      }
    }
  });

  it.each(["consent", "login", "login consent"])(
    "prompt=%s shows the consent page again, and only Allow there returns a code",
    async (prompt) => {
      const { client, person } = await createFlow();
      expect((await authorize(client, { prompt }, { token: person.token })).headers.get("location")).toMatch(
        /^\/onboard\?/,
      );
      expect((await authorizeByPost(client, { prompt }, { token: person.token })).status).toBe(403);
      const allowed = await authorizeByPost(client, { prompt, decision: "allow" }, { token: person.token });
      expect(answered(allowed).parameters).toHaveProperty("code");
    },
  );

  it.each(["com.example.app:/back", "http://127.0.0.1/back", "http://localhost:3001/back"])(
    "an app on the person's own device needs consent every time: %s (RFC 8252 8.6)",
    async (uri) => {
      const { client, person } = await createFlow({ isPublic: true, redirectUris: [BACK, uri] });
      const requestParams = { redirect_uri: uri, code_challenge: "a".repeat(43), code_challenge_method: "S256" };
      expect((await authorize(client, requestParams, { token: person.token })).headers.get("location")).toMatch(
        /^\/onboard\?/,
      );
      expect((await authorizeByPost(client, requestParams, { token: person.token })).status).toBe(403);
      const allowed = await authorizeByPost(client, { ...requestParams, decision: "allow" }, { token: person.token });
      expect(answered(allowed).address.startsWith(uri)).toBe(true);
    },
  );

  it("a decision counts only from the product's own page: by the header, or by the cookie of the same origin", async () => {
    const { client, person } = await createFlow();
    const requestParams = { prompt: "consent", decision: "allow" };
    const cookie = Object.entries(person.cookies)
      .map((pair) => pair.join("="))
      .join("; ");
    const from = (headers: Record<string, string>) =>
      authorizeByPost(client, requestParams, { headers: { cookie, ...headers } });
    expect((await from({ origin: "https://evil.test" })).status).toBe(403);
    expect((await from({ "sec-fetch-site": "cross-site", origin: ISS })).status).toBe(403);
    expect((await from({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await from({})).status).toBe(403);
    expect((await from({ origin: "null" })).status).toBe(403);
    expect((await from({ origin: ISS })).status).toBe(200);
    expect((await from({ "sec-fetch-site": "same-origin" })).status).toBe(200);
    const byGet = await authorize(client, requestParams, { token: person.token });
    expect(byGet.headers.get("location")).toMatch(/^\/onboard\?/);
  });

  it("a POST of an ordinary form is answered with 303, never 307, which would repeat the form", async () => {
    const { client, person } = await createFlow();
    const answer = await authorizeByPost(client, {}, { token: person.token, headers: { accept: "text/html" } });
    expect(answer.status).toBe(303);
    expect(answered(answer).parameters).toHaveProperty("code");
  });

  it("a sign-in that has ended counts as nobody", async () => {
    const { client, person } = await createFlow();
    await db.signIn.updateMany({ data: { endedAt: new Date() } });
    expect((await authorize(client, {}, { token: person.token })).headers.get("location")).toMatch(/^\/onboard\?/);
    expect((await authorizeByPost(client, {}, { token: person.token })).status).toBe(401);
  });
});
