import { readFile } from "node:fs/promises";

const TICK_MS = 10;

/** Milliseconds that the process has had of a processor so far; null where the system does not say (not Linux). */
export async function processorTimeMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The name in brackets may hold blanks; behind it the 14th and 15th fields are the 12th and 13th.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : null;
}

/** The process that answers requests, behind the start command. */
export async function serverBehind(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return Number(children.trim().split(" ").at(-1) ?? 0);
}
