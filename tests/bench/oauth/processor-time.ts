import { readFile } from "node:fs/promises";

const TICK_MS = 10;

/** CPU time of the process so far in milliseconds; null where the system does not report it (not Linux). */
export async function processorTimeMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The name in brackets may contain spaces. After it, the 14th and 15th fields (utime, stime) are at index 11 and 12.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : null;
}

/** The process that answers requests, a child of the start command. */
export async function serverBehind(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return Number(children.trim().split(" ").at(-1) ?? 0);
}
