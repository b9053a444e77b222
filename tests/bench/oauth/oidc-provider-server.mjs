/**
 * The issuer that ours is compared with: oidc-provider over PostgreSQL, with one table and one statement for each call
 * of its adapter, as in its documentation. Its parent process tells it what to prepare; it answers with codes that are
 * ready to be redeemed.
 */
import { Provider } from "oidc-provider";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

await pool.query(`
  CREATE TABLE models (
    model text NOT NULL, id text NOT NULL, payload jsonb NOT NULL, grant_id text, expires_at timestamptz,
    consumed_at timestamptz, PRIMARY KEY (model, id));
  CREATE INDEX ON models (grant_id)`);

class PostgresAdapter {
  constructor(model) {
    this.model = model;
  }

  async upsert(id, payload, expiresIn) {
    const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
    await pool.query(
      `INSERT INTO models (model, id, payload, grant_id, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`,
      [this.model, id, payload, payload.grantId ?? null, expiresAt],
    );
  }

  async find(id) {
    const { rows } = await pool.query(
      "SELECT payload, consumed_at FROM models WHERE model = $1 AND id = $2 AND (expires_at IS NULL OR expires_at > now())",
      [this.model, id],
    );
    if (rows.length === 0) return undefined;
    const { payload, consumed_at: consumedAt } = rows[0];
    return consumedAt ? { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) } : payload;
  }

  async consume(id) {
    await pool.query("UPDATE models SET consumed_at = now() WHERE model = $1 AND id = $2", [this.model, id]);
  }

  async destroy(id) {
    await pool.query("DELETE FROM models WHERE model = $1 AND id = $2", [this.model, id]);
  }

  async revokeByGrantId(grantId) {
    await pool.query("DELETE FROM models WHERE model = $1 AND grant_id = $2", [this.model, grantId]);
  }
}

const { port, client, callback, challenge, scopes, signingKey } = JSON.parse(process.env.BENCH_OIDC);

const provider = new Provider(`http://127.0.0.1:${port}`, {
  adapter: PostgresAdapter,
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [callback],
      grant_types: ["authorization_code", "refresh_token"],
    },
  ],
  scopes: ["openid", "offline_access", ...scopes],
  jwks: { keys: [signingKey] },
  rotateRefreshToken: true,
  issueRefreshToken: () => true,
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  ttl: { AuthorizationCode: 3600, AccessToken: 3600, IdToken: 3600, RefreshToken: 30 * 86400, Grant: 90 * 86400 },
  features: { devInteractions: { enabled: false } },
});
provider.on("server_error", (_context, error) => console.error(error));

async function newCode(index, scope) {
  const accountId = `diner-${index}`;
  const grant = new provider.Grant({ accountId, clientId: client.id });
  grant.addOIDCScope(scope);
  const grantId = await grant.save();
  const code = new provider.AuthorizationCode({
    accountId,
    client: await provider.Client.find(client.id),
    grantId,
    gty: "authorization_code",
    redirectUri: callback,
    scope,
    codeChallenge: challenge,
    codeChallengeMethod: "S256",
    authTime: Math.floor(Date.now() / 1000),
  });
  return code.save();
}

process.on("message", async ({ count, scope }) => {
  const codes = [];
  for (let index = 0; index < count; index += 10) {
    codes.push(...(await Promise.all(Array.from({ length: 10 }, (_, place) => newCode(index + place, scope)))));
  }
  process.send({ codes });
});
process.on("disconnect", () => process.exit(0));

provider.listen(port, "127.0.0.1", () => process.send({ isListening: true }));
