import { generateKeyPairSync, randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/server/db/embedded/start";
import { type AlternatingProxy, startAlternatingProxy } from "../support/alternating-proxy";
import { ASSISTANT_REDIRECT, createAssistantHost } from "../support/assistant-host";
import { pkcePair } from "../support/issuer";
import { type Diner, json, visit } from "../support/partners/partner";
import { freePort, StartedProcess } from "../support/started-process";
import { startTlsSite, type TlsSite } from "../support/tls-site";

const BACK = "https://menus.example/back";
const PASSWORD = "Blue-Kettle-42";
const SESAME_MENU = [{ name: "Hummus", description: "chickpeas, tahini, lemon" }];

let folder: string;
let database: EmbeddedDatabase;
let proxy: AlternatingProxy;
let processes: StartedProcess[] = [];
/** An assistant's own site, where its client document is served. */
let site: TlsSite;
let described: object = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-behind-"));
  await chmod(folder, 0o755);
  database = await startEmbeddedDatabase({ dataDir: path.join(folder, "db"), password: "x", isDurable: false });
  proxy = await startAlternatingProxy();
  site = await startTlsSite((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "max-age=3600" });
    response.end(JSON.stringify(described));
  });
  const trusted = path.join(folder, "site.pem");
  await writeFile(trusted, site.cert);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const env = {
    // The public address is the proxy's, because neither process is reachable at an address of its own.
    APP_URL: proxy.origin,
    DATABASE_URL: `${database.url}?connect_timeout=60`,
    AUTH_SECRET: "an-auth-secret-of-the-lifecycle-tests",
    OAUTH_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    WORKERS: "1",
    NODE_EXTRA_CA_CERTS: trusted,
    FETCH_ALLOW_HOSTS: site.authority,
  };
  for (const name of ["one", "other"]) {
    const process = new StartedProcess({ dataDir: path.join(folder, name), port: await freePort(), env });
    processes = [...processes, await process.ready()];
  }
  proxy.lead(processes.map(({ url }) => url));
});

afterAll(async () => {
  await proxy?.close();
  await site?.close();
  for (const each of processes) await each.stop();
  await database?.stop(false);
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  proxy.answered.length = 0;
});

const post = (where: string, body: object, token?: string) =>
  fetch(`${proxy.origin}${where}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

async function signUp(accountType: "diner" | "business"): Promise<Diner> {
  const email = `${randomUUID()}@post.example`;
  const response = await json<{ access_token: string; user: { id: string } }>(
    await post("/auth/register", { email, password: PASSWORD, account_type: accountType }),
  );
  return { id: response.user.id, email, token: response.access_token };
}

async function allergicDiner(): Promise<Diner> {
  const diner = await signUp("diner");
  const answer = await fetch(`${proxy.origin}/user/allergies/sesame`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${diner.token}` },
    body: JSON.stringify({ severity: "severe" }),
  });
  expect(answer.status).toBe(200);
  return diner;
}

/** How many processes answered the calls of one step. */
const answeredBy = (what: string) => proxy.answered.filter((each) => each.what === what).map(({ by }) => by);
const hasUsedBoth = () => expect(new Set(proxy.answered.map(({ by }) => by)).size).toBe(2);

