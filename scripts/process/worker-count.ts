import { availableParallelism, totalmem } from "node:os";

/** The embedded database runs on the same machine and takes a share of its CPU. */
const MOST_BESIDE_DATABASE = 4;
/** The memory that one process needs with its threads, see docs/operations.md. */
const BYTES_EACH = 768 * 1024 * 1024;

type Machine = { cores: number; bytes: number };

/** The memory that the processes may use, which in a container is less than the machine has. */
export function thisMachine(): Machine {
  // 0 if nothing limits it.
  const limited = process.constrainedMemory();
  const total = totalmem();
  return { cores: availableParallelism(), bytes: limited > 0 ? Math.min(limited, total) : total };
}

/**
 * The number of processes that answer requests: the configured number, or else as many as the machine can use. If
 * there are several, one more answers the large requests, and needs its memory, too.
 */
export function countWorkers(requested: number | undefined, isEmbedded: boolean, { cores, bytes }: Machine): number {
  if (requested !== undefined) return requested;
  const most = Math.min(cores, Math.floor(bytes / BYTES_EACH) - 1, isEmbedded ? MOST_BESIDE_DATABASE : cores);
  return Math.max(1, most);
}
