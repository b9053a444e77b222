import { decodeJwt } from "jose";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as logoGet } from "@/app/oauth/client/[clientId]/logo/route";
import { GET as detailsGet, PUT as detailsPut } from "@/app/oauth/portal/details/[client_id]/route";
import { POST as register } from "@/app/oauth/portal/register-json/route";
import { POST as rotate } from "@/app/oauth/portal/rotate-secret/[client_id]/route";
import { POST as submit } from "@/app/oauth/portal/submit/[client_id]/route";
import { PUT as update } from "@/app/oauth/portal/update/[client_id]/route";
import { GET as usage } from "@/app/oauth/usage/route";
import type { ClientWire } from "@/lib/schemas/oauth";
import type { ClientDetailsWire } from "@/lib/schemas/oauth-details";
import { deleteAccount } from "@/server/auth/delete-account";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  BACK,
  basic,
  createClient,
  createTokens,
  introspect,
  newCode,
  redeem,
  refresh,
  requestTokens,
  type TestClient,
  userinfo,
} from "../../factories/oauth-flow";
import { createPerson, createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { callMenu } from "../../support/call-menu";
import { startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
});

const forgiving = async (options: Parameters<typeof createTokens>[0] = {}) => {
  const flow = await createTokens(options);
  await db.oAuthClient.update({ where: { id: flow.client.id }, data: { forgivesRepeatedRefresh: true } });
  // The token family's first token existed before; only the one that follows it can be requested again.
  const { body } = await refresh(flow.client, flow.tokens.refresh_token);
  return { ...flow, tokens: body };
};
const isRevoked = async () => (await db.oAuthGrant.findFirstOrThrow()).revokedAt !== null;

describe("a refresh repeated within seconds, by an application with this tolerance", () => {
  it.each([false, true])("returns the same successor, and the grant stays valid (public: %s)", async (isPublic) => {
    const { client, tokens } = await forgiving({ isPublic });
    const first = await refresh(client, tokens.refresh_token);
    const again = await refresh(client, tokens.refresh_token);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    expect(again.body.access_token).not.toBe(first.body.access_token);
    for (const { body } of [first, again]) expect((await userinfo(body.access_token)).status).toBe(200);
    expect((await refresh(client, again.body.refresh_token)).status).toBe(200);
    expect(await isRevoked()).toBe(false);
  });

  it("is also tolerated twenty times at once", async () => {
    const { client, tokens } = await forgiving();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(client, tokens.refresh_token)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(await isRevoked()).toBe(false);
  });

  it("returns an ID token again if requested, and never more scopes", async () => {
    const { client, tokens } = await forgiving({ scope: "openid dietary_preferences:read" });
    await refresh(client, tokens.refresh_token);
    expect((await refresh(client, tokens.refresh_token)).body.id_token).toEqual(expect.any(String));
    expect((await refresh(client, tokens.refresh_token, { scope: "profile:read" })).body.error).toBe("invalid_scope");
  });

  it("ends the grant once the successor was used", async () => {
    const { client, tokens } = await forgiving();
    const next = await refresh(client, tokens.refresh_token);
    await refresh(client, next.body.refresh_token);
    expect((await refresh(client, tokens.refresh_token)).status).toBe(400);
    expect(await isRevoked()).toBe(true);
  });

  it("ends the grant when it comes later", async () => {
    const { client, tokens } = await forgiving();
    const next = await refresh(client, tokens.refresh_token);
    const later = now().getTime() + 10_001;
    const stop = replaceClock(() => new Date(later));
    try {
      expect((await refresh(client, tokens.refresh_token)).status).toBe(400);
      expect((await userinfo(next.body.access_token)).status).toBe(401);
    } finally {
      stop();
    }
  });

  it("is unknown from another application, and refused after a revocation", async () => {
    const { client, tokens } = await forgiving();
    await refresh(client, tokens.refresh_token);
    const stranger = await createClient();
    await db.oAuthClient.update({ where: { id: stranger.id }, data: { forgivesRepeatedRefresh: true } });
    expect((await refresh(stranger, tokens.refresh_token)).status).toBe(400);
    expect(await isRevoked()).toBe(false);
    await db.userClientAuthorization.updateMany({ data: { permission: false } });
    expect((await refresh(client, tokens.refresh_token)).body.error).toBe("invalid_grant");
  });
});

