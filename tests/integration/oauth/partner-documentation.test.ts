import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { POST as loginPost } from "@/app/auth/login/route";
import { POST as registerPost } from "@/app/oauth/portal/register-json/route";
import { POST as revokePost } from "@/app/oauth/revoke/route";
import { POST as tokenPost } from "@/app/oauth/token/route";
import { SUPPORTED_SCOPES } from "@/lib/oauth/scopes";
import type { ClientWire } from "@/lib/schemas/oauth";
import { issuerMetadata } from "@/server/oauth/metadata";
import { answered, authorize, consent, type TestClient, userinfo } from "../../factories/oauth-flow";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { pkcePair } from "../../support/issuer";
import { call, type Handler } from "../../support/request";

/** The documentation for partners. Its commands run unchanged, but without a shell. */
const text = readFileSync(path.join(import.meta.dirname, "../../../docs/oauth.md"), "utf8");
const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = ""]) => block.replaceAll("\\\n", " ").split(/\n(?=curl)/))
  .map((command) => command.trim());

const HANDLERS: Record<string, Handler> = {
  "/oauth/portal/register-json": registerPost,
  "/oauth/token": tokenPost,
  "/oauth/revoke": revokePost,
};

const withValues = (command: string, values: Record<string, string>) =>
  command.replace(/\$([A-Z_]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The documentation names ${name}, which nobody knows`);
    return value;
  });

/** Runs a command as curl does, with the only options that the documentation uses: -u, -H, -d and --data-urlencode. */
function run<T>(command: string, values: Record<string, string>) {
  const words = [...withValues(command, values).matchAll(/"([^"]*)"|'([^']*)'|((?:[^\s"']|"[^"]*")+)/g)].map(
    ([word, double, single]) => double ?? single ?? word.replaceAll('"', ""),
  );
  const headers: Record<string, string> = {};
  const body: string[] = [];
  let address = "";
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? "";
    const value = words[at + 1] ?? "";
    if (word === "-u") headers.authorization = `Basic ${Buffer.from(value).toString("base64")}`;
    else if (word === "-H") headers[value.slice(0, value.indexOf(":"))] = value.slice(value.indexOf(":") + 1).trim();
    else if (word === "-d") body.push(value);
    else if (word === "--data-urlencode")
      body.push(value.replace(/=(.*)$/, (_, rest) => `=${encodeURIComponent(rest)}`));
    else {
      address = word;
      continue;
    }
    at++;
  }
  headers["content-type"] ??= "application/x-www-form-urlencoded";
  const where = new URL(address).pathname;
  const handler = HANDLERS[where];
  if (!handler) throw new Error(`No handler for ${where}`);
  return call<T>(handler, { method: "POST", headers, body: body.join("&"), path: where });
}

const commandFor = (where: string, marks = "") => {
  const found = commands.find((command) => command.includes(where) && command.includes(marks));
  if (!found) throw new Error(`The documentation has no command for ${where} ${marks}`);
  return found;
};

describe("the documentation for partners", () => {
  it("leads from a registration to the profile, a refresh and the end, command by command", async () => {
    const business = await createSignedInPerson({ accountType: "business" });
    const login = await call<{ access_token: string }>(loginPost, {
      body: { email: business.email, password: PASSWORD },
    });
    const created = await run<ClientWire>(commandFor("register-json"), { SESSION: login.body.access_token });
    expect(created.status).toBe(201);
    const { id, client_id: clientId, client_secret: secret } = created.body;
    const client: TestClient = { id, clientId, ownerId: business.id, secret, isPublic: false };
    const person = await createSignedInPerson();
    await consent(person, client);
    const { verifier, challenge } = pkcePair();
    const request = {
      redirect_uri: "https://example.com/callback",
      code_challenge: challenge,
      code_challenge_method: "S256",
    };
    const { code = "" } = answered(await authorize(client, request, { token: person.token })).parameters;
    const values = { CLIENT_ID: clientId, CLIENT_SECRET: secret ?? "", CODE: code, VERIFIER: verifier };
    type Tokens = { access_token: string; refresh_token: string };
    const tokens = await run<Tokens>(commandFor("/oauth/token", "authorization_code"), values);
    expect(tokens.status).toBe(200);
    const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? "{}");
    expect(Object.keys(tokens.body)).toEqual(Object.keys(example));
    expect(tokens.body).toMatchObject({ expires_in: example.expires_in, scope: example.scope });
    expect((await userinfo(tokens.body.access_token)).body).toMatchObject({ sub: person.id });
    const refreshing = { ...values, REFRESH_TOKEN: tokens.body.refresh_token };
    const next = await run<Tokens>(commandFor("/oauth/token", "grant_type=refresh_token"), refreshing);
    expect(next.status).toBe(200);
    const revoked = await run(commandFor("/oauth/revoke"), { ...values, REFRESH_TOKEN: next.body.refresh_token });
    expect([revoked.status, revoked.body]).toEqual([200, {}]);
    expect((await userinfo(next.body.access_token)).status).toBe(401);
  });

  it("names every scope that exists, and no other", () => {
    for (const scope of SUPPORTED_SCOPES) expect(text).toContain(`\`${scope}\``);
    const named = [...text.matchAll(/`([a-z_]+:[a-z]+)`/g)].map(([, scope]) => scope);
    expect(named.filter((scope) => !(SUPPORTED_SCOPES as readonly string[]).includes(scope ?? ""))).toEqual([]);
  });

  it("names only endpoints that the metadata or the product has", () => {
    const { service_documentation: _, ...metadata } = issuerMetadata();
    const known = Object.values(metadata)
      .filter((value): value is string => typeof value === "string")
      .map((value) => new URL(value).pathname);
    const named = new Set(
      [...text.matchAll(/(?:HOST|`(?:GET |POST )?)(\/oauth\/[a-z/-]+[a-z])/g)].map(([, each = ""]) => each),
    );
    const ours = [
      ...["/oauth/portal/register-json", "/oauth/portal/rotate-secret", "/oauth/portal/submit"],
      ...["/oauth/acknowledge", "/oauth/usage"],
    ];
    expect([...named].filter((each) => !known.includes(each) && !ours.includes(each))).toEqual([]);
    expect(named.size).toBeGreaterThan(4);
  });

  it("says of every released claim which scope it needs", () => {
    for (const claim of [
      "dietary_preferences",
      "health_concerns",
      "allergies",
      "ingredient_preferences",
      "given_name",
      "email",
    ]) {
      expect(text).toContain(`\`${claim}\``);
    }
  });
});
