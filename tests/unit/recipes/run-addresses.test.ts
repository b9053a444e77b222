import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type AddressRow,
  notBegun,
  runAddresses,
} from "@/app/(site)/(recipes)/saved/move/_components/addresses/run-addresses";
import { ApiError } from "@/lib/api-call";
import { carry } from "@/lib/carry-client";
import type { ImportedAddressesWire } from "@/lib/schemas/imported-addresses";

const list = (count: number) => Array.from({ length: count }, (_, at) => notBegun(`https://a.example/${at}`));
const added = (address: string): AddressRow => ({
  ...notBegun(address),
  state: "added",
  title: address,
  recipe_id: "1",
});
const all = (addresses: readonly string[]): ImportedAddressesWire => ({
  addresses: addresses.map(added),
  retry_after_seconds: null,
});
const none = (addresses: readonly string[], seconds: number | null): ImportedAddressesWire => ({
  addresses: addresses.map(notBegun),
  retry_after_seconds: seconds,
});

function run(rows: readonly AddressRow[], signal = new AbortController().signal) {
  let latest = rows;
  const onProgress = (next: readonly AddressRow[]) => {
    latest = next;
  };
  return runAddresses({ rows, signal, onProgress }).then((stopped) => ({
    stopped,
    states: latest.map(({ state }) => state),
  }));
}

afterEach(() => vi.restoreAllMocks());

describe("the import of a list of addresses", () => {
  it("sends all of 200, each once and in order", async () => {
    const sent: string[] = [];
    vi.spyOn(carry, "sendAddresses").mockImplementation(async (addresses) => {
      sent.push(...addresses);
      return all(addresses);
    });
    const rows = list(200);
    const { stopped, states } = await run(rows);
    expect(stopped).toBeNull();
    expect(new Set(states)).toEqual(new Set(["added"]));
    expect(sent).toEqual(rows.map(({ address }) => address));
  });

  it("ends with what came in when the connection is lost, and goes on with the rest", async () => {
    const send = vi
      .spyOn(carry, "sendAddresses")
      .mockImplementationOnce(async (addresses) => all(addresses))
      .mockRejectedValueOnce(new ApiError(0, "No connection."));
    const lost = await run(list(4));
    expect(lost).toEqual({
      stopped: { why: "failed", problem: "No connection." },
      states: ["added", "added", "waiting", "waiting"],
    });
    send.mockImplementation(async (addresses) => all(addresses));
    const rows = list(4).map((row, at) => (at < 2 ? added(row.address) : row));
    expect((await run(rows)).states).toEqual(["added", "added", "added", "added"]);
    expect(send.mock.calls.at(-1)).toEqual([["https://a.example/2", "https://a.example/3"]]);
  });

  it("waits a moment when asked to, says how long a longer wait is, and gives up where nothing is ever begun", async () => {
    vi.useFakeTimers();
    try {
      const send = vi
        .spyOn(carry, "sendAddresses")
        .mockImplementationOnce(async (addresses) => none(addresses, 5))
        .mockRejectedValueOnce(new ApiError(429, "Too many."))
        .mockImplementation(async (addresses) => all(addresses));
      const patient = run(list(2));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await patient).toEqual({ stopped: null, states: ["added", "added"] });
      send.mockImplementation(async (addresses) => none(addresses, 1800));
      expect((await run(list(2))).stopped).toEqual({ why: "limit", seconds: 1800 });
      send.mockImplementation(async (addresses) => none(addresses, null));
      const hopeless = run(list(2));
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await hopeless).stopped).toEqual({ why: "busy" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("stops after the page that is being read, also during a wait", async () => {
    const control = new AbortController();
    const send = vi.spyOn(carry, "sendAddresses").mockImplementation(async (addresses) => {
      control.abort();
      return all(addresses);
    });
    expect(await run(list(6), control.signal)).toMatchObject({ stopped: { why: "cancelled" } });
    expect(send).toHaveBeenCalledTimes(1);
    const waiting = new AbortController();
    send.mockImplementation(async (addresses) => {
      setTimeout(() => waiting.abort());
      return none(addresses, 60);
    });
    expect(await run(list(2), waiting.signal)).toMatchObject({ stopped: { why: "cancelled" } });
  });
});
