import { expect, it } from "vitest";
import { poolConfig, processesOfThisMachine } from "@/server/db/client";

const URL_OF_DATABASE = "postgresql://nobody:nothing@127.0.0.1:1/none";

it.each([1, 2, 3, 4, 5, 9, 10])("%i processes of a machine have at most forty connections together", (processes) => {
  const { max = 0 } = poolConfig(URL_OF_DATABASE, processes);
  expect(max).toBeGreaterThanOrEqual(4);
  expect(max * processes).toBeLessThanOrEqual(40);
});

it("the process for large requests counts as one of them", () => {
  expect(processesOfThisMachine({ WORKERS: 4, LARGE_REQUESTS_SOCKET: "/run/large" })).toBe(5);
  expect(processesOfThisMachine({ WORKERS: 1, LARGE_REQUESTS_SOCKET: undefined })).toBe(1);
});

it("the database's address may set the number of connections of a process", () => {
  expect(poolConfig(`${URL_OF_DATABASE}?connection_limit=3`, 9).max).toBe(3);
});

it.each([1, 10, 30])(
  "with %i s of allowed silence, an idle connection is closed before it counts as lost",
  (seconds) => {
    const address = `${URL_OF_DATABASE}?socket_timeout=${seconds}`;
    for (const { idleTimeoutMillis } of [poolConfig(address), poolConfig(address, 1, 120_000)])
      expect(idleTimeoutMillis).toBeLessThan(seconds * 1000);
  },
);
