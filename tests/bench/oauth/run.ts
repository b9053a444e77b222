import { fork } from "node:child_process";
import { createHash, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbeddedDatabase } from "@/server/db/embedded/start";
import { createSecretValue, hashSecretValue } from "@/server/oauth/secret-values";
import { freePort, StartedProcess } from "../../support/started-process";
import { type Measured, measure, TokenEndpoint } from "./load";
import { serverBehind } from "./processor-time";

/**
 * Compares the token endpoint of the started product with that of oidc-provider. Both use PostgreSQL on this machine,
 * run in their own process and are measured in turn: redeeming codes (PKCE, HTTP Basic), the same with an ID token,
 * rotating refresh tokens, and for comparison an answer that needs no work (ours: a route handler in Next). `npm run
 * bench -- oauth`, or `npm run bench -- oauth 500` for fewer requests a round.
 */
const REQUESTS = Number(process.argv[2] ?? 2000);
const AT_ONCE = 16;
const ROUNDS = 3;
const CALLBACK = "https://menus.example/back";
const DIETS = "dietary_preferences:read";

const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });

type Contestant = {
  endpoint: TokenEndpoint;
  newCodes: (count: number, scope: string) => Promise<string[]>;
  close: () => Promise<unknown>;
};

/** Writes a client, people who consented, and codes that are valid for an hour, as the issuer would write them. */
async function ours(databaseUrl: string, origin: string, pid: number): Promise<Contestant> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [owner, row, clientId, secret] = [randomUUID(), randomUUID(), randomUUID(), createSecretValue("ocs_")];
  const addPerson = (id: string) =>
    client.query("INSERT INTO users (id, email, password_hash, updated_at) VALUES ($1, $2, 'x', now())", [
      id,
      `${id}@bench.example`,
    ]);
  await addPerson(owner);
  await client.query(
    `INSERT INTO oauth_clients (id, client_id, owner_id, name, secret_hash, secret_last4, redirect_uris,
       allowed_domains, scopes, updated_at)
     VALUES ($1, $2, $3, 'Bench', $4, 'last', $5, '{}', '{general:access}', now())`,
    [row, clientId, owner, hashSecretValue(secret), [CALLBACK]],
  );
  const newCode = async (scope: string): Promise<string> => {
    const [person, grant, code] = [randomUUID(), randomUUID(), createSecretValue("oac_")];
    const scopes = scope.split(" ");
    await addPerson(person);
    await client.query(
      `INSERT INTO user_client_authorizations (id, user_id, client_id, permission, active, scopes, updated_at)
       VALUES (gen_random_uuid(), $1, $2, true, true, $3, now())`,
      [person, row, scopes],
    );
    await client.query("INSERT INTO oauth_grants (id, user_id, client_id, scopes) VALUES ($1, $2, $3, $4)", [
      grant,
      person,
      row,
      scopes,
    ]);
    await client.query(
      `INSERT INTO oauth_codes (hash, client_id, user_id, grant_id, redirect_uri, redirect_uri_was_sent, scopes,
         code_challenge, auth_time, expires_at)
       VALUES ($1, $2, $3, $4, $5, true, $6, $7, now(), now() + interval '1 hour')`,
      [hashSecretValue(code), row, person, grant, CALLBACK, scopes, challenge],
    );
    return code;
  };
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
  return {
    endpoint: new TokenEndpoint("forkprint", origin, "/oauth/token", authorization, pid, AT_ONCE),
    newCodes: async (count, scope) => {
      const codes: string[] = [];
      await client.query("BEGIN");
      for (let index = 0; index < count; index++) codes.push(await newCode(scope));
      await client.query("COMMIT; ANALYZE");
      return codes;
    },
    close: () => client.end(),
  };
}

