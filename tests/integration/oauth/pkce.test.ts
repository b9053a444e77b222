import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  authorizeByPost,
  consent,
  createClient,
  createFlow,
  newCode,
  redeem,
} from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { pkcePair } from "../../support/issuer";

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

async function consented(options: Parameters<typeof createClient>[0]) {
  const [person, client] = await Promise.all([createSignedInPerson(), createClient(options)]);
  await consent(person, client);
  return { person, client };
}

/** The example of RFC 7636, appendix B. */
const RFC = {
  verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
};

describe("a request is refused for its PKCE:", () => {
  const MISSING = "The code_challenge is missing";
  const METHOD = "The code_challenge_method must be S256";
  const MALFORMED = "The code_challenge is malformed";
  const S256 = { code_challenge_method: "S256" };

  it.each([
    ["a method without a challenge", S256, MISSING],
    ["an empty challenge with a method", { code_challenge: "", ...S256 }, MISSING],
    ["no method, which would mean plain", { code_challenge: RFC.challenge }, METHOD],
    ["an empty method", { code_challenge: RFC.challenge, code_challenge_method: "" }, METHOD],
    ["the method plain", { code_challenge: RFC.challenge, code_challenge_method: "plain" }, METHOD],
    ["the method in lower case", { code_challenge: RFC.challenge, code_challenge_method: "s256" }, METHOD],
    ["an unknown method", { code_challenge: RFC.challenge, code_challenge_method: "S512" }, METHOD],
    ["a challenge of 42 characters", { code_challenge: RFC.challenge.slice(1), ...S256 }, MALFORMED],
    ["a challenge of 129 characters", { code_challenge: "a".repeat(129), ...S256 }, MALFORMED],
    ["a challenge in plain Base64", { code_challenge: `${"a".repeat(42)}+`, ...S256 }, MALFORMED],
    ["a padded challenge", { code_challenge: `${RFC.challenge}=`, ...S256 }, MALFORMED],
    ["a challenge with NUL", { code_challenge: `${RFC.challenge}\u0000`, ...S256 }, MALFORMED],
    ["a challenge with a line feed at its end", { code_challenge: `${RFC.challenge}\n`, ...S256 }, MALFORMED],
  ])("%s", async (_, parameters, description) => {
    for (const isPublic of [true, false]) {
      const { person, client } = await consented({ isPublic });
      const answer = answered(await authorize(client, parameters, { token: person.token }));
      expect(answer.parameters).toMatchObject({ error: "invalid_request", error_description: description });
      const posted = await authorizeByPost(client, { ...parameters, decision: "allow" }, { token: person.token });
      expect(answered(posted).parameters).toMatchObject({ error: "invalid_request", error_description: description });
    }
    expect(await db.oAuthCode.count()).toBe(0);
  });

  it("none at all, from a public application; a confidential one may omit it", async () => {
    const open = await consented({ isPublic: true });
    expect(answered(await authorize(open.client, {}, { token: open.person.token })).parameters).toEqual({
      error: "invalid_request",
      error_description: "This application must send a code_challenge",
      state: "the state",
      iss: "http://localhost:3000",
    });
    const closed = await consented({ isPublic: false });
    expect(answered(await authorize(closed.client, {}, { token: closed.person.token })).parameters).toHaveProperty(
      "code",
    );
  });
});

describe("a code with a challenge", () => {
  it.each([{ isPublic: true }, { isPublic: false }])(
    "is redeemed with its verifier (public: $isPublic)",
    async ({ isPublic }) => {
      const { person, client } = await consented({ isPublic });
      const given = { code_challenge: RFC.challenge, code_challenge_method: "S256" };
      const { code } = await newCode(person, client, given);
      expect((await redeem(client, code, { code_verifier: RFC.verifier })).status).toBe(200);
    },
  );

  it.each([43, 128])("works with a verifier of %i characters, all allowed characters among them", async (length) => {
    const verifier = "-._~AZaz09".repeat(13).slice(0, length);
    const { person, client } = await consented({ isPublic: true });
    const given = { code_challenge: challengeOf(verifier), code_challenge_method: "S256" };
    const { code } = await newCode(person, client, given);
    expect((await redeem(client, code, { code_verifier: verifier })).status).toBe(200);
  });

  it.each([
    ["no verifier", () => undefined],
    ["an empty verifier", () => ""],
    ["another verifier", () => pkcePair().verifier],
    ["the challenge itself", (verifier: string) => challengeOf(verifier)],
    ["a verifier in another case", (verifier: string) => verifier.toUpperCase()],
    ["a verifier followed by a blank", (verifier: string) => `${verifier} `],
    ["a verifier cut short", (verifier: string) => verifier.slice(0, 42)],
    ["a verifier with NUL", (verifier: string) => `${verifier}\u0000`],
    ["a verifier of 10,000 characters", () => "a".repeat(10_000)],
  ])("is not redeemed with %s, and is not used up by the attempt", async (_, wrong) => {
    for (const isPublic of [true, false]) {
      const { person, client } = await consented({ isPublic });
      const { verifier, challenge } = pkcePair();
      const { code } = await newCode(person, client, { code_challenge: challenge, code_challenge_method: "S256" });
      const answer = await redeem(client, code, { code_verifier: wrong(verifier) });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        error: "invalid_grant",
        error_description: "The code or refresh token is not valid for this request",
      });
      expect((await redeem(client, code, { code_verifier: verifier })).status).toBe(200);
    }
  });

  it("is not redeemed by a verifier that matches its hash but is too short", async () => {
    const short = "a".repeat(42);
    const { person, client } = await consented({ isPublic: true });
    const given = { code_challenge: challengeOf(short), code_challenge_method: "S256" };
    const { code } = await newCode(person, client, given);
    expect((await redeem(client, code, { code_verifier: short })).body.error).toBe("invalid_grant");
  });
});

it("a code without a challenge accepts no verifier, because somebody removed the challenge (RFC 9700 4.8.2)", async () => {
  const { client, code } = await createFlow({ isPublic: false });
  expect((await redeem(client, code, { code_verifier: RFC.verifier })).body.error).toBe("invalid_grant");
  expect((await redeem(client, code)).status).toBe(200);
});

it("a verifier does not replace the secret of a confidential application", async () => {
  const { person, client } = await consented({ isPublic: false });
  const { code } = await newCode(person, client, { code_challenge: RFC.challenge, code_challenge_method: "S256" });
  const answer = await redeem({ ...client, isPublic: true }, code, { code_verifier: RFC.verifier });
  expect(answer.status).toBe(401);
  expect(answer.body.error).toBe("invalid_client");
  expect((await redeem(client, code, { code_verifier: RFC.verifier })).status).toBe(200);
});

it("two codes of one person do not accept each other's verifier", async () => {
  const { person, client } = await consented({ isPublic: true });
  const [one, other] = [await newCode(person, client), await newCode(person, client)];
  expect((await redeem(client, one.code, { code_verifier: other.verifier })).body.error).toBe("invalid_grant");
  expect((await redeem(client, one.code, { code_verifier: one.verifier })).status).toBe(200);
  expect((await redeem(client, other.code, { code_verifier: other.verifier })).status).toBe(200);
});
