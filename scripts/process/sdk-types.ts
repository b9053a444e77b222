import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { analyzeMenuBody, analyzeMenuWire } from "@/lib/schemas/analysis";
import { redirectUrisWire, tokenResponseWire, userInfoWire } from "@/lib/schemas/oauth";
import { onlineVisitBody } from "@/lib/schemas/visits";
import { type JsonSchema, toJsonSchema } from "@/server/http/openapi/json-schema";

/** A schema under the name that the packages use, and where openapi.json has it. */
type SdkType = { call: string; part: "body" | "answer"; schema: JsonSchema };

const answer = (call: string, schema: Parameters<typeof toJsonSchema>[0]): SdkType => ({
  call,
  part: "answer",
  schema: toJsonSchema(schema, "output"),
});
const body = (call: string, schema: Parameters<typeof toJsonSchema>[0]): SdkType => ({
  call,
  part: "body",
  schema: toJsonSchema(schema, "input"),
});

export const SDK_TYPES: Readonly<Record<string, SdkType>> = {
  UserInfo: answer("GET /oauth/userinfo", userInfoWire),
  Tokens: answer("POST /oauth/token", tokenResponseWire),
  MenuQuestion: body("POST /api/analysis/menu", analyzeMenuBody),
  MenuAnswer: answer("POST /api/analysis/menu", analyzeMenuWire),
  RedirectUris: answer("GET /oauth/client/{clientId}/redirect-uris", redirectUrisWire),
  OnlineVisit: body("POST /api/visits/online", onlineVisitBody),
};

const FILES: Readonly<Record<string, readonly string[]>> = {
  "sdk/widget/src/wire.generated.ts": Object.keys(SDK_TYPES),
  "sdk/react-native/src/wire.generated.ts": ["UserInfo", "Tokens", "MenuQuestion", "MenuAnswer"],
};

/** The text of each package's file of types: what it sends to the product and gets from it. */
export function writeSdkTypes(): Record<string, string> {
  const head = "// Made by `node scripts/run.mjs calls` from the schemas of the product's own calls.\n";
  return Object.fromEntries(
    Object.entries(FILES).map(([file, names]) => [
      file,
      head + names.map((name) => `\n${declarationOf(name, SDK_TYPES[name] as SdkType)}`).join(""),
    ]),
  );
}

const declarationOf = (name: string, { call, part, schema }: SdkType): string =>
  `/** The ${part} of ${call}. */\nexport type ${name} = ${typeOf(schema, { indent: "", list: part === "body" ? "readonly " : "" })};\n`;

/** `list`: what stands before the type of a list. */
type Style = { indent: string; list: "" | "readonly " };

const SIMPLE = { string: "string", number: "number", integer: "number", boolean: "boolean", null: "null" };

/** JSON Schema as TypeScript. What no type can say, as the length of a text, is left out. */
export function typeOf(schema: JsonSchema, style: Style): string {
  const { enum: values, const: value, anyOf, items, type } = schema as Keywords;
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((each) => JSON.stringify(each)).join(" | ");
  if (anyOf) return [...new Set(anyOf.map((each) => typeOf(each, style)))].join(" | ");
  if (type === "array") return `${style.list}${wrapped(typeOf(items ?? {}, style))}[]`;
  if (type === "object") return objectOf(schema, style);
  const names = [type ?? []].flat().map((each) => SIMPLE[each as keyof typeof SIMPLE]);
  return names.length > 0 ? names.join(" | ") : "unknown";
}

type Keywords = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
};

const wrapped = (text: string): string => (/[ |]/.test(text) && !text.startsWith("{") ? `(${text})` : text);

function objectOf(schema: JsonSchema, style: Style): string {
  const { properties = {}, required = [], additionalProperties: more } = schema as Keywords;
  const inner = { ...style, indent: `${style.indent}  ` };
  const { indent } = inner;
  const lines = Object.entries(properties).map(
    ([name, each]) => `${indent}${name}${required.includes(name) ? "" : "?"}: ${typeOf(each, inner)};\n`,
  );
  // Further fields have the types of those that are named, too: TypeScript has no "any other name".
  const isOpen = typeof more === "object" && (Object.keys(more).length > 0 || lines.length === 0);
  if (isOpen)
    lines.push(`${indent}[field: string]: ${lines.length > 0 ? "unknown" : typeOf(more as JsonSchema, inner)};\n`);
  return lines.length === 0 ? "object" : `{\n${lines.join("")}${style.indent}}`;
}

export async function listSdkTypes(root: string): Promise<void> {
  for (const [name, text] of Object.entries(writeSdkTypes())) {
    const file = path.join(root, name);
    if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
  }
}
