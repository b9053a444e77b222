import { describe, expect, it } from "vitest";
import { POST as denyPost } from "@/app/oauth/authorize/deny/route";
import { answered, authorize, authorizeByPost, BACK, createFlow, query } from "../../factories/oauth-flow";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const ISS = "http://localhost:3000";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const STATES = [
  "a",
  "a b+c%20d",
  "&code=stolen&error=none#fragment",
  'quote"and\\backslash',
  "<script>alert(1)</script>",
  "line\r\nfeed\tand\u0000nul",
  "ünïcode ☃ 😀",
  "eyJhbGciOiJub25lIn0.e30.",
  "=",
  "%",
  "x".repeat(2048),
];

describe("the state", () => {
  it.each(STATES.map((state) => [state.slice(0, 40), state]))(
    "%j is returned exactly, with a code",
    async (_, state) => {
      const { client, person } = await createFlow();
      const redirect = answered(await authorize(client, { state }, { token: person.token }));
      expect(redirect.parameters).toEqual({ code: expect.stringMatching(/^oac_/), state, iss: ISS });
      const posted = answered(await authorizeByPost(client, { state }, { token: person.token }));
      expect(posted.parameters).toEqual({ code: expect.stringMatching(/^oac_/), state, iss: ISS });
    },
  );

  it.each(STATES.map((state) => [state.slice(0, 40), state]))(
    "%j is returned exactly, with an error",
    async (_, state) => {
      const { client, person } = await createFlow();
      const { parameters } = answered(
        await authorize(client, { state, response_type: "token" }, { token: person.token }),
      );
      expect(parameters).toMatchObject({ error: "unsupported_response_type", state, iss: ISS });
      const denied = await call(denyPost, {
        method: "POST",
        headers: FORM,
        body: query({ client_id: client.clientId, redirect_uri: BACK, state }),
      });
      expect(answered(denied).parameters).toMatchObject({ error: "access_denied", state, iss: ISS });
    },
  );

  it("that was not sent, or is empty, is not returned", async () => {
    const { client, person } = await createFlow();
    for (const state of [undefined, ""]) {
      const { parameters } = answered(await authorize(client, { state }, { token: person.token }));
      expect(Object.keys(parameters).sort()).toEqual(["code", "iss"]);
      const refused = answered(await authorize(client, { state, scope: "no" }, { token: person.token }));
      expect(Object.keys(refused.parameters).sort()).toEqual(["error", "error_description", "iss"]);
    }
  });

  it("of more than 2048 characters is refused and not repeated", async () => {
    const { client, person } = await createFlow();
    const state = "x".repeat(2049);
    const { parameters } = answered(await authorize(client, { state }, { token: person.token }));
    expect(parameters).toEqual({ error: "invalid_request", error_description: "The state is too long", iss: ISS });
    const denied = await call(denyPost, {
      method: "POST",
      headers: FORM,
      body: query({ client_id: client.clientId, state }),
    });
    expect(answered(denied).parameters).not.toHaveProperty("state");
  });

  it("that is repeated is an error that returns neither value", async () => {
    const { client, person } = await createFlow();
    const { parameters } = answered(await authorize(client, {}, { token: person.token, raw: "&state=second" }));
    expect(parameters).toEqual({
      error: "invalid_request",
      error_description: "A parameter is given more than once",
      iss: ISS,
    });
  });
});

describe("the issuer in the answer (RFC 9207)", () => {
  it("is the configured one, whatever host the request names", async () => {
    const { client, person } = await createFlow();
    useSettings({ APP_URL: "https://id.forkprint.example" });
    const headers = { host: "evil.test", "x-forwarded-host": "evil.test", "x-forwarded-proto": "ftp" };
    const good = answered(await authorize(client, {}, { token: person.token, headers }));
    expect(good.parameters.iss).toBe("https://id.forkprint.example");
    const bad = answered(await authorize(client, { scope: "no" }, { token: person.token, headers }));
    expect(bad.parameters.iss).toBe("https://id.forkprint.example");
  });

  it("appears once, even if the client sends its own", async () => {
    const { client, person } = await createFlow();
    const answer = await authorize(client, { iss: "https://evil.test" }, { token: person.token });
    expect(new URL(answer.headers.get("location") ?? "").searchParams.getAll("iss")).toEqual([ISS]);
  });
});

describe("the email in the answer (a documented deviation)", () => {
  it("appears only if the profile is granted in this very answer", async () => {
    const { client, person } = await createFlow({ scope: "dietary_preferences:read profile:read" });
    const named = answered(await authorize(client, { scope: "profile:read" }, { token: person.token }));
    expect(named.parameters.email).toBe(person.email);
    const diets = answered(await authorize(client, { scope: "dietary_preferences:read" }, { token: person.token }));
    expect(diets.parameters).not.toHaveProperty("email");
  });

  it("never appears with an error or a denial", async () => {
    const { client, person } = await createFlow({ scope: "profile:read" });
    const wrong = { scope: "profile:read", response_type: "token" };
    expect(answered(await authorize(client, wrong, { token: person.token })).parameters).not.toHaveProperty("email");
    const body = query({ client_id: client.clientId, state: "s" });
    const denied = await call(denyPost, { method: "POST", headers: FORM, body, token: person.token });
    expect(JSON.stringify(denied.body)).not.toContain("email");
  });
});
