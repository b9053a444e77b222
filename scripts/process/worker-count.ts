import { availableParallelism, totalmem } from "node:os";

/** The embedded database shares the machine with them, and takes a share of its processors. */
const MOST_BESIDE_DATABASE = 4;
/** What one takes with its threads when it has work, see docs/operations.md. */
const BYTES_EACH = 768 * 1024 * 1024;

type Machine = { cores: number; bytes: number };

/** What the processes may use, which in a container is less than the machine has. */
export function thisMachine(): Machine {
  // 0 where nothing limits it.
  const limited = process.constrainedMemory();
  const total = totalmem();
  return { cores: availableParallelism(), bytes: limited > 0 ? Math.min(limited, total) : total };
}

/**
 * How many processes answer requests: as many as were asked for, else as many as the machine has use for. Where there are
 * several, one more answers the large ones, and needs its memory too.
 */
export function countWorkers(requested: number | undefined, isEmbedded: boolean, { cores, bytes }: Machine): number {
  if (requested !== undefined) return requested;
  const most = Math.min(cores, Math.floor(bytes / BYTES_EACH) - 1, isEmbedded ? MOST_BESIDE_DATABASE : cores);
  return Math.max(1, most);
}
