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

/** The same for everything named `postgres` that descends from this process, together. */
export function spentByDatabase(ancestor: number): number {
  const parents = new Map<number, { parent: number; name: string }>();
  for (const id of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const [stat] = threadsOf(Number(id)).length > 0 ? [readFileSync(`/proc/${id}/stat`, "utf8")] : [];
    if (!stat) continue;
    parents.set(Number(id), {
      parent: Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]),
      name: stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")),
    });
  }
  const descends = (id: number): boolean =>
    id === ancestor || (parents.has(id) && descends(parents.get(id)?.parent ?? 0));
  let seconds = 0;
  for (const [id, { name }] of parents) {
    if (!name.startsWith("postgres") || !descends(id)) continue;
    for (const spent of threadsOf(id)) seconds += spent.seconds;
  }
  return seconds;
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