describe("two processes behind one address", () => {
  it.each([0, 1])("complete the flow of an application, whichever process it starts at (%i)", async (first) => {
    const [owner, diner] = [await signUp("business"), await allergicDiner()];
    const client = await json<{ client_id: string; client_secret: string }>(
      await post(
        "/oauth/portal/register-json",
        {
          name: "Menus",
          description: "",
          redirect_uris: [BACK],
          allowed_domains: ["menus.example"],
          scopes: ["general:access"],
          token_endpoint_auth_method: "client_secret_basic",
        },
        owner.token,
      ),
    );
    // One request more before the flow changes which process answers which step.
    if (first === 1) await fetch(`${proxy.origin}/api/health`);
    proxy.answered.length = 0;
    const { verifier, challenge } = pkcePair();
    const partner = {
      issuer: proxy.origin,
      clientId: client.client_id,
      secret: client.client_secret,
      callback: BACK,
      diner,
    };
    const requestParams = new URLSearchParams({
      ...{ response_type: "code", client_id: client.client_id, redirect_uri: BACK, state: "kept" },
      ...{ code_challenge: challenge, code_challenge_method: "S256", scope: "openid dietary_preferences:read" },
    });
    const back = await visit(partner, `${proxy.origin}/oauth/authorize?${requestParams}`);
    expect(back.searchParams.get("state")).toBe("kept");
    expect(back.searchParams.get("iss")).toBe(proxy.origin);
    const basic = `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString("base64")}`;
    const as = (where: string, parameters: Record<string, string>) =>
      fetch(`${proxy.origin}${where}`, {
        method: "POST",
        headers: { authorization: basic },
        body: new URLSearchParams(parameters),
      });
    type Tokens = Record<"access_token" | "refresh_token" | "id_token", string>;
    const issued = await json<Tokens>(
      await as("/oauth/token", {
        grant_type: "authorization_code",
        code: back.searchParams.get("code") ?? "",
        redirect_uri: BACK,
        code_verifier: verifier,
      }),
    );
    const userinfo = (token: string) =>
      fetch(`${proxy.origin}/oauth/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    for (let times = 0; times < 4; times++) {
      expect(await json(await userinfo(issued.access_token))).toMatchObject({
        allergies: [{ key: "sesame", severity: "severe" }],
      });
    }
    expect(new Set(answeredBy("GET /oauth/userinfo")).size).toBe(2);
    const marks = async () => {
      const body = { client_id: client.client_id, items: SESAME_MENU, use_brackets: false };
      return json<{ personalised: boolean; items: { container_class: string }[] }>(
        await post("/api/analysis/menu", body, issued.access_token),
      );
    };
    for (const { personalised, items } of [await marks(), await marks()]) {
      expect(personalised).toBe(true);
      expect(items[0]?.container_class).toBe("pfai-container-conflict");
    }
    const renewed = await json<Tokens>(
      await as("/oauth/token", { grant_type: "refresh_token", refresh_token: issued.refresh_token }),
    );
    expect((await userinfo(renewed.access_token)).status).toBe(200);
    expect((await as("/oauth/revoke", { token: renewed.refresh_token })).status).toBe(200);
    // Repeated, because neither process may have cached a token that the other has revoked.
    for (let times = 0; times < 4; times++) {
      for (const { access_token: token } of [issued, renewed]) expect((await userinfo(token)).status).toBe(401);
    }
    const again = await as("/oauth/token", { grant_type: "refresh_token", refresh_token: renewed.refresh_token });
    expect(again.status).toBe(400);
    hasUsedBoth();
  });

  it.each(["registers itself", "describes itself at an https address of its own"])(
    "serve an assistant that %s, with the protocol's official client",
    async (way) => {
      const diner = await allergicDiner();
      const address = `${site.origin}/assistant.json`;
      described = { client_id: address, client_name: "Desk assistant", redirect_uris: [ASSISTANT_REDIRECT] };
      const { provider, kept } = createAssistantHost(way === "registers itself" ? {} : { clientMetadataUrl: address });
      const connect = () => {
        const transport = new StreamableHTTPClientTransport(new URL(`${proxy.origin}/mcp`), { authProvider: provider });
        return { transport, client: new Client({ name: "desk", version: "1" }) };
      };
      const refused = connect();
      await expect(refused.client.connect(refused.transport)).rejects.toThrow(UnauthorizedError);
      expect(kept.sentTo?.searchParams.get("client_id") === address).toBe(way !== "registers itself");
      expect(answeredBy("POST /oauth/register")).toHaveLength(way === "registers itself" ? 1 : 0);
      const partner = { issuer: proxy.origin, clientId: "", secret: null, callback: ASSISTANT_REDIRECT, diner };
      const returned = await visit(partner, kept.sentTo ?? "");
      await refused.transport.finishAuth(returned.searchParams.get("code") ?? "");
      const { client, transport } = connect();
      await client.connect(transport);
      for (let times = 0; times < 4; times++) {
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toContain("check_menu");
        const result = await client.callTool({ name: "check_menu", arguments: { items: SESAME_MENU } });
        expect(JSON.stringify(result.structuredContent)).toMatch(/conflict/);
        expect(JSON.stringify(result.structuredContent)).toMatch(/tahini/);
      }
      await client.close();
      expect(new Set(answeredBy("POST /mcp")).size).toBe(2);
    },
  );
});
