/** An error of PostgreSQL, node-postgres, Prisma's adapter or Prisma itself, in a common form. */
type Failure = {
  /** An SQLSTATE, a socket's error code, or undefined. */
  code: string | undefined;
  /** Prisma's own code, P…. */
  prismaCode: string | undefined;
  /** The driver adapter's name for the error, for those errors whose code it does not keep. */
  kind: string | undefined;
  constraint: string | undefined;
  message: string;
};

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const CHECK_VIOLATION = "23514";

/**
 * Codes beyond the classes 08 (connection) and 53 (resources: connections, memory, disk), which are recognised as a
 * whole.
 */
const UNAVAILABLE_CODES = new Set([
  "57P01", // The server is being shut down.
  "57P02", // The server ended after a crash of another session.
  "57P03", // The server is still starting.
  "25006", // Read-only: during a fail-over we reached a standby.
  "28000", // Our role or password is refused: a fault of the installation, not of the caller.
  "28P01",
  "3D000", // The database does not exist.
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Unreachable, timed out, refused, closed, no free connection, or no transaction in time. */
const UNAVAILABLE_PRISMA_CODES = new Set(["P1000", "P1001", "P1002", "P1003", "P1008", "P1010", "P1011", "P1017"]);
const OVERLOAD_PRISMA_CODES = new Set(["P2024", "P2028", "P2037"]);

const UNAVAILABLE_KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TlsConnectionError",
  "DatabaseDoesNotExist",
  "DatabaseAccessDenied",
  "AuthenticationFailed",
]);

/** node-postgres throws these as plain errors, without a code. */
const UNAVAILABLE_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/;

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Names of constraints come as `{index}`, `{foreignKey}` (through Prisma) or as a text (from the driver). */
function constraintName(value: unknown): string | undefined {
  return text(value) ?? text(field(value, "index")) ?? text(field(value, "foreignKey"));
}

function readFailure(error: unknown): Failure {
  const own = text(field(error, "code"));
  const isPrisma = own !== undefined && /^P\d{4}$/.test(own);
  const adapterError = field(field(error, "meta"), "driverAdapterError") ?? error;
  const cause = field(adapterError, "cause");
  return {
    code: text(field(cause, "originalCode")) ?? text(field(cause, "code")) ?? (isPrisma ? undefined : own),
    prismaCode: isPrisma ? own : undefined,
    kind: text(field(cause, "kind")),
    constraint: constraintName(field(cause, "constraint")) ?? text(field(error, "constraint")),
    message: text(field(error, "message")) ?? "",
  };
}

function isViolation(error: unknown, code: string, constraint: string | undefined): boolean {
  const failure = readFailure(error);
  if (failure.code !== code) return false;
  if (constraint === undefined) return true;
  // Prisma's adapter drops the name of a violated check; the sentence of the server still quotes it.
  return failure.constraint === constraint || failure.message.includes(`"${constraint}"`);
}

/** Whether a row with these values exists already. `constraint`: only violations of this unique constraint or index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, UNIQUE_VIOLATION, constraint);

/** Whether a row refers to one that does not exist, or a row to be deleted is still referred to. */
export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, FOREIGN_KEY_VIOLATION, constraint);

export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, CHECK_VIOLATION, constraint);

/** Whether the database cannot answer at the moment: the request itself is not at fault, and trying again may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, prismaCode, kind, message } = readFailure(error);
  if (code !== undefined && (UNAVAILABLE_CODES.has(code) || /^(08|53)...$/.test(code))) return true;
  if (prismaCode !== undefined && (UNAVAILABLE_PRISMA_CODES.has(prismaCode) || OVERLOAD_PRISMA_CODES.has(prismaCode))) {
    return true;
  }
  return (kind !== undefined && UNAVAILABLE_KINDS.has(kind)) || UNAVAILABLE_MESSAGES.test(message);
}
