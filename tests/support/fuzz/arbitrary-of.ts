import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema } from "@/server/http/openapi/json-schema";

/** Values that exist, such as ids, by the name of the field. */
export type Hints = (name: string) => Arbitrary<unknown> | null;

const DEEPEST = 6;
const LONGEST_LIST = 4;

const TEXTS: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  "date-time": fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.uuid().map((id) => `${id}@post.example`),
  uri: fc.webUrl(),
};

/** Words for food and other words, in several scripts. */
const WORDS = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("soup", "2 onions", "walnut pesto", "gluten", "Käse", "豆腐", "حليب", "a/b"),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }) },
);

/** Generates values that the schema allows, as far as the schema states its rules. */
export function arbitraryOf(schema: JsonSchema, hints: Hints = () => null, name = "", depth = 0): Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map((each) => arbitraryOf(each, hints, name, depth)));
  const parts = schema.allOf as JsonSchema[] | undefined;
  if (parts) {
    return fc
      .tuple(...parts.map((each) => arbitraryOf(each, hints, name, depth)))
      .map((made) => (made.every((each) => typeof each === "object") ? Object.assign({}, ...made) : made.at(-1)));
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const hinted = type === "object" || type === "array" ? null : hints(name);
  if (hinted) return fc.oneof({ weight: 5, arbitrary: hinted }, { weight: 1, arbitrary: plain(schema, type) });
  if (type === "object" || schema.properties) return objectOf(schema, hints, depth);
  if (type === "array") return listOf(schema, hints, name, depth);
  return plain(schema, type);
}

function objectOf(schema: JsonSchema, hints: Hints, depth: number): Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  const kept = depth > DEEPEST ? entries.filter(([name]) => required.has(name)) : entries;
  const fields = Object.fromEntries(kept.map(([name, each]) => [name, arbitraryOf(each, hints, name, depth + 1)]));
  const named = fc.record(fields, { requiredKeys: kept.map(([name]) => name).filter((name) => required.has(name)) });
  const others = schema.additionalProperties;
  if (typeof others !== "object" || others === null) return named;
  const values = arbitraryOf(others as JsonSchema, hints, "", depth + 1);
  const keys = arbitraryOf((schema.propertyNames as JsonSchema | undefined) ?? { type: "string" }, hints, "key");
  const dictionary = fc.array(fc.tuple(keys, values), { maxLength: LONGEST_LIST });
  return fc.tuple(dictionary, named).map(([pairs, own]) => ({ ...Object.fromEntries(pairs), ...own }));
}

function listOf(schema: JsonSchema, hints: Hints, name: string, depth: number): Arbitrary<unknown> {
  const first = schema.prefixItems as JsonSchema[] | undefined;
  if (first) return fc.tuple(...first.map((each) => arbitraryOf(each, hints, name, depth + 1)));
  const items = (schema.items as JsonSchema | undefined) ?? {};
  const minLength = Number(schema.minItems ?? 0);
  const maxLength = Math.max(minLength, Math.min(Number(schema.maxItems ?? LONGEST_LIST), LONGEST_LIST));
  if (depth > DEEPEST && minLength === 0) return fc.constant([]);
  return fc.array(arbitraryOf(items, hints, name.replace(/s$/, ""), depth + 1), { minLength, maxLength });
}

function plain(schema: JsonSchema, type: string | undefined): Arbitrary<unknown> {
  switch (type) {
    case "integer":
      return fc.oneof(fc.integer(bounds(schema, 1000)), fc.constantFrom(...edges(schema)));
    case "number":
      return fc.oneof(
        fc.double({ ...bounds(schema, 1000), noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(...edges(schema)),
      );
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function bounds({ minimum, maximum, exclusiveMinimum }: JsonSchema, usual: number): { min: number; max: number } {
  const min = typeof minimum === "number" ? minimum : typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : 0;
  return { min, max: Math.max(min, Math.min(typeof maximum === "number" ? maximum : usual, min + usual)) };
}

/** The smallest and the largest value that the schema allows: the database must be able to store both. */
function edges({ minimum, maximum, exclusiveMinimum }: JsonSchema): [number, ...number[]] {
  const smallest =
    typeof minimum === "number" ? minimum : typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : 0;
  return typeof maximum === "number" ? [smallest, maximum] : [smallest, 2 ** 31, Number.MAX_SAFE_INTEGER];
}

function textOf({ format, pattern, minLength, maxLength }: JsonSchema): Arbitrary<string> {
  const known = TEXTS[String(format)];
  if (known) return known;
  const ofPattern = typeof pattern === "string" ? matching(pattern) : null;
  const least = Number(minLength ?? 0);
  const most = Math.min(Number(maxLength ?? 200), 5000);
  const short = WORDS.map((word) => word.padEnd(least, "x").slice(0, Math.max(most, least)));
  return ofPattern
    ? fc.oneof({ weight: 5, arbitrary: ofPattern }, { weight: 1, arbitrary: short })
    : fc.oneof(
        { weight: 8, arbitrary: short },
        { weight: 1, arbitrary: fc.constantFrom("x".repeat(most), "𝒳".repeat(Math.floor(most / 2))) },
      );
}

/** Null for patterns that no value can be generated from; those values come from the usual words. */
function matching(pattern: string): Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { size: "-1" });
  } catch {
    return null;
  }
}
