import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/**
 * Processor time that each thread of these processes has used, in seconds, by process, thread's name and nice value.
 * Linux alone tells; elsewhere nothing is known.
 */
export function spentBy(processes: Record<string, number>): Map<string, number> {
  const spent = new Map<string, number>();
  for (const [name, pid] of Object.entries(processes)) {
    for (const { thread, nice, seconds } of threadsOf(pid)) {
      const isMain = thread.id === pid;
      const key = `${name}, ${isMain ? "its main thread" : thread.name} at nice ${nice}`;
      spent.set(key, (spent.get(key) ?? 0) + seconds);
    }
  }
  return spent;
}

type Spent = { thread: { id: number; name: string }; nice: number; seconds: number };

function threadsOf(pid: number): Spent[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((id) => {
      const line = readFileSync(`/proc/${pid}/task/${id}/stat`, "utf8");
      const name = line.slice(line.indexOf("(") + 1, line.lastIndexOf(")"));
      const fields = line
        .slice(line.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number.parseFloat);
      const seconds = ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_PER_SECOND;
      return [{ thread: { id: Number(id), name }, nice: fields[16] ?? 0, seconds }];
    });
  } catch {
    return [];
  }
}
