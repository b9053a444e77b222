import { beforeAll, describe, expect, it } from "vitest";
import { findRoutes, listRoutes } from "@/scripts/process/list-routes";
import type { ApiDescription } from "@/server/http/openapi/describe-api";

let api: ApiDescription;
let routes: { address: string; folder: string }[];

beforeAll(async () => {
  await listRoutes(process.cwd());
  routes = await findRoutes(process.cwd());
  const { GET } = await import("@/app/api/openapi.json/route");
  const answer = await GET();
  expect(answer.headers.get("content-type")).toBe("application/json");
  api = (await answer.json()) as ApiDescription;
});

const operations = () => Object.values(api.paths).flatMap((methods) => Object.values(methods));

describe("GET /api/openapi.json", () => {
  it("lists every address that has a handler, each with an operation", () => {
    expect(Object.keys(api.paths)).toEqual(routes.map(({ address }) => address));
    expect(Object.entries(api.paths).filter(([, methods]) => Object.keys(methods).length === 0)).toEqual([]);
  });

  it("gives no two operations the same id", () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it("describes bodies, queries and answers by the schemas that the handlers use", () => {
    const checkIn = api.paths["/api/visits"]?.post;
    expect(checkIn).toMatchObject({
      requestBody: { content: { "application/json": { schema: { properties: { venue_id: {} } } } } },
      security: [{ session: [] }, { sessionCookie: [] }],
    });
    const menu = api.paths["/api/analysis/menu"]?.post;
    expect(menu).toMatchObject({
      requestBody: { content: { "application/json": { schema: { properties: { items: { maxItems: 25 } } } } } },
      responses: { 200: { content: { "application/json": { schema: { properties: { personalised: {} } } } } } },
    });
    expect(api.paths["/api/visits/mine"]?.get?.parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: "page_size", in: "query", required: false })]),
    );
    expect(api.paths["/oauth/token"]).toHaveProperty("post");
    expect(api.paths["/oauth/token"]).not.toHaveProperty("get");
  });

  it("declares every parameter of a path", () => {
    for (const [address, methods] of Object.entries(api.paths)) {
      const parts = [...address.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters?.filter((each) => each.in === "path").map(({ name }) => name)).toEqual(parts);
      }
    }
  });

  it("refers only to schemas that it contains", () => {
    const text = JSON.stringify(api);
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(["Error", "OAuthError"]));
  });
});
