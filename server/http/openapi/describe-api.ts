import { DATA_SCOPES, SCOPE_WORDS } from "@/lib/oauth/scopes";
import { PRODUCT_NAME } from "@/lib/product";
import { foundRecipeWire } from "@/lib/schemas/recipes";
import { reviewWire } from "@/lib/schemas/reviewed-lines";
import { RIGHTS, type Right } from "@/lib/team/rights";
import { sessionCookieName } from "@/server/auth/session-cookie";
import { env } from "@/server/env";
import { rightOf } from "../business-caller";
import { adminOnly, anyone, leaving, signedIn, visitor } from "../callers";
import { type Description, descriptionOf, isRefusal } from "../described";
import { exampleOf } from "./example-of";
import { type JsonSchema, toJsonSchema } from "./json-schema";
import { PARTNER_OPERATIONS } from "./partner-operations";
import { PROTOCOL_OPERATIONS } from "./protocol-operations";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

const SESSION = [{ session: [] }, { sessionCookie: [] }];
const WHO = new Map<unknown, { words: string; security: object[] }>([
  [anyone, { words: "Everybody", security: [] }],
  [visitor, { words: "Everybody; who is signed in is known", security: [{}, ...SESSION] }],
  [signedIn, { words: "Who is signed in", security: SESSION }],
  [leaving, { words: "Who is signed in", security: SESSION }],
  [adminOnly, { words: "The administrator", security: SESSION }],
]);
/** Which roles may call is told by name. */
const inBusiness = (right: Right) => ({ words: `In a business: ${RIGHTS[right].join(", ")}`, security: SESSION });
const BY_TOKEN = { words: "An application, with a person's access token", security: [{}, { accessToken: [] }] };

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  description?: string;
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: object;
  responses: Record<string, object>;
  security?: object[];
  "x-who"?: string;
};
export type ApiDescription = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

const json = (schema: object) => ({ content: { "application/json": { schema } } });
/** The errors that a call can answer with, derived from the options that its handler was made from. */
function failuresOf(address: string, { caller, query, body, isLimited }: Description): Record<string, object> {
  const refusals: [number, string, boolean][] = [
    [401, "Nobody is signed in, or the token is not valid, or no longer", caller !== anyone && caller !== visitor],
    [
      403,
      "Not for this account, this application or this site",
      caller !== anyone && caller !== visitor && caller !== signedIn && caller !== leaving,
    ],
    [404, "Absent, or not yours", address.includes("{")],
    [422, "A field is missing or wrong; detail names each by its place", query !== undefined || body !== undefined],
    [429, "Too many calls; Retry-After says when to try again", isLimited === true],
  ];
  const known = refusals.filter(([, , isKnown]) => isKnown);
  return {
    ...Object.fromEntries(known.map(([status, description]) => [status, { description, ...json(ERROR) }])),
    ...FAILURES,
  };
}
const ERROR = { $ref: "#/components/schemas/Error" };
const FAILURES = { default: { description: "What went wrong", ...json({ $ref: "#/components/schemas/Error" }) } };

/** The schema with an example: a handwritten one if there is one, otherwise one generated from the schema. */
const bodyOf = (schema: JsonSchema, written?: unknown) => ({ schema, example: written ?? exampleOf(schema) });
const withExample = (schema: JsonSchema) => ({ content: { "application/json": bodyOf(schema) } });

function queryParameters(schema: JsonSchema | null): NonNullable<Operation["parameters"]> {
  return Object.entries(schema?.properties ?? {}).map(([name, each]) => ({
    name,
    in: "query",
    required: schema?.required?.includes(name) ?? false,
    schema: each,
  }));
}

