import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  authorizeByPost,
  BACK,
  consent,
  createClient,
  newCode,
  redeem,
} from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { pkcePair } from "../../support/issuer";

const LOOPBACK = "http://127.0.0.1/callback";

async function consented(options: Parameters<typeof createClient>[0] = {}) {
  const [person, client] = await Promise.all([createSignedInPerson(), createClient(options)]);
  await consent(person, client);
  return { person, client };
}

const S256 = () => ({ code_challenge: pkcePair().challenge, code_challenge_method: "S256" });

describe("an authorization request whose redirect address is not registered", () => {
  it.each([
    "https://menus.example/back/",
    "https://menus.example/back?x=1",
    "https://menus.example/backdoor",
    "https://menus.example",
    "https://menus.example/back/../../evil",
    "https://menus.example:443/back",
    "https://evil.test/https://menus.example/back",
    "https://menus.example.evil.test/back",
    "https://menus.example@evil.test/back",
    "https://menus.example%2eevil.test/back",
    "http://menus.example/back",
    "HTTPS://menus.example/back",
    "//menus.example/back",
    "/back",
    "javascript:alert(document.domain)//https://menus.example/back",
    "data:text/html,https://menus.example/back",
    "https://menus.example/back#x",
    "https://menus.example/back\r\nSet-Cookie: a=b",
    "https://menus.example/back\u0000",
    " https://menus.example/back",
    `https://menus.example/${"a".repeat(5000)}`,
  ])("%s gets an error page that neither leads there nor names it", async (uri) => {
    const { person, client } = await consented();
    for (const caller of [{ token: person.token }, {}]) {
      const answer = await authorize(client, { redirect_uri: uri }, caller);
      expect(answer.status).toBe(400);
      expect(answer.headers.get("location")).toBeNull();
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.body).not.toContain(uri);
      expect(answer.body).not.toContain("href=");
    }
    expect(await db.oAuthCode.count()).toBe(0);
  });

  it("is answered in JSON to the product's own page", async () => {
    const { client } = await consented();
    const answer = await authorize(
      client,
      { redirect_uri: "https://evil.test/" },
      { headers: { accept: "application/json" } },
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: "invalid_request",
      error_description: "The redirect_uri is not registered for this application",
    });
  });
});

describe("one of several registered redirect addresses", () => {
  const uris = [BACK, "https://menus.example/other?tenant=7", "https://menus.example/third"];

  it.each(uris)("receives the answer, exactly as registered: %s", async (uri) => {
    const { person, client } = await consented({ redirectUris: uris });
    const answer = await authorize(client, { redirect_uri: uri }, { token: person.token });
    expect(answer.status).toBe(302);
    const location = answer.headers.get("location") ?? "";
    expect(location.startsWith(uri + (uri.includes("?") ? "&" : "?"))).toBe(true);
    expect(location).not.toContain("#");
  });

  it("must be named; only a single one may be omitted", async () => {
    const several = await consented({ redirectUris: uris });
    const answer = await authorize(several.client, { redirect_uri: undefined }, { token: several.person.token });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain("The redirect_uri is missing");
    const one = await consented();
    for (const redirect_uri of [undefined, ""]) {
      const led = await authorize(one.client, { redirect_uri }, { token: one.person.token });
      expect(answered(led).address).toBe(BACK);
    }
  });
});

