import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { answered, authorize, authorizeByPost, BACK, createFlow, redeem } from "../../factories/oauth-flow";

const SCOPE = "dietary_preferences:read openid";

/** A person who consented to the application and signed in a number of seconds ago. */
async function signedInAgo(seconds: number) {
  const flow = await createFlow({ scope: SCOPE });
  const createdAt = new Date(now().getTime() - seconds * 1000);
  await db.signIn.updateMany({ where: { userId: flow.person.id }, data: { createdAt } });
  const ask = (parameters: Record<string, string>) =>
    authorize(flow.client, { scope: SCOPE, ...parameters }, { token: flow.person.token });
  return { ...flow, createdAt, ask };
}

const onboarding = (location: string | null) => new URL(location ?? "", "http://localhost").searchParams;

describe("max_age (OpenID Connect Core 3.1.2.1)", () => {
  it.each(["61", "3600", "999999999"])("is satisfied by a sign-in of a minute ago: %s", async (max_age) => {
    const { ask, client, createdAt } = await signedInAgo(60);
    const { code } = answered(await ask({ max_age })).parameters;
    const { body } = await redeem(client, code ?? "");
    expect(decodeJwt(body.id_token ?? "").auth_time).toBe(Math.floor(createdAt.getTime() / 1000));
  });

  it.each(["0", "59"])("that is exceeded asks for the password again: %s", async (max_age) => {
    const { ask } = await signedInAgo(60);
    const answer = await ask({ max_age });
    expect(answer.status).toBe(302);
    const query = onboarding(answer.headers.get("location"));
    expect(query.get("prompt")).toBe("login");
    expect(query.has("max_age")).toBe(false);
    expect(query.get("redirect_uri")).toBe(BACK);
    expect(await db.oAuthCode.count()).toBe(1);
  });

  it("keeps the other parameters for the page", async () => {
    const { ask } = await signedInAgo(60);
    const query = onboarding((await ask({ max_age: "0", prompt: "consent" })).headers.get("location"));
    expect(query.get("prompt")).toBe("consent login");
  });

  it("that is exceeded gives login_required if no screen may be shown", async () => {
    const { ask } = await signedInAgo(60);
    expect(answered(await ask({ max_age: "30", prompt: "none" })).parameters.error).toBe("login_required");
    expect(answered(await ask({ max_age: "90", prompt: "none" })).parameters.code).toMatch(/^oac_/);
  });

  it("that is exceeded is refused by POST, also with Allow", async () => {
    const { client, person } = await signedInAgo(60);
    const answer = await authorizeByPost(client, { max_age: "30", decision: "allow" }, { token: person.token });
    expect([answer.status, answer.body]).toEqual([401, { error: "login_required" }]);
  });

  it.each(["-1", "1.5", "1e3", "soon", " 60", "1".repeat(10), "\u0660"])(
    "that is not a number of seconds is an error: %j",
    async (max_age) => {
      const { ask } = await signedInAgo(60);
      expect(answered(await ask({ max_age })).parameters).toMatchObject({
        error: "invalid_request",
        error_description: "The max_age is not a number of seconds",
      });
    },
  );

  it("that is empty or absent has no effect", async () => {
    const { ask } = await signedInAgo(1_000_000);
    expect(answered(await ask({ max_age: "" })).parameters.code).toMatch(/^oac_/);
    expect(answered(await ask({})).parameters.code).toMatch(/^oac_/);
  });
});
