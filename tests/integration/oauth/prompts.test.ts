import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  authorizeByPost,
  consent,
  createClient,
  type Query,
  type TestClient,
} from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";

// OpenID Connect Core 3.1.2.1 and docs/oauth.md, section 3: every prompt, by every method, for every kind of person.

let client: TestClient;
let person: SignedInPerson;
beforeEach(async () => {
  [client, person] = [await createClient(), await createSignedInPerson()];
});

type Who = "nobody" | "undecided" | "denied" | "allowed";
type Way = "GET" | "POST" | "POST with Allow";

async function prepare(who: Who): Promise<void> {
  if (who === "nobody" || who === "undecided") return;
  const { id } = await consent(person, client);
  if (who === "denied") {
    await db.userClientAuthorization.update({ where: { id }, data: { permission: false, active: false, scopes: [] } });
  }
}

/** The outcome in one word: a code, an error for the application, our page, or our own refusal. */
async function outcomeOf(who: Who, way: Way, parameters: Query): Promise<string> {
  const signedIn = who === "nobody" ? {} : { token: person.token };
  const answer =
    way === "GET"
      ? await authorize(client, parameters, signedIn)
      : await authorizeByPost(client, { ...parameters, ...(way === "POST" ? {} : { decision: "allow" }) }, signedIn);
  if (answer.status === 401 || answer.status === 403)
    return `${answer.status} ${(answer.body as { error: string }).error}`;
  if (answer.status === 400) return "page";
  const { address, parameters: got } = answeredSafely(answer);
  if (address.startsWith("/onboard")) return "onboard";
  return got.code ? "code" : (got.error ?? "?");
}

function answeredSafely(answer: Parameters<typeof answered>[0]) {
  const location = answer.headers.get("location");
  return location?.startsWith("/") ? { address: location, parameters: {} as Record<string, string> } : answered(answer);
}

describe.each<[string | undefined, Record<Way, Record<Who, string>>]>([
  [
    undefined,
    {
      GET: { nobody: "onboard", undecided: "onboard", denied: "onboard", allowed: "code" },
      POST: {
        nobody: "401 login_required",
        undecided: "403 consent_required",
        denied: "403 consent_required",
        allowed: "code",
      },
      "POST with Allow": {
        nobody: "401 login_required",
        undecided: "403 consent_required",
        denied: "403 consent_required",
        allowed: "code",
      },
    },
  ],
  [
    "none",
    {
      GET: {
        nobody: "login_required",
        undecided: "consent_required",
        denied: "consent_required",
        allowed: "code",
      },
      POST: { nobody: "login_required", undecided: "consent_required", denied: "consent_required", allowed: "code" },
      "POST with Allow": {
        nobody: "login_required",
        undecided: "consent_required",
        denied: "consent_required",
        allowed: "code",
      },
    },
  ],
  [
    "consent",
    {
      GET: { nobody: "onboard", undecided: "onboard", denied: "onboard", allowed: "onboard" },
      POST: {
        nobody: "401 login_required",
        undecided: "403 consent_required",
        denied: "403 consent_required",
        allowed: "403 consent_required",
      },
      "POST with Allow": {
        nobody: "401 login_required",
        undecided: "403 consent_required",
        denied: "403 consent_required",
        allowed: "code",
      },
    },
  ],
  [
    "login",
    {
      GET: { nobody: "onboard", undecided: "onboard", denied: "onboard", allowed: "onboard" },
      POST: {
        nobody: "401 login_required",
        undecided: "403 consent_required",
        denied: "403 consent_required",
        allowed: "403 consent_required",
      },
      "POST with Allow": {
        nobody: "401 login_required",
        undecided: "403 consent_required",
        denied: "403 consent_required",
        allowed: "code",
      },
    },
  ],
])("prompt %s", (prompt, ways) => {
  const cases = Object.entries(ways).flatMap(([way, people]) =>
    Object.entries(people).map(([who, outcome]) => [way, who, outcome] as [Way, Who, string]),
  );

  it.each(cases)("by %s, for a person in the state '%s': %s", async (way, who, outcome) => {
    await prepare(who);
    expect(await outcomeOf(who, way, prompt ? { prompt } : {})).toBe(outcome);
    expect(await db.oAuthCode.count()).toBe(outcome === "code" ? 1 : 0);
  });
});

describe("a prompt together with an error", () => {
  it.each<[string | undefined, Who, string]>([
    [undefined, "nobody", "page"],
    ["none", "nobody", "invalid_scope"],
    ["login", "nobody", "page"],
    ["login", "allowed", "page"],
    ["consent", "allowed", "invalid_scope"],
    ["none", "allowed", "invalid_scope"],
  ])("%s, for a person in the state '%s': %s", async (prompt, who, outcome) => {
    await prepare(who);
    expect(await outcomeOf(who, "GET", { scope: "everything", ...(prompt ? { prompt } : {}) })).toBe(outcome);
  });

  it("that a repeated prompt hides is an error page: no automatic redirect without a signed-in person", async () => {
    const answer = await authorize(client, { prompt: "none" }, { raw: "&prompt=none" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
  });
});

describe("the decision Allow", () => {
  it("issues nothing without a stored consent: storing it is a separate call, which comes first", async () => {
    expect(await outcomeOf("undecided", "POST with Allow", {})).toBe("403 consent_required");
    await consent(person, client, ["dietary_preferences:read"]);
    const wider = { scope: "dietary_preferences:read profile:read" };
    expect(await outcomeOf("undecided", "POST", wider)).toBe("403 consent_required");
    expect(await outcomeOf("undecided", "POST with Allow", wider)).toBe("code");
    const { scopes } = await db.userClientAuthorization.findFirstOrThrow({ where: { userId: person.id } });
    expect(scopes).toEqual(["dietary_preferences:read", "profile:read"]);
  });

  it.each(["Allow", "ALLOW", "yes", "1", "true", "allow ", "deny"])(
    "does not count in other words: %j",
    async (decision) => {
      await consent(person, client);
      const answer = await authorizeByPost(client, { prompt: "consent", decision }, { token: person.token });
      expect([answer.status, answer.body.error]).toEqual([403, "consent_required"]);
    },
  );

  it("is ignored in the address of a GET", async () => {
    await consent(person, client);
    expect(await outcomeOf("undecided", "GET", { prompt: "consent", decision: "allow" })).toBe("onboard");
  });
});
