import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema } from "@/server/http/openapi/json-schema";
import { arbitraryOf, type Hints } from "./arbitrary-of";
import { nastyBytes, nastyText, spoilt } from "./nasty";
import { type FuzzedOperation, kindOf, WORDS } from "./operations";
import { CALLERS, type CallerName, type Fuzzed, type Inhabitant } from "./world";

/**
 * Whose id to use: the caller's, another person's, or one that does not exist. The choice is stored, so that a call can
 * be repeated.
 */
type Which = { whose: "own" | "other" | "nobody"; nth: number };
/** A placeholder in a generated value. It is replaced when the call is made, because the ids are known only then. */
export class Ref {
  constructor(
    readonly kind: string,
    readonly which: Which,
  ) {}
}

const which: Arbitrary<Which> = fc.record({
  whose: fc.oneof(
    { weight: 4, arbitrary: fc.constant("own" as const) },
    { weight: 2, arbitrary: fc.constant("other" as const) },
    { weight: 1, arbitrary: fc.constant("nobody" as const) },
  ),
  nth: fc.nat(5),
});
const ref = (kind: string): Arbitrary<Ref> => which.map((each) => new Ref(kind, each));

const FIELDS: Record<string, string> = {
  user_id: "users",
  venue_id: "venues",
  location_id: "locations",
  dish_id: "dishes",
  client_id: "clients",
  recipe_id: "recipes",
  base_recipe_id: "recipes",
  variant_id: "variants",
  visit_id: "visits",
  list_id: "lists",
  item_id: "list_items",
  adding_id: "list_recipes",
  ingredient_id: "ingredient",
  ingredient_normalization_id: "ingredient",
  health_concern_id: "concerns",
  keep_share_link: "share_links",
  password: "password",
  current_password: "password",
  email: "email",
};

const hintsFor =
  (address: string): Hints =>
  (name) => {
    if (name === "item_id" && address.startsWith("/api/user-favorites")) return ref("favorite_item");
    const kind = FIELDS[name];
    if (kind) return ref(kind);
    if (name === "id") {
      const last = kindOf(address, "id");
      return last ? ref(last) : null;
    }
    return null;
  };

const NOBODYS = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

function resolve({ kind, which: { whose, nth } }: Ref, world: Fuzzed, own: Inhabitant): string {
  const person = whose === "other" ? world.victim : own;
  if (kind === "password") return whose === "own" ? own.password : "Another-pass-22";
  if (kind === "email") return whose === "nobody" ? `nobody-${nth}@post.example` : person.email;
  if (whose === "nobody") return NOBODYS;
  if (kind === "ingredient") return world.reference.ingredientId;
  if (kind === "favorite_item") return world.reference.itemIds[nth % world.reference.itemIds.length] ?? NOBODYS;
  const ids = person.ids[kind] ?? [];
  return ids[nth % Math.max(1, ids.length)] ?? NOBODYS;
}

/** Replaces every placeholder. It does not convert to JSON, which would lose `__proto__` and huge numbers. */
export function resolved(value: unknown, world: Fuzzed, own: Inhabitant): unknown {
  if (value instanceof Ref) return resolve(value, world, own);
  if (Array.isArray(value)) return value.map((each) => resolved(each, world, own));
  if (typeof value !== "object" || value === null) return value;
  const made: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    Object.defineProperty(made, key, {
      value: resolved(each, world, own),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return made;
}

export type Body = { kind: "none" } | { kind: "value"; value: unknown } | { kind: "bytes"; text: string };
export type Case = {
  caller: CallerName;
  params: Record<string, string | Ref>;
  query: [string, unknown][];
  body: Body;
  headers: Record<string, string>;
};

const badId: Arbitrary<string> = fc.oneof(
  fc.constantFrom("1", "not-an-id", "%00", "\u0000", "../me", "x".repeat(5000), "{}", "me", NOBODYS.slice(1)),
  nastyText,
);

const EMPTY: JsonSchema = { type: "object" };

export function casesOf(operation: FuzzedOperation): Arbitrary<Case> {
  const hints = hintsFor(operation.address);
  const params = Object.fromEntries(
    operation.parameters.map((name) => {
      const kind = kindOf(operation.address, name);
      const good: Arbitrary<string | Ref> = kind ? ref(kind) : (WORDS[name] ?? ref("users"));
      return [name, fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: badId })];
    }),
  );
  const valid = arbitraryOf(operation.body ?? EMPTY, hints);
  const takesBody = operation.method !== "GET" && operation.method !== "HEAD";
  const body: Arbitrary<Body> = takesBody
    ? fc.oneof(
        { weight: 8, arbitrary: valid.map((value): Body => ({ kind: "value", value })) },
        { weight: 5, arbitrary: spoilt(valid).map((value): Body => ({ kind: "value", value })) },
        { weight: 1, arbitrary: nastyBytes.map((text): Body => ({ kind: "bytes", text })) },
        { weight: 1, arbitrary: fc.constant<Body>({ kind: "none" }) },
      )
    : fc.constant<Body>({ kind: "none" });
  return fc.record({
    caller: callersOf(operation),
    params: fc.record(params) as Arbitrary<Record<string, string | Ref>>,
    query: queriesOf(operation, hints),
    body,
    headers: fc.oneof(
      { weight: 12, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Record<string, string>>(
          { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
          { "content-type": "text/plain" },
          { authorization: "Bearer x" },
          { authorization: "Basic Og==" },
          { cookie: "session=x; __Host-session=%00" },
          { range: "bytes=0-0,-1" },
          { accept: "application/json" },
          { "if-none-match": "*" },
          { "content-length": "99999999" },
        ),
      },
    ),
  });
}

const FITTING: Record<string, readonly CallerName[]> = {
  "The administrator": ["admin"],
  "A business account": ["business"],
  "An application, with a person's access token": ["partner"],
};

/** Half of the callers are ones that the call is meant for; otherwise most calls would fail at authorization. */
function callersOf({ documented }: FuzzedOperation): Arbitrary<CallerName> {
  const fitting = FITTING[documented?.["x-who"] ?? ""] ?? (["diner", "business"] as const);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...CALLERS) },
    { weight: 4, arbitrary: fc.constantFrom(...fitting) },
  );
}

function queriesOf({ query, method }: FuzzedOperation, hints: Hints): Arbitrary<[string, unknown][]> {
  const nasty: Arbitrary<[string, unknown][]> = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(query?.properties ?? {}), "q", "__proto__", "page"), nastyText),
    { maxLength: 3 },
  );
  if (!query)
    return fc.oneof({ weight: 6, arbitrary: fc.constant<[string, unknown][]>([]) }, { weight: 1, arbitrary: nasty });
  const valid = arbitraryOf(query, hints).map((value) => Object.entries(value as Record<string, unknown>));
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: method === "GET" ? 2 : 1, arbitrary: fc.tuple(valid, nasty).map(([a, b]) => [...a, ...b]) },
    { weight: 1, arbitrary: nasty },
  );
}
