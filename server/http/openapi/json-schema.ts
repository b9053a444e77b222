import { z } from "zod";

export type JsonSchema = { [key: string]: unknown } & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/**
 * The schema as OpenAPI 3.1 writes it (JSON Schema 2020-12). `input`: what callers may send, before zod transforms it.
 * A rule that JSON Schema cannot express is left out; the handler still checks it.
 */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return made as JsonSchema;
}