describe("a secret that is rotated", () => {
  const rotated = (client: TestClient, query: Record<string, number> = {}) =>
    call<ClientWire>(rotate, { method: "POST", params: { client_id: client.clientId }, query, token: owner.token });
  const isRight = async (client: TestClient, secret: string | null) =>
    (await requestTokens({ ...client, secret }, { grant_type: "x" })).status === 400;

  it("ends at once, or stays valid for the requested hours", async () => {
    const client = await createClient({ ownerId: owner.id });
    const second = (await rotated(client)).body.client_secret;
    expect([await isRight(client, client.secret), await isRight(client, second)]).toEqual([false, true]);
    const third = (await rotated(client, { overlap_hours: 24 })).body.client_secret;
    expect([await isRight(client, second), await isRight(client, third)]).toEqual([true, true]);
    await db.oAuthClient.update({ where: { id: client.id }, data: { previousSecretEndsAt: now() } });
    expect([await isRight(client, second), await isRight(client, third)]).toEqual([false, true]);
    const fourth = (await rotated(client, { overlap_hours: 1 })).body.client_secret;
    const fifth = (await rotated(client)).body.client_secret;
    expect([await isRight(client, third), await isRight(client, fourth), await isRight(client, fifth)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([-1, 169, 1.5])("cannot overlap for %d hours", async (overlap_hours) => {
    const client = await createClient({ ownerId: owner.id });
    expect((await rotated(client, { overlap_hours })).status).toBe(422);
  });
});

it("PKCE is required of a confidential application that requests so", async () => {
  const { client, person } = await createTokens();
  await db.oAuthClient.update({ where: { id: client.id }, data: { requiresPkce: true } });
  const { parameters } = answered(await authorize(client, {}, { token: person.token }));
  expect(parameters.error).toBe("invalid_request");
});

describe("a pairwise subject", () => {
  const pairwise = (over: Record<string, unknown> = {}, token = owner.token) =>
    call<ClientWire>(register, {
      body: {
        ...{ name: "Menus", redirect_uris: [BACK], allowed_domains: ["menus.example"] },
        ...{ subject_type: "pairwise", ...over },
      },
      token,
    });
  const subjectAt = async (made: ClientWire, person: SignedInPerson) => {
    const client = { id: made.id, clientId: made.client_id, ownerId: "", secret: made.client_secret, isPublic: false };
    const { body } = await createTokensOf(client, person);
    const info = await userinfo(body.access_token);
    const claims = decodeJwt(body.id_token ?? "");
    const subject = (await introspect(client, body.access_token)).body.sub;
    const refreshed = (await introspect(client, body.refresh_token)).body.sub;
    expect(new Set([info.body.sub, claims.sub, subject, refreshed]).size).toBe(1);
    return String(claims.sub);
  };
  const createTokensOf = async (client: TestClient, person: SignedInPerson) => {
    await db.userClientAuthorization.create({
      data: { userId: person.id, clientId: client.id, permission: true, active: true, scopes: ["profile:read"] },
    });
    const { code } = await newCode(person, client, { scope: "openid profile:read" });
    return redeem(client, code);
  };

  it("is the same for each sector of an owner everywhere, and contains nothing of the person", async () => {
    const person = await createSignedInPerson();
    const [one, sibling] = [await pairwise(), await pairwise()];
    const otherPerson = await createSignedInPerson({ accountType: "business" });
    const foreign = await pairwise({}, otherPerson.token);
    const subject = await subjectAt(one.body, person);
    expect(subject).toMatch(/^[\w-]{43}$/);
    expect(await subjectAt(sibling.body, person)).toBe(subject);
    expect(await subjectAt(foreign.body, person)).not.toBe(subject);
    expect(await subjectAt(one.body, await createSignedInPerson())).not.toBe(subject);
  });

  it("needs a single host, and keeps it", async () => {
    const many = await pairwise({ redirect_uris: [BACK, "https://other.example/back"] });
    expect(many.status).toBe(422);
    const { body: made } = await pairwise();
    const form = new FormData();
    for (const [name, value] of Object.entries({
      ...{ name: "Menus", description: "", redirect_uris: '["https://other.example/b"]' },
      allowed_domains: '["menus.example"]',
    }))
      form.set(name, value);
    const moved = await call(update, {
      ...{ method: "PUT", params: { client_id: made.client_id }, body: form, token: owner.token },
    });
    expect(moved.status).toBe(422);
  });

  it("is one for each sector, also of applications that are registered at the same moment", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => pairwise()));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    const rows = await db.oAuthClient.findMany({ where: { ownerId: owner.id }, select: { sectorSecret: true } });
    expect([rows.length, new Set(rows.map(({ sectorSecret }) => sectorSecret)).size]).toEqual([8, 1]);
  });

  it("of an account that was deleted and made again is another one, as is its public subject", async () => {
    const { body: made } = await pairwise();
    const { client: open } = await createTokens();
    const email = "again@diner.example";
    const subjects: string[] = [];
    for (const _ of [1, 2]) {
      const person = await signInPerson(await createPerson({ email }));
      subjects.push(await subjectAt(made, person));
      await db.userClientAuthorization.create({
        data: { userId: person.id, clientId: open.id, permission: true, active: true, scopes: ["profile:read"] },
      });
      const { code } = await newCode(person, open, { scope: "openid profile:read" });
      const { body } = await redeem(open, code);
      subjects.push(String((await userinfo(body.access_token)).body.sub));
      await deleteAccount(person.id);
      expect((await userinfo(body.access_token)).status).toBe(401);
    }
    expect(new Set(subjects).size).toBe(4);
    expect(await db.oAuthGrant.count({ where: { clientId: made.id } })).toBe(0);
  });

  it("is optional: other applications share one sub", async () => {
    const { tokens, person } = await createTokens();
    expect((await userinfo(tokens.access_token)).body.sub).toBe(person.id);
  });
});

describe("limits and usage", () => {
  it("are in the answers in the headers of the IETF draft", async () => {
    const { client, tokens } = await createTokens();
    const { headers } = await refresh(client, tokens.refresh_token);
    expect(headers.get("ratelimit-policy")).toMatch(/^"client";q=\d+;w=60$/);
    expect(headers.get("ratelimit")).toMatch(/^"client";r=\d+;t=\d+$/);
    const before = Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
    const next = await introspect(client, tokens.access_token);
    expect(Number(/r=(\d+)/.exec(next.headers.get("ratelimit") ?? "")?.[1])).toBe(before - 1);
  });

  it("say how much is left of the limit for reading a person and for marking", async () => {
    const { client, tokens } = await createTokens();
    const left = ({ headers }: { headers: Headers }) =>
      Number(/;r=(\d+);t=\d+$/.exec(headers.get("ratelimit") ?? "")?.[1]);
    const first = await userinfo(tokens.access_token);
    expect(first.headers.get("ratelimit-policy")).toMatch(/^"person";q=\d+;w=60$/);
    expect(left(await userinfo(tokens.access_token))).toBe(left(first) - 1);
    const otherTokens = await createTokens();
    expect(left(await userinfo(otherTokens.tokens.access_token))).toBe(left(first));
    expect((await userinfo("oat_unknown")).headers.get("ratelimit")).toBeNull();
    const marked = await callMenu({ clientId: client.clientId, token: tokens.access_token });
    expect(marked.headers.get("ratelimit-policy")).toMatch(/^"client";q=\d+;w=60$/);
    expect(marked.headers.get("access-control-expose-headers")).toContain("RateLimit, RateLimit-Policy");
    expect(left(await callMenu({ clientId: client.clientId, token: tokens.access_token }))).toBe(left(marked) - 1);
  });

  it("refuse a program that reads one person without end, but not other programs", async () => {
    const [{ tokens }, otherTokens] = [await createTokens(), await createTokens()];
    useSettings({ RATE_LIMIT_FACTOR: "0.005" });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await userinfo(tokens.access_token)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await userinfo(otherTokens.tokens.access_token)).status).toBe(200);
  });

  it("can be read by the application itself, only with its secret", async () => {
    const client = await createClient({ ownerId: owner.id });
    const otherClient = await createClient({ ownerId: owner.id });
    const day = new Date(now().toISOString().slice(0, 10));
    await db.usageCounter.create({ data: { clientId: client.id, day, calls: 3, items: 5 } });
    await db.usageCounter.create({ data: { clientId: otherClient.id, day, calls: 100, items: 100 } });
    const answer = await call(usage, { headers: { authorization: basic(client) } });
    expect(answer).toMatchObject({ status: 200, body: { total_calls: 3, total_items: 5, client_id: client.clientId } });
    const wrong = basic({ ...client, secret: "ocs_wrong" });
    expect((await call(usage, { headers: { authorization: wrong } })).status).toBe(401);
    expect((await call(usage)).status).toBe(401);
  });
});