async function theirs(databaseUrl: string): Promise<Contestant> {
  const port = await freePort();
  const client = { id: "bench", secret: randomBytes(32).toString("base64url") };
  const signingKey = { ...keys.privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "bench" };
  const setup = { port, client, callback: CALLBACK, challenge, scopes: [DIETS], signingKey };
  const child = fork(path.join(import.meta.dirname, "oidc-provider-server.mjs"), {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, BENCH_OIDC: JSON.stringify(setup) },
    execArgv: [],
    // Its output is hidden, because it warns about plain HTTP, which both issuers use here.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  const authorization = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString("base64")}`;
  const pid = child.pid ?? 0;
  return {
    endpoint: new TokenEndpoint("oidc-provider", `http://127.0.0.1:${port}`, "/token", authorization, pid, AT_ONCE),
    newCodes: async (count, scope) => {
      child.send({ count, scope });
      const [{ codes }] = (await once(child, "message")) as [{ codes: string[] }];
      return codes;
    },
    close: async () => child.disconnect(),
  };
}

const redeem = (endpoint: TokenEndpoint, code: string) =>
  endpoint.request({ grant_type: "authorization_code", code, redirect_uri: CALLBACK, code_verifier: verifier });

/** One round: codes without and with an ID token, then the refresh tokens of the former. */
async function round({ endpoint, newCodes }: Contestant, count: number): Promise<Record<string, Measured>> {
  const refreshTokens: string[] = [];
  const plain = await measure(await newCodes(count, DIETS), AT_ONCE, endpoint.pid, async (code) => {
    refreshTokens.push((await redeem(endpoint, code)).refresh_token);
  });
  const openid = await measure(await newCodes(count, `${DIETS} openid`), AT_ONCE, endpoint.pid, (code) =>
    redeem(endpoint, code),
  );
  const rotated = await measure(refreshTokens, AT_ONCE, endpoint.pid, (refresh_token) =>
    endpoint.request({ grant_type: "refresh_token", refresh_token }),
  );
  const empty = await measure([...Array(count).keys()], AT_ONCE, endpoint.pid, () => endpoint.preflight());
  return {
    "an empty answer": empty,
    "code redeemed": plain,
    "code redeemed, ID token": openid,
    "token refreshed": rotated,
  };
}

const byThroughput = (one: Measured, other: Measured) => one.perSecond - other.perSecond;

async function compare(contestants: Contestant[]): Promise<void> {
  for (const contestant of contestants) await round(contestant, Math.min(500, REQUESTS));
  const rounds = new Map<string, Measured[]>();
  for (let index = 0; index < ROUNDS; index++) {
    for (const contestant of contestants) {
      for (const [what, measured] of Object.entries(await round(contestant, REQUESTS))) {
        const key = `${what.padEnd(24)} ${contestant.endpoint.name.padEnd(14)}`;
        rounds.set(key, [...(rounds.get(key) ?? []), measured]);
      }
    }
  }
  console.log(`${REQUESTS} requests a round, ${AT_ONCE} at once, the middle one of ${ROUNDS} rounds:`);
  for (const [key, measured] of [...rounds].sort(([one], [other]) => one.localeCompare(other))) {
    const middle = measured.sort(byThroughput)[Math.floor(ROUNDS / 2)];
    if (!middle) continue;
    const { perSecond, median, p99, worst, processorMs } = middle;
    console.log(
      `${key} ${perSecond.toFixed(0).padStart(5)} requests/s, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms${processorMs === null ? "" : `, ${processorMs.toFixed(2)} ms of a processor each`}`,
    );
  }
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "forkprint-bench-"));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase({ dataDir: path.join(folder, "db"), password: "x" });
  let product: StartedProcess | undefined;
  const contestants: Contestant[] = [];
  try {
    const other = new URL(database.url);
    other.pathname = "/oidc_provider";
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query("CREATE DATABASE oidc_provider");
    await admin.end();
    const port = await freePort();
    const env = {
      DATABASE_URL: database.url,
      AUTH_SECRET: "an-auth-secret-of-the-benchmark-only",
      OAUTH_PRIVATE_KEY: keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      RATE_LIMIT_FACTOR: "100000",
    };
    product = await new StartedProcess({ dataDir: path.join(folder, "files"), port, env }).ready();
    contestants.push(
      await ours(database.url, product.url, await serverBehind(product.child.pid ?? 0)),
      await theirs(other.href),
    );
    await compare(contestants);
  } finally {
    for (const { endpoint, close } of contestants) await Promise.all([endpoint.close(), close()]);
    await product?.stop();
    await database.stop(false);
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
