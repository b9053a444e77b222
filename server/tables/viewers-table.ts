import "server-only";
import { cookies } from "next/headers";
import { AppError } from "@/lib/errors";
import type { TableWire } from "@/lib/schemas/tables";
import { readTableCode } from "@/lib/tables/table-code";
import { getViewer } from "@/server/auth/viewer";
import { seatCookieName } from "./seat-token";
import { showTable } from "./show-table";

/** The table for the viewer of the current page, or null if the code opens nothing. */
export async function findViewersTable(typed: string): Promise<TableWire | null> {
  const code = readTableCode(typed);
  if (!code) return null;
  const [viewer, jar] = await Promise.all([getViewer(), cookies()]);
  const caller = { userId: viewer?.user.id ?? null, token: jar.get(seatCookieName())?.value ?? null };
  try {
    return await showTable(caller, code, "");
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
