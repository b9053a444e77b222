import { readdir } from "node:fs/promises";
import path from "node:path";
import fc, { type Arbitrary } from "fast-check";
import type { z } from "zod";
import { findRoutes } from "@/scripts/process/list-routes";
import { descriptionOf } from "@/server/http/described";
import type { ApiDescription, Operation } from "@/server/http/openapi/describe-api";
import { type JsonSchema, toJsonSchema } from "@/server/http/openapi/json-schema";
import type { Handler } from "../request";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

/** One method of one route.ts, with its description in the API document. */
export type FuzzedOperation = {
  name: string;
  method: Method;
  address: string;
  handler: Handler;
  parameters: string[];
  query: JsonSchema | null;
  body: JsonSchema | null;
  bodyType: "json" | "form" | "multipart" | "none";
  /** The schema that the handler validates bodies with: it tells whether a generated body was valid. */
  bodyRules: z.ZodType | undefined;
  documented: Operation | null;
  isProtocol: boolean;
};

type Media = { schema?: JsonSchema };

const wordsIn = (address: string): string[] => [...address.matchAll(/\{(.+?)\}/g)].map(([, name = ""]) => name);

/** Catch-all routes for unknown addresses: they exist on disk, but not in the API document. */
async function findCatchAll(): Promise<{ address: string; folder: string }[]> {
  const names = await readdir(path.join(process.cwd(), "app"), { recursive: true });
  return names
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith("route.ts") && name.includes("[..."))
    .map((name) => path.posix.dirname(name))
    .map((folder) => ({ address: `/${folder.replace(/\[+\.\.\.(.+?)\]+/, "{$1}")}`, folder }));
}

/** Every exported method of every route on disk. */
export async function everyOperation(api: ApiDescription): Promise<FuzzedOperation[]> {
  const routes = [...(await findRoutes(process.cwd())), ...(await findCatchAll())];
  const found: FuzzedOperation[] = [];
  for (const { address, folder } of routes) {
    const file = path.join(process.cwd(), "app", folder, "route.ts");
    const module = (await import(/* @vite-ignore */ file)) as Record<string, Handler | undefined>;
    for (const method of METHODS) {
      const handler = module[method];
      if (typeof handler === "function") found.push(toOperation(method, address, handler, api));
    }
  }
  return found;
}

function toOperation(method: Method, address: string, handler: Handler, api: ApiDescription): FuzzedOperation {
  const documented = api.paths[address]?.[method.toLowerCase()] ?? null;
  const description = descriptionOf(handler);
  const content = (documented?.requestBody as { content?: Record<string, Media> } | undefined)?.content ?? {};
  const [type = "", media] = Object.entries(content)[0] ?? [];
  const bodyType = type.startsWith("multipart")
    ? "multipart"
    : type.includes("urlencoded")
      ? "form"
      : type
        ? "json"
        : "none";
  const ofQuery = (documented?.parameters ?? []).filter((each) => each.in === "query");
  return {
    name: `${method} ${address}`,
    method,
    address,
    handler,
    parameters: wordsIn(address),
    query: description?.query ? toJsonSchema(description.query, "input") : queryOf(ofQuery),
    body: media?.schema ?? null,
    bodyType: documented ? bodyType : "json",
    bodyRules: description?.body,
    documented,
    isProtocol: address.startsWith("/oauth/") || address.startsWith("/.well-known/") || address === "/mcp",
  };
}

function queryOf(parameters: { name: string; schema: JsonSchema }[]): JsonSchema | null {
  if (parameters.length === 0) return null;
  return { type: "object", properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) };
}

/** Which of a person's ids belongs into each dynamic segment of an address. */
const KINDS: readonly [RegExp, Record<string, string>][] = [
  [/^\/oauth\/.*venue-identifiers/, { client_id: "clients", id: "venues" }],
  [/^\/oauth/, { client_id: "clients", clientId: "clients" }],
  [/^\/api\/user-client-authorization/, { id: "consents", userId: "users", clientId: "clients" }],
  [/^\/api\/user-favorites/, { id: "favorites" }],
  [/^\/api\/venues/, { id: "venues", dishId: "dishes" }],
  [/^\/api\/visits\/venue/, { venueId: "venues", visitId: "visits" }],
  [/^\/api\/visits/, { id: "visits" }],
  [/^\/api\/locations/, { id: "locations" }],
  [/^\/api\/cookbook\/collections/, { id: "collections", recipeId: "recipes" }],
  [/^\/api\/cookbook\/cooked/, { id: "cookings" }],
  [/^\/api\/cookbook\/recipes/, { id: "recipes" }],
  [/^\/api\/meal-plan/, { id: "meals" }],
  [/^\/api\/households/, { id: "households", memberId: "members", invitationId: "invitations" }],
  [/^\/api\/household-invitations/, { key: "invitations" }],
  [/^\/api\/household/, { id: "people" }],
  [/^\/api\/tables/, { code: "tables" }],
  [/^\/api\/photo-uploads/, { id: "uploads" }],
  [/^\/api\/admin\/applications/, { id: "clients" }],
  [/^\/api\/(admin\/)?verdict-reports/, { id: "reports" }],
  [/^\/api\/recipes\/(user|created-by)/, { id: "users" }],
  [/^\/(api\/)?recipes/, { id: "recipes" }],
  [/^\/photos/, { id: "photos" }],
  [/^\/recipe-variants/, { id: "variants", recipeId: "recipes", userId: "users" }],
  [/^\/saved-recipes/, { id: "recipes" }],
  [/^\/api\/grocery\/shops/, { id: "shops" }],
  [/^\/api\/grocery\/pantry/, { id: "pantry" }],
  [/^\/grocery-lists/, { id: "lists", itemId: "list_items", additionId: "list_recipes" }],
  [/^\/auth\/sessions/, { id: "sessions" }],
  [/^\/auth\/user\/passkeys/, { id: "passkeys" }],
  [/^\/user\/my-recipes/, { id: "recipes" }],
  [/^\/user\/share-links/, { id: "share_links" }],
  [/^\/user\/recipe-links/, { id: "recipe_links" }],
  [/^\/api\/meal-plan\/calendars/, { id: "calendars" }],
  [/^\/user\/health-concerns/, { id: "concerns" }],
  [/^\/user\/ingredient-preferences/, { id: "preferences" }],
];

export const kindOf = (address: string, parameter: string): string | null =>
  KINDS.find(([pattern]) => pattern.test(address))?.[1][parameter] ?? null;

/** Segments that take fixed words of the product. */
export const WORDS: Record<string, Arbitrary<string>> = {
  model: fc.constantFrom(
    ...["users", "favorite_items", "ingredients", "venues", "recipes", "oauth_clients", "nutrients", "sign_ins"],
    ...["dietary_attributes", "health_concerns", "user_health_concerns", "visits", "audit_log", "no_such_model"],
  ),
  nutrient: fc.constantFrom("sodium", "sugar", "calories", "no_such_nutrient"),
  key: fc.constantFrom("nuts", "peanuts", "milk", "halal", "no_pork", "no_such_key"),
  qr: fc.constantFrom("qr.svg", "qr.png", "qr.gif"),
  file: fc.constantFrom("w320.webp", "original", "640.webp", "1280.jpg"),
  path: fc.constantFrom("nothing", "a/b/c", "users/1/secret"),
};
