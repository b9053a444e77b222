import { createHash, generateKeyPairSync, randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/server/db/embedded/start";
import { codeOf } from "../support/authenticator-app";
import { pkcePair } from "../support/issuer";
import { json, type Partner, visit } from "../support/partners/partner";
import { completeWithOauth4webapi } from "../support/partners/with-oauth4webapi";
import { completeWithOpenidClient } from "../support/partners/with-openid-client";
import { completeWithPassport } from "../support/partners/with-passport";
import { freePort, ONE_PROCESS, StartedProcess } from "../support/started-process";

const BACK = "https://menus.example/back";
const PASSWORD = "Blue-Kettle-42";

let folder: string;
let database: EmbeddedDatabase;
/** Two processes of one product, which share only the database and the settings. */
let processes: [StartedProcess, StartedProcess];
let issuer: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-oauth-"));
  await chmod(folder, 0o755);
  database = await startEmbeddedDatabase({ dataDir: path.join(folder, "db"), password: "x", isDurable: false });
  const ports = [await freePort(), await freePort()] as const;
  issuer = `http://127.0.0.1:${ports[0]}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const env = {
    ...ONE_PROCESS,
    APP_URL: issuer,
    // Fifty concurrent requests on a busy machine wait for one of ten connections: longer than the default limit, but
    // not for ever.
    DATABASE_URL: `${database.url}?connect_timeout=60`,
    AUTH_SECRET: "an-auth-secret-of-the-lifecycle-tests",
    OAUTH_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  const start = (port: number) => new StartedProcess({ dataDir: path.join(folder, `files-${port}`), port, env });
  const first = await start(ports[0]).ready();
  processes = [first, await start(ports[1]).ready()];
});

afterAll(async () => {
  for (const each of processes ?? []) await each.stop();
  await database?.stop(false);
  await rm(folder, { recursive: true, force: true });
});

const post = (where: string, body: object, token?: string) =>
  fetch(`${issuer}${where}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

async function signUp(accountType: "diner" | "business") {
  const email = `${randomUUID()}@post.example`;
  const response = await json<{ access_token: string; user: { id: string } }>(
    await post("/auth/register", { email, password: PASSWORD, account_type: accountType }),
  );
  await confirmEmailOf(response.user.id);
  return { id: response.user.id, email, token: response.access_token };
}

/** Confirms the email as the link in the mail does; before that, partners do not get the address. */
async function confirmEmailOf(userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [userId]);
  await client.end();
}

/** Registers an application and signs up a diner, all through the product's own calls. */
async function register(isPublic: boolean, callback = BACK): Promise<Partner> {
  const [owner, diner] = [await signUp("business"), await signUp("diner")];
  const client = await json<{ client_id: string; client_secret: string | null }>(
    await post(
      "/oauth/portal/register-json",
      {
        name: "Menus",
        description: "",
        redirect_uris: [callback],
        allowed_domains: ["menus.example"],
        scopes: ["general:access"],
        token_endpoint_auth_method: isPublic ? "none" : "client_secret_basic",
      },
      owner.token,
    ),
  );
  return { issuer, clientId: client.client_id, secret: client.client_secret, callback, diner };
}

describe.each([{ isPublic: false }, { isPublic: true }])(
  "with the started product, public: $isPublic,",
  ({ isPublic }) => {
    it("openid-client completes the whole flow, discovered by RFC 8414", async () => {
      await completeWithOpenidClient(await register(isPublic), "oauth2");
    });

    it("openid-client completes the whole flow, discovered by OpenID Connect Discovery", async () => {
      await completeWithOpenidClient(await register(isPublic), "oidc", true);
    });

    it("oauth4webapi completes the whole flow", async () => {
      await completeWithOauth4webapi(await register(isPublic));
    });

    it("passport-oauth2 completes the whole flow", async () => {
      await completeWithPassport((callback) => register(isPublic, callback));
    });
  },
);

async function newCode(partner: Partner) {
  const { verifier, challenge } = pkcePair();
  const address = `${issuer}/oauth/authorize?${new URLSearchParams({
    response_type: "code",
    client_id: partner.clientId,
    redirect_uri: partner.callback,
    code_challenge: challenge,
    code_challenge_method: "S256",
  })}`;
  return { code: (await visit(partner, address)).searchParams.get("code") ?? "", verifier };
}

const requestTokens = (origin: string, parameters: Record<string, string>) =>
  fetch(`${origin}/oauth/token`, { method: "POST", body: new URLSearchParams(parameters) });