function pathParameters(address: string): NonNullable<Operation["parameters"]> {
  return [...address.matchAll(/\{(.+?)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

const nameOf = (method: Method, address: string): string =>
  `${method.toLowerCase()}${address.replace(/[{}]/g, "").replace(/[^A-Za-z0-9]+(.)?/g, (_, next?: string) => next?.toUpperCase() ?? "")}`;

function toOperation(method: Method, address: string, description: Description | undefined): Operation {
  const protocol = PROTOCOL_OPERATIONS[`${method.toLowerCase()} ${address}`];
  const base = {
    operationId: nameOf(method, address),
    summary: protocol?.summary ?? `${method} ${address}`,
    tags: [address.split("/").find((part) => part !== "" && part !== "api") ?? "api"],
  };
  const parameters = pathParameters(address);
  if (protocol) {
    const properties = Object.fromEntries(protocol.parameters.map((name) => [name, { type: "string" }]));
    const form = { "application/x-www-form-urlencoded": { schema: { type: "object", properties } } };
    const hasForm = method === "POST" && protocol.parameters.length > 0;
    const content = protocol.body ? { "application/json": { schema: protocol.body } } : hasForm ? form : null;
    const refused = json({ $ref: "#/components/schemas/OAuthError" });
    const query = protocol.parameters.map((name) => ({
      name,
      in: "query",
      required: false,
      schema: { type: "string" },
    }));
    return {
      ...base,
      security: protocol.security ?? [],
      parameters: [...parameters, ...(hasForm ? [] : query)],
      ...(content ? { requestBody: { content } } : {}),
      responses: {
        [protocol.status ?? 200]: {
          description: "The protocol's answer",
          ...(protocol.response ? json(protocol.response) : {}),
        },
        ...Object.fromEntries(
          protocol.refusals?.map((status) => [status, { description: "Refused", ...refused }]) ?? [],
        ),
        default: { description: "What went wrong", ...refused },
      },
    };
  }
  if (!description)
    return { ...base, security: [], parameters, responses: { 200: { description: "The answer" }, ...FAILURES } };
  const right = rightOf(description.caller);
  const who = right ? inBusiness(right) : (WHO.get(description.caller) ?? BY_TOKEN);
  const { query, body, response, status, otherStatus, media } = description;
  const { summary = base.summary, about, example } = PARTNER_OPERATIONS[`${method.toLowerCase()} ${address}`] ?? {};
  const type = description.isForm ? "multipart/form-data" : "application/json";
  const answered = status ?? (response || media ? 200 : 204);
  const done = { description: "Done", ...(response ? withExample(toJsonSchema(response, "output")) : {}) };
  return {
    ...base,
    summary,
    ...(about ? { description: about } : {}),
    "x-who": who.words,
    security: who.security,
    parameters: [...parameters, ...queryParameters(query ? toJsonSchema(query, "input") : null)],
    ...(body
      ? { requestBody: { required: true, content: { [type]: bodyOf(toJsonSchema(body, "input"), example) } } }
      : {}),
    responses: {
      [answered]: media ? { description: "Done", content: { [media]: { schema: { type: "string" } } } } : done,
      ...(otherStatus ? { [otherStatus]: done } : {}),
      ...failuresOf(address, description),
    },
  };
}

/** OpenAPI 3.1 of every handler that is served, generated from the schemas that the handlers check requests with. */
export async function describeApi(
  routes: readonly [address: string, load: () => Promise<Record<string, unknown>>][],
): Promise<ApiDescription> {
  const paths: ApiDescription["paths"] = {};
  for (const [address, load] of routes) {
    const handlers = await load();
    const operations: Record<string, Operation> = {};
    for (const method of METHODS) {
      const handler = handlers[method];
      if (typeof handler !== "function") continue;
      const description = descriptionOf(handler);
      // A method that every request is refused for is no part of the API.
      if (!isRefusal(handler)) operations[method.toLowerCase()] = toOperation(method, address, description);
    }
    paths[address] = operations;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: PRODUCT_NAME,
      version: "1",
      description:
        "Every call of the product. Ids are opaque, times are ISO 8601 in UTC. What is not marked in an answer about food is not thereby safe.",
    },
    servers: [{ url: env.APP_URL }],
    paths,
    components: {
      schemas: {
        Error: {
          type: "object",
          required: ["detail"],
          properties: {
            detail: {
              anyOf: [
                { type: "string" },
                {
                  type: "array",
                  items: {
                    type: "object",
                    required: ["loc", "msg", "type"],
                    properties: {
                      loc: { type: "array", items: { type: ["string", "integer"] } },
                      msg: { type: "string" },
                      type: { type: "string" },
                    },
                  },
                },
              ],
            },
            code: { type: "string", description: "A stable name of what went wrong, the same in every language" },
            recipes: {
              type: "array",
              description: "Beside the code several_recipes: those to pick from",
              items: toJsonSchema(foundRecipeWire, "output"),
            },
            review: {
              ...toJsonSchema(reviewWire, "output"),
              description: "Beside the code needs_review: the lines to look at before the recipe is saved",
            },
          },
        },
        OAuthError: {
          type: "object",
          required: ["error"],
          properties: { error: { type: "string" }, error_description: { type: "string" } },
        },
      },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The access_token of POST /auth/login" },
        sessionCookie: { type: "apiKey", in: "cookie", name: sessionCookieName() },
        client: { type: "http", scheme: "basic", description: "client_id and client_secret" },
        accessToken: {
          type: "oauth2",
          flows: {
            authorizationCode: {
              authorizationUrl: `${env.APP_URL}/oauth/authorize`,
              tokenUrl: `${env.APP_URL}/oauth/token`,
              refreshUrl: `${env.APP_URL}/oauth/token`,
              scopes: Object.fromEntries(DATA_SCOPES.map((scope) => [scope, SCOPE_WORDS[scope]])),
            },
          },
        },
      },
    },
  };
}
