import { expect, it } from "vitest";
import { POST as registerPost } from "@/app/oauth/portal/register-json/route";
import { POST as rotatePost } from "@/app/oauth/portal/rotate-secret/[client_id]/route";
import type { ClientWire } from "@/lib/schemas/oauth";
import { pool } from "@/server/db/client";
import {
  answered,
  authorize,
  BACK,
  consent,
  newCode,
  redeem,
  refresh,
  type TestClient,
} from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { allTables, tablesHolding } from "../../support/every-table";
import { call } from "../../support/request";

const FIELDS = {
  name: "Menus",
  description: "",
  redirect_uris: [BACK],
  allowed_domains: ["menus.example"],
  scopes: ["general:access"],
};

/** A value as it was issued, and in every form from which it could be restored. */
const formsOf = (value: string) => {
  const withoutPrefix = value.slice(4);
  const bytes = Buffer.from(withoutPrefix, "base64url");
  return [
    value,
    withoutPrefix,
    bytes.toString("hex"),
    bytes.toString("base64"),
    Buffer.from(value).toString("base64").slice(0, 56),
  ];
};

/** Escapes LIKE's wildcards. */
const literally = (text: string) => text.replace(/[\\_%]/g, "\\$&");

it("after a whole flow no code, token or secret is stored anywhere in the database", async () => {
  const owner = await createSignedInPerson({ accountType: "business" });
  const created = await call<ClientWire>(registerPost, { body: FIELDS, token: owner.token });
  const { client_id: clientId, client_secret: first } = created.body;
  const rotated = await call<ClientWire>(rotatePost, {
    method: "POST",
    params: { client_id: clientId },
    token: owner.token,
  });
  const secret = rotated.body.client_secret ?? "";
  const client: TestClient = { id: created.body.id, clientId, ownerId: owner.id, secret, isPublic: false };
  const person = await createSignedInPerson();
  await consent(person, client);
  const parameters = { scope: "dietary_preferences:read openid", state: "state-that-nobody-keeps-7f3a" };
  const used = answered(await authorize(client, parameters, { token: person.token })).parameters.code ?? "";
  const waiting = await newCode(person, client);
  const tokens = (await redeem(client, used)).body;
  const next = (await refresh(client, tokens.refresh_token)).body;
  const given = [
    first ?? "",
    secret,
    used,
    waiting.code,
    tokens.access_token,
    tokens.refresh_token,
    next.access_token,
    next.refresh_token,
  ];
  for (const value of given) expect(value).toMatch(/^o(ac|at|rt|cs)_[\w-]{43}$/);
  const texts = [...given.flatMap(formsOf), tokens.id_token ?? "", next.id_token ?? "", parameters.state, person.token];
  expect(texts.every((text) => text.length > 20)).toBe(true);
  expect(await tablesHolding(texts.map(literally))).toEqual([]);
  // Checks the search itself: it must find a stored value.
  expect(await tablesHolding([literally(clientId)])).toContain("oauth_clients");
  const { rows } = await pool.query<{ hash: string }>(
    "SELECT hash FROM oauth_codes UNION ALL SELECT hash FROM oauth_access_tokens UNION ALL SELECT hash FROM oauth_refresh_tokens",
  );
  expect(rows).toHaveLength(6);
  for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
}, 60_000);

it("no column of any table contains a text in the format of an issued secret", async () => {
  const person = await createSignedInPerson();
  const tables = await allTables();
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const { rows } = await pool.query(
      `SELECT 1 FROM "${table}" t WHERE to_jsonb(t)::text ~ '(oac_|oat_|ort_|ocs_)[A-Za-z0-9_-]{43}' LIMIT 1`,
    );
    expect(rows, table).toEqual([]);
  }
  expect(await tablesHolding([literally(person.token)])).toEqual([]);
}, 60_000);
