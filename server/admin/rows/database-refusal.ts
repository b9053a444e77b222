import type { PoolClient } from "pg";
import { AppError } from "@/lib/errors";
import { inEnglish } from "@/lib/i18n/speak";
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from "@/server/db/errors";

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Describes what a rule of the database refused; any other error is returned unchanged. */
export function toRefusal(error: unknown, doing: "write" | "delete"): unknown {
  if (error instanceof AppError) return error;
  if (isUniqueViolation(error)) return new AppError("conflict", "valueThere");
  if (isForeignKeyViolation(error)) {
    return doing === "delete" ? new AppError("conflict", "rowsPointHere") : new AppError("invalid", "noRowPointedTo");
  }
  if (isCheckViolation(error)) return new AppError("invalid", "valuesBreakRule");
  // Class 22: a value that the column's type cannot hold; 23502: an empty value where one is required.
  if (/^22...$/.test(codeOf(error)) || codeOf(error) === "23502") {
    return new AppError("invalid", "valueUnfit");
  }
  return error;
}

/**
 * Runs a step inside a savepoint. A refusal by the database reverts the step and is reported; any other error ends the
 * transaction.
 */
export async function trying<T>(
  client: PoolClient,
  work: () => Promise<T>,
): Promise<{ value: T } | { refusal: string }> {
  await client.query("SAVEPOINT part");
  try {
    const value = await work();
    await client.query("RELEASE SAVEPOINT part");
    return { value };
  } catch (error) {
    const refusal = toRefusal(error, "write");
    if (!(refusal instanceof AppError)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT part");
    return { refusal: inEnglish(refusal.sentence) };
  }
}