/** The stored rows of a code's grant. */
async function storedOf(code: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM oauth_access_tokens t WHERE t.grant_id = g.id) AS access,
       (SELECT count(*)::int FROM oauth_refresh_tokens r WHERE r.grant_id = g.id) AS refresh,
       g.revoke_reason AS reason
     FROM oauth_codes c JOIN oauth_grants g ON g.id = c.grant_id WHERE c.hash = $1`,
    [createHash("sha256").update(code).digest("hex")],
  );
  await client.end();
  return rows;
}

describe("fifty simultaneous redemptions of one code at two processes", () => {
  it("give tokens once, which then end because the code was used again", async () => {
    const partner = await register(true);
    const { code, verifier } = await newCode(partner);
    const parameters = {
      grant_type: "authorization_code",
      client_id: partner.clientId,
      code,
      redirect_uri: partner.callback,
      code_verifier: verifier,
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => requestTokens(processes[index % 2]?.url ?? "", parameters)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter((each) => each !== won[0])) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: "invalid_grant" });
    }
    const tokens = (await won[0]?.json()) as { access_token: string; refresh_token: string };
    for (const { url } of processes) {
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      expect((await fetch(`${url}/oauth/userinfo`, { headers })).status).toBe(401);
      const again = { grant_type: "refresh_token", client_id: partner.clientId, refresh_token: tokens.refresh_token };
      expect((await requestTokens(url, again)).status).toBe(400);
    }
    expect(await storedOf(code)).toEqual([{ access: 1, refresh: 1, reason: "code_reused" }]);
  });
});

describe("fifty simultaneous refreshes with one token at two processes", () => {
  it("give a successor once, which then ends because its predecessor was used again", async () => {
    const partner = await register(true);
    const { code, verifier } = await newCode(partner);
    const { client_id, ...first } = { client_id: partner.clientId, code, redirect_uri: partner.callback };
    const redeemed = await requestTokens(issuer, {
      ...{ grant_type: "authorization_code", client_id, code_verifier: verifier },
      ...first,
    });
    const { refresh_token } = await json<{ refresh_token: string }>(redeemed);
    const parameters = { grant_type: "refresh_token", client_id, refresh_token };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => requestTokens(processes[index % 2]?.url ?? "", parameters)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(400)]);
    const won = answers.find(({ status }) => status === 200);
    const tokens = (await won?.json()) as { access_token: string; refresh_token: string };
    for (const { url } of processes) {
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      expect((await fetch(`${url}/oauth/userinfo`, { headers })).status).toBe(401);
      expect((await requestTokens(url, { ...parameters, refresh_token: tokens.refresh_token })).status).toBe(400);
    }
    expect(await storedOf(code)).toEqual([{ access: 2, refresh: 2, reason: "refresh_token_reused" }]);
  });
});

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
    for (const { row } of rows) texts.push(row);
  }
  await client.end();
  return texts.join("\n");
}

describe("what a flow leaves behind", () => {
  it("contains nothing that could be used again, in tables and logs of both processes", async () => {
    const partner = await register(false);
    const basic = `Basic ${Buffer.from(`${partner.clientId}:${partner.secret}`).toString("base64")}`;
    const as = (origin: string, path: string, parameters: Record<string, string>) =>
      fetch(`${origin}${path}`, {
        method: "POST",
        headers: { authorization: basic },
        body: new URLSearchParams(parameters),
      });
    const state = `state-${randomUUID()}`;
    const { verifier, challenge } = pkcePair();
    const requestParams = new URLSearchParams({
      ...{ response_type: "code", client_id: partner.clientId, redirect_uri: partner.callback, state },
      ...{ code_challenge: challenge, code_challenge_method: "S256", scope: "openid profile:read" },
    });
    const code = (await visit(partner, `${issuer}/oauth/authorize?${requestParams}`)).searchParams.get("code") ?? "";
    const redeeming = { grant_type: "authorization_code", code, redirect_uri: partner.callback };
    const [first, second] = processes.map(({ url }) => url) as [string, string];
    const issued = await json<Record<"access_token" | "refresh_token" | "id_token", string>>(
      await as(first, "/oauth/token", { ...redeeming, code_verifier: verifier }),
    );
    const refreshed = await json<Record<"access_token" | "refresh_token" | "id_token", string>>(
      await as(second, "/oauth/token", { grant_type: "refresh_token", refresh_token: issued.refresh_token }),
    );
    const signedIn = await post("/auth/login", { email: partner.diner.email, password: PASSWORD });
    const cookie = /next-auth\.session-token=([^;]+)/.exec(signedIn.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const twoStep = await signUp("diner");
    const own = "/auth/user/second-factor";
    const setup = await json<{ secret: string }>(
      await post(`${own}/setup`, { current_password: PASSWORD }, twoStep.token),
    );
    const { recovery_codes } = await json<{ recovery_codes: string[] }>(
      await post(`${own}/confirm`, { code: codeOf(setup.secret) }, twoStep.token),
    );
    const [recoveryCode = "", wastedCode = ""] = recovery_codes;
    for (const second_factor_code of [recoveryCode, recoveryCode, `${wastedCode}x`]) {
      await post("/auth/login", { email: twoStep.email, password: PASSWORD, second_factor_code });
    }
    // Requests that fail, because logs reveal most about errors: a token in the address, in the wrong place, in the
    // wrong call.
    for (const url of [first, second]) {
      await fetch(`${url}/oauth/userinfo?access_token=${refreshed.access_token}`);
      await fetch(`${url}/oauth/token?code=${code}&code_verifier=${verifier}&client_secret=${partner.secret}`);
      await fetch(`${url}/oauth/authorize?${requestParams}&code=${code}`, { headers: { cookie: `a=${cookie}` } });
      await fetch(`${url}/onboard?${requestParams}`, { headers: { cookie: `next-auth.session-token=${cookie}` } });
      await fetch(`${url}/${refreshed.refresh_token}`);
      await fetch(`${url}/api/user-client-authorization/${refreshed.access_token}`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${refreshed.access_token}`, "content-type": "application/json" },
        body: JSON.stringify({ permission: refreshed.refresh_token }),
      });
      await as(url, "/oauth/introspect", { token: refreshed.access_token });
      await as(url, "/oauth/revoke", { token: `${refreshed.refresh_token}x` });
      await as(url, "/oauth/token", { ...redeeming, code_verifier: verifier });
    }
    const secrets = {
      ...{ code, verifier, state, secret: partner.secret ?? "", basic: basic.slice(6), session: partner.diner.token },
      ...{
        cookie,
        password: PASSWORD,
        authenticator: setup.secret,
        recoveryCode,
        wastedCode,
        access: issued.access_token,
        refresh: issued.refresh_token,
        id: issued.id_token,
      },
      ...{ access2: refreshed.access_token, refresh2: refreshed.refresh_token, id2: refreshed.id_token },
    };
    for (const [name, value] of Object.entries(secrets)) expect(value.length, name).toBeGreaterThan(12);
    const logs = processes.map(({ output }) => output).join("\n");
    expect(logs).toContain("/oauth/token"); // Proves that this is the request log.
    const tables = await dump();
    expect(tables).toContain(partner.clientId);
    for (const [where, text] of Object.entries({ logs, tables })) {
      const found = Object.entries(secrets).filter(
        ([, value]) => text.includes(value) || text.includes(value.slice(4)),
      );
      expect(
        found.map(([name]) => name),
        where,
      ).toEqual([]);
      expect(text.match(/\bo(ac|at|rt|cs)_[\w-]{20,}/g), where).toBeNull();
    }
    expect(logs).not.toContain(partner.diner.email);
    expect(logs).not.toContain(twoStep.email);
  });
});

describe("the headers for browsers", () => {
  const PAGES = [
    "/oauth/authorize",
    "/onboard?client_id=x",
    "/oauth/authorize?client_id=x&redirect_uri=https://evil.test",
  ];

  it.each(PAGES)("forbid framing, referrers and caching: %s", async (where) => {
    const { headers } = await fetch(issuer + where, { headers: { accept: "text/html" }, redirect: "manual" });
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toMatch(/^DENY(, DENY)*$/);
    expect(headers.get("referrer-policy")?.split(", ").at(-1)).toBe("no-referrer");
    expect(headers.get("cache-control")).toContain("no-store");
  });

  it("of the authorization endpoint allow no HEAD and no other sites", async () => {
    const headers = { origin: "https://evil.test", "access-control-request-method": "GET" };
    for (const method of ["HEAD", "OPTIONS", "PUT", "DELETE"]) {
      const answer = await fetch(`${issuer}/oauth/authorize`, { method, headers, redirect: "manual" });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});
