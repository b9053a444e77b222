import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listRoutes } from "@/scripts/process/list-routes";
import type { ApiDescription } from "@/server/http/openapi/describe-api";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { everyOperation, type FuzzedOperation } from "../../support/fuzz/operations";
import { buildRequest } from "../../support/request";

const ELSEWHERE = "https://elsewhere.example";

/** Documents that are the same for everybody, and calls that ignore cookies and need a token. */
const FOR_EVERY_SITE = [
  "GET /.well-known/oauth-authorization-server",
  "GET /.well-known/oauth-authorization-server/oauth",
  "GET /.well-known/oauth-protected-resource",
  "GET /.well-known/oauth-protected-resource/mcp",
  "GET /.well-known/openid-configuration",
  "GET /api/openapi.json",
  "GET /oauth/jwks",
  "POST /mcp",
  "POST /oauth/register",
];

/** Calls from partners' pages: any page may read why its call failed, but only registered sites may read a result. */
const FOR_PARTNERS_PAGES = [
  "GET /oauth/client/{clientId}/redirect-uris",
  "POST /api/analysis/menu",
  "POST /api/visits/online",
];

/** Addresses that answer a preflight. */
const WITH_PREFLIGHT = [
  "/.well-known/oauth-authorization-server",
  "/.well-known/oauth-authorization-server/oauth",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/mcp",
  "/.well-known/openid-configuration",
  "/api/analysis/menu",
  "/api/visits/online",
  "/mcp",
  "/oauth/jwks",
  "/oauth/par",
  "/oauth/register",
  "/oauth/revoke",
  "/oauth/token",
  "/oauth/userinfo",
];

let operations: FuzzedOperation[];
let person: SignedInPerson;

beforeAll(async () => {
  await listRoutes(process.cwd());
  const { GET } = await import("@/app/api/openapi.json/route");
  operations = await everyOperation((await (await GET()).json()) as ApiDescription);
});
beforeEach(async () => {
  person = await createSignedInPerson({ accountType: "business" });
});

async function headersOf({ method, address, handler, parameters }: FuzzedOperation, asks: Record<string, string>) {
  const params = Object.fromEntries(parameters.map((name) => [name, "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f"]));
  const path = address.replace(/\{(.+?)\}/g, (_, name: string) => params[name] ?? "");
  const headers = { origin: ELSEWHERE, "sec-fetch-site": "cross-site", ...asks };
  const answer = await handler(buildRequest({ method, path, headers }), { params: Promise.resolve(params) });
  await answer.body?.cancel();
  return answer.headers;
}

const namesOf = (found: FuzzedOperation[]) => found.map(({ name }) => name).sort();

async function readableFor(asks: Record<string, string>): Promise<{ every: string[]; echoed: string[] }> {
  const every: FuzzedOperation[] = [];
  const echoed: FuzzedOperation[] = [];
  for (const operation of operations.filter(({ method }) => method !== "OPTIONS")) {
    const headers = await headersOf(operation, asks);
    expect(headers.has("access-control-allow-credentials"), operation.name).toBe(false);
    const allowed = headers.get("access-control-allow-origin");
    if (allowed === "*") every.push(operation);
    else if (allowed !== null) echoed.push(operation);
  }
  return { every: namesOf(every), echoed: namesOf(echoed) };
}

describe("what a page of another site may read", () => {
  it("is listed in the table for every handler, whoever is signed in", async () => {
    const callers: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${person.token}` },
      { cookie: cookieOf(person) },
    ];
    for (const asks of callers) {
      const { every, echoed } = await readableFor(asks);
      expect(every).toEqual(FOR_EVERY_SITE);
      expect(echoed.filter((name) => !FOR_PARTNERS_PAGES.includes(name))).toEqual([]);
      expect(echoed).toContain("POST /api/analysis/menu");
    }
  });

  it("is granted by preflight only at the listed addresses, and never with cookies", async () => {
    const failures: string[] = [];
    for (const operation of operations.filter(({ method }) => method === "OPTIONS")) {
      const headers = await headersOf(operation, { "access-control-request-method": "POST" });
      expect(headers.has("access-control-allow-credentials"), operation.name).toBe(false);
      if (headers.has("access-control-allow-origin")) failures.push(operation.address);
    }
    expect(failures.sort()).toEqual(WITH_PREFLIGHT);
  });
});

const cookieOf = ({ cookies }: SignedInPerson): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
