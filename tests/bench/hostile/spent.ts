import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;
const NANOSECONDS_PER_SECOND = 1e9;

/** In seconds: `ran` is CPU time, `waited` is the time in which the process was ready to run but had no CPU. */
export type Spent = { ran: number; waited: number };

const NOTHING: Spent = { ran: 0, waited: 0 };
const added = (a: Spent, b: Spent): Spent => ({ ran: a.ran + b.ran, waited: a.waited + b.waited });
export const since = (after: Spent, before: Spent = NOTHING): Spent => ({
  ran: after.ran - before.ran,
  waited: after.waited - before.waited,
});

/**
 * CPU time of the threads of these processes, by process, thread name and nice value.
 * Empty except on Linux.
 */
export function spentBy(processes: Record<string, number>): Map<string, Spent> {
  const spent = new Map<string, Spent>();
  for (const [name, pid] of Object.entries(processes)) {
    for (const thread of threadsOf(pid)) {
      const key = `${name}, ${thread.id === pid ? "its main thread" : thread.name} at nice ${thread.nice}`;
      spent.set(key, added(spent.get(key) ?? NOTHING, thread.spent));
    }
  }
  return spent;
}

/** The same, added up for all descendants of this process named `postgres`. */
export const spentByDatabase = (ancestor: number): Spent =>
  spentByDescendants(ancestor, (name) => name.startsWith("postgres"));

/** The same, added up for the process itself and those of its descendants that `isMeant` selects. */
export function spentByDescendants(ancestor: number, isMeant: (name: string) => boolean): Spent {
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
  let spent = NOTHING;
  for (const [id, { name }] of parents) {
    if (!isMeant(name) || !descends(id)) continue;
    for (const thread of threadsOf(id)) spent = added(spent, thread.spent);
  }
  return spent;
}

type Thread = { id: number; name: string; nice: number; spent: Spent };

/** Format: proc_pid_stat(5), and Documentation/scheduler/sched-stats.rst of the Linux kernel. */
function threadsOf(pid: number): Thread[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((id) => {
      const line = readFileSync(`/proc/${pid}/task/${id}/stat`, "utf8");
      const [, waited] = readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ").map(Number);
      const fields = line
        .slice(line.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number.parseFloat);
      const ran = ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_PER_SECOND;
      const spent = { ran, waited: (waited ?? 0) / NANOSECONDS_PER_SECOND };
      return [
        {
          id: Number(id),
          name: line.slice(line.indexOf("(") + 1, line.lastIndexOf(")")),
          nice: fields[16] ?? 0,
          spent,
        },
      ];
    });
  } catch {
    return [];
  }
}
