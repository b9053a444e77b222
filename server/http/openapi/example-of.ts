import type { JsonSchema } from "./json-schema";

const TEXTS: Record<string, string> = {
  uuid: "3f2b8c1e-5a4d-4e6f-9b0a-7c8d9e0f1a2b",
  "date-time": "2026-11-22T18:30:00.000Z",
  date: "2026-11-22",
  email: "mira@post.example",
  uri: "https://example.com/menu",
};
const DEEPEST = 8;

/**
 * Builds a value that the schema allows, with every named field filled in: for readers, not for tests of edge cases.
 */
export function exampleOf(schema: JsonSchema, depth = 0): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ("default" in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return exampleOf(choices.find(({ type }) => type !== "null") ?? choices[0] ?? {}, depth);
  const parts = schema.allOf as JsonSchema[] | undefined;
  if (parts) return Object.assign({}, ...parts.map((part) => exampleOf(part, depth)));
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== "null") : schema.type;
  if (type === "object" || schema.properties) return objectOf(schema, depth);
  if (type === "array") return depth > DEEPEST ? [] : listOf(schema, depth);
  if (type === "integer" || type === "number") return numberOf(schema);
  if (type === "boolean") return true;
  if (type === "string") return textOf(schema);
  return null;
}

function objectOf(schema: JsonSchema, depth: number): object {
  const entries = Object.entries(schema.properties ?? {});
  const wanted = depth > DEEPEST ? entries.filter(([name]) => schema.required?.includes(name)) : entries;
  return Object.fromEntries(wanted.map(([name, each]) => [name, exampleOf(each, depth + 1)]));
}

function listOf(schema: JsonSchema, depth: number): unknown[] {
  const first = (schema.prefixItems as JsonSchema[] | undefined)?.map((each) => exampleOf(each, depth + 1));
  if (first) return first;
  const count = Math.max(1, Math.min(3, Number(schema.minItems ?? 1)));
  return schema.items ? Array.from({ length: count }, () => exampleOf(schema.items as JsonSchema, depth + 1)) : [];
}

function numberOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): number {
  if (typeof minimum === "number" && minimum > 1) return minimum;
  if (typeof exclusiveMinimum === "number" && exclusiveMinimum >= 1) return exclusiveMinimum + 1;
  return typeof maximum === "number" && maximum < 1 ? maximum : 1;
}

function textOf({ format, minLength, pattern }: JsonSchema): string {
  const known = TEXTS[String(format)];
  if (known) return known;
  if (typeof pattern === "string") return /\\d|0-9/.test(pattern) ? "0123456789" : "text";
  return "text".padEnd(Number(minLength ?? 0), "text");
}