describe("the redemption of a code", () => {
  it("needs the redirect address of the request, exactly", async () => {
    const { person, client } = await consented({ redirectUris: [BACK, "https://menus.example/other"] });
    const { code } = await newCode(person, client);
    for (const wrong of ["https://menus.example/other", `${BACK}/`, BACK.toUpperCase(), undefined, ""]) {
      expect((await redeem(client, code, { redirect_uri: wrong })).body.error, wrong).toBe("invalid_grant");
    }
    expect((await redeem(client, code)).status).toBe(200);
  });

  it("may omit the redirect address only if the request did (RFC 6749 4.1.3)", async () => {
    const { person, client } = await consented();
    const absent = await newCode(person, client, { redirect_uri: undefined });
    expect((await redeem(client, absent.code, { redirect_uri: undefined })).status).toBe(200);
    const empty = await newCode(person, client, { redirect_uri: "" });
    expect((await redeem(client, empty.code, { redirect_uri: "" })).status).toBe(200);
    const named = await newCode(person, client, { redirect_uri: undefined });
    expect((await redeem(client, named.code, { redirect_uri: BACK })).status).toBe(200);
    const wrong = await newCode(person, client, { redirect_uri: undefined });
    expect((await redeem(client, wrong.code, { redirect_uri: "https://evil.test/" })).body.error).toBe("invalid_grant");
  });

  it("fails once the address is no longer registered, even if it was when the code was issued", async () => {
    const { person, client } = await consented({ redirectUris: [BACK, "https://menus.example/other"] });
    const { code } = await newCode(person, client);
    await db.oAuthClient.update({
      where: { id: client.id },
      data: { redirectUris: ["https://menus.example/other"] },
    });
    expect((await redeem(client, code)).body.error).toBe("invalid_grant");
  });
});

describe("a loopback redirect address", () => {
  it("of a public application may have another port, and the code goes to the port of the request", async () => {
    const { person, client } = await consented({ isPublic: true, redirectUris: [LOOPBACK] });
    const { verifier, challenge } = pkcePair();
    const loopbackUri = "http://127.0.0.1:51234/callback";
    const redirect = await authorizeAllowed(person, client, loopbackUri, challenge);
    expect(redirect.address).toBe(loopbackUri);
    const code = redirect.parameters.code ?? "";
    const otherPort = { redirect_uri: "http://127.0.0.1:51235/callback", code_verifier: verifier };
    expect((await redeem(client, code, otherPort)).body.error).toBe("invalid_grant");
    expect((await redeem(client, code, { redirect_uri: loopbackUri, code_verifier: verifier })).status).toBe(200);
  });

  it.each([
    "http://127.0.0.1:51234/other",
    "http://127.0.0.1:99999/callback",
    "http://localhost:51234/callback",
    "http://[::1]:51234/callback",
    "http://127.0.0.2:51234/callback",
    "https://127.0.0.1:51234/callback",
    "http://127.0.0.1:51234@evil.test/callback",
  ])("may differ in nothing else: %s", async (uri) => {
    const { person, client } = await consented({ isPublic: true, redirectUris: [LOOPBACK] });
    const answer = await authorize(client, { redirect_uri: uri, ...S256() }, { token: person.token });
    expect(answer.status).toBe(400);
  });

  it("of a confidential application may not have another port", async () => {
    const { person, client } = await consented({ isPublic: false, redirectUris: [LOOPBACK] });
    const answer = await authorize(client, { redirect_uri: "http://127.0.0.1:8080/callback" }, { token: person.token });
    expect(answer.status).toBe(400);
  });
});

it.each(["javascript:alert(1)", "http://menus.example/", "data:text/html,x", "https://menus.example/#x", "evil"])(
  "an invalid address that is in the table is never a redirect target: %s",
  async (uri) => {
    const { person, client } = await consented({ isPublic: true, redirectUris: [uri] });
    for (const redirect_uri of [uri, undefined]) {
      const answer = await authorize(client, { redirect_uri, ...S256() }, { token: person.token });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("location")).toBeNull();
    }
  },
);

async function authorizeAllowed(
  person: { token: string },
  client: { clientId: string },
  redirectUri: string,
  challenge: string,
) {
  const pkce = { code_challenge: challenge, code_challenge_method: "S256" };
  const parameters = { redirect_uri: redirectUri, ...pkce, decision: "allow" };
  return answered(await authorizeByPost(client, parameters, { token: person.token }));
}
