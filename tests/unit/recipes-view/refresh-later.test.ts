import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refreshLater } from "@/components/recipes/refresh-later";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a page that waits for its recipe to be judged", () => {
  it("asks soon, then at growing intervals, and gives up", () => {
    const refresh = vi.fn();
    refreshLater(refresh);
    vi.advanceTimersByTime(5_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(refresh.mock.calls.length).toBeLessThan(8);
    vi.advanceTimersByTime(3_600_000);
    const callsBefore = refresh.mock.calls.length;
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(refresh).toHaveBeenCalledTimes(callsBefore);
  });

  it("stops asking when it is left, also between two tries", () => {
    const refresh = vi.fn();
    const stop = refreshLater(refresh);
    vi.advanceTimersByTime(2_000);
    stop();
    vi.advanceTimersByTime(3_600_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
