import { Session } from "node:inspector/promises";
import { afterAll, beforeAll } from "vitest";

/**
 * How often blocks of the product's code run during a call. Work is counted, not timed: V8 reports it, and it does not
 * depend on the machine's load. Work inside one expression is not counted. Call it at the top of a test file.
 */
export function countedWork(): (act: () => unknown) => Promise<number> {
  const session = new Session();
  beforeAll(async () => {
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  });
  afterAll(async () => {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  });
  return async (act) => {
    await session.post("Profiler.takePreciseCoverage");
    act();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    let work = 0;
    for (const { url, functions } of result)
      if (/\/(?:server\/dietary|lib)\//.test(url))
        for (const { ranges } of functions) for (const { count } of ranges) work += count;
    return work;
  };
}
