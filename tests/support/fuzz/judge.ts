import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "@/server/http/openapi/json-schema";
import type { MadeCall } from "./make-call";
import type { FuzzedOperation } from "./operations";
import type { CallerName, Fuzzed } from "./world";

const ajv = new Ajv2020({ strict: false, allErrors: false });
// Its types describe a module object that holds the function, but the module is the function itself.
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);

const compiled = new Map<string, ReturnType<Ajv2020["compile"]>>();
function validatorOf(key: string, schema: JsonSchema) {
  const known = compiled.get(key);
  if (known) return known;
  const made = ajv.compile(schema);
  compiled.set(key, made);
  return made;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function isDetail(detail: unknown): boolean {
  if (isText(detail)) return true;
  return (
    Array.isArray(detail) &&
    detail.length > 0 &&
    detail.every((each) => Array.isArray(each.loc) && isText(each.msg) && isText(each.type))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Internal texts that no answer may show. */
const INNARDS = [/prisma/i, /\bSELECT .+ FROM\b/, /node_modules/, /\bat \S+ \(.+:\d+:\d+\)/, /\$2[aby]\$\d\d\$/];

/** The administrator may read people's rows through the console, but no secrets. */
const isConsole = ({ documented }: FuzzedOperation): boolean => documented?.["x-who"] === "The administrator";

/** Describes what is wrong with the answer; null if nothing is. */
export function faultOf(operation: FuzzedOperation, caller: CallerName, made: MadeCall, world: Fuzzed): string | null {
  const { status, headers, text } = made;
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  // An answer may repeat what was sent, so a mark that the request contained is not a leak.
  const marks = isConsole(operation) && caller === "admin" ? [] : world.foreignMarks(caller);
  const sent = `${made.sent.body} ${made.sent.query} ${Object.values(made.sent.params).join(" ")}`;
  const leaked = marks.find((mark) => text.includes(mark) && !sent.includes(mark));
  if (leaked) return `holds what is another person's: ${around(text, leaked)}`;
  const secret = /\b(hash|confirm)-mark[0-9a-f]{12}/.exec(text)?.[0];
  if (secret) return `holds a secret: ${around(text, secret)}`;
  if (operation.address !== "/api/openapi.json") {
    const innards = INNARDS.map((pattern) => pattern.exec(text)?.[0]).find((each) => each && !sent.includes(each));
    if (innards) return `tells of the machinery: ${around(text, innards)}`;
  }
  if (operation.method !== "HEAD" && !headers.has("x-request-id") && operation.documented && !isDocument(operation)) {
    return "has no request id";
  }
  return status >= 400 ? faultOfRefusal(operation, made) : faultOfSuccess(operation, made);
}

const around = (text: string, part: string): string => {
  const at = text.indexOf(part);
  return `…${text.slice(Math.max(0, at - 120), at + 80)}…`;
};

/** Fixed documents and preflights, which do not use the common wrappers. */
const isDocument = ({ address, method }: FuzzedOperation): boolean =>
  method === "OPTIONS" ||
  address === "/api/openapi.json" ||
  address === "/oauth/jwks" ||
  address.startsWith("/.well-known/");

function faultOfRefusal(
  { isProtocol, method, address }: FuzzedOperation,
  { headers, text, status }: MadeCall,
): string | null {
  if (method === "HEAD") return null;
  const type = headers.get("content-type") ?? "";
  // Browsers get errors as a page.
  if (address === "/oauth/authorize" && type.startsWith("text/html")) return null;
  const body = parsed(text) as { detail?: unknown; error?: unknown; jsonrpc?: unknown } | undefined;
  if (!type.startsWith("application/json") || typeof body !== "object" || body === null) {
    return `${status} is not JSON: ${type} ${text.slice(0, 100)}`;
  }
  if (isDetail(body.detail)) return null;
  if (isProtocol && (isText(body.error) || body.jsonrpc === "2.0")) return null;
  // RFC 6750 3.1: an answer to a call without credentials has no error code.
  if (isProtocol && status === 401 && headers.has("www-authenticate")) return null;
  return `${status} has no detail: ${text.slice(0, 200)}`;
}

type Answers = Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;

function faultOfSuccess(operation: FuzzedOperation, { status, text, isStream }: MadeCall): string | null {
  const { documented, name } = operation;
  if (!documented || isStream || status === 304) return null;
  const answers = documented.responses as Answers;
  const successes = Object.keys(answers).filter((each) => /^2/.test(each));
  const first = successes[0] ?? "200";
  // A redirect may be part of the protocol without being documented.
  const isKnown = successes.includes(String(status)) || operation.isProtocol;
  if (!isKnown) return `answers ${status}, documented are ${successes.join(", ")}`;
  const schema = answers[first]?.content?.["application/json"]?.schema;
  if (!schema || status >= 300 || text === "") return null;
  const validate = validatorOf(name, schema);
  if (validate(parsed(text))) return null;
  return `does not match its schema: ${ajv.errorsText(validate.errors)}; ${text.slice(0, 300)}`;
}