describe("an application's own description", () => {
  const NOTHING = {
    ...{ developer: null, logo_uri: null, site_uri: null, privacy_uri: null, terms_uri: null, notice_uri: null },
    ...{ require_pkce: false, forgive_repeated_refresh: false },
    ...{ dpop_bound_access_tokens: false, require_pushed_authorization_requests: false },
  };
  const details = (client: TestClient, token = owner.token) =>
    call<ClientDetailsWire>(detailsGet, { params: { client_id: client.clientId }, token });
  const save = (client: TestClient, over: Record<string, unknown>, token = owner.token) =>
    call<ClientDetailsWire>(detailsPut, {
      ...{ method: "PUT", params: { client_id: client.clientId }, body: { ...NOTHING, ...over }, token },
    });

  it("is stored, with a logo that the server encodes itself, and only its owner changes it", async () => {
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#2f6f4f" } })
      .png()
      .toBuffer();
    const server = await startPageServer((request, response) => {
      if (request.url === "/logo.png") response.writeHead(200, { "content-type": "image/png" }).end(png);
      else response.writeHead(200).end("no picture");
    });
    useSettings({ FETCH_ALLOW_HOSTS: server.authority });
    const client = await createClient({ ownerId: owner.id });
    const saved = await save(client, {
      ...{ developer: "Lungara Srl", logo_uri: server.url("/logo.png"), site_uri: "https://lungara.example/" },
      ...{ privacy_uri: "https://lungara.example/privacy", notice_uri: "https://lungara.example/notices" },
      require_pkce: true,
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ developer: "Lungara Srl", require_pkce: true, subject_type: "public" });
    expect((await details(client)).body).toEqual(saved.body);
    // Fields that are not sent stay unchanged: neither an empty body nor a single field clears the others.
    for (const body of [{}, { terms_uri: "https://lungara.example/terms" }]) {
      const part = { method: "PUT", params: { client_id: client.clientId }, body, token: owner.token };
      expect((await call<ClientDetailsWire>(detailsPut, part)).body).toEqual({ ...saved.body, ...body });
    }
    const logo = await logoGet(new Request("http://localhost:3000/x"), {
      params: Promise.resolve({ clientId: client.clientId }),
    });
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await sharp(Buffer.from(await logo.arrayBuffer())).metadata()).width).toBe(320);

    const none = await save(client, { logo_uri: server.url("/none.png") });
    expect(none.status).toBe(422);
    expect(JSON.stringify(none.body)).toContain("logo_uri");
    const stranger = await createSignedInPerson({ accountType: "business" });
    expect((await save(client, {}, stranger.token)).status).toBe(404);
    expect((await details(client, stranger.token)).status).toBe(404);
    expect((await call(detailsGet, { params: { client_id: client.clientId } })).status).toBe(401);
    const diner = await createSignedInPerson();
    expect((await details(client, diner.token)).status).toBe(403);
    await save(client, {});
    const gone = await call(logoGet, { params: { clientId: client.clientId } });
    expect(gone.status).toBe(404);
  });

  it.each(["http://lungara.example/", "javascript:alert(1)", "https://a:b@lungara.example/", "data:text/html,x"])(
    "never links to %s",
    async (site_uri) => {
      const client = await createClient({ ownerId: owner.id });
      expect((await save(client, { site_uri })).status).toBe(422);
    },
  );

  it("is submitted once it is complete, and loses its verified mark when the application changes", async () => {
    const client = await createClient({ ownerId: owner.id });
    const send = () =>
      call<ClientDetailsWire>(submit, { method: "POST", params: { client_id: client.clientId }, token: owner.token });
    expect((await send()).status).toBe(422);
    const whole = { developer: "A", site_uri: "https://a.example/", privacy_uri: "https://a.example/p" };
    await save(client, whole);
    const sent = await send();
    expect(sent.body.submitted_at).toMatch(/Z$/);
    expect((await send()).body).toEqual(sent.body);
    await db.oAuthClient.update({ where: { id: client.id }, data: { verifiedAt: now() } });
    expect((await save(client, { ...whole, require_pkce: true })).body.verified_at).toMatch(/Z$/);
    expect((await save(client, { ...whole, developer: "B" })).body).toMatchObject({
      verified_at: null,
      submitted_at: null,
    });
  });

  it("loses its verified mark with a redirect to a further host, and keeps it with another path of the same host", async () => {
    const client = await createClient({ ownerId: owner.id, redirectUris: ["https://a.example/back"] });
    await db.oAuthClient.update({ where: { id: client.id }, data: { verifiedAt: now() } });
    const redirectTo = async (...redirect_uris: string[]) => {
      const body = new FormData();
      const fields = { name: "Menus", description: "", allowed_domains: '["menus.example"]' };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set("redirect_uris", JSON.stringify(redirect_uris));
      const options = { method: "PUT", params: { client_id: client.clientId }, token: owner.token, body };
      expect((await call(update, options)).status).toBe(200);
      return (await db.oAuthClient.findUniqueOrThrow({ where: { id: client.id } })).verifiedAt;
    };
    expect(await redirectTo("https://a.example/back", "https://a.example/other")).not.toBeNull();
    expect(await redirectTo("https://a.example/back", "https://b.example/back")).toBeNull();
  });
});
