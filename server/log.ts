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
/** Characters that move a terminal's cursor or begin a line: a name or a header may hold them, and a message quotes it. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu;
const BEYOND_ASCII = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (character: string): string => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
const printable = (text: string): string => text.replace(EMAIL, "[email]").replace(UNPRINTABLE, escaped);

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
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    errorCode: code,
    message: printable(summary),
    stack: frames.join("\n"),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** Whoever develops sees at once what broke; the rest is read in the file. */
const inTerminal: pino.DestinationStream = {
  write: (line) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message?: string; stack?: string } };
    process.stderr.write(`${[msg, err?.message, err?.stack].filter(Boolean).join("\n")}\n`);
  },
};

/** Standard output, or the file that the start command chose. */
function destination(): pino.DestinationStream {
  const file = logFile();
  if (!file) return pino.destination(1);
  const stream = pino.destination({ dest: file, append: true });
  return isDevelopment() ? pino.multistream([{ stream }, { level: "error", stream: inTerminal }]) : stream;
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
    // JSON escapes the control characters of ASCII only.
    hooks: { streamWrite: (line) => line.replace(BEYOND_ASCII, escaped) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: "[redacted]" },
  },
  destination(),
);
