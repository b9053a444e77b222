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
  let spent = NOTHING;
  for (const { id, name } of descendantsOf(ancestor)) {
    if (!isMeant(name)) continue;
    for (const thread of threadsOf(id)) spent = added(spent, thread.spent);
  }
  return spent;
}

type Process = { id: number; name: string };

/** The process itself and all that descend from it, with the names that the kernel has for them. */
function descendantsOf(ancestor: number): Process[] {
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
  return [...parents].filter(([id]) => descends(id)).map(([id, { name }]) => ({ id, name }));
}

/** The same for each of its descendants, by what it runs: the product's own processes for texts, passwords and pictures. */
export function spentByFile(ancestor: number, besides: readonly number[]): Map<string, Spent> {
  const spent = new Map<string, Spent>();
  for (const { id, name } of descendantsOf(ancestor)) {
    if (besides.includes(id) || name.startsWith("postgres")) continue;
    const file = fileOf(id) ?? name;
    for (const thread of threadsOf(id)) {
      const key = `${file} at nice ${thread.nice}`;
      spent.set(key, added(spent.get(key) ?? NOTHING, thread.spent));
    }
  }
  return spent;
}

/** The seconds that all processors of the machine have worked, whoever made them. */
export function spentByMachine(): number {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softIrq) / TICKS_PER_SECOND;
}

function fileOf(id: number): string | undefined {
  try {
    const words = readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
    return words
      .slice(1)
      .find((word) => /\.[mc]?[jt]s$/.test(word))
      ?.split("/")
      .at(-1);
  } catch {
    return undefined;
  }
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
