import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { addressOf } from "@/lib/calls/address-of";
import { CALLS_FILE, writeCalls } from "@/scripts/process/list-calls";
import { listRoutes } from "@/scripts/process/list-routes";
import { SDK_TYPES, typeOf, writeSdkTypes } from "@/scripts/process/sdk-types";
import { descriptionOf } from "@/server/http/described";
import { type ApiDescription, describeApi } from "@/server/http/openapi/describe-api";
import { toJsonSchema } from "@/server/http/openapi/json-schema";

let listed: string[];
let routes: [address: string, load: () => Promise<Record<string, unknown>>][];
let api: ApiDescription;

beforeAll(async () => {
  const text = await readFile(CALLS_FILE, "utf8");
  listed = [...text.matchAll(/^ {4}"(.+?)"/gm)].map(([, name]) => name as string);
  await listRoutes(process.cwd());
  routes = (await import("@/app/api/openapi.json/routes.generated.mjs")).ROUTES;
  api = await describeApi(routes);
}, 120_000);

describe("the list of calls", () => {
  it("is the one that its routes make: `node scripts/run.mjs calls` writes it anew", async () => {
    expect(await readFile(CALLS_FILE, "utf8")).toBe(await writeCalls(process.cwd()));
  });

  it("has the calls of openapi.json, no more and no fewer", () => {
    const described = Object.entries(api.paths).flatMap(([address, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${address}`),
    );
    expect(listed.length).toBeGreaterThan(250);
    expect(listed.toSorted()).toEqual(described.toSorted());
  });

  it("promises only answers that JSON can hold, so that their types are what callers get", async () => {
    const wrong: string[] = [];
    for (const [address, load] of routes) {
      for (const [verb, handler] of Object.entries(await load())) {
        const { response } = (typeof handler === "function" && descriptionOf(handler)) || {};
        if (!response) continue;
        try {
          z.toJSONSchema(response, { io: "output", unrepresentable: "throw" });
        } catch (error) {
          wrong.push(`${verb} ${address}: ${String(error)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

type Media = { content?: Record<string, { schema: object }> };

describe("the types of the packages in sdk/", () => {
  it.each(Object.entries(writeSdkTypes()))("%s is what the schemas make of it", async (file, text) => {
    expect(await readFile(file, "utf8")).toBe(text);
  });

  it.each(Object.entries(SDK_TYPES))(
    "%s has the schema that openapi.json gives its call",
    (_, { call, part, schema }) => {
      const [verb = "", address = ""] = call.split(" ");
      const operation = api.paths[address]?.[verb.toLowerCase()];
      const { content = {} } = ((part === "body" ? operation?.requestBody : operation?.responses[200]) ?? {}) as Media;
      expect(Object.values(content)[0]?.schema).toEqual(schema);
    },
  );

  it("write a renamed field, an open object and a list with its lengths left out as TypeScript", () => {
    const schema = toJsonSchema(
      z
        .object({ dish: z.string().max(3).nullable(), kinds: z.array(z.enum(["a", "b"])).optional() })
        .catchall(z.number()),
      "output",
    );
    expect(typeOf(schema, { indent: "", list: "" })).toBe(
      '{\n  dish: string | null;\n  kinds?: ("a" | "b")[];\n  [field: string]: unknown;\n}',
    );
  });
});

describe("the address of a call", () => {
  it("has every value as one whole segment, whatever it contains", () => {
    expect(addressOf("GET /api/recipes/{id}", { params: { id: "a/b?c=d#e f" } })).toBe(
      "/api/recipes/a%2Fb%3Fc%3Dd%23e%20f",
    );
  });

  it.each(["", ".", ".."])("is not made with the segment %j, which would name another call", (id) => {
    expect(() => addressOf("DELETE /api/guest-links/{id}", { params: { id } })).toThrow(TypeError);
  });

  it("writes lists by repeating their name, numbers and truth values as text, and leaves out what is undefined", () => {
    const query = { ingredients: ["rice", "a&b"], page: 2, fits_me: true, q: undefined };
    expect(addressOf("GET /api/recipes/search", { query })).toBe(
      "/api/recipes/search?ingredients=rice&ingredients=a%26b&page=2&fits_me=true",
    );
    expect(addressOf("GET /api/recipes/search", { query: { q: undefined } })).toBe("/api/recipes/search");
  });

  it("keeps a repeated parameter of the protocol, which the server has to refuse", () => {
    const query = new URLSearchParams("client_id=a&client_id=b");
    expect(addressOf("GET /oauth/authorize/context", { query })).toBe(
      "/oauth/authorize/context?client_id=a&client_id=b",
    );
  });
});
