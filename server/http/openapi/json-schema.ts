import { z } from "zod";

export type JsonSchema = { [key: string]: unknown } & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/**
 * As OpenAPI 3.1 has it (JSON Schema 2020-12). `input`: what may be sent, before anything is made of it. A rule that
 * JSON Schema has no words for stays out: the handler still checks it.
 */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return made as JsonSchema;
}
