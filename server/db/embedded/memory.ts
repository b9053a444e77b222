import { totalmem } from "node:os";

const MB = 1024 * 1024;
const LEAST_SHARED_MB = 128;
const MOST_SHARED_MB = 4096;

/** The memory of this machine, or of the container that this process runs in; in bytes. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * Sets how much of its tables PostgreSQL caches: a sixth of the memory, which it uses as tables grow. Its default is
 * the same for a laptop and for a business with millions of rows, where most of a query's time would then go into
 * reading the same pages again.
 */
export function memorySettings(available = availableMemory()): string[] {
  const megabytes = Math.floor(available / MB);
  const shared = Math.min(MOST_SHARED_MB, Math.max(LEAST_SHARED_MB, Math.floor(megabytes / 6)));
  return [`shared_buffers=${shared}MB`, `effective_cache_size=${Math.max(4 * shared, Math.floor(megabytes / 2))}MB`];
}
