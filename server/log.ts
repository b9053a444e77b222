import pino from "pino";
import { isDevelopment, isTest, logFile } from "./env";

/** Keys whose values must never reach the log, at any depth of the logged object. */
const SECRET_KEYS = [
  "password",
  "newPassword",
  "currentPassword",
  "new_password",
  "current_password",
  "token",
  "access_token",
  "refresh_token",
  "id_token",
  "code",
  "code_verifier",
  "client_secret",
  "secret",
  "authorization",
  "cookie",
  "email",
  "ip",
  "address",
];

const EMAIL = /[^\s@"'(<=:,]+@[^\s@"')>,;]+\.[^\s@"')>,;]+/g;
/**
 * Characters that a terminal obeys or does not show: they begin a line, move the cursor, turn the direction of text or
 * hide. A name, a path or a header may hold them, and a message quotes it.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const escapedUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
const escaped = (character: string): string => character.split("").map(escapedUnit).join("");
/** On one line, whatever it holds. */
const onOneLine = (text: string): string => text.replace(UNPRINTABLE, escaped);
const printable = (text: string): string =>
  text
    .replace(EMAIL, "[email]")
    .split("\n")
    .map((line) => onOneLine(line.replaceAll("\t", " ")))
    .join("\n");

/** The lines of a stack that name code. The message stands before them, and its own lines may look like such lines. */
function framesOf(stack: string, message: string): string {
  const at = stack.indexOf(message);
  const lines = (at < 0 ? stack : stack.slice(at + message.length)).split("\n");
  return lines
    .filter((line) => /^\s+at /.test(line))
    .map(onOneLine)
    .join("\n");
}

/**
 * Describes an error without people's data. Prisma's message quotes the whole call with its values before the line that
 * says what went wrong, and PostgreSQL names the offending row in `detail`, so neither is logged.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: printable(String(error)) };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const summary = name.startsWith("PrismaClient") ? (lines.at(-1)?.trim() ?? "") : message;
  return {
    type: name,
    errorCode: code,
    message: printable(summary),
    stack: framesOf(stack, message),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

type Line = { msg?: string; err?: { message?: string; stack?: string } };

/** What whoever develops reads at once; the rest is in the file. Only the stack has lines of its own. */
export function inTerminal(line: string): string {
  const { msg, err } = JSON.parse(line) as Line;
  const told = [msg, err?.message, ...(err?.stack?.split("\n") ?? [])];
  return told
    .filter((part) => part !== undefined && part !== "")
    .map((part) => onOneLine(part ?? ""))
    .join("\n");
}

const terminal: pino.DestinationStream = { write: (line) => void process.stderr.write(`${inTerminal(line)}\n`) };

/** Standard output, or the file that the start command chose. */
function destination(): pino.DestinationStream {
  const file = logFile();
  if (!file) return pino.destination(1);
  const stream = pino.destination({ dest: file, append: true });
  return isDevelopment() ? pino.multistream([{ stream }, { level: "error", stream: terminal }]) : stream;
}

/** Writes one JSON object per line. Request ids are added by the endpoint wrapper. */
export const log = pino(
  {
    // Unexpected errors are logged in tests too, because a bare 500 would not explain a failure.
    level: isTest() ? "error" : "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    // JSON escapes the control characters of ASCII only; the line's own end stays.
    hooks: { streamWrite: (line) => `${onOneLine(line.trimEnd())}\n` },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: "[redacted]" },
  },
  destination(),
);
