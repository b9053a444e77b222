import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { findRoutes, listRoutes } from "@/scripts/process/list-routes";
import type { ApiDescription } from "@/server/http/openapi/describe-api";
import { PARTNER_OPERATIONS } from "@/server/http/openapi/partner-operations";

let api: ApiDescription;
beforeAll(async () => {
  await listRoutes(process.cwd());
  const { GET } = await import("@/app/api/openapi.json/route");
  api = (await (await GET()).json()) as ApiDescription;
}, 120_000);

type Media = { schema: object; example?: unknown };
type WithContent = { content?: Record<string, Media> };
const operations = () =>
  Object.entries(api.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${address}`, operation })),
  );

describe("the description of the API", () => {
  it("is a valid OpenAPI 3.1 document, by the schema of the OpenAPI initiative", async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(api) as unknown as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(api.openapi).toMatch(/^3\.1\./);
  });

  it("has examples that its own schemas allow", () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    const wrong: string[] = [];
    for (const { name, operation } of operations()) {
      const bodies = [
        operation.requestBody as WithContent | undefined,
        ...(Object.values(operation.responses) as WithContent[]),
      ];
      for (const media of bodies.flatMap((each) => Object.values(each?.content ?? {}))) {
        if (media.example === undefined) continue;
        const check = ajv.compile(media.schema);
        if (!check(media.example)) wrong.push(`${name}: ${ajv.errorsText(check.errors)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("describes each call in words, with its refusals", async () => {
    const names = new Set(operations().map(({ name }) => name));
    expect(Object.keys(PARTNER_OPERATIONS).filter((name) => !names.has(name))).toEqual([]);
    for (const { name, operation } of operations()) {
      if (!(name in PARTNER_OPERATIONS)) continue;
      expect(operation.summary, name).not.toMatch(/^(GET|POST|PUT|PATCH|DELETE) /);
      expect(Object.keys(operation.responses), name).toContain("default");
    }
    const menu = api.paths["/api/analysis/menu"]?.post;
    expect(Object.keys(menu?.responses ?? {})).toEqual(["200", "401", "403", "422", "429", "default"]);
  });

  it("states for each call how a caller authenticates, or that no authentication is needed", () => {
    expect(operations().filter(({ operation }) => operation.security === undefined)).toEqual([]);
    const { securitySchemes } = api.components as { securitySchemes: Record<string, object> };
    const named = operations().flatMap(({ operation }) => operation.security?.flatMap(Object.keys) ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(securitySchemes).sort());
    expect(api.paths["/oauth/register"]?.post).toMatchObject({
      requestBody: {
        content: { "application/json": { schema: { properties: { redirect_uris: { type: "array" } } } } },
      },
      responses: { 201: {}, 400: {} },
    });
    expect(api.paths["/oauth/userinfo"]?.get?.security).toEqual([{ accessToken: [] }]);
  });

  it("contains only addresses that can be called", async () => {
    expect((await findRoutes(process.cwd())).filter(({ address }) => address.includes("..."))).toEqual([]);
  });
});
